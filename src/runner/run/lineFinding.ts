/**
 * Searches for breakpoint hits on lines of a user's program that write nothing to the board. No recorded event
 * marks such a line, so the program is rerun with only those lines watched. The rerun reports the event after which one
 * of them ran, and the lines that ran after that event give the step.
 */
import { Lost } from '../../calls/question.ts'
import type { Breakpoint, Condition } from '../../search/breakpoints/breakpoint.ts'
import type { Direction } from '../../search/breakpoints/stopFinder.ts'
import type { KnownLines } from './knownLines.ts'
import { lineStepAfter, lineStepBefore } from './lineSteps.ts'
import { CELLS } from '../../sudoku/units.ts'
import type { Position } from '../../search/trace/position.ts'
import type { FindStopOrder, FindStopReport } from '../../search/worker/solverQuestions.ts'
import type { RunTold, TargetLines } from '../questions.ts'

/** Lines with breakpoints to look for. */
interface SoughtLines {
  /** Lines to find, each with its range of depths. */
  readonly lines: TargetLines['lines']
  /** Exclusive: a hit at this position does not count. */
  readonly from: Position
  readonly direction: Direction
}

/** The ended run of a user's program, in which a rerun can find lines. */
export interface RerunnableRun {
  /** True if a line has written to the board; its hits are events. @param line from 1 */
  hasWritten(line: number): boolean
  readonly events: number
  /** Number of digits placed after an event. */
  depthAt(event: number): number
  /** Waits for the lines that ran around an event. */
  linesAround(event: number, signal: AbortSignal): Promise<KnownLines | 'unknown'>
  /** Reruns the program to find the event after which a line runs; answers undefined if none does. */
  find(target: TargetLines, signal: AbortSignal): AsyncIterable<RunTold<number | undefined>>
}

/**
 * Searches the lines, too, once the search through recorded events has ended.
 * @param run the run to search, if it has ended and its lines can be found
 * @param recorded the search through recorded events; its result stays if no line is nearer, or if the rerun is lost
 */
export async function* findLineStop(
  order: FindStopOrder,
  run: RerunnableRun | undefined,
  recorded: AsyncIterable<FindStopReport>,
  signal: AbortSignal,
): AsyncGenerator<FindStopReport, void, void> {
  const sought = run && soughtLines(run, order)
  if (run === undefined || sought === undefined) {
    yield* recorded
    return
  }
  const { from, lines, direction } = sought
  let best: FindStopReport | undefined
  for await (const report of recorded) {
    if (report.kind === 'searching') yield { kind: 'searching', event: from.event }
    else best = report
  }
  if (best === undefined) return
  const here = await stepOfHit(sought, run, from.event, signal)
  if (here !== undefined) return yield { kind: 'found', position: { event: from.event, step: here } }
  const range = rangeBeyond(sought, best, run.events)
  if (range.from > range.to) return yield best
  let event: number | undefined
  try {
    for await (const told of run.find({ lines, direction, ...range }, signal)) {
      if (told.type === 'alive') yield { kind: 'searching', event: told.events }
      if (told.type === 'answered') event = told.answer
    }
  } catch (error) {
    if (!(error instanceof Lost)) throw error
  }
  if (event === undefined) return yield best
  const step = await stepOfHit(sought, run, event, signal)
  yield { kind: 'found', position: { event, step: step ?? 0 } }
}

/** Returns the lines to look for in a run; undefined if there are none. */
function soughtLines(run: RerunnableRun, { goal, from, direction }: FindStopOrder): SoughtLines | undefined {
  if (goal.kind !== 'hit') return undefined
  const lines = goal.breakpoints.flatMap((breakpoint) => targetLine(breakpoint, run))
  return lines.length === 0 ? undefined : { lines, from, direction }
}

/** Finds the step of a hit in the lines after an event; undefined if there is no hit, or if the lines are unknown. */
async function stepOfHit(
  { from, lines, direction }: SoughtLines,
  run: RerunnableRun,
  event: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const known = await run.linesAround(event, signal)
  if (known === 'unknown') return undefined
  const depth = run.depthAt(event)
  const possible = lines.filter(([, least, most]) => least <= depth && depth <= most)
  const requested = new Set(possible.map(([line]) => line))
  const isHere = event === from.event
  return direction === 'forward'
    ? lineStepAfter(known, requested, event, isHere ? from.step : 0)
    : lineStepBefore(known, requested, event, isHere ? from.step : Number.POSITIVE_INFINITY)
}

/** Events to rerun: beyond `from` in the direction of the search, up to the hit among recorded events if there is one. */
function rangeBeyond(
  { direction, from }: SoughtLines,
  best: FindStopReport,
  events: number,
): { from: number; to: number } {
  const hit = best.kind === 'found' ? best.position.event : undefined
  return direction === 'forward'
    ? { from: from.event + 1, to: hit === undefined ? events : hit - 1 }
    : { from: hit ?? 0, to: from.event - 1 }
}

/**
 * Returns the line of a breakpoint to watch in a rerun, with its range of depths, as an array of one. The array is
 * empty if the breakpoint is not on a line of the source, or its line writes to the board. It is also empty if the
 * breakpoint stops only at its n-th hit or has a condition on anything but the depth: neither can apply to a line that
 * writes nothing.
 */
function targetLine(
  { place, conditions, nth }: Breakpoint,
  { hasWritten }: RerunnableRun,
): readonly TargetLines['lines'][number][] {
  if (place.kind !== 'source-line' || nth > 0 || hasWritten(place.line)) return []
  const depths = conditions.flatMap(depthsIn)
  if (depths.length < conditions.length) return []
  const least = Math.max(0, ...depths.map(([from]) => from))
  const most = Math.min(CELLS, ...depths.map(([, to]) => to))
  return [[place.line, least, most]]
}

/** Returns the range of depths of a condition on the depth; empty for other conditions. */
function depthsIn(condition: Condition): readonly (readonly [least: number, most: number])[] {
  if (condition.kind !== 'depth') return []
  const { relation, depth } = condition
  return [[depth, relation === '=' ? depth : CELLS]]
}
