/** Computes the steps of any built-in program from a moment of its search. */
import type { Givens } from '../../sudoku/givens.ts'
import { stepperOf } from '../programs/registry.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import { type Segment, segmentOf, stepsOf } from './segment.ts'
import type { Step } from './step.ts'
import { Walk } from './walk.ts'

/** Returns the segment that begins at a moment of the program's search. */
export function segmentAfter(givens: Givens, strategy: Strategy, extent: Extent, moment: Moment): Segment {
  return segmentOf(stepperOf(strategy), givens, extent, moment)
}

/** Yields every step from a moment to the end of the search, without variables and frames. */
export function stepsFrom(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  moment: Moment,
): IterableIterator<Step> {
  return stepsOf(stepperOf(strategy), new Walk(givens, extent, moment, 'place'))
}
