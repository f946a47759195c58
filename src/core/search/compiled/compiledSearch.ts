import { cellOf, digitOf, type SearchEvent } from '../../events.ts'
import type { Givens } from '../../grid.ts'
import type { Checkpoint } from '../checkpoint.ts'
import type { Engine, Resume } from '../engine.ts'
import type { Extent } from '../strategy.ts'
import { type Blank, rowMajorBlanks, unitIndices, usedDigitsOf } from './blanks.ts'
import { MEMORY, type RowMajorCode } from './rowMajorModule.ts'
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
const REACHED_END = REACHED + 82
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
  lowest = 0
  highest = 0

  readonly #compiled: Compiled
  /** Packed placements. */
  #stack: Uint16Array
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
    this.#stack = checkpoint.stack
    this.#tried = checkpoint.tried
    this.#workBegun = checkpoint.work + this.#workLeft()
  }

  get blanks(): number {
    return this.#compiled.blanks.length
  }

  get depth(): number {
    return this.#stack.length
  }

  get work(): number {
    return this.#workBegun - this.#workLeft()
  }

  checkpoint(): Checkpoint {
    const { event, placements, solutions, work, ended } = this
    return { event, placements, solutions, work, ended, stack: this.#stack.slice(), tried: this.#tried }
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
    const { depth } = this
    // The code counts the visits that it begins, but not that on which it resumes.
    if (this.#tried === 0 && depth < this.blanks) this.#workBegun += this.#workOfNextVisit()
    shorts.set(this.#stack, STACK)
    shorts[STACK + depth] = this.#tried + 1
    shorts.fill(0, REACHED, REACHED_END)
    const length = (code.run(MEMORY.events + 2 * (to - from), depth) - MEMORY.events) / 2
    events.set(shorts.subarray(EVENTS, EVENTS + length), from)
    this.#takeResults()
    this.event += length
    // Each placement goes one deeper and each backtrack one up.
    this.placements += (length + this.depth - depth) / 2
    return from + length
  }

  #takeResults(): void {
    const { extent, work, shorts, integers } = this.#compiled
    const position = integers[MEMORY.position / 4]
    const solutions = integers[MEMORY.solutions / 4]
    const depth = position === -1 ? 0 : position >> 1
    const cameBack = position !== -1 && (position & 1) === 1
    this.#stack = shorts.slice(STACK, STACK + depth)
    this.#tried = cameBack ? digitOf(shorts[STACK + depth]) : 0
    this.#workBegun += integers[MEMORY.work / 4] + solutions * (work.accepted ?? 0)
    this.solutions += solutions
    this.ended = position === -1 || (extent === 'first' && solutions > 0)
    const reached = shorts.subarray(REACHED, REACHED_END)
    const lowest = reached.findIndex((mark) => mark !== 0)
    if (lowest === -1) return
    this.lowest = Math.min(this.lowest, lowest)
    this.highest = Math.max(
      this.highest,
      reached.findLastIndex((mark) => mark !== 0),
    )
  }

  /** What visits that have begun have still to do, if their later digits are to be tried. */
  #workLeft(): number {
    const used = this.#compiled.usedByGivens.slice()
    let left = 0
    this.#stack.forEach((placement, depth) => {
      left += this.#workOfTrying(digitOf(placement), depth, used)
      place(placement, used)
    })
    return this.#tried === 0 ? left : left + this.#workOfTrying(this.#tried, this.depth, used)
  }

  #workOfNextVisit(): number {
    const { blanks, work, usedByGivens } = this.#compiled
    const used = usedByGivens.slice()
    for (const placement of this.#stack) place(placement, used)
    const blank = blanks[this.depth]
    const [row, column, box] = blank.units
    return (
      workOfEntering(work, blank, used[row] | used[column] | used[box]) +
      this.#workOfTrying(0, this.depth, used)
    )
  }

  /** The work of trying what comes after a digit. */
  #workOfTrying(after: number, depth: number, used: Uint16Array): number {
    const { blanks, work } = this.#compiled
    const [row, column, box] = blanks[depth].units
    return workAfter(work, after, used[row], used[column], used[box])
  }
}

function place(placement: SearchEvent, used: Uint16Array): void {
  for (const unit of unitIndices(cellOf(placement))) used[unit] |= 1 << digitOf(placement)
}
