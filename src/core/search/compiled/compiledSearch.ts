import { digitOf, EventKind, packEvent, type SearchEvent } from '../../events.ts'
import type { Givens } from '../../givens.ts'
import { CELLS } from '../../units.ts'
import type { Checkpoint } from '../checkpoint.ts'
import type { Engine, SliceObserver, Resume } from '../engine.ts'
import type { Extent } from '../strategy.ts'
import { type Blank, rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { MEMORY, ROW_BYTES } from './rowMajorMemory.ts'
import type { RowMajorCode } from './rowMajorModule.ts'
import { type RowMajorWork, workAfter, workOfEntering } from './rowMajorWork.ts'

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
  const bytes = new Uint8Array(code.memory.buffer)
  const shorts = new Uint16Array(code.memory.buffer)
  const integers = new Int32Array(code.memory.buffer)
  const depths = depthsOf(blanks)
  const compiled = { extent, work, code, blanks, usedByGivens, depths, bytes, shorts, integers }
  return (checkpoint) => new CompiledSearch(compiled, checkpoint)
}

interface Compiled {
  readonly extent: Extent
  readonly work: RowMajorWork
  readonly code: RowMajorCode
  readonly blanks: readonly Blank[]
  /** The digits that each of the 27 units holds at first. */
  readonly usedByGivens: Uint16Array
  /** By kind and cell of an event, packed: the depth after it. */
  readonly depths: Uint8Array
  // The memory of the code.
  readonly bytes: Uint8Array
  readonly shorts: Uint16Array
  readonly integers: Int32Array
}

const STACK = MEMORY.stack / 2
const EVENTS = MEMORY.events / 2
/** Most events, and most slices, of one call. */
const ROOM = MEMORY.eventsEnd / 2 - EVENTS
/** Events of a slice whose depths make its sum. */
const SAMPLES = 32
const ROWS = (MEMORY.rowsEnd - MEMORY.rows) / ROW_BYTES

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
  sum = 0

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
    this.sum = 0
    return this.runInSlices(events, from, to, to - from, (lowest, highest, _, sum) => {
      this.lowest = Math.min(this.lowest, lowest)
      this.highest = Math.max(this.highest, highest)
      this.sum += sum
    })
  }

  runInSlices(events: Uint16Array, from: number, to: number, slice: number, observe: SliceObserver): number {
    const most = slice < ROOM ? Math.min(ROWS, Math.floor(ROOM / slice)) * slice : ROOM
    let index = from
    while (index < to && !this.ended) {
      const end = Math.min(to, index + most)
      index = this.#call(events, index, end, Math.min(slice, end - index), observe)
    }
    return index
  }

  #call(events: Uint16Array, from: number, to: number, slice: number, observe: SliceObserver): number {
    const { code, shorts, integers } = this.#compiled
    const stack = this.#stack
    const { depth } = this
    if (this.#tried === 0 && depth < this.blanks) this.#workBegun += this.#workOfNextVisit()
    for (let index = 0; index < depth; index++) shorts[STACK + index] = stack[index]
    shorts[STACK + depth] = this.#tried + 1
    integers[MEMORY.depth / 4] = depth
    integers[MEMORY.limit / 4] = MEMORY.events + 2 * (to - from)
    integers[MEMORY.slice / 4] = 2 * slice
    const length = (code.run() - MEMORY.events) / 2
    events.set(shorts.subarray(EVENTS, EVENTS + length), from)
    this.#takePosition()
    this.#takeDepths(length, slice, observe)
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

  /** Tells the depths of each slice, and resets them for the next call. */
  #takeDepths(length: number, slice: number, observe: SliceObserver): void {
    const { bytes } = this.#compiled
    let row = MEMORY.rows
    for (let events = 0; events < length; events += slice) {
      let lowest = row
      let highest = row + this.blanks
      while (bytes[lowest] === 0) lowest++
      while (bytes[highest] === 0) highest--
      const count = Math.min(slice, length - events)
      observe(lowest - row, highest - row, count, this.#sumOfDepths(EVENTS + events, count))
      row += ROW_BYTES
    }
    bytes.fill(0, MEMORY.rows, row)
  }

  /** From `SAMPLES` of them where there are many: to look at each would take as long as the search. */
  #sumOfDepths(first: number, count: number): number {
    const { shorts, depths } = this.#compiled
    // Odd, as the depth is even after every other event.
    const step = Math.floor(count / SAMPLES) | 1
    let sum = 0
    for (let index = 0; index < count; index += step) sum += depths[shorts[first + index] >> 4]
    return (sum * count) / Math.ceil(count / step)
  }

  /** The work of the visit that comes next, complete. */
  #workOfNextVisit(): number {
    const { blanks, work, usedByGivens } = this.#compiled
    const used = usedByGivens.slice()
    for (let depth = 0; depth < this.depth; depth++) place(this.#stack[depth], blanks[depth], used)
    const [row, column, box] = blanks[this.depth].units
    const entering = workOfEntering(work, used[row] | used[column] | used[box])
    return entering + workAfter(work, 0, used[row], used[column], used[box])
  }

  /** The work left in visits under way, if their later digits are to be tried. */
  #workLeft(): number {
    const { blanks, work, usedByGivens } = this.#compiled
    const used = usedByGivens.slice()
    let left = 0
    for (let depth = 0; depth < this.depth; depth++) {
      const [row, column, box] = blanks[depth].units
      left += workAfter(work, digitOf(this.#stack[depth]), used[row], used[column], used[box])
      place(this.#stack[depth], blanks[depth], used)
    }
    if (this.#tried === 0) return left
    const [row, column, box] = blanks[this.depth].units
    return left + workAfter(work, this.#tried, used[row], used[column], used[box])
  }
}

/** @param used the digits that each of the 27 units holds; this one is added */
function place(placement: SearchEvent, { units: [row, column, box] }: Blank, used: Uint16Array): void {
  const digit = 1 << digitOf(placement)
  used[row] |= digit
  used[column] |= digit
  used[box] |= digit
}

/** In row-major order the cell alone tells how deep a placement, or a backtrack, is. */
function depthsOf(blanks: readonly Blank[]): Uint8Array {
  const depths = new Uint8Array(packEvent(EventKind.backtrack, CELLS, 0) >> 4)
  blanks.forEach(({ cell }, depth) => {
    depths[packEvent(EventKind.place, cell, 0) >> 4] = depth + 1
    depths[packEvent(EventKind.backtrack, cell, 0) >> 4] = depth
  })
  return depths
}
