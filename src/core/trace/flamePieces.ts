/** Bars of a flame chart as they are gathered: stretches of events that a placement is on the board. */

/** A bar after events `from` < n ≤ `to`, and whether it goes on beyond the stretch that was looked at. */
export interface Piece {
  readonly depth: number
  /** Packed. */
  readonly placement: number
  readonly from: number
  readonly to: number
  readonly isOpenBefore: boolean
  readonly isOpenAfter: boolean
}

/** The bars of a flame chart, in arrays of the same length. */
export interface FlameBars {
  readonly depths: Uint8Array
  /** Packed `place` events. */
  readonly placements: Uint16Array
  /** On the board after events `froms` < n ≤ `tos`. */
  readonly froms: Float64Array
  readonly tos: Float64Array
}

interface Bar {
  readonly depth: number
  readonly placement: number
  readonly from: number
  to: number
}

/** Joins the pieces of neighbouring stretches, in order, and leaves out bars of fewer events than `thinnest`. */
export class BarJoiner {
  readonly #bars: Bar[] = []
  /** By depth: the bar that is open at the end of the stretch before. */
  #open: (Bar | undefined)[] = []

  /** @param pieces of the next stretch */
  add(pieces: readonly Piece[]): void {
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

  bars(thinnest: number): FlameBars {
    const bars = this.#bars.filter(({ from, to }) => to - from >= thinnest)
    const [depths, placements] = [new Uint8Array(bars.length), new Uint16Array(bars.length)]
    const [froms, tos] = [new Float64Array(bars.length), new Float64Array(bars.length)]
    // Thousands, for every picture: `from` would take several times as long.
    bars.forEach(({ depth, placement, from, to }, index) => {
      depths[index] = depth
      placements[index] = placement
      froms[index] = from
      tos[index] = to
    })
    return { depths, placements, froms, tos }
  }
}
