import type { Givens } from '../../sudoku/givens.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { STRATEGIES } from '../programs/registry.ts'
import { tables } from '../programs/tables/strategy.ts'
import { type Cost, CostCounter } from './cost.ts'
import { type Gauge, gaugeOf } from '../../sudoku/facts/gauge.ts'
import { followsFromPlacements, sharedWork } from './sharedWork.ts'

/** A program's cost for a puzzle, with the extent that its author chose. */
export interface ProgramCost extends Cost {
  readonly strategy: string
  readonly extent: Extent
}

/**
 * Counts every program's cost for a puzzle. One search serves all programs that walk its tree and whose work follows
 * from its placements.
 */
export class ProgramCosts {
  /** Once these searches have ended, the costs of all programs are known. */
  readonly counters: readonly CostCounter[]
  readonly #givens: Givens
  /** Counts the search in row-major order, which serves several programs. */
  readonly #rowMajor: CostCounter

  constructor(givens: Givens) {
    this.#givens = givens
    this.#rowMajor = new CostCounter(givens, tables, 'first')
    const own = STRATEGIES.filter((strategy) => strategy !== tables && !this.#isCovered(strategy))
    this.counters = [this.#rowMajor, ...own.map((strategy) => new CostCounter(givens, strategy))]
  }

  /** Returns the costs so far, in the order of the menu of programs. */
  costs(): readonly ProgramCost[] {
    const checkpoint = this.#rowMajor.checkpoint()
    return STRATEGIES.map((strategy) => {
      const { id, extent, rowMajorWork } = strategy
      const counter = this.counters.find((one) => one.strategy === strategy)
      if (counter !== undefined) return { strategy: id, extent, ...counter.cost }
      if (!followsFromPlacements(rowMajorWork)) throw new RangeError(`Nobody counts ${id}`)
      const work = sharedWork(rowMajorWork, this.#givens, checkpoint)
      return { strategy: id, extent, ...this.#rowMajor.cost, work }
    })
  }

  /** Returns the puzzle's difficulty for plain backtracking, so far. */
  gauge(): Gauge {
    const { events, ended } = this.#rowMajor
    return gaugeOf(events, ended)
  }

  /** True if a program's costs follow from those of `#rowMajor`. */
  #isCovered({ extent, rowMajorWork }: Strategy): boolean {
    return extent === this.#rowMajor.extent && followsFromPlacements(rowMajorWork)
  }
}
