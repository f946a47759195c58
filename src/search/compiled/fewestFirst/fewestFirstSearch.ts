import type { SearchEvent } from '../../events.ts'
import type { Givens } from '../../../sudoku/givens.ts'
import { blanksOf } from '../../../sudoku/grid.ts'
import { type Branch, optionOf, PLACEMENTS } from '../../engine/branches.ts'
import type { Checkpoint } from '../../engine/checkpoint.ts'
import type { Engine, Resume } from '../../engine/engine.ts'
import type { Extent } from '../../engine/strategy.ts'
import { fillMemory } from './fewestFirstFilling.ts'
import { type FewestFirstAddresses, fewestFirstCode, MOST_EVENTS } from './fewestFirstCode.ts'
import type { FewestFirstWork } from './fewestFirstWork.ts'
import type { RunnableModule } from '../wasmBinary.ts'

/**
 * Initializes a compiled module's memory for a puzzle. @returns a function that creates engines on this module
 * @param code new instance of the `fewestFirstCode` with the same branches
 */
export function fewestFirstSearches(
  givens: Givens,
  extent: Extent,
  { branches, perBlank, perBlankLeft, perRuledOut }: FewestFirstWork,
  code: RunnableModule,
): Resume {
  const source = fewestFirstCode(branches)
  const { addresses } = source
  const { buffer } = code.memory
  fillMemory(source, givens, buffer)
  const integers = new Int32Array(buffer)
  const blanks = blanksOf(givens).length
  integers[addresses.blanks / 4] = blanks
  integers[addresses.stopsAtFirst / 4] = extent === 'first' ? 1 : 0
  integers[addresses.perBlank / 4] = perBlank
  integers[addresses.perBlankLeft / 4] = perBlankLeft
  integers[addresses.perRuledOut / 4] = perRuledOut
  const compiled = { code, addresses, blanks, integers, shorts: new Uint16Array(buffer), holder: undefined }
  return (checkpoint) => new FewestFirstSearch(compiled, checkpoint)
}

interface CompiledSearch {
  readonly code: RunnableModule
  readonly addresses: FewestFirstAddresses
  readonly blanks: number
  // Views of the module's memory.
  readonly integers: Int32Array
  readonly shorts: Uint16Array
  /** The search whose state is in the module's memory; undefined before the first `run`. */
  holder: FewestFirstSearch | undefined
}

/** Name of an integer variable, or of an array of them by depth, in the module's memory. */
type Variable = Exclude<keyof FewestFirstAddresses, 'events' | 'placements' | 'kept' | 'setsAt'>

/**
 * Makes the same events, checkpoints and work as `Search` with a strategy that has the same work weights. Any number of
 * searches share the module's memory. A search that regains the memory first replays its stack.
 */
class FewestFirstSearch implements Engine {
  event: number
  placements: number
  solutions: number
  work: number
  ended: boolean
  depth: number
  // Lowest, highest and sum of the depths after the events of the latest `run`.
  lowest = 0
  highest = 0
  sum = 0

  readonly #compiled: CompiledSearch
  /** State while this search does not hold the memory; outdated while it does. */
  #saved: Checkpoint

  constructor(compiled: CompiledSearch, checkpoint: Checkpoint) {
    this.#compiled = compiled
    this.#saved = checkpoint
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
    if (this.#compiled.holder !== this) return this.#saved
    const { event, placements, solutions, work, ended, depth } = this
    const stack = Uint16Array.from({ length: depth }, (_, frame) => this.#placementIn(frame))
    const isOpen = !ended && this.#read('isEntering') === 0
    const tried = isOpen ? optionOf(this.#branchIn(depth), this.#placementIn(depth)) : 0
    return { event, placements, solutions, work, stack, ended, tried }
  }

  run(events: Uint16Array, from: number, to: number): number {
    this.lowest = this.blanks
    this.highest = 0
    this.sum = 0
    let index = from
    while (index < to && !this.ended) {
      this.#acquire()
      index = this.#call(events, index, Math.min(to, index + MOST_EVENTS))
    }
    return index
  }

  /** Runs the module once, copies its events to `events`, and updates the counters. @returns the index after them */
  #call(events: Uint16Array, from: number, to: number): number {
    const { addresses, shorts } = this.#compiled
    const count = this.#advance(to - from)
    events.set(shorts.subarray(addresses.events / 2, addresses.events / 2 + count), from)
    this.event += count
    this.work += this.#read('work')
    this.placements += this.#read('placed')
    this.solutions += this.#read('solutions')
    this.ended = this.#read('ended') !== 0
    this.depth = this.#read('depth')
    this.lowest = Math.min(this.lowest, this.#read('lowest'))
    this.highest = Math.max(this.highest, this.#read('highest'))
    this.sum += this.#read('sum')
    return from + count
  }

  /** Runs the module for at most `most` events. @returns the number of events made */
  #advance(most: number): number {
    this.#write('room', most)
    return this.#compiled.code.run()
  }

  /** Takes the module's memory from the search that holds it, and restores this search's state. */
  #acquire(): void {
    const { holder } = this.#compiled
    if (holder === this) return
    if (holder !== undefined) holder.#saved = holder.checkpoint()
    this.#compiled.holder = this
    this.#descend(this.#saved)
  }

  /** Restores a checkpoint in the module's memory: replays its stack, and marks the options already tried. */
  #descend({ stack, tried }: Checkpoint): void {
    stack.forEach((placement, frame) => {
      this.#enter(frame)
      if (this.#placementIn(frame) === placement) return
      this.#continueAfter(frame, optionOf(this.#branchIn(frame), placement) - 1)
      this.#advance(1)
    })
    if (tried === 0) return this.#moveTo(stack.length, true)
    this.#enter(stack.length)
    this.#continueAfter(stack.length, tried)
  }

  /** Enters a branch and places its first option. */
  #enter(frame: number): void {
    this.#moveTo(frame, true)
    this.#advance(1)
  }

  /** Sets an entered branch to the state after `option` was placed: only later options are left. */
  #continueAfter(frame: number, option: number): void {
    const branch = this.#branchIn(frame)
    const options = this.#read('left', frame) | (1 << optionOf(branch, this.#placementIn(frame)))
    this.#write('left', options & (-2 << option), frame)
    this.#write('placement', PLACEMENTS[branch * 10 + option], frame)
    this.#moveTo(frame, false)
  }

  /** Sets the depth, and whether the next step enters a branch there or continues in the one entered. */
  #moveTo(depth: number, isEntering: boolean): void {
    this.#write('depth', depth)
    this.#write('isEntering', isEntering ? 1 : 0)
  }

  /** @param frame depth of the placement, from 0 */
  #placementIn(frame: number): SearchEvent {
    return this.#read('placement', frame)
  }

  #branchIn(frame: number): Branch {
    return this.#read('branch', frame)
  }

  /** Reads a variable. @param index the depth, if there is one value per depth */
  #read(variable: Variable, index = 0): number {
    const { addresses, integers } = this.#compiled
    return integers[addresses[variable] / 4 + index]
  }

  #write(variable: Variable, value: number, index = 0): void {
    const { addresses, integers } = this.#compiled
    integers[addresses[variable] / 4 + index] = value
  }
}
