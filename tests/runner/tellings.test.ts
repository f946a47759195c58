/** What the workers for users' programs tell: of real programs it is valid, damaged tellings and chunks are not. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { isToClient } from '../../src/calls/envelope.ts'
import type { Kind } from '../../src/calls/question.ts'
import { packedChunk, unpackedChunk } from '../../src/search/trace/packedChunk.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { JavaScriptWorker } from '../support/javascript.ts'
import { program, PythonWorker } from '../support/python.ts'
import { REAL_PROGRAMS as JAVASCRIPT_PROGRAMS } from './javascript/programs.ts'
import { REAL_PROGRAMS } from './python/programs.ts'
import type { OwnQuestions } from '../../src/runner/questions.ts'
import { isTelling } from '../../src/runner/tellings.ts'
import { some } from '../thorough.ts'

const WRITES = Uint16Array.of((3 << 4) | 5, 80 << 4)
const LINES = Uint16Array.of(7, 8)
const CHUNK = packedChunk({ writes: WRITES, lines: LINES, calls: new Uint16Array(2) })
const FINISHED = { kind: 'finished', answer: undefined } as const

const ENDED = {
  type: 'ended',
  outcome: FINISHED,
  output: '',
  errors: '',
  diagnostics: [],
  elapsedMs: 1.5,
  events: 2,
  hidden: undefined,
  digests: [-7, 7],
  isLight: true,
} as const

const INSPECTION = {
  from: 0,
  to: 2,
  calls: [{ name: '<module>', line: 1, variables: [{ name: 'board', value: [[1, 2], { set: [3] }] }] }],
  lines: [{ before: 0, after: 1, line: 1, stack: [0], omitted: 0 }],
  differs: false,
}

const STORY = {
  kind: 'read',
  writes: [{ event: 1, step: 0, line: 2, before: undefined, after: [1] }],
  from: 0,
  to: 2,
  isWhole: true,
} as const

type OwnKind = Kind<OwnQuestions>

const answered = (answer: unknown) => ({ type: 'answered', answer })
const GRADED = { outcome: FINISHED, output: '', errors: '', elapsedMs: 1, memoryBytes: 0, io: undefined }
const PROBED = {
  writes: WRITES,
  lines: LINES,
  outcome: FINISHED,
  output: '',
  hasBoard: true,
  isComplete: true,
}

/** Valid tellings, each with the kind of its question. */
const TOLD = {
  fetching: ['run', { type: 'fetching', bytes: 1, totalBytes: 2 }],
  loaded: ['count', { type: 'loaded' }],
  compiling: ['run', { type: 'compiling' }],
  recorded: ['run', { type: 'recorded', writes: WRITES, lines: LINES }],
  packed: ['run', { type: 'packed', chunk: CHUNK }],
  running: ['run', { type: 'running', elapsedMs: 200 }],
  again: ['run', { type: 'again' }],
  ended: ['run', ENDED],
  alive: ['find', { type: 'alive', events: 3 }],
  inspected: ['inspect', answered(INSPECTION)],
  found: ['find', answered(undefined)],
  counted: ['count', answered([[1, 2, 3]])],
  'not counted': ['count', answered(undefined)],
  timed: ['time', answered(1.5)],
  'not timed': ['time', answered(undefined)],
  followed: ['follow', answered(STORY)],
  graded: ['grade', answered(GRADED)],
  probed: ['probe', answered(PROBED)],
} as const satisfies Record<string, readonly [OwnKind, unknown]>

const run = (type: 'recorded' | 'packed' | 'running', change: object): readonly [OwnKind, unknown] => [
  'run',
  { ...TOLD[type][1], ...change },
]
const ended = (change: object): readonly [OwnKind, unknown] => ['run', { ...ENDED, ...change }]

function nestedList(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const inspected = (change: object): readonly [OwnKind, unknown] => [
  'inspect',
  answered({ ...INSPECTION, ...change }),
]
const withValue = (value: unknown) =>
  inspected({ calls: [{ name: 'f', line: 1, variables: [{ name: 'x', value }] }] })

/** Damaged tellings, each with the kind of its question. */
const DAMAGED: Readonly<Record<string, readonly [OwnKind, unknown]>> = {
  nothing: ['run', undefined],
  null: ['run', null],
  'a text': ['run', 'ended'],
  'an unknown type': ['run', { type: 'believe' }],
  'what another question has': ['count', { type: 'again' }],
  'the answer of another question': ['inspect', answered(STORY)],
  'no answer': ['inspect', answered(undefined)],
  'half an event that is found': ['find', answered(1.5)],
  'a cell beyond the board': run('recorded', { writes: Uint16Array.of(1, 81 << 4) }),
  'a line too few': run('recorded', { lines: Uint16Array.of(1) }),
  'writes in a list': run('recorded', { writes: [1, 2] }),
  'more writes than a chunk has': run('recorded', {
    writes: new Uint16Array(20_000),
    lines: new Uint16Array(20_000),
  }),
  'a chunk cut short': run('packed', { chunk: CHUNK.slice(0, 8) }),
  'an empty chunk': run('packed', { chunk: new Uint8Array() }),
  'a chunk of more writes than it has': run('packed', {
    chunk: Uint8Array.of(0, 64, 0, 0, 0, 0),
  }),
  'a write without a value': ['follow', answered({ ...STORY, writes: [{ event: 1, step: 0, line: 2 }] })],
  'more writes than are listed': [
    'follow',
    answered({ ...STORY, writes: Array.from({ length: 11 }, () => STORY.writes[0]) }),
  ],
  'an unknown outcome': ended({ outcome: { kind: 'accepted' } }),
  'no outcome': ended({ outcome: undefined }),
  'an answer that is no text': ended({ outcome: { kind: 'finished', answer: 81 } }),
  'an endless output': ended({ output: 'x'.repeat((1 << 22) + 1) }),
  'an output that is no text': ended({ output: { trim: 1 } }),
  'an endless message': ended({
    outcome: { kind: 'runtime-error', line: 1, error: 'E', message: 'x'.repeat((1 << 22) + 1), calls: 1 },
  }),
  'time that is none': ended({ elapsedMs: Number.NaN }),
  'time without end': run('running', { elapsedMs: Infinity }),
  'time before 0': run('running', { elapsedMs: -1 }),
  'half an event': ended({ events: 0.5 }),
  'events without end': ended({ events: Infinity }),
  'an unknown reason to hide': ended({ hidden: 'because' }),
  'diagnostics that are none': ended({ diagnostics: [{ severity: 'fatal', message: '' }] }),
  'a line 0': ended({ outcome: { kind: 'time-limit', line: 0 } }),
  'a call that is not there': inspected({
    lines: [{ before: 0, after: 1, line: 1, stack: [1], omitted: 0 }],
  }),
  'events that go back': inspected({ lines: [{ before: 2, after: 1, line: 1, stack: [], omitted: 0 }] }),
  'a variable without a value': withValue(undefined),
  'an object as a value': withValue({ toString: 1 }),
  'lists in lists without end': withValue(nestedList(100_000)),
  'counts that are none': ['count', answered([[1, 2]])],
  'a count below 0': ['count', answered([[1, 2, -3]])],
  'seconds that are none': ['time', answered('fast')],
}

describe('What is told', () => {
  const [python, javascript] = [new PythonWorker(), new JavaScriptWorker()]

  test.each(Object.entries(TOLD))('that is %s is valid', (_, [kind, told]) => {
    expect(isTelling(kind, told)).toBe(true)
  })

  test.each(Object.entries(DAMAGED))('with %s is invalid', (_, [kind, told]) => {
    expect(isTelling(kind, told)).toBe(false)
  })

  property.prop([fc.anything()])('is rejected without an exception if it is anything else', (data) => {
    expect(isTelling('run', data)).toBe(false)
    expect(isTelling('values', data)).toBe(false)
    expect(isToClient(data)).toBe(false)
  })

  test.each(some(REAL_PROGRAMS, 1))(
    'of the Python worker that runs $name is valid',
    async ({ source, input }) => {
      const ownProgram = program(source, PUZZLES.codewars1, input)
      await python.run(ownProgram)
      await python.inspect(ownProgram, 100, 200)
      await python.count(ownProgram, 100)
      await python.find(ownProgram, { lines: [[1, 0, 81]], from: 0, to: 100, direction: 'forward' })
      expect(python.invalid()).toEqual([])
    },
  )

  test.each(some(JAVASCRIPT_PROGRAMS, 1))(
    'of the JavaScript worker that runs $name is valid',
    async (ran) => {
      const ownProgram = program(ran.source, PUZZLES.codewars1, ran.input)
      await javascript.run(ownProgram)
      await javascript.inspect(ownProgram, 100, 200)
      expect(javascript.invalid()).toEqual([])
    },
  )

  test.each([
    ['Python', python, 'raise type("E" * 5_000_000, (Exception,), {})("m" * 5_000_000)'],
    ['JavaScript', javascript, 'throw Object.assign(new Error("m".repeat(5e6)), { name: "E".repeat(5e6) })'],
  ])('of %s is valid when an error has a name and a message without end', async (_, worker, source) => {
    const { outcome } = await worker.run(program(source, PUZZLES.codewars1))
    expect(outcome.kind).toBe('runtime-error')
    expect(worker.invalid()).toEqual([])
  })
})

property.prop([fc.uint8Array({ maxLength: 400 }), fc.nat(300)])(
  'A chunk of any bytes is either writes to a board, or refused',
  (bytes, count) => {
    const chunk = Uint8Array.from([count & 255, count >> 8, 0, 0, 0, 0, ...bytes])
    try {
      const { writes } = unpackedChunk(chunk)
      expect(writes.every((write) => write >> 4 < 81 && (write & 15) <= 9)).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
    }
  },
)
