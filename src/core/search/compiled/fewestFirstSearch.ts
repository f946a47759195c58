import type { SearchEvent } from '../../events.ts'
import type { Givens } from '../../givens.ts'
import { blanksOf } from '../../grid.ts'
import { type Branch, optionOf, PLACEMENTS } from '../branches.ts'
import type { Checkpoint } from '../checkpoint.ts'
import type { Engine, Resume } from '../engine.ts'
import type { Extent } from '../strategy.ts'
import { fillMemory } from './fewestFirstFilling.ts'
import {
  fewestFirstMemory,
  type FewestFirstMemory,
  FRAME,
  PLACEMENTS_BYTES,
  STATE,
} from './fewestFirstMemory.ts'
import type { FewestFirstWork } from './fewestFirstWork.ts'
import type { RunnableModule } from './wasmBinary.ts'

/**
 * Searches by code that was compiled for a program.
 * @param code of the `fewestFirstModule` of the same work, for these searches alone
 */
export function fewestFirstSearches(
  givens: Givens,
  extent: Extent,
  { branches }: FewestFirstWork,
  code: RunnableModule,
): Resume {
  const memory = fewestFirstMemory(branches)
  const { buffer } = code.memory
  fillMemory(memory, givens, buffer)
  const integers = new Int32Array(buffer)
  const blanks = blanksOf(givens).length
  integers[STATE.blanks / 4] = blanks
  integers[STATE.stopsAtFirst / 4] = extent === 'first' ? 1 : 0
  const compiled = { code, memory, blanks, integers, shorts: new Uint16Array(buffer), holder: undefined }
  return (checkpoint) => new FewestFirstSearch(compiled, checkpoint)
}

interface Compiled {
  readonly code: RunnableModule
  readonly memory: FewestFirstMemory
  readonly blanks: number
  // The memory of the code.
  readonly integers: Int32Array
  readonly shorts: Uint16Array
  /** The search that the memory stands at. */
  holder: FewestFirstSearch | undefined
}

const EVENTS = STATE.events / 2
/** Most events of one call. */
const ROOM = (STATE.eventsEnd - STATE.events) / 2

/**
 * Makes the same events, checkpoints and work as `Search` does with a strategy of this work. Any number of searches use
 * the code's memory in turn: one that comes back to it goes down to where it was once more.
 */
class FewestFirstSearch implements Engine {
  event: number
  placements: number
  solutions: number
  work: number
  ended: boolean
  depth: number
  lowest = 0
  highest = 0
  sum = 0

  readonly #compiled: Compiled
  /** Where it stands, while another search has the memory. */
  #aside: Checkpoint

  constructor(compiled: Compiled, checkpoint: Checkpoint) {
    this.#compiled = compiled
    this.#aside = checkpoint
    this.event = checkpoint.event
    this.placements = checkpoint.placements
    this.solutions = checkpoint.solutions
    this.work = checkpoint.work
    this.ended = checkpoint.ended
    this.depth = checkpoint.stack.length
  }

  get blanks(): number {
    return this.#compiled.blanks
  }

  checkpoint(): Checkpoint {
    if (this.#compiled.holder !== this) return this.#aside
    const { event, placements, solutions, work, ended, depth } = this
    const stack = Uint16Array.from({ length: depth }, (_, frame) => this.#placementIn(frame))
    const isOpen = !ended && this.#compiled.integers[STATE.isEntering / 4] === 0
    const tried = isOpen ? optionOf(this.#branchIn(depth), this.#placementIn(depth)) : 0
    return { event, placements, solutions, work, stack, ended, tried }
  }

  run(events: Uint16Array, from: number, to: number): number {
    this.lowest = this.blanks
    this.highest = 0
    this.sum = 0
    let index = from
    while (index < to && !this.ended) {
      this.#hold()
      index = this.#call(events, index, Math.min(to, index + ROOM))
    }
    return index
  }

  #call(events: Uint16Array, from: number, to: number): number {
    const { integers, shorts } = this.#compiled
    const count = this.#advance(to - from)
    events.set(shorts.subarray(EVENTS, EVENTS + count), from)
    this.event += count
    this.work += integers[STATE.work / 4]
    this.placements += integers[STATE.placements / 4]
    this.solutions += integers[STATE.solutions / 4]
    this.ended = integers[STATE.ended / 4] !== 0
    this.depth = integers[STATE.depth / 4]
    this.lowest = Math.min(this.lowest, integers[STATE.lowest / 4])
    this.highest = Math.max(this.highest, integers[STATE.highest / 4])
    this.sum += integers[STATE.sum / 4]
    return from + count
  }

  /** Searches on in the memory. @returns the events made, at most so many */
  #advance(most: number): number {
    const { code, integers } = this.#compiled
    integers[STATE.limit / 4] = STATE.events + 2 * most
    return (code.run() - STATE.events) / 2
  }

  #hold(): void {
    const { holder } = this.#compiled
    if (holder === this) return
    if (holder !== undefined) holder.#aside = holder.checkpoint()
    this.#compiled.holder = this
    this.#descend(this.#aside)
  }

  #descend({ stack, tried }: Checkpoint): void {
    stack.forEach((placement, frame) => {
      this.#enter(frame)
      if (this.#placementIn(frame) === placement) return
      this.#goOnAfter(frame, optionOf(this.#branchIn(frame), placement) - 1)
      this.#advance(1)
    })
    if (tried === 0) return this.#stand(stack.length, true)
    this.#enter(stack.length)
    this.#goOnAfter(stack.length, tried)
  }

  /** Enters a branch, and places its first option. */
  #enter(frame: number): void {
    this.#stand(frame, true)
    this.#advance(1)
  }

  /** Has every option after one tried next in a branch that has been entered. */
  #goOnAfter(frame: number, option: number): void {
    const branch = this.#branchIn(frame)
    const options = this.#field(frame, FRAME.left) | (1 << optionOf(branch, this.#placementIn(frame)))
    this.#setField(frame, FRAME.left, options & (-2 << option))
    this.#setField(frame, FRAME.placement, PLACEMENTS[branch * 10 + option])
    this.#stand(frame, false)
  }

  #stand(depth: number, isEntering: boolean): void {
    this.#compiled.integers[STATE.depth / 4] = depth
    this.#compiled.integers[STATE.isEntering / 4] = isEntering ? 1 : 0
  }

  #placementIn(frame: number): SearchEvent {
    return this.#field(frame, FRAME.placement)
  }

  #branchIn(frame: number): Branch {
    return (this.#field(frame, FRAME.placementsAt) - STATE.placementsOf) / PLACEMENTS_BYTES
  }

  #field(frame: number, field: number): number {
    return this.#compiled.integers[this.#index(frame, field)]
  }

  #setField(frame: number, field: number, value: number): void {
    this.#compiled.integers[this.#index(frame, field)] = value
  }

  #index(frame: number, field: number): number {
    const { frames, frameBytes, setsBytes } = this.#compiled.memory
    return (frames + frame * frameBytes + setsBytes + field) / 4
  }
}
