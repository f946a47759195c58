import type { Givens } from '../../sudoku/givens.ts'
import { STRATEGIES } from '../programs/registry.ts'
import { tables } from '../programs/tables/strategy.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { CostCounter, type SplitCost } from './cost.ts'
import { derivedWork } from './sharedWork.ts'
import { BlanksLeft, workSplit } from './workSplit.ts'

/** A program's cost for a puzzle, with the same extent for all compared programs. */
export interface ComparedCost extends SplitCost {
  readonly strategy: string
  /** The program's branching order. All `row-major` programs make the same number of placements. */
  readonly order: Strategy['order']
}

/**
 * Counts the search of one program (the lead). Derives the work (number of elementary operations) of its followers,
 * which make the same events.
 */
export class ComparedSearch {
  /** Runs the lead's search; to be advanced by the caller. */
  readonly counter: CostCounter
  readonly #givens: Givens
  readonly #followers: readonly Strategy[]

  constructor(givens: Givens, lead: Strategy, followers: readonly Strategy[], extent: Extent) {
    this.counter = new CostCounter(givens, lead, extent)
    this.#givens = givens
    this.#followers = followers
  }

  /** Returns the costs of the lead and its followers so far. */
  costs(): readonly ComparedCost[] {
    const { counter } = this
    const { id: strategy, order } = counter.strategy
    const led = { strategy, order, ...counter.splitCost }
    return [led, ...this.#followers.map((follower) => this.#costOf(follower, led))]
  }

  #costOf(follower: Strategy, led: ComparedCost): ComparedCost {
    const checkpoint = this.counter.checkpoint()
    const work = workOf(follower, this.counter.strategy, this.#givens, checkpoint)
    if (work === undefined) throw new RangeError(`Nobody counts ${follower.id}`)
    const split = workSplit(follower, this.#givens, { ...checkpoint, work }, new BlanksLeft(this.#givens))
    return { ...led, strategy: follower.id, work, kinds: split }
  }
}

/** Derives a follower's work from its lead's counts; undefined if they do not determine it. */
function workOf(
  follower: Strategy,
  lead: Strategy,
  givens: Givens,
  checkpoint: Parameters<typeof derivedWork>[3],
): number | undefined {
  const { rowMajorWork: own } = follower
  const { rowMajorWork: led } = lead
  return own === undefined || led === undefined ? undefined : derivedWork(own, led, givens, checkpoint)
}

/** Returns the searches that cover every program. Only the first, that of `tables`, has followers. */
export function comparedSearches(givens: Givens, extent: Extent): readonly ComparedSearch[] {
  const start = new CostCounter(givens, tables, extent).checkpoint()
  const follows = (strategy: Strategy) =>
    strategy !== tables && workOf(strategy, tables, givens, start) !== undefined
  const others = STRATEGIES.filter((strategy) => strategy !== tables && !follows(strategy))
  return [
    new ComparedSearch(givens, tables, STRATEGIES.filter(follows), extent),
    ...others.map((strategy) => new ComparedSearch(givens, strategy, [], extent)),
  ]
}
