import { DEPTH_CHANGE, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { Step, StepKind } from '../steps/step.ts'
import { stepsFrom } from '../steps/steps.ts'
import { depthBefore, depthsOf } from '../trace/depths.ts'
import { type Moment, openingMoment } from '../trace/moment.ts'
import { CHUNK_EVENTS } from '../trace/chunk.ts'
import { replay } from '../trace/replay.ts'
import type { Condition } from './breakpoint.ts'
import type { ScannedTrace, Scanner, HitVisitor } from './scanner.ts'

/** A search by a built-in program, which can be stepped through. */
export interface WalkedSearch {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
}

/** Kinds of steps made only on a full board. */
const ON_FULL_BOARD: ReadonlySet<StepKind> = new Set(['full', 'check', 'report', 'stop', 'goOn'])

/**
 * Returns a scanner for a breakpoint at a line that makes an event never or only sometimes. It steps through the
 * program line by line: a million events per second. It skips chunks of events that never reach the requested depth, a
 * hundred times as fast.
 */
export function lineScanner(
  trace: ScannedTrace,
  search: WalkedSearch,
  kind: StepKind,
  conditions: readonly Condition[],
): Scanner {
  const depths = requestedDepths(kind, conditions, blanksOf(search.givens).length)
  return {
    scan: (number, visit) =>
      reachesAnyOf(trace, number, depths) && scanChunk(trace, search, number, kind, conditions, visit),
  }
}

/** Inclusive range of depths: numbers of digits on the board besides the givens. */
interface Depths {
  readonly least: number
  readonly most: number
}

/** Returns the depths possible at a hit. */
function requestedDepths(kind: StepKind, conditions: readonly Condition[], blanks: number): Depths {
  const every: Depths = { least: ON_FULL_BOARD.has(kind) ? blanks : 0, most: blanks }
  return conditions.reduce(({ least, most }, condition): Depths => {
    if (condition.kind !== 'depth') return { least, most }
    const { relation, depth } = condition
    return { least: Math.max(least, depth), most: relation === '=' ? Math.min(most, depth) : most }
  }, every)
}

/**
 * True if a chunk has any of the depths, before its first event or after any event; also for a chunk without events.
 */
function reachesAnyOf(trace: ScannedTrace, number: number, { least, most }: Depths): boolean {
  // The steps after the last event may be on a separate chunk without events.
  if (number * CHUNK_EVENTS >= trace.frontier.event) return true
  const chunk = trace.chunk(number)
  const isAmong = (depth: number) => depth >= least && depth <= most
  return isAmong(depthBefore(chunk)) || depthsOf(chunk).some(isAmong)
}

/** Visits the hits on a chunk. @returns true if `visit` ended the scan */
function scanChunk(
  trace: ScannedTrace,
  search: WalkedSearch,
  number: number,
  target: StepKind,
  conditions: readonly Condition[],
  visit: HitVisitor,
): boolean {
  const { givens, strategy, extent } = search
  const { frontier } = trace
  const first = number * CHUNK_EVENTS
  const end = Math.min(first + CHUNK_EVENTS, frontier.event)
  // If the last chunk is full, the steps after the last event are on a separate chunk.
  const isLast = frontier.ended && frontier.event < first + CHUNK_EVENTS
  if (first > end || (first === end && !isLast)) return false
  const moment = momentAt(trace, givens, number)
  let { event } = moment
  let depth = moment.stack.length
  let fine = 0
  for (const step of stepsFrom(givens, strategy, extent, moment)) {
    if (step.event === undefined) {
      fine++
    } else {
      event++
      fine = 0
      depth += DEPTH_CHANGE[kindOf(step.event)]
    }
    const isHit = step.kind === target && conditions.every((condition) => isMet(condition, step, depth))
    if (isHit && visit(event, fine)) return true
    if (event === end && !isLast) return false
  }
  return false
}

function momentAt(trace: ScannedTrace, givens: Givens, number: number): Moment {
  return number === 0 ? openingMoment(givens) : replay(givens, trace.chunk(number - 1), number * CHUNK_EVENTS)
}

function isMet(condition: Condition, step: Step, depth: number): boolean {
  switch (condition.kind) {
    case 'cell':
      return step.cell === condition.cell
    case 'digit':
      return step.digit === condition.digit
    case 'depth':
      return condition.relation === '=' ? depth === condition.depth : depth >= condition.depth
    case 'call':
      return step.depth <= condition.atMost
    default:
      return assertNever(condition)
  }
}
