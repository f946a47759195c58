import type { Givens } from '../givens.ts'
import type { Grid } from '../grid.ts'
import type { Extent, Strategy } from '../search/strategy.ts'
import { bitmasks } from '../programs/bitmasks/strategy.ts'
import { digitExchangeTo, type NamedTransform, TRANSFORMS } from '../transforms/registry.ts'
import { IDENTITY, sameTransform, type Transform, transformed } from '../transforms/transform.ts'
import { CostCounter } from './cost.ts'
import { DIGITS } from '../units.ts'

/** The events of a search: exact if it has ended, otherwise a lower bound. */
export interface EventCount {
  readonly events: number
  readonly ended: boolean
}

/** A program's cost for a puzzle after a transform. */
export interface TransformCost extends EventCount {
  /** Its id. */
  readonly transform: string
}

/** The cost of a program after the transform that helps it most. */
export interface CheapestTransform {
  /** Its id. */
  readonly transform: string
  /** So many times fewer events. */
  readonly factor: number
}

/** Less is not worth the advice. */
const WORTHWHILE = 2

/** @returns undefined where none helps much, as far as is known */
export function cheapestTransform(
  present: EventCount,
  costs: readonly TransformCost[],
): CheapestTransform | undefined {
  const [cheapest] = costs.filter(({ ended }) => ended).toSorted((one, other) => one.events - other.events)
  if (cheapest === undefined || present.events < WORTHWHILE * cheapest.events) return undefined
  return { transform: cheapest.transform, factor: present.events / Math.max(1, cheapest.events) }
}

/**
 * Transforms that are worth knowing the cost of: all that have a name, and, if the solution is known, the exchanges of
 * digits that make its first row 123456789, which ascending digits meet first, and 987654321, which they meet last.
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

/** Counters of what each transform would make of a puzzle's cost, in the same order. */
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
 * A program that makes the same events as another and is counted in less time. Programs that walk the blanks in row-major
 * order, clear each failed digit and accept what they have filled all search the same tree; only their work differs.
 */
export function cheapestWithSameEvents(strategy: Strategy): Strategy {
  return strategy.order === 'row-major' && strategy.clears === 'each' ? bitmasks : strategy
}
