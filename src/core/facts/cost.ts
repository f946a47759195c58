import type { Givens } from '../givens.ts'
import type { Checkpoint } from '../search/checkpoint.ts'
import { type SearchCode, searchCode } from '../search/compiled/searchCode.ts'
import type { Engine, Resume } from '../search/engine.ts'
import { Search } from '../search/search.ts'
import type { Extent, Strategy } from '../search/strategy.ts'
import type { WorkByKind } from '../search/workKinds.ts'
import { BlanksLeft, workSplit } from './workSplit.ts'

/** A search's cost, so far if it has not ended. */
export interface Cost {
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries read. */
  readonly work: number
  readonly ended: boolean
}

/** A cost with its work split by kind, and the most digits that have been on the board besides the givens. */
export interface SplitCost extends Cost {
  readonly kinds: WorkByKind
  readonly deepest: number
}

const TURN_EVENTS = 1 << 14
/** Runs of compiled code in a turn. */
const COMPILED_RUNS = 16
/** Programs that count what is left all over the board need about as long for so few. */
const SLOW_TURN_EVENTS = 1 << 8

const SCRATCH = new Uint16Array(TURN_EVENTS)

/** Runs a program to its end, turn by turn, and keeps nothing but what it has cost. */
export class CostCounter {
  readonly strategy: Strategy
  readonly extent: Extent
  /** Turns so far; one takes from a tenth of a millisecond to one or two. */
  turns = 0
  /** The most digits that have been on the board besides the givens. */
  deepest = 0
  readonly #givens: Givens
  readonly #blanksLeft: BlanksLeft
  readonly #turnEvents: number
  #runsInATurn = 1
  #engine: Engine

  constructor(givens: Givens, strategy: Strategy, extent: Extent = strategy.extent) {
    this.strategy = strategy
    this.extent = extent
    this.#givens = givens
    this.#blanksLeft = new BlanksLeft(givens)
    this.#engine = new Search(givens, strategy, extent)
    this.#turnEvents = strategy.order === 'fewest-first' ? SLOW_TURN_EVENTS : TURN_EVENTS
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

  /** Where it stands. */
  checkpoint(): Checkpoint {
    return this.#engine.checkpoint()
  }

  /** Searches one turn further, or to the end. */
  advance(): void {
    this.turns++
    for (let run = 0; run < this.#runsInATurn; run++) {
      const events = this.#engine.run(SCRATCH, 0, this.#turnEvents)
      this.deepest = Math.max(this.deepest, this.#engine.highest)
      if (this.strategy.order === 'fewest-first') this.#blanksLeft.note(SCRATCH, events)
    }
  }

  /** Code that, compiled, counts on faster; undefined where the program has none. */
  code(): SearchCode | undefined {
    return searchCode(this.#givens, this.strategy, this.extent)
  }

  /** Goes on in compiled code. */
  switchTo(resume: Resume): void {
    this.#engine = resume(this.#engine.checkpoint())
    this.#runsInATurn = COMPILED_RUNS
  }
}

/**
 * The counter whose turn it is: of those that have not ended, the one that has spent least, so that what costs little is
 * known early, however much others cost. Undefined when all have ended.
 * @param spent in turns, for programs that take different times; in events, for one program on different puzzles
 */
export function nextTurn(
  counters: readonly CostCounter[],
  spent: 'turns' | 'events',
): CostCounter | undefined {
  let next: CostCounter | undefined
  for (const counter of counters) {
    if (!counter.ended && (next === undefined || counter[spent] < next[spent])) next = counter
  }
  return next
}
