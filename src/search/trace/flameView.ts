import { TILE_COLUMNS, type TilePicture, FlameTile } from './flameTile.ts'
import { coarseTile } from './flameCoarse.ts'
import { type FlamePath, type ChunkedTask, pathAt } from './flameCuts.ts'
import { BarJoiner, type FlameBars } from './flamePieces.ts'
import type { FlameReader } from './flameReader.ts'

/**
 * Maximum columns of the range in view: finer than the pixels of a screen. A picture may have more, because it consists
 * of tiles (pieces of equal length, which are cached), and the outer ones extend beyond the range.
 */
const FLAME_COLUMNS = 1 << 12

/** A flame chart of a range of events: at first approximated from known data, finally exact. */
export interface FlamePicture extends FlameBars {
  /** Number of events before the first column. */
  readonly from: number
  /** Events per column; a power of two. */
  readonly span: number
  readonly columns: number
  /** Number of depths: the highest depth of the known trace. */
  readonly rows: number
  /** By depth from 1, then by column: share of events after which the stack is at least this deep, in 1/255. */
  readonly shares: Uint8Array
  /**
   * By depth from 1: each placement of the first solution is on the board after events `pathFroms` < n ≤ `pathTos`.
   * Empty if no solution is known, or until the path to it has been computed.
   */
  readonly pathFroms: Float64Array
  readonly pathTos: Float64Array
  /** False while parts of the chart are approximated. */
  readonly isExact: boolean
}

/** Cache of exact tiles and of the path to the first solution, shared by successive views. */
export class FlameStore {
  readonly reader: FlameReader
  /** LRU cache by span and range; most recently used last. */
  readonly #tiles = new Map<string, FlameTile>()
  /** Path to the first solution. `end`: known length of the trace when the computation of the path began. */
  #solution: (FlamePath & { readonly end: number }) | undefined

  constructor(reader: FlameReader) {
    this.reader = reader
  }

  /** Returns the tile of a range, complete or not: from the cache, or a new one, which is then cached. */
  tile(from: number, to: number, span: number): FlameTile {
    const name = `${span} ${from} ${to}`
    const tile = this.#tiles.get(name) ?? new FlameTile(this.reader, from, to, span)
    this.#tiles.delete(name)
    this.#tiles.set(name, tile)
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > MAX_CACHED_TILES) this.#tiles.delete(oldest)
    return tile
  }

  /** The path to the first solution; undefined until computed, and if the trace has grown since. */
  get solution(): FlamePath | undefined {
    return this.#solution?.end === this.reader.end ? this.#solution : undefined
  }

  /** Computes `solution`, a chunk at a time, if a solution is known. */
  *findSolution(): ChunkedTask<void> {
    const { reader, solution } = this
    const [event] = reader.trace.landmarks.solutions
    if (solution !== undefined || event === undefined) return
    const end = reader.end
    this.#solution = { ...(yield* pathAt(reader, event)), end }
  }

  /** Returns the exact picture of a tile; undefined unless the tile is cached and complete. */
  cachedPicture(from: number, to: number, span: number): TilePicture | undefined {
    return this.#tiles.get(`${span} ${from} ${to}`)?.picture
  }
}

/** Maximum cached tiles: enough for several views. */
const MAX_CACHED_TILES = 256

/** Flame chart of a range of a trace, computed a chunk at a time. */
export class FlameView {
  readonly #store: FlameStore
  readonly #span: number
  /** Number of events before each tile, and up to the end of the last one. */
  readonly #edges: readonly number[]
  /** By index of a tile: its approximate picture, shown until the exact one is cached. */
  readonly #coarse = new Map<number, TilePicture>()
  readonly #work: ChunkedTask<void>
  /** Placements on the board at the first edge, once known. */
  #pathBefore: FlamePath | undefined
  /** Placements on the board at the last edge, once known. */
  #pathAfter: FlamePath | undefined
  isComplete = false

  /**
   * @param from, to events `from` < n ≤ `to`; the trace must have reached `to`
   * @param mostColumns maximum columns of the range
   */
  constructor(store: FlameStore, from: number, to: number, mostColumns = FLAME_COLUMNS) {
    const { reader } = store
    if (to > reader.end) throw new RangeError(`Event ${to} lies beyond ${reader.end}`)
    this.#store = store
    this.#span = 2 ** Math.max(0, Math.ceil(Math.log2((to - from) / mostColumns)))
    const length = this.#span * TILE_COLUMNS
    const edges: number[] = []
    for (let edge = from - (from % length); edge < to; edge += length) edges.push(edge)
    this.#edges = [...edges, Math.min(reader.end, (edges.at(-1) ?? 0) + length)]
    this.#work = this.#compute()
  }

  advance(): void {
    if (this.#work.next().done === true) this.isComplete = true
  }

  *#compute(): ChunkedTask<void> {
    const { reader } = this.#store
    this.#pathBefore ??= yield* pathAt(reader, this.#edges[0])
    this.#pathAfter ??= yield* pathAt(reader, this.#edges[this.#edges.length - 1])
    yield* this.#store.findSolution()
    for (let index = 0; index + 1 < this.#edges.length; index++) {
      const tile = this.#store.tile(this.#edges[index], this.#edges[index + 1], this.#span)
      while (!tile.isComplete) {
        tile.advance()
        yield
      }
    }
  }

  /** Returns the chart as far as it is known; a copy, safe to transfer. */
  picture(): FlamePicture {
    const edges = this.#edges
    const columns = Math.ceil((edges[edges.length - 1] - edges[0]) / this.#span)
    const rows = this.#store.reader.stackHeights.highest.reduce((most, depth) => Math.max(most, depth), 0)
    const shares = new Uint8Array(rows * columns)
    const joiner = new BarJoiner()
    for (let index = 0; index + 1 < edges.length; index++) {
      const tile = this.#tilePicture(index)
      joiner.add(tile.pieces)
      copyShares(tile.shares, shares, rows, columns, index * TILE_COLUMNS)
    }
    const { solution } = this.#store
    return {
      from: edges[0],
      span: this.#span,
      columns,
      rows,
      shares,
      ...this.#extendBars(joiner.bars(this.#span)),
      pathFroms: Float64Array.from(solution?.froms ?? []),
      pathTos: Float64Array.from(solution?.tos ?? []),
      isExact: this.isComplete,
    }
  }

  /** Returns the cached picture of a tile, else an approximate one. */
  #tilePicture(index: number): TilePicture {
    const [from, to] = [this.#edges[index], this.#edges[index + 1]]
    const known = this.#store.cachedPicture(from, to, this.#span) ?? this.#coarse.get(index)
    if (known !== undefined) return known
    const coarse = coarseTile(this.#store.reader, from, to, this.#span)
    this.#coarse.set(index, coarse)
    return coarse
  }

  /** Extends bars that begin before or end after the view to their full length. */
  #extendBars(bars: FlameBars): FlameBars {
    const first = this.#edges[0]
    const last = this.#edges[this.#edges.length - 1]
    bars.depths.forEach((depth, index) => {
      const before = this.#pathBefore?.froms[depth - 1]
      if (
        bars.froms[index] === first &&
        before !== undefined &&
        (this.#pathBefore?.tos[depth - 1] ?? 0) > first
      )
        bars.froms[index] = before
      const after = this.#pathAfter?.tos[depth - 1]
      if (bars.tos[index] === last && after !== undefined) bars.tos[index] = after
    })
    return bars
  }
}

/** Copies a tile's shares into a view's. Loops, because tens of thousands of `set` calls take ten times as long. */
function copyShares(from: Uint8Array, to: Uint8Array, rows: number, columns: number, first: number): void {
  const count = Math.min(TILE_COLUMNS, columns - first)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < count; column++)
      to[row * columns + first + column] = from[row * TILE_COLUMNS + column]
}
