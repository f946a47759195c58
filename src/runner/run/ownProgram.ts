/**
 * The debugger's model of a user's own program: its recorded events, plus the lines that ran between them, where these
 * are known.
 */
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { ProgramCall, ReturnedCall, Step, Variable } from '../../search/steps/step.ts'
import type { Segment } from '../../search/steps/segment.ts'
import type { Moment } from '../../search/trace/moment.ts'
import { codeAlone } from '../text/sourceText.ts'
import { type Definition, definitionAt, definitionsIn } from '../text/definitions.ts'
import { type FilledBy, filledCells } from './filledCells.ts'
import type { KnownCall, KnownLine, KnownLines } from './knownLines.ts'

/** Returns the lines that ran around an event. `pending`: they are being traced. `unknown`: they are not available. */
export type LinesAround = (event: number) => KnownLines | 'pending' | 'unknown'

/** The source of the program that was recorded. */
export interface OwnSource {
  readonly text: string
  readonly language: OwnLanguage
}

/**
 * Adds the known lines to the model of a recording. A line that made no event becomes a step; a line that made events
 * gives its number and calls to their steps. Where no lines are known, steps lose their calls.
 * @param recorded model of the recording alone
 */
export function ownProgram(
  recorded: ProgramModel,
  linesAround: LinesAround,
  { text, language }: OwnSource,
): ProgramModel {
  let parsed: Parsed | undefined
  /** Parses the source when its first lines are known: most runs show none. */
  const source = () =>
    (parsed ??= {
      parametersOf: parametersIn(definitionsIn(text, language)),
      lines: codeAlone(text, language).split('\n'),
    })
  return {
    ...recorded,
    segment(moment) {
      const known = linesAround(moment.event)
      const coarse = recorded.segment(moment)
      if (known !== 'pending' && known !== 'unknown') return withKnownLines(coarse, known, moment, source())
      const { arrival, steps } = coarse
      return {
        arrival: arrival && withoutCalls(arrival),
        steps: steps.map(withoutCalls),
        lines: known,
      }
    },
  }
}

interface Parsed {
  readonly parametersOf: ParametersOf
  /** The code of each line, without comments and texts. */
  readonly lines: readonly string[]
}

/** Removes the calls that the recording derives from its board: they have no names. */
function withoutCalls(step: Step): Step {
  return { ...step, frames: [] }
}

function withKnownLines(coarse: Segment, known: KnownLines, moment: Moment, source: Parsed): Segment {
  const { event } = moment
  const { lines } = known
  const arrivedBy = lines.findLast(({ before, after }) => before < event && event <= after)
  const between = lines.filter(({ before, after }) => before === event && after === event)
  const leading = lines.find(({ before, after }) => before === event && after > event)
  const filled = filledCells(known, arrivedBy, coarse.arrival?.event, moment, source.lines)
  const state = (ran: KnownLine, filledBy: FilledBy) => stepState(known, ran, source.parametersOf, filledBy)
  const arrival =
    coarse.arrival && arrivedBy ? { ...coarse.arrival, ...state(arrivedBy, filled) } : coarse.arrival
  return {
    arrival,
    steps: [
      ...between.map((line): Step => ({ ...LINE, ...state(line, filled) })),
      // If one line made several events, each is a separate step.
      ...coarse.steps.map((step) =>
        leading === undefined
          ? step
          : { ...step, ...state(leading, filledCells(known, leading, step.event, moment, source.lines)) },
      ),
    ],
    lines: 'known',
  }
}

/** Fields of the step of a line that made no event. */
const LINE = {
  kind: 'line',
  event: undefined,
  cell: undefined,
  digit: undefined,
  refusal: undefined,
} as const

/** Returns the fields of a step that the line determines. */
function stepState(known: KnownLines, ran: KnownLine, parametersOf: ParametersOf, filledBy: FilledBy) {
  const { line, stack, omitted } = ran
  const frames = stack.map((number, index): ProgramCall => {
    const call = known.calls[number]
    const { name, line: at, variables } = call
    return {
      kind: 'program',
      depth: omitted + index,
      name,
      line: at,
      variables,
      parameters: parametersOf(call),
      filled: filledBy(ran, index),
    }
  })
  return {
    line,
    depth: Math.max(0, omitted + stack.length - 1),
    variables: frames.at(-1)?.variables ?? [],
    frames,
    returned: returnedTo(known, ran, parametersOf),
  }
}

type ParametersOf = (call: KnownCall) => readonly Variable[]

/** Returns a function that returns the parameters of a call, which is part of many steps. */
function parametersIn(definitions: readonly Definition[]): ParametersOf {
  const known = new WeakMap<KnownCall, readonly Variable[]>()
  return (call) => {
    const { name, line, variables } = call
    const found =
      known.get(call) ??
      (definitionAt(definitions, name, line)?.parameters ?? []).flatMap(
        (parameter) => variables.find((variable) => variable.name === parameter) ?? [],
      )
    known.set(call, found)
    return found
  }
}

/**
 * Returns the latest call that returned to the call of a line, since the latest event before the line; undefined if
 * there is none.
 */
function returnedTo(
  { calls, lines }: KnownLines,
  ran: KnownLine,
  parametersOf: ParametersOf,
): ReturnedCall | undefined {
  const depth = depthOf(ran)
  for (let index = lines.indexOf(ran); index > 0; index--) {
    const { returned, after } = lines[index]
    const here = depthOf(lines[index])
    // Stops at a line of the caller, or at a line that ended before the latest event.
    if (here < depth || after < ran.before) return undefined
    if (here === depth && returned !== undefined) {
      const call = calls[lines[index - 1].stack.at(-1) ?? 0]
      return { ...returned, variables: call.variables, parameters: parametersOf(call) }
    }
  }
  return undefined
}

function depthOf({ stack, omitted }: KnownLine): number {
  return omitted + stack.length
}
