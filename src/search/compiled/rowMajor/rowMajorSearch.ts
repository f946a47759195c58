import { digitOf, EventKind, packEvent, type SearchEvent } from '../../events.ts'
import type { Givens } from '../../../sudoku/givens.ts'
import { CELLS } from '../../../sudoku/units.ts'
import type { Checkpoint } from '../../engine/checkpoint.ts'
import type { Engine, SliceObserver, Resume } from '../../engine/engine.ts'
import type { Extent } from '../../engine/strategy.ts'
import { writeGivens } from './arrangedPlaces.ts'
import { type Blank, rowMajorBlanks, usedDigitsOf } from './blanks.ts'
import { VisitWork } from './placed.ts'
import { MARKS_BYTES, MEMORY } from './rowMajorMemory.ts'
import type { RunnableModule } from '../wasmBinary.ts'
import type { RowMajorWork } from './rowMajorWork.ts'
import { depthsByMark, stepOf } from './sliceMarks.ts'

/**
 * Returns a function that creates engines, each from a checkpoint, that run the WebAssembly module for a puzzle.
 * @param code compiled from the `rowMajorModule` with the same givens, extent and work
 */
export function rowMajorSearches(
  givens: Givens,
  extent: Extent,
  work: RowMajorWork,
  code: RunnableModule,
): Resume {
  const blanks = rowMajorBlanks(givens)
  const usedByGivens = usedDigitsOf(givens)
  const shorts = new Uint16Array(code.memory.buffer)
  const integers = new Int32Array(code.memory.buffer)
  new Uint8Array(code.memory.buffer).set(depthsByMark(blanks), MEMORY.depths)
  const visitWork = new VisitWork({ givens, blanks, usedByGivens }, work)
  const compiled = { givens, extent, weights: work, code, blanks, shorts, integers, visitWork }
  return (checkpoint) => new RowMajorSearch(compiled, checkpoint)
}

/** Parts of a compiled search that all its engines share. */
interface CompiledSearch {
  readonly givens: Givens
  readonly extent: Extent
  readonly weights: RowMajorWork
  readonly code: RunnableModule
  readonly blanks: readonly Blank[]
  /** The module's memory as 16-bit numbers. */
  readonly shorts: Uint16Array
  /** The module's memory as 32-bit numbers. */
  readonly integers: Int32Array
  readonly visitWork: VisitWork
}

/** Returns the index in `shorts` of a depth's entry on the module's stack. */
const stackIndex = (depth: number) => MEMORY.stack / 2 + depth
/** Index in `shorts` of the first event. */
const EVENTS = MEMORY.events / 2
/** Index in `integers` of the first of four sums of work. */
const SUMS = MEMORY.sums / 4
/** Index in `integers` of the first slice's mark (its depths and counts). */
const MARKS = MEMORY.marks / 4
/** Maximum events per call of the module. */
const ROOM = MEMORY.eventsEnd / 2 - EVENTS
/** Maximum slices (equally many events, observed together) per call of the module. */
const SLICES = Math.floor((MEMORY.marksEnd - MEMORY.marks) / MARKS_BYTES)

/**
 * Makes the same events, checkpoints and work as `Search` with a strategy that has the same work weights. Keeps no
 * state in the module's memory between runs, so any number of searches can share the module. A visit tries the digits
 * of one blank.
 */
class RowMajorSearch implements Engine {
  event: number
  placements: number
  solutions: number
  ended: boolean
  depth: number
  lowest = 0
  highest = 0
  sum = 0

  readonly #compiled: CompiledSearch
  /** Packed placements; the first `depth` are on the board. */
  readonly #stack = new Uint16Array(CELLS)
  /** Last digit tried in the open visit, as `tried` in a checkpoint; 0 if none has been tried. */
  #tried: number
  /** Work of all visits begun so far, each counted as if complete. */
  #workStarted: number

  constructor(compiled: CompiledSearch, checkpoint: Checkpoint) {
    this.#compiled = compiled
    this.event = checkpoint.event
    this.placements = checkpoint.placements
    this.solutions = checkpoint.solutions
    this.ended = checkpoint.ended
    this.depth = checkpoint.stack.length
    this.#stack.set(checkpoint.stack)
    this.#tried = checkpoint.tried
    this.#workStarted = checkpoint.work + this.#workLeft()
  }

  get blanks(): number {
    return this.#compiled.blanks.length
  }

  get work(): number {
    return this.#workStarted - this.#workLeft()
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
    const most = slice < ROOM ? Math.min(SLICES, Math.floor(ROOM / slice)) * slice : ROOM
    let index = from
    while (index < to && !this.ended) {
      const end = Math.min(to, index + most)
      index = this.#call(events, index, end, Math.min(slice, end - index), observe)
    }
    return index
  }

  /** Fills `events` from index `from` up to `to`, by one call of the module. @returns the index after the last event */
  #call(events: Uint16Array, from: number, to: number, slice: number, observe: SliceObserver): number {
    const { givens, weights, code, shorts, integers } = this.#compiled
    const stack = this.#stack
    const { depth } = this
    if (this.#tried === 0 && depth < this.blanks) this.#workStarted += this.#workOfNextVisit()
    for (let index = 0; index < depth; index++) shorts[stackIndex(index)] = 1 << digitOf(stack[index])
    // An overwriting program keeps its failed digit until the next one overwrites it or none is left.
    const isHolding = weights.overwrites === true && this.#tried !== 0
    if (!isHolding) shorts[stackIndex(depth)] = 2 << this.#tried
    integers[MEMORY.depth / 4] = isHolding ? depth - 1 : depth
    integers[MEMORY.holding / 4] = isHolding ? 1 : 0
    integers[MEMORY.limit / 4] = MEMORY.events + 2 * (to - from)
    integers[MEMORY.slice / 4] = 2 * slice
    if (weights.arranged !== undefined) {
      writeGivens(givens, shorts)
      integers.fill(0, SUMS, SUMS + 4)
    }
    const length = (code.run() - MEMORY.events) / 2
    events.set(shorts.subarray(EVENTS, EVENTS + length), from)
    this.#readPosition()
    this.#readSlices(length, slice, observe)
    this.event += length
    return from + length
  }

  /** Takes over from the module the position at which it stopped, and adds its work and its solutions. */
  #readPosition(): void {
    const { extent, weights, integers } = this.#compiled
    const position = integers[MEMORY.position / 4]
    const solutions = integers[MEMORY.solutions / 4]
    const exhausted = position === -1
    const depth = exhausted ? 0 : position >> 1
    const cameBack = !exhausted && (position & 1) === 1
    for (let index = 0; index < depth; index++) this.#stack[index] = this.#placementAt(index)
    this.depth = depth
    this.#tried = cameBack ? digitOf(this.#placementAt(weights.overwrites ? depth - 1 : depth)) : 0
    this.#workStarted += integers[MEMORY.work / 4] + solutions * (weights.accepted ?? 0)
    if (weights.arranged !== undefined)
      for (const sum of integers.subarray(SUMS, SUMS + 4)) this.#workStarted += sum
    this.solutions += solutions
    this.ended = exhausted || (extent === 'first' && solutions > 0)
  }

  #placementAt(depth: number): SearchEvent {
    const { blanks, shorts } = this.#compiled
    const digits = shorts[stackIndex(depth)]
    return packEvent(EventKind.place, blanks[depth].cell, 31 - Math.clz32(digits & -digits))
  }

  /** Reports the depths of each slice and counts its placements. */
  #readSlices(length: number, slice: number, observe: SliceObserver): void {
    const { integers } = this.#compiled
    let mark = MARKS
    for (let first = 0; first < length; first += slice, mark += MARKS_BYTES / 4) {
      const count = Math.min(slice, length - first)
      const samples = Math.ceil(count / stepOf(count))
      this.placements += count - integers[mark + 2]
      observe(integers[mark], integers[mark + 1], count, (integers[mark + 3] * count) / samples)
    }
  }

  /** Returns the work of the next visit if it tries all digits. */
  #workOfNextVisit(): number {
    const visitWork = this.#compiled.visitWork.clear()
    for (let depth = 0; depth < this.depth; depth++) visitWork.place(this.#stack[depth])
    return visitWork.workOfEntering() + visitWork.workAfter(0)
  }

  /** Returns the work that remains in open visits if they try all their later digits. */
  #workLeft(): number {
    const visitWork = this.#compiled.visitWork.clear()
    let left = 0
    for (let depth = 0; depth < this.depth; depth++) {
      left += visitWork.workAfter(digitOf(this.#stack[depth]))
      visitWork.place(this.#stack[depth])
    }
    // An overwriting program's open visit is on the stack: its failed digit is still on the board.
    const isOpen = this.#tried !== 0 && this.#compiled.weights.overwrites !== true
    return isOpen ? left + visitWork.workAfter(this.#tried) : left
  }
}
