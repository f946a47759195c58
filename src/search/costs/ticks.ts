/**
 * Measures a search after each event in ticks: operations, or the nanoseconds that the program's listing
 * would take.
 */
import { candidates } from '../../sudoku/candidates.ts'
import { DEPTH_CHANGE, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import { countOf } from '../compiled/rowMajor/rowMajorWork.ts'
import { Search } from '../engine/search.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { WorkCounts } from '../engine/workKinds.ts'
import { secondsOf, type TimeModel } from '../seconds/timeModel.ts'
import { isAboutToEnter, usedDigits, visitsStarted } from './sharedWork.ts'
import { blanksLeftOf, workSplit } from './workSplit.ts'

/** Unit of ticks: operations (`work`), or nanoseconds of the listing's run time, which includes its start. */
export type TickMeasure = 'work' | TimeModel

export interface TickedSearch {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
}

export interface Ticks {
  /** Operations before the first event, and after each event. */
  readonly work: Float64Array
  /** Ticks at the same points: integers, never decreasing. */
  readonly ticks: Float64Array
}

const NANOSECONDS = 1e9

const inNanoseconds = (seconds: number) => Math.ceil(seconds * NANOSECONDS)

/**
 * True if the ticks of a program depend on the sum of the blanks left at each entered blank (see `BlanksLeft`), which
 * checkpoints do not store.
 */
export function needsBlanksLeft({ order }: Strategy, measure: TickMeasure): boolean {
  return measure !== 'work' && order === 'fewest-first'
}

/** Returns the tick at a checkpoint. @param blanksLeft as in `ticksAfter` */
export function tickAt(
  { givens, strategy }: TickedSearch,
  checkpoint: Checkpoint,
  measure: TickMeasure,
  blanksLeft: number,
): number {
  if (measure === 'work') return checkpoint.work
  const { placements, solutions } = checkpoint
  const kinds = workSplit(strategy, givens, checkpoint, blanksLeftOf(blanksLeft))
  return inNanoseconds(secondsOf(measure, { placements, solutions, kinds }))
}

/**
 * Returns the ticks of the events after a checkpoint. Re-runs the search, one event at a time.
 * @param blanksLeft sum of the blanks left (see `BlanksLeft`) before the first of these events, including the branch
 * about to be entered; ignored unless `needsBlanksLeft`
 * @param events number of events; the search must have as many
 */
export function ticksAfter(
  { givens, strategy, extent }: TickedSearch,
  start: Checkpoint,
  measure: TickMeasure,
  blanksLeft: number,
  events: number,
): Ticks {
  const search = Search.resume(givens, strategy, extent, start)
  const work = new Float64Array(events + 1)
  const ticks = measure === 'work' ? work : new Float64Array(events + 1)
  const counter = measure === 'work' ? undefined : new WorkCounter(givens, strategy, start, blanksLeft)
  const event = new Uint16Array(1)
  for (let index = 0; index <= events; index++) {
    if (index > 0) search.run(event, 0, 1)
    if (index > 0) counter?.note(event[0], search)
    work[index] = search.work
    if (measure !== 'work' && counter !== undefined) {
      const { placements, solutions } = search
      const kinds = strategy.workByKind(counter.counts(search))
      ticks[index] = inNanoseconds(secondsOf(measure, { placements, solutions, kinds }))
    }
  }
  return { work, ticks }
}

/**
 * Updates, after each event, the counts from which the kinds of work are derived; `workSplit` derives the same counts
 * from a checkpoint.
 */
class WorkCounter {
  /** The puzzle's blanks, row by row. */
  readonly #cells: readonly number[]
  readonly #isRowMajor: boolean
  /** This, `#used` and `#blanksLeft` are the counts of `WorkCounts` after the latest event noted. */
  #visits: number
  #used: number
  #blanksLeft: number
  /** What the next event adds to `#used` and `#blanksLeft`; zeros unless the search is about to enter a blank. */
  #entering = { used: 0, blanksLeft: 0 }

  constructor(givens: Givens, { order, clears }: Strategy, start: Checkpoint, blanksLeft: number) {
    this.#cells = blanksOf(givens)
    this.#isRowMajor = order === 'row-major'
    this.#visits = visitsStarted(givens, start)
    this.#used = this.#isRowMajor ? usedDigits(givens, start, clears) : 0
    const left = this.#cells.length - start.stack.length
    this.#blanksLeft = blanksLeft
    if (!isAboutToEnter(givens, start)) return
    this.#blanksLeft -= left
    const board = Uint8Array.from(givens)
    for (const placement of start.stack) board[(placement >> 4) & 0x7f] = placement & 0xf
    this.#entering = { used: this.#usedAt(board, start.stack.length), blanksLeft: left }
  }

  /** Counts the next event. @param search its state right after the event */
  note(event: number, { board, depth, placements, solutions, ended }: Search): void {
    this.#used += this.#entering.used
    this.#blanksLeft += this.#entering.blanksLeft
    const kind = kindOf(event)
    const isEntering = kind !== EventKind.backtrack && !ended && depth < this.#cells.length
    this.#visits = placements - solutions + (isEntering ? 0 : 1)
    const left = this.#cells.length - depth
    this.#entering = {
      used: isEntering ? this.#usedAt(board, depth) : 0,
      blanksLeft: isEntering && DEPTH_CHANGE[kind] > 0 ? left : 0,
    }
  }

  /** Returns the counts after the latest event noted. @param search its state after that event */
  counts({ work, placements }: Search): WorkCounts {
    return {
      work,
      placements,
      blanks: this.#cells.length,
      visits: this.#visits,
      used: this.#used,
      blanksLeft: this.#isRowMajor ? 0 : this.#blanksLeft,
    }
  }

  /** Counts the different digits in the units of the blank at a depth; 0 unless the program is row-major. */
  #usedAt(board: Uint8Array, depth: number): number {
    return this.#isRowMajor ? 9 - countOf(candidates(board, this.#cells[depth])) : 0
  }
}
