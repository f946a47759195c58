import { cellOf, digitOf, EventKind, packEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import { optionOf, PLACEMENTS } from './branches.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Engine } from './engine.ts'
import type { Extent, Program, Strategy } from './strategy.ts'

/** Bits that turn a packed `place` event into an event of another kind. */
const AS_REPLACE = packEvent(EventKind.replace, 0, 0)
const AS_BACKTRACK = packEvent(EventKind.backtrack, 0, 0)

/**
 * Generic engine: a depth-first search that runs any strategy event by event and can pause between any two events.
 * A frame is a place on the search path: `#branches[frame]` is its branch, `#options[frame]` the last option tried in
 * it, and `#placed[frame]` the resulting placement. Frames below `depth` have their digit on the board. The open frame,
 * where the search looks for the next option, is frame `depth`, or frame `depth − 1` while an overwriting program still
 * holds its failed digit there.
 */
export class Search implements Engine {
  /** 81 digits after the last event. Callers must not modify them. */
  readonly board: Uint8Array
  readonly blanks: number
  /** Events so far. */
  event = 0
  placements = 0
  solutions = 0
  ended = false
  /** Digits on the board besides the givens. */
  depth = 0
  /** Lowest and highest depth after any event of the latest `run`; `blanks` and 0 if it made no events. */
  lowest = 0
  highest = 0
  /** Sum of the depths after each event of the latest `run`. */
  sum = 0

  readonly #extent: Extent
  readonly #program: Program
  /** True if the program leaves a failed digit on the board until it places the next one there. */
  readonly #overwrites: boolean
  readonly #branches: Uint16Array
  readonly #options: Uint8Array
  readonly #placed: Uint16Array
  /** True at the start and after a placement: the next step enters a new frame or leaves a full board. */
  #entering = true
  /** True while the open frame's failed digit is still on the board. */
  #holding = false

  constructor(givens: Givens, strategy: Strategy, extent: Extent = strategy.extent) {
    this.board = Uint8Array.from(givens)
    this.blanks = blanksOf(givens).length
    this.#extent = extent
    this.#program = strategy.begin(this.board)
    this.#overwrites = strategy.clears === 'exhausted'
    this.#branches = new Uint16Array(this.blanks + 1)
    this.#options = new Uint8Array(this.blanks + 1)
    this.#placed = new Uint16Array(this.blanks + 1)
    if (this.blanks === 0) {
      this.#acceptFullBoard()
      this.ended = true
    }
  }

  /** Resumes from a checkpoint of a search with the same givens, strategy and extent. */
  static resume(givens: Givens, strategy: Strategy, extent: Extent, checkpoint: Checkpoint): Search {
    const search = new Search(givens, strategy, extent)
    if (search.blanks > 0) search.#restore(checkpoint)
    return search
  }

  get work(): number {
    return this.#program.work
  }

  checkpoint(): Checkpoint {
    return {
      event: this.event,
      placements: this.placements,
      solutions: this.solutions,
      work: this.work,
      stack: this.#placed.slice(0, this.depth),
      ended: this.ended,
      tried: this.#entering || this.ended ? 0 : this.#options[this.#holding ? this.depth - 1 : this.depth],
    }
  }

  /**
   * Runs until the array is filled up to index `to` or the search ends.
   * @param events receives packed events, from index `from` on
   * @returns the index after the last event written
   */
  run(events: Uint16Array, from: number, to: number): number {
    const program = this.#program
    const branches = this.#branches
    const options = this.#options
    const placed = this.#placed
    const { board, blanks } = this
    const overwrites = this.#overwrites
    let { depth } = this
    let entering = this.#entering
    let holding = this.#holding
    let placements = 0
    let lowest = blanks
    let highest = 0
    let sum = 0
    let index = from

    while (index < to && !this.ended) {
      if (entering && depth < blanks) {
        const branch = program.pick(depth)
        branches[depth] = branch
        options[depth] = 0
        program.enter(branch, depth)
      }
      entering = false
      const frame = holding ? depth - 1 : depth
      const option = frame < blanks ? program.next(branches[frame], frame, options[frame]) : 0
      if (option !== 0) {
        const placement = PLACEMENTS[branches[frame] * 10 + option]
        if (holding) {
          const failed = placed[frame]
          program.clear(cellOf(failed), digitOf(failed))
        }
        options[frame] = option
        placed[frame] = placement
        board[cellOf(placement)] = digitOf(placement)
        program.place(cellOf(placement), digitOf(placement))
        events[index++] = holding ? placement | AS_REPLACE : placement
        placements++
        holding = false
        entering = true
        depth = frame + 1
        sum += depth
        if (depth > highest) highest = depth
        if (depth < lowest) lowest = depth
        if (depth === blanks) this.#acceptFullBoard()
      } else if (depth === 0) {
        this.ended = true
      } else if (overwrites && !holding) {
        // Returning to the caller is no event. The caller's digit stays on the board until the search replaces it or
        // runs out of options.
        holding = true
      } else {
        depth--
        const failed = placed[depth]
        program.clear(cellOf(failed), digitOf(failed))
        board[cellOf(failed)] = 0
        events[index++] = failed | AS_BACKTRACK
        sum += depth
        if (depth < lowest) lowest = depth
        if (depth > highest) highest = depth
        holding = overwrites && depth > 0
        if (overwrites && depth === 0) this.ended = true
      }
    }

    this.depth = depth
    this.#entering = entering
    this.#holding = holding
    this.event += index - from
    this.placements += placements
    this.lowest = lowest
    this.highest = highest
    this.sum = sum
    return index
  }

  /** Counts a solution if the program accepts the full board, and ends the search if one is enough. */
  #acceptFullBoard(): void {
    if (!this.#program.accept()) return
    this.solutions++
    if (this.#extent === 'first') this.ended = true
  }

  #restore(checkpoint: Checkpoint): void {
    for (const placement of checkpoint.stack) {
      const frame = this.#enterFrame()
      this.#options[frame] = optionOf(this.#branches[frame], placement)
      this.#placed[frame] = placement
      this.board[cellOf(placement)] = digitOf(placement)
      this.#program.place(cellOf(placement), digitOf(placement))
      this.depth++
    }
    this.#entering = checkpoint.tried === 0
    this.#holding = this.#overwrites && !this.#entering
    if (!this.#entering && !this.#holding) this.#options[this.#enterFrame()] = checkpoint.tried
    this.event = checkpoint.event
    this.placements = checkpoint.placements
    this.solutions = checkpoint.solutions
    this.ended = checkpoint.ended
    this.#program.work = checkpoint.work
  }

  /** Enters frame `depth` with the branch that the program picks. @returns the frame */
  #enterFrame(): number {
    const frame = this.depth
    const branch = this.#program.pick(frame)
    this.#branches[frame] = branch
    this.#options[frame] = 0
    this.#program.enter(branch, frame)
    return frame
  }
}
