/**
 * Tours as JSON, in files and links. A puzzle is a line of 81 digits, a position its notation (`41207.3`), a cell its
 * name (`r4c5`), so that a person can read and write them. What is read may be damaged or malicious: each scene and each
 * step is checked by itself, and those that do not hold are left out, with the reason.
 */
import {
  array,
  boolean,
  check,
  finite,
  type GenericSchema,
  type InferOutput,
  integer,
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
  regex,
  safeParse,
  string,
  transform,
  unknown,
  variant,
} from 'valibot'
import { strategyWithId } from '../../search/programs/registry.ts'
import { QUESTION_KINDS } from '../../search/predict/question.ts'
import { positionNotation, positionOfNotation, START } from '../../search/trace/position.ts'
import { givensOf } from '../../sudoku/givens.ts'
import { gridOfLine, lineOf } from '../../sudoku/grid.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { OWN_LANGUAGES } from '../../sudoku/reading/language.ts'
import { failure, type Result, success } from '../../sudoku/result.ts'
import { cellNotation, cellOfNotation } from '../../sudoku/units.ts'
import {
  FASTEST,
  FEWEST_ANSWERS,
  MOST,
  type Scene,
  SHOWN_PARTS,
  SLOWEST,
  type Tour,
  type TourStep,
} from './tour.ts'

/** Version of the format; raised when older pages could no longer read it. */
const FORMAT = 1

/** Why a part of a tour does not hold. */
export type FaultReason =
  | { readonly kind: 'missing' | 'empty' | 'invalid' }
  /** @property most characters or entries */
  | { readonly kind: 'too-long'; readonly most: number }

/** A part of a tour that does not hold. */
export interface PartFault {
  /** Number of the step or scene, from 1; undefined if the fault is in neither. */
  readonly step: number | undefined
  readonly scene: number | undefined
  /** The property, such as `question.answers.2.text`; empty for the whole step or scene. */
  readonly part: string
  readonly reason: FaultReason
}

/** Why nothing of a tour can be shown. */
export type TourFault =
  | { readonly kind: 'not-json' | 'not-a-tour' | 'newer-format' }
  /** The link is damaged, or its tour is too large. */
  | { readonly kind: 'damaged' | 'too-large' }
  | { readonly kind: 'no-lesson'; readonly id: string }
  | { readonly kind: 'bad-part'; readonly fault: PartFault }

export interface ReadTour {
  /** The scenes and steps that hold. */
  readonly tour: Tour
  /** What was left out. */
  readonly faults: readonly PartFault[]
}

const text = (most: number) => pipe(string(), minLength(1), maxLength(most))
const index = pipe(number(), integer(), minValue(0), maxValue(MOST.scenes - 1))

const puzzle = pipe(
  string(),
  regex(/^[0-9.]{81}$/),
  transform(gridOfLine),
  check((grid) => givensOf(grid).ok),
)

const ownProgram = { language: picklist(OWN_LANGUAGES), text: text(MOST.program) }

const program = variant('kind', [
  object({
    kind: literal('builtIn'),
    id: pipe(
      string(),
      check((id) => strategyWithId(id) !== undefined),
    ),
    extent: picklist(['first', 'all']),
    version: pipe(number(), integer(), minValue(1)),
  }),
  object({ kind: literal('own'), ...ownProgram }),
])

const scene = object({ puzzle, program })

const position = pipe(
  string(),
  check((notation) => positionOfNotation(notation) !== undefined),
  transform((notation) => positionOfNotation(notation) ?? START),
)

const cell = pipe(string(), regex(/^r[1-9]c[1-9]$/), transform(cellOfNotation))

const answer = object({ text: text(MOST.answer), reply: text(MOST.reply), isRight: boolean() })

const question = variant('kind', [
  object({ kind: literal('predict'), asks: picklist(QUESTION_KINDS) }),
  object({
    kind: literal('choice'),
    ask: text(MOST.ask),
    answers: pipe(
      array(answer),
      minLength(FEWEST_ANSWERS),
      maxLength(MOST.answers),
      check((answers) => answers.some(({ isRight }) => isRight)),
    ),
  }),
])

const step = pipe(
  object({
    scene: index,
    at: position,
    title: optional(text(MOST.stepTitle)),
    words: text(MOST.words),
    points: optional(pipe(array(cell), maxLength(MOST.points)), []),
    open: optional(pipe(array(picklist(SHOWN_PARTS)), maxLength(SHOWN_PARTS.length)), []),
    eventsPerSecond: optional(pipe(number(), finite(), minValue(SLOWEST), maxValue(FASTEST))),
    question: optional(question),
  }),
  transform(({ at, ...others }): TourStep => ({ ...others, position: at })),
)

const label = text(MOST.label)

const exercise = variant('kind', [
  object({
    kind: literal('mend'),
    label,
    language: picklist(OWN_LANGUAGES),
    broken: pipe(string(), regex(/^\w{1,40}$/)),
  }),
  object({
    kind: literal('grade'),
    label,
    judge: pipe(
      string(),
      check((id) => judgeWithId(id) !== undefined),
    ),
    program: optional(object(ownProgram)),
  }),
  object({ kind: literal('run'), label, scene }),
])

const outline = object({
  title: text(MOST.title),
  scenes: pipe(array(unknown()), minLength(1), maxLength(MOST.scenes)),
  steps: pipe(array(unknown()), minLength(1), maxLength(MOST.steps)),
  exercise: optional(unknown()),
})

const marked = object({ backdoku: literal('tour'), format: pipe(number(), integer(), minValue(1)) })

/** Reads a tour from JSON. */
export function readTour(written: string): Result<ReadTour, TourFault> {
  let data: unknown
  try {
    // A byte order mark counts as space.
    data = JSON.parse(written.trim())
  } catch {
    return failure({ kind: 'not-json' })
  }
  const mark = safeParse(marked, data)
  if (!mark.success) return failure({ kind: 'not-a-tour' })
  if (mark.output.format > FORMAT) return failure({ kind: 'newer-format' })
  const whole = parsed(outline, data, {})
  return whole.ok ? readParts(whole.value) : failure({ kind: 'bad-part', fault: whole.error })
}

function readParts({ title, ...parts }: InferOutput<typeof outline>): Result<ReadTour, TourFault> {
  const faults: PartFault[] = []
  const scenes: Scene[] = []
  /** By index in the file: the index among the scenes that hold; undefined if the scene does not. */
  const sceneAt: (number | undefined)[] = []
  for (const [at, data] of parts.scenes.entries()) {
    const one = parsed(scene, data, { scene: at + 1 })
    sceneAt.push(one.ok ? scenes.push(one.value) - 1 : undefined)
    if (!one.ok) faults.push(one.error)
  }
  const steps: TourStep[] = []
  for (const [at, data] of parts.steps.entries()) {
    const one = parsed(step, data, { step: at + 1 })
    const scene = one.ok ? sceneAt[one.value.scene] : undefined
    if (!one.ok) faults.push(one.error)
    else if (scene !== undefined) steps.push({ ...one.value, scene })
    else faults.push({ step: at + 1, scene: undefined, part: 'scene', reason: { kind: 'invalid' } })
  }
  if (steps.length === 0) return failure({ kind: 'bad-part', fault: faults[0] })
  const task = parts.exercise === undefined ? undefined : parsed(exercise, parts.exercise, {}, 'exercise')
  if (task?.ok === false) faults.push(task.error)
  return success({ tour: { title, scenes, steps, exercise: task?.ok ? task.value : undefined }, faults })
}

/** @param place of what is parsed, which a fault names @param within the property that holds the data */
function parsed<Value>(
  schema: GenericSchema<unknown, Value>,
  data: unknown,
  place: { readonly step?: number; readonly scene?: number },
  within?: string,
): Result<Value, PartFault> {
  const { success: holds, output, issues } = safeParse(schema, data, { abortEarly: true })
  if (holds) return success(output)
  const [{ type, input, path, requirement }] = issues
  const keys = path?.map(({ key }) => String(key)) ?? []
  const part = [...(within === undefined ? [] : [within]), ...keys].join('.')
  return failure({ step: place.step, scene: place.scene, part, reason: reasonOf(type, input, requirement) })
}

function reasonOf(type: string, input: unknown, requirement: unknown): FaultReason {
  if (type === 'max_length') return { kind: 'too-long', most: Number(requirement) }
  if (type === 'min_length') return { kind: 'empty' }
  return { kind: input === undefined ? 'missing' : 'invalid' }
}

/** Writes a tour as JSON. @param indent spaces a level; 0 for one line */
export function tourText({ title, scenes, steps, exercise: task }: Tour, indent = 0): string {
  return JSON.stringify(
    {
      backdoku: 'tour',
      format: FORMAT,
      title,
      scenes: scenes.map(writtenScene),
      steps: steps.map(({ position: at, points, ...others }) => ({
        at: positionNotation(at),
        ...others,
        points: points.map(cellNotation),
      })),
      exercise: task?.kind === 'run' ? { ...task, scene: writtenScene(task.scene) } : task,
    },
    undefined,
    indent,
  )
}

function writtenScene({ puzzle: grid, program: searched }: Scene) {
  return { puzzle: lineOf(grid), program: searched }
}
