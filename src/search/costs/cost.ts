import type { Givens } from '../../sudoku/givens.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import { type SearchCode, searchCode } from '../compiled/searchCode.ts'
import type { Engine, Resume } from '../engine/engine.ts'
import { Search } from '../engine/search.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { WorkByKind } from '../engine/workKinds.ts'
import { BlanksLeft, workSplit } from './workSplit.ts'

/** Cost of a search; so far, if it has not ended. */
export interface Cost {
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Number of elementary operations, such as reading a cell or a table entry. */
  readonly work: number
  readonly ended: boolean
}

/** A cost with its work split by kind. */
export interface SplitCost extends Cost {
  readonly kinds: WorkByKind
  /** Maximum number of digits on the board besides the givens. */
  readonly deepest: number
}

/** Maximum events per call of the engine's `run`. */
const RUN_EVENTS = 1 << 14
/** Calls of `run` per turn in compiled code. */
const COMPILED_RUNS = 16
/** Maximum events per call of `run` for fewest-first programs. They are slower: each choice recounts the board. */
const SLOW_RUN_EVENTS = 1 << 8

/** Receives the events of each `run`. Shared by all counters, because the events are not kept. */
const SCRATCH = new Uint16Array(RUN_EVENTS)

/** Runs a program to its end and keeps only its cost. Runs in short turns, so that several counters can alternate. */
export class CostCounter {
  readonly strategy: Strategy
  readonly extent: Extent
  /** Turns so far; a turn takes 0.1 to 2 ms. */
  turns = 0
  /** Maximum number of digits on the board besides the givens. */
  deepest = 0
  readonly #givens: Givens
  readonly #blanksLeft: BlanksLeft
  readonly #runEvents: number
  #runsPerTurn = 1
  #engine: Engine

  constructor(givens: Givens, strategy: Strategy, extent: Extent = strategy.extent) {
    this.strategy = strategy
    this.extent = extent
    this.#givens = givens
    this.#blanksLeft = new BlanksLeft(givens)
    this.#engine = new Search(givens, strategy, extent)
    this.#runEvents = strategy.order === 'fewest-first' ? SLOW_RUN_EVENTS : RUN_EVENTS
  }

  get cost(): Cost {
    const { event: events, placements, solutions, work, ended } = this.#engine
    return { events, placements, solutions, work, ended }
  }

  get splitCost(): SplitCost {
    const kinds = workSplit(this.strategy, this.#givens, this.checkpoint(), this.#blanksLeft)
    return { ...this.cost, kinds, deepest: this.deepest }
  }

  get events(): number {
    return this.#engine.event
  }

  get ended(): boolean {
    return this.#engine.ended
  }

  checkpoint(): Checkpoint {
    return this.#engine.checkpoint()
  }

  /** Runs one turn, or less if the search ends. */
  advance(): void {
    this.turns++
    for (let run = 0; run < this.#runsPerTurn; run++) {
      const events = this.#engine.run(SCRATCH, 0, this.#runEvents)
      this.deepest = Math.max(this.deepest, this.#engine.highest)
      if (this.strategy.order === 'fewest-first') this.#blanksLeft.note(SCRATCH, events)
    }
  }

  /** Returns code to compile for faster counting; undefined if the program has none. */
  code(): SearchCode | undefined {
    return searchCode(this.#givens, this.strategy, this.extent)
  }

  /** Continues in compiled code. */
  switchTo(resume: Resume): void {
    this.#engine = resume(this.#engine.checkpoint())
    this.#runsPerTurn = COMPILED_RUNS
  }
}

/**
 * Picks the counter to advance: the running one that has spent least. Cheap searches thus finish early, however
 * expensive the others are. Undefined when all have ended.
 * @param spent `turns` for programs of different speeds, `events` for one program on different puzzles
 */
export function nextCounter(
  counters: readonly CostCounter[],
  spent: 'turns' | 'events',
): CostCounter | undefined {
  let next: CostCounter | undefined
  for (const counter of counters) {
    if (!counter.ended && (next === undefined || counter[spent] < next[spent])) next = counter
  }
  return next
}
