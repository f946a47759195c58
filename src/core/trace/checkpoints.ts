import type { Checkpoint } from '../search/checkpoint.ts'

/**
 * Checkpoints of a growing trace, one at the start of each page at first. Memory stays bounded: when `limit` is passed,
 * every second one is dropped and only every second of those to come is kept.
 */
export class Checkpoints {
  readonly #limit: number
  #kept: Checkpoint[] = []
  /** Pages from one kept checkpoint to the next. */
  #stride = 1

  constructor(limit = 1 << 14) {
    this.#limit = limit
  }

  get count(): number {
    return this.#kept.length
  }

  /** Whether the checkpoint at the start of a page is wanted; pages are offered in order. */
  wants(page: number): boolean {
    return page === this.#kept.length * this.#stride
  }

  /** Keeps the checkpoint at the start of a page that `wants` has approved. */
  keep(checkpoint: Checkpoint): void {
    this.#kept.push(checkpoint)
    if (this.#kept.length <= this.#limit) return
    this.#kept = this.#kept.filter((_, index) => index % 2 === 0)
    this.#stride *= 2
  }

  /** The latest kept checkpoint at or before the start of a page. @throws RangeError if the trace is not that long. */
  before(page: number): Checkpoint {
    const checkpoint = this.#kept[Math.floor(page / this.#stride)]
    if (page < 0 || checkpoint === undefined) throw new RangeError(`No checkpoint before page ${page}`)
    return checkpoint
  }

  /** The latest kept checkpoint before a solution was met. @param solution counted from 1 */
  beforeSolution(solution: number): Checkpoint {
    const checkpoint = this.#kept.findLast(({ solutions }) => solutions < solution)
    if (checkpoint === undefined) throw new RangeError(`No checkpoint before solution ${solution}`)
    return checkpoint
  }
}
