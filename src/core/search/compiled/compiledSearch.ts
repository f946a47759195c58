import { digitOf } from '../../events.ts'
import type { Givens } from '../../grid.ts'
import { CELLS } from '../../units.ts'
import type { Checkpoint } from '../checkpoint.ts'
import type { Engine, Resume } from '../engine.ts'
import type { Extent } from '../strategy.ts'
import { type Blank, rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { MEMORY, type RowMajorCode } from './rowMajorModule.ts'
import { type RowMajorWork, workAfter } from './rowMajorWork.ts'

/**
 * Searches by code that was compiled for a puzzle.
 * @param code of the `rowMajorModule` of the same givens, extent and work
 */
export function compiledSearches(
  givens: Givens,
  extent: Extent,
  work: RowMajorWork,
  code: RowMajorCode,
): Resume {
  const blanks = rowMajorBlanks(givens)
  const usedByGivens = usedDigitsOf(givens)
  const shorts = new Uint16Array(code.memory.buffer)
  const integers = new Int32Array(code.memory.buffer)
  const compiled = { extent, work, code, blanks, usedByGivens, shorts, integers }
  return (checkpoint) => new CompiledSearch(compiled, checkpoint)
}

interface Compiled {
  readonly extent: Extent
  readonly work: RowMajorWork
  readonly code: RowMajorCode
  readonly blanks: readonly Blank[]
  /** The digits that each of the 27 units holds at first. */
  readonly usedByGivens: Uint16Array
  // The memory of the code.
  readonly shorts: Uint16Array
  readonly integers: Int32Array
}

const STACK = MEMORY.stack / 2
const REACHED = MEMORY.reached / 2
const EVENTS = MEMORY.events / 2
/** Most events of one call. */
const ROOM = MEMORY.eventsEnd / 2 - EVENTS

/**
 * Makes the same events, checkpoints and work as `Search` does with a strategy of this work. Nothing stays in the code's
 * memory between two runs, so that any number of searches can use it in turn.
 */
class CompiledSearch implements Engine {
  event: number
  placements: number
  solutions: number
  ended: boolean
  depth: number
  lowest = 0
  highest = 0

  readonly #compiled: Compiled
  /** Packed placements, of which `depth` are on the board. */
  readonly #stack = new Uint16Array(CELLS)
  /** As in a checkpoint. */
  #tried: number
  /** The work of all visits begun so far, as if each were complete. */
  #workBegun: number

  constructor(compiled: Compiled, checkpoint: Checkpoint) {
    this.#compiled = compiled
    this.event = checkpoint.event
    this.placements = checkpoint.placements
    this.solutions = checkpoint.solutions
    this.ended = checkpoint.ended
    this.depth = checkpoint.stack.length
    this.#stack.set(checkpoint.stack)
    this.#tried = checkpoint.tried
    this.#workBegun = checkpoint.work + this.#workLeft()
  }

  get blanks(): number {
    return this.#compiled.blanks.length
  }

  get work(): number {
    return this.#workBegun - this.#workLeft()
  }

  checkpoint(): Checkpoint {
    const { event, placements, solutions, work, ended } = this
    const stack = this.#stack.slice(0, this.depth)
    return { event, placements, solutions, work, ended, stack, tried: this.#tried }
  }

  run(events: Uint16Array, from: number, to: number): number {
    this.lowest = this.blanks
    this.highest = 0
    let index = from
    while (index < to && !this.ended) index = this.#call(events, index, Math.min(to, index + ROOM))
    return index
  }

  #call(events: Uint16Array, from: number, to: number): number {
    const { code, shorts } = this.#compiled
    const stack = this.#stack
    const { depth } = this
    for (let index = 0; index < depth; index++) shorts[STACK + index] = stack[index]
    shorts[STACK + depth] = this.#tried + 1
    const length = (code.run(MEMORY.events + 2 * (to - from), depth) - MEMORY.events) / 2
    events.set(shorts.subarray(EVENTS, EVENTS + length), from)
    this.#takePosition()
    if (length > 0) this.#takeReached()
    this.event += length
    // Each placement goes one deeper and each backtrack one up.
    this.placements += (length + this.depth - depth) / 2
    return from + length
  }

  #takePosition(): void {
    const { extent, work, shorts, integers } = this.#compiled
    const position = integers[MEMORY.position / 4]
    const solutions = integers[MEMORY.solutions / 4]
    const exhausted = position === -1
    const depth = exhausted ? 0 : position >> 1
    const cameBack = !exhausted && (position & 1) === 1
    for (let index = 0; index < depth; index++) this.#stack[index] = shorts[STACK + index]
    this.depth = depth
    this.#tried = cameBack ? digitOf(shorts[STACK + depth]) : 0
    this.#workBegun += integers[MEMORY.work / 4] + solutions * (work.accepted ?? 0)
    this.solutions += solutions
    this.ended = exhausted || (extent === 'first' && solutions > 0)
  }

  /** Reads the depths reached, which have no gaps, and resets them for the next call. */
  #takeReached(): void {
    const { shorts } = this.#compiled
    let lowest = REACHED + this.depth
    let highest = lowest
    while (lowest > REACHED && shorts[lowest - 1] !== 0) lowest--
    while (shorts[highest + 1] !== 0) highest++
    shorts.fill(0, lowest, highest + 1)
    this.lowest = Math.min(this.lowest, lowest - REACHED)
    this.highest = Math.max(this.highest, highest - REACHED)
  }

  /** What visits that have begun have still to do, if their later digits are to be tried. */
  #workLeft(): number {
    const { blanks, usedByGivens, work } = this.#compiled
    const used = usedByGivens.slice()
    let left = 0
    for (let depth = 0; depth < this.depth; depth++) {
      const digit = digitOf(this.#stack[depth])
      const [row, column, box] = blanks[depth].units
      left += workAfter(work, digit, used[row], used[column], used[box])
      used[row] |= 1 << digit
      used[column] |= 1 << digit
      used[box] |= 1 << digit
    }
    if (this.#tried === 0) return left
    const [row, column, box] = blanks[this.depth].units
    return left + workAfter(work, this.#tried, used[row], used[column], used[box])
  }
}
