import type { Messages } from '../words/en.ts'
import type { ReactNode } from 'react'
import type { PlacementCounts } from '../../search/trace/placementCounts.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { placeOf } from './places.ts'
import styles from './HeatMap.module.css'

/**
 * Tints each filled cell, on a logarithmic scale of how often it was filled, and renders in it what `inside` returns.
 */
export function heatCells(
  { counts }: PlacementCounts,
  inside: (cell: Cell, times: number) => ReactNode,
): ReactNode {
  const most = Math.max(...counts)
  return Array.from(counts, (times, cell) =>
    times === 0 ? undefined : (
      <span
        key={cell}
        className={styles.cell}
        data-cell={cell}
        style={{ ...placeOf(cell), backgroundColor: tintOf(Math.log1p(times) / Math.log1p(most)) }}
      >
        {inside(cell, times)}
      </span>
    ),
  )
}

/** Describes the range of events, and the cells filled most often in it. */
export function heatDescription(
  words: Messages['boardView'],
  { from, reached, counts }: PlacementCounts,
): string {
  return words.placements(
    from,
    reached,
    busiestCells(counts).map((cell) => [ROW_OF[cell] + 1, COLUMN_OF[cell] + 1, counts[cell]]),
  )
}

/** Returns a tint that keeps the digit readable. @param share from 0 to 1 (the cell filled most often) */
function tintOf(share: number): string {
  return `rgb(from var(--placed) r g b / ${(0.03 + 0.17 * share).toFixed(3)})`
}

/** Returns the at most three cells filled most often, in descending order. @param counts by cell */
function busiestCells(counts: Float64Array): readonly Cell[] {
  const filled = Array.from(counts.keys()).filter((cell) => counts[cell] > 0)
  return filled.toSorted((one, other) => counts[other] - counts[one]).slice(0, 3)
}
