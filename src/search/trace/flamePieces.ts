/** Bars of a flame chart, joined from pieces: a bar spans the events during which a placement is on the board. */

/**
 * The part of a bar within one tile: its placement is on the board after events `from` < n ≤
 * `to`. The flags tell if the bar goes on before or after the tile.
 */
export interface BarPiece {
  readonly depth: number
  /** Packed `place` event. */
  readonly placement: number
  readonly from: number
  readonly to: number
  readonly isOpenBefore: boolean
  readonly isOpenAfter: boolean
}

/** The bars of a flame chart, as parallel arrays. */
export interface FlameBars {
  readonly depths: Uint8Array
  /** Packed `place` events. */
  readonly placements: Uint16Array
  /** By bar: its placement is on the board after events `froms` < n ≤ `tos`. */
  readonly froms: Float64Array
  readonly tos: Float64Array
}

/** A bar that may still grow; its fields are those of a `BarPiece`. */
interface Bar {
  readonly depth: number
  readonly placement: number
  readonly from: number
  to: number
}

/** Joins the pieces of consecutive tiles into bars. */
export class BarJoiner {
  readonly #bars: Bar[] = []
  /** By depth: bar that goes on after the last tile added. */
  #open: (Bar | undefined)[] = []

  add(pieces: readonly BarPiece[]): void {
    const open: (Bar | undefined)[] = []
    for (const { depth, placement, from, to, isOpenBefore, isOpenAfter } of pieces) {
      const before = isOpenBefore ? this.#open[depth] : undefined
      const bar = before ?? { depth, placement, from, to }
      bar.to = to
      if (before === undefined) this.#bars.push(bar)
      if (isOpenAfter) open[depth] = bar
    }
    this.#open = open
  }

  /** Returns the bars so far. @param thinnest minimum events of a bar; shorter bars are omitted */
  bars(thinnest: number): FlameBars {
    const bars = this.#bars.filter(({ from, to }) => to - from >= thinnest)
    const [depths, placements] = [new Uint8Array(bars.length), new Uint16Array(bars.length)]
    const [froms, tos] = [new Float64Array(bars.length), new Float64Array(bars.length)]
    // A loop, because `Uint8Array.from` takes several times as long on the thousands of bars of every picture.
    bars.forEach(({ depth, placement, from, to }, index) => {
      depths[index] = depth
      placements[index] = placement
      froms[index] = from
      tos[index] = to
    })
    return { depths, placements, froms, tos }
  }
}
