/** Counts the events that a program needs after each transform of a puzzle. */
import type { Givens } from '../../sudoku/givens.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { bitmasks } from '../programs/bitmasks/strategy.ts'
import { digitExchangeTo, type NamedTransform, TRANSFORMS } from '../../sudoku/transforms/registry.ts'
import { IDENTITY, sameTransform, type Transform, transformed } from '../../sudoku/transforms/transform.ts'
import { CostCounter } from './cost.ts'
import { DIGITS } from '../../sudoku/units.ts'

/** Number of events of a search: exact if it has ended, else a lower bound. */
export interface EventCount {
  readonly events: number
  readonly ended: boolean
}

/** A program's cost for a puzzle after a transform. */
export interface TransformCost extends EventCount {
  readonly transform: string
}

/** The transform after which a program needs the fewest events. */
export interface CheapestTransform {
  readonly transform: string
  /** Events without the transform ÷ events after it. */
  readonly factor: number
}

/** Minimum factor worth recommending. */
const WORTHWHILE = 2

/**
 * Returns the transform with the fewest events, of those counted to the end; undefined if none is, or if it helps less
 * than `WORTHWHILE`.
 * @param present events without a transform
 */
export function cheapestTransform(
  present: EventCount,
  costs: readonly TransformCost[],
): CheapestTransform | undefined {
  const [cheapest] = costs.filter(({ ended }) => ended).toSorted((one, other) => one.events - other.events)
  if (cheapest === undefined || present.events < WORTHWHILE * cheapest.events) return undefined
  return { transform: cheapest.transform, factor: present.events / Math.max(1, cheapest.events) }
}

/**
 * Returns the transforms worth costing: all named transforms and, if the solution is known, two exchanges of digits.
 * One makes the solution's first row 123456789, which a search with ascending digits reaches first. The other makes it
 * 987654321, which such a search reaches last. An exchange is left out if it changes nothing or equals a named
 * transform.
 */
export function transformsFor(solution?: Grid): readonly NamedTransform[] {
  const exchanges =
    solution === undefined ? [] : [digitExchangeTo(solution, DIGITS), digitExchangeTo(solution, DESCENDING)]
  const others = exchanges.filter(
    (exchange) => ![IDENTITY, ...TRANSFORMS].some((transform) => sameTransform(transform, exchange)),
  )
  return [...TRANSFORMS, ...others]
}

const DESCENDING = DIGITS.toReversed()

/** Creates a cost counter for the puzzle after each transform, in the same order. */
export function transformCounters(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  transforms: readonly Transform[],
): readonly CostCounter[] {
  const counted = cheapestWithSameEvents(strategy)
  return transforms.map((transform) => new CostCounter(transformed(givens, transform), counted, extent))
}

export function transformCostOf(
  { id: transform }: NamedTransform,
  { events, ended }: CostCounter,
): TransformCost {
  return { transform, events, ended }
}

/**
 * Returns the program that makes the same events and is fastest to count. Programs that walk the blanks in row-major
 * order, clear each failed digit and accept every full board search the same tree; only their work differs. For other
 * programs, returns the program itself.
 */
export function cheapestWithSameEvents(strategy: Strategy): Strategy {
  return strategy.order === 'row-major' && strategy.clears === 'each' ? bitmasks : strategy
}
