import { CELLS } from '../../sudoku/units.ts'
import { applyToStack, type StackChanges, placementOf, stackAt } from './stackChanges.ts'
import type { FlameReader } from './flameReader.ts'
import type { BarPiece } from './flamePieces.ts'

/** Columns (equally many events each) per tile of a chart; tiles are computed and cached as a whole. */
export const TILE_COLUMNS = 64

/** One tile of a flame chart, in which each bar spans the events during which a placement is on the board. */
export interface TilePicture {
  /** Bars, cut off where the tile begins and ends. */
  readonly pieces: readonly BarPiece[]
  /** By depth from 1, then by column: share of events after which the stack is at least this deep, in 1/255. */
  readonly shares: Uint8Array
}

/**
 * Computes exactly, a chunk at a time, which placements are on the board during a tile of columns. Omits placements
 * that begin and end within the tile and last less than a column.
 */
export class FlameTile {
  readonly #reader: FlameReader
  readonly #from: number
  readonly #to: number
  readonly #span: number
  #event: number
  readonly #stack = new Uint16Array(CELLS)
  /** Number of placements on the stack. */
  #height = 0
  /** By depth − 1: number of events before the placement or, if that precedes the tile, before the tile. */
  readonly #started = new Float64Array(CELLS)
  /** By depth − 1: 1 if the placement precedes the tile. */
  readonly #isOpenBefore = new Uint8Array(CELLS).fill(1)
  readonly #pieces: BarPiece[] = []
  /** By column, then by depth: number of events with that depth after them. */
  readonly #counts = new Uint32Array(TILE_COLUMNS * (CELLS + 1))
  #picture: TilePicture | undefined

  /** @param from, to events `from` < n ≤ `to`, at most `TILE_COLUMNS` columns of `span` events each */
  constructor(reader: FlameReader, from: number, to: number, span: number) {
    this.#reader = reader
    this.#from = from
    this.#to = to
    this.#span = span
    this.#event = from
    this.#started.fill(from)
    if (from === 0) return
    const stack = stackAt(reader.chunkAt(from), from)
    this.#stack.set(stack)
    this.#height = stack.length
  }

  get isComplete(): boolean {
    return this.#event >= this.#to
  }

  /** Undefined until complete. */
  get picture(): TilePicture | undefined {
    return this.#picture
  }

  /** Processes the next chunk of events, as far as the tile reaches. */
  advance(): void {
    if (this.isComplete) return
    const chunk = this.#reader.chunkAt(this.#event + 1)
    const end = Math.min(this.#to, chunk.from + chunk.events.length)
    while (this.#event < end) {
      const column = Math.floor((this.#event - this.#from) / this.#span)
      this.#processColumn(chunk, Math.min(end, this.#from + (column + 1) * this.#span), column)
    }
    if (!this.isComplete) return
    for (let depth = 1; depth <= this.#height; depth++) this.#close(depth, this.#to, true)
    this.#picture = { pieces: this.#pieces, shares: this.#shares() }
  }

  /**
   * Processes events of one column and one chunk. Tracks only the stack at the end of each column, because every bar at
   * least a column long is on the board at such an end. Tracking each event would spend most of its time on
   * mispredicted branches.
   * @param end number of the last event
   */
  #processColumn(chunk: StackChanges, end: number, column: number): void {
    const { from, events, depths, untouched } = chunk
    const [first, last] = [this.#event - from, end - from]
    const counts = this.#counts.subarray(column * (CELLS + 1))
    let lowest = this.#height
    for (let index = first; index < last; index++) {
      lowest = Math.min(lowest, untouched[index])
      counts[depths[index]]++
    }
    let cut = this.#height
    for (let index = first; cut > lowest; index++)
      for (; cut > untouched[index]; cut--) this.#close(cut, from + index, false)
    if (chunk.chunk.kind === 'recorded') this.#applyEvents(chunk, first, last)
    let made = depths[last - 1]
    for (let index = last - 1; made > lowest; index--)
      for (; made > untouched[index]; made--) {
        this.#started[made - 1] = from + index
        this.#isOpenBefore[made - 1] = 0
        if (chunk.chunk.kind === 'search') this.#stack[made - 1] = placementOf(events[index])
      }
    this.#height = depths[last - 1]
    this.#event = end
  }

  /** Applies a recording's events to the stack: undoing a placement may shift those above it down. */
  #applyEvents({ events, untouched, depths }: StackChanges, first: number, last: number): void {
    let height = this.#height
    for (let index = first; index < last; index++) {
      applyToStack(this.#stack, height, events[index], untouched[index], depths[index])
      height = depths[index]
    }
  }

  /** Ends the bar at a depth. Omits it if it is empty, or begins and ends in the tile and is too short. */
  #close(depth: number, to: number, isOpenAfter: boolean): void {
    const from = this.#started[depth - 1]
    const isOpenBefore = this.#isOpenBefore[depth - 1] === 1
    if (to === from || (to - from < this.#span && !isOpenBefore && !isOpenAfter)) return
    const placement = this.#stack[depth - 1]
    this.#pieces.push({ depth, placement, from, to, isOpenBefore, isOpenAfter })
  }

  #shares(): Uint8Array {
    const shares = new Uint8Array(CELLS * TILE_COLUMNS)
    for (let column = 0; column < TILE_COLUMNS; column++) {
      const events = Math.min(this.#span, this.#to - this.#from - column * this.#span)
      if (events <= 0) break
      let count = 0
      for (let depth = CELLS; depth >= 1; depth--) {
        count += this.#counts[column * (CELLS + 1) + depth]
        shares[(depth - 1) * TILE_COLUMNS + column] = shareOf(count, events)
      }
    }
    return shares
  }
}

/** Share in 1/255, rounded up, so that only an empty share is 0. */
function shareOf(count: number, events: number): number {
  return Math.ceil((count / events) * 255)
}
