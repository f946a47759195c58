import type { Checkpoint } from '../engine/checkpoint.ts'
import { CELLS } from '../../sudoku/units.ts'

/** Counters per checkpoint: event, placements, solutions, work. */
const COUNTERS = 4

/** 16-bit numbers per checkpoint: one for the stack's length, `tried` and `ended`, then the stack. */
const SHORTS = 1 + CELLS

/**
 * Checkpoints of a growing trace, initially one at the start of each chunk, packed into 196 bytes
 * each. Bounds memory: past `limit` checkpoints, drops every second one and doubles the stride between later ones.
 */
export class Checkpoints {
  readonly #limit: number
  #count = 0
  /** Number of chunks from one kept checkpoint to the next. */
  #stride = 1
  #counters = new Float64Array(COUNTERS)
  #shorts = new Uint16Array(SHORTS)

  /** @param limit maximum kept; 2¹⁶ is one per chunk for 10⁹ events, in less than 13 MB. */
  constructor(limit = 1 << 16) {
    this.#limit = limit
  }

  get count(): number {
    return this.#count
  }

  /** True if the checkpoint at the start of a chunk should be kept; chunks are offered in order. */
  isDue(chunk: number): boolean {
    return chunk === this.#count * this.#stride
  }

  /** Keeps the checkpoint at the start of a chunk for which `isDue` is true. */
  keep({ event, placements, solutions, work, ended, stack, tried }: Checkpoint): void {
    this.#makeRoom()
    this.#counters.set([event, placements, solutions, work], this.#count * COUNTERS)
    this.#shorts[this.#count * SHORTS] = stack.length | (tried << 8) | (ended ? 1 << 12 : 0)
    this.#shorts.set(stack, this.#count * SHORTS + 1)
    this.#count++
    if (this.#count > this.#limit) this.#thin()
  }

  /** Returns the latest checkpoint at or before the start of a chunk. @throws RangeError if the trace is too short */
  before(chunk: number): Checkpoint {
    const index = Math.floor(chunk / this.#stride)
    if (chunk < 0 || index >= this.#count) throw new RangeError(`No checkpoint before chunk ${chunk}`)
    return this.#at(index)
  }

  /** Returns the latest checkpoint before a solution. @param solution from 1 @throws RangeError if there is none */
  beforeSolution(solution: number): Checkpoint {
    let index = this.#count - 1
    while (index >= 0 && this.#counters[index * COUNTERS + 2] >= solution) index--
    if (index < 0) throw new RangeError(`No checkpoint before solution ${solution}`)
    return this.#at(index)
  }

  #at(index: number): Checkpoint {
    const first = index * COUNTERS
    const [event, placements, solutions, work] = this.#counters.subarray(first, first + COUNTERS)
    const start = index * SHORTS + 1
    const packed = this.#shorts[start - 1]
    return {
      event,
      placements,
      solutions,
      work,
      ended: packed >> 12 !== 0,
      stack: this.#shorts.slice(start, start + (packed & 0xff)),
      tried: (packed >> 8) & 0xf,
    }
  }

  /** Doubles the storage if it is full, up to the limit. */
  #makeRoom(): void {
    if (this.#count * SHORTS < this.#shorts.length) return
    const [counters, shorts] = [this.#counters, this.#shorts]
    const room = Math.min(this.#count * 2, this.#limit + 1)
    this.#counters = new Float64Array(room * COUNTERS)
    this.#counters.set(counters)
    this.#shorts = new Uint16Array(room * SHORTS)
    this.#shorts.set(shorts)
  }

  #thin(): void {
    for (let index = 2; index < this.#count; index += 2) {
      this.#counters.copyWithin((index / 2) * COUNTERS, index * COUNTERS, (index + 1) * COUNTERS)
      this.#shorts.copyWithin((index / 2) * SHORTS, index * SHORTS, (index + 1) * SHORTS)
    }
    this.#count = Math.ceil(this.#count / 2)
    this.#stride *= 2
  }
}
