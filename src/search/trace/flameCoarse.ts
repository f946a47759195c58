import { CELLS } from '../../sudoku/units.ts'
import { TILE_COLUMNS, type TilePicture } from './flameTile.ts'
import type { BarPiece } from './flamePieces.ts'
import type { FlameReader } from './flameReader.ts'

/**
 * Approximates a tile of a flame chart from known data without reading events. Bars may be too short but never too
 * long. The shares (by depth and column: of events after which the stack is at least this deep) are estimates.
 * @param from, to events `from` < n ≤ `to`, at most `TILE_COLUMNS` columns of `span`
 */
export function coarseTile(reader: FlameReader, from: number, to: number, span: number): TilePicture {
  const pieces: BarPiece[] = []
  const shares = new Uint8Array(CELLS * TILE_COLUMNS)
  let open: BarPiece[] = []
  for (let column = 0; from + column * span < to; column++) {
    const [first, end] = [from + column * span, Math.min(to, from + (column + 1) * span)]
    const spanning = stackThrough(reader, first, end)
    const isLast = end === to
    const still: BarPiece[] = []
    spanning.forEach((placement, index) => {
      const before = open[index]
      const started = before?.from ?? first
      const isOpenBefore = before?.isOpenBefore ?? first === from
      still.push({ depth: index + 1, placement, from: started, to: end, isOpenBefore, isOpenAfter: isLast })
    })
    pieces.push(...open.slice(still.length))
    open = still
    estimateShares(reader, first, end, shares.subarray(column))
  }
  return { pieces: [...pieces, ...open], shares }
}

/** Returns the placements that are certainly on the board after every event from `from` to `to`. */
function stackThrough(reader: FlameReader, from: number, to: number): Uint16Array {
  const before = reader.knownBefore(from)
  const after = reader.knownAfter(to)
  let common = 0
  while (common < before.stack.length && before.stack[common] === after.stack[common]) common++
  // In recordings, a placement may be undone and made again between the two stacks.
  if (!reader.trace.isStackLike) common = Math.min(common, unchangedIn(reader, before.event, after.event))
  return before.stack.subarray(0, common)
}

/** Returns how many placements, from the bottom of the stack, no event of the range can have changed. */
function unchangedIn({ stackHeights }: FlameReader, from: number, to: number): number {
  const { span, lowest } = stackHeights
  let least = Number.POSITIVE_INFINITY
  for (let bucket = Math.floor(from / span); bucket * span < to; bucket++)
    least = Math.min(least, lowest[bucket])
  return least
}

/** Estimates shares by assuming that depths are uniformly distributed between a bucket's bounds. */
function estimateShares({ stackHeights }: FlameReader, from: number, to: number, shares: Uint8Array): void {
  const { span, lowest, highest } = stackHeights
  const first = Math.floor(from / span)
  const last = Math.max(first, Math.ceil(to / span) - 1)
  for (let bucket = first; bucket <= last; bucket++) {
    const [low, high] = [lowest[bucket], highest[bucket]]
    const weight = 255 / (last - first + 1)
    for (let depth = 1; depth <= high; depth++) {
      const share = depth <= low ? 1 : (high - depth + 1) / (high - low + 1)
      shares[(depth - 1) * TILE_COLUMNS] += share * weight
    }
  }
}
