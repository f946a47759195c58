/**
 * Schemas of what a worker that runs users' own programs tells. The worker runs untrusted code, so what does not match
 * is rejected, and the worker is ended.
 */
import {
  array,
  boolean,
  check,
  custom,
  finite,
  type GenericSchema,
  instance,
  integer,
  is,
  length,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictTuple,
  string,
  union,
  variant,
} from 'valibot'
import type { KnownLine } from './run/knownLines.ts'
import { MOST_COLUMNS, MOST_ROWS, MAX_VALUE_CHARACTERS } from './run/lineValues.ts'
import { WRITES_AFTER, WRITES_BEFORE } from './run/variableStory.ts'
import { HIDDEN } from './run/outcome.ts'
import type { WatchValue } from '../search/steps/step.ts'
import { isPackedChunk } from '../search/trace/packedChunk.ts'
import { CHUNK_EVENTS } from '../search/trace/chunk.ts'
import { CELLS } from '../sudoku/units.ts'
import type { OwnQuestions, RunTold } from './questions.ts'

/** Maximum length of a text: four times the maximum output of a program. */
const MAX_TEXT = 1 << 22
/** Maximum nesting of lists in a variable; no language reports more than three. */
const MAX_LEVELS = 8
/** Maximum number of entries in a list of a message. */
const MOST_ENTRIES = 1 << 16
/** Maximum number of files in a report. */
const MOST_FILES = 64

const text = pipe(string(), maxLength(MAX_TEXT))
const milliseconds = pipe(number(), finite(), minValue(0))
const count = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))
const line = pipe(number(), integer(), minValue(1), maxValue(1 << 24))
/** Place in the source, from 1. */
const place = { line: optional(line), column: optional(line) }

/** Writes to the board (cell × 16 + digit), and the line of each. */
const parts = {
  writes: pipe(
    instance(Uint16Array<ArrayBuffer>),
    maxLength(CHUNK_EVENTS),
    check((writes) => writes.every((write) => write >> 4 < CELLS)),
  ),
  lines: pipe(instance(Uint16Array<ArrayBuffer>), maxLength(CHUNK_EVENTS)),
}

const outcome = variant('kind', [
  object({ kind: literal('finished'), answer: optional(text) }),
  object({ kind: literal('no-function'), name: text }),
  object({ kind: literal('runtime-error'), line: place.line, error: text, message: text, calls: count }),
  object({ kind: literal('syntax-error'), ...place, error: text, message: text }),
  object({ kind: literal('compile-error'), ...place, message: text }),
  object({ kind: picklist(['time-limit', 'memory-limit', 'output-limit']), line: place.line }),
])

const io = object({
  input: picklist(['unread', 'read', 'overread']),
  standIns: pipe(array(text), maxLength(MOST_FILES)),
  written: pipe(array(object({ name: text, text })), maxLength(MOST_FILES)),
})

const diagnostic = object({ severity: picklist(['error', 'warning']), ...place, message: text })

const watched = custom<WatchValue>((shown) => isWatchValue(shown, MAX_LEVELS))
const variable = object({ name: text, value: watched })

const inspection = pipe(
  object({
    from: count,
    to: count,
    calls: pipe(
      array(object({ name: text, line, variables: pipe(array(variable), maxLength(MOST_ENTRIES)) })),
      maxLength(MOST_ENTRIES),
    ),
    lines: pipe(
      array(
        object({
          before: count,
          after: count,
          line,
          stack: array(count),
          omitted: count,
          returned: optional(variable),
        }),
      ),
      maxLength(MOST_ENTRIES),
    ),
    differs: boolean(),
  }),
  check((reported) => isInOrder(reported)),
)

/** Text of a value; may have twice `MAX_VALUE_CHARACTERS`, because languages count characters differently. */
const value = pipe(string(), maxLength(2 * MAX_VALUE_CHARACTERS))
/** Position in an expression, from 1, of a fault or of a change that it would make; missing if unknown. */
const position = optional(pipe(count, minValue(1)))

const values = variant('kind', [
  pipe(
    object({
      kind: literal('read'),
      columns: pipe(array(text), minLength(1), maxLength(MOST_COLUMNS)),
      events: pipe(array(count), maxLength(MOST_ROWS)),
      cells: pipe(array(count), maxLength(MOST_ROWS * MOST_COLUMNS)),
      pool: array(union([pipe(number(), finite()), value, object({ error: value })])),
      end: picklist(['all', 'full', 'cut']),
      upTo: count,
    }),
    check(
      ({ columns, events, cells, pool }) =>
        cells.length === columns.length * events.length && cells.every((index) => index < pool.length),
    ),
  ),
  object({ kind: literal('fault'), column: position, message: text }),
  object({ kind: literal('changes'), column: position, what: text }),
  object({ kind: literal('no-code'), next: optional(line) }),
  object({ kind: literal('differs') }),
])

const story = variant('kind', [
  object({
    kind: literal('read'),
    writes: pipe(
      array(object({ event: count, step: count, line, before: optional(watched), after: watched })),
      maxLength(WRITES_BEFORE + WRITES_AFTER),
    ),
    from: count,
    to: count,
    isWhole: boolean(),
  }),
  object({ kind: literal('missing') }),
  object({ kind: literal('differs') }),
])

/** Digests of the chunks of a run: 32-bit integers. */
const digests = pipe(array(pipe(number(), integer())), maxLength(MOST_ENTRIES))

const starting = [
  object({ type: literal('fetching'), bytes: count, totalBytes: count }),
  object({ type: literal('loaded') }),
] as const

const recording = variant('type', [
  ...starting,
  object({ type: literal('compiling') }),
  pipe(
    object({ type: literal('recorded'), ...parts }),
    check(({ writes, lines }) => writes.length === lines.length),
  ),
  object({
    type: literal('packed'),
    chunk: pipe(
      instance(Uint8Array<ArrayBuffer>),
      check((chunk) => isPackedChunk(chunk)),
    ),
  }),
  object({ type: literal('running'), elapsedMs: milliseconds, line: place.line }),
  object({ type: literal('again') }),
  object({
    type: literal('ended'),
    outcome,
    output: text,
    errors: optional(text),
    diagnostics: pipe(array(diagnostic), maxLength(MOST_ENTRIES)),
    elapsedMs: milliseconds,
    events: count,
    hidden: optional(picklist(HIDDEN)),
    io: optional(io),
    digests,
    isLight: boolean(),
  }),
])

/** Returns the schema of what is told of a question, from that of its answer. */
function runTold<Answer>(answer: GenericSchema<unknown, Answer>): GenericSchema<unknown, RunTold<Answer>> {
  return variant('type', [
    ...starting,
    object({ type: literal('alive'), events: count }),
    object({ type: literal('answered'), answer }),
  ])
}

const lineCounts = pipe(array(pipe(strictTuple([line, count, count]), length(3))), maxLength(MOST_ENTRIES))

const graded = object({
  outcome,
  output: text,
  errors: text,
  elapsedMs: milliseconds,
  memoryBytes: count,
  io: optional(io),
})

const probed = pipe(
  object({ ...parts, outcome, output: text, hasBoard: boolean(), isComplete: boolean() }),
  check(({ writes, lines }) => writes.length === lines.length),
)

const TOLD: Readonly<Record<keyof OwnQuestions, GenericSchema>> = {
  run: recording,
  inspect: runTold(inspection),
  find: runTold(optional(count)),
  values: runTold(values),
  follow: runTold(story),
  count: runTold(optional(lineCounts)),
  grade: runTold(graded),
  probe: runTold(probed),
  time: runTold(optional(milliseconds)),
}

export function isTelling(kind: keyof OwnQuestions, tell: unknown): boolean {
  return is(TOLD[kind], tell)
}

/** Returns true for a `WatchValue`. @param levels maximum nesting of lists, so that no value exhausts the stack */
function isWatchValue(value: unknown, levels: number): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return true
  if (typeof value === 'string') return value.length <= MAX_TEXT
  if (typeof value !== 'object' || value === null || levels === 0) return false
  if ('text' in value) return typeof value.text === 'string' && value.text.length <= MAX_TEXT
  const entries = 'set' in value ? value.set : value
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return false
  return entries.every((entry) => isWatchValue(entry, levels - 1))
}

interface OrderedLines {
  readonly calls: readonly unknown[]
  readonly lines: readonly Pick<KnownLine, 'before' | 'after' | 'stack'>[]
}

/** Returns true if no line ends before it begins, and all stacks refer to existing calls. */
function isInOrder({ calls, lines }: OrderedLines): boolean {
  return lines.every(
    ({ before, after, stack }) => before <= after && stack.every((call) => call < calls.length),
  )
}
