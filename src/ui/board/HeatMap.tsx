import { shownFrame } from '../../app/view/cellView.ts'
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../core/units.ts'
import { BOARD_VIEW } from '../../i18n/boardView.ts'
import { useApp, useSession, useWords } from '../useApp.ts'
import styles from './HeatMap.module.css'

/** How often each blank was filled, drawn over the board: a tint that grows with the logarithm, and the figure. */
export function HeatMap() {
  const words = useWords(BOARD_VIEW)
  const fills = useApp((app) => (app.preferences.showsHeatMap ? app.heatMap?.fills : undefined))
  const showsCandidates = useApp((app) => app.preferences.showsCandidates)
  // Its candidates stand there.
  const working = useSession((session) => shownFrame(session).focus?.cell)
  if (fills === undefined) return undefined
  const { from, reached, counts } = fills
  const busiest = busiestCells(fills)
  const most = counts[busiest[0]]
  return (
    <div
      className={styles.layer}
      role="img"
      aria-label={words.fills(
        from,
        reached,
        busiest.map((cell) => [ROW_OF[cell] + 1, COLUMN_OF[cell] + 1, counts[cell]]),
      )}
      data-testid="heat-map"
    >
      {Array.from(counts, (count, cell) =>
        count === 0 ? undefined : (
          <span
            key={cell}
            className={styles.cell}
            data-cell={cell}
            style={{ ...placeOf(cell), backgroundColor: tintOf(Math.log1p(count) / Math.log1p(most)) }}
          >
            {!showsCandidates && cell !== working && words.times(count)}
          </span>
        ),
      )}
    </div>
  )
}

/** At most three, the one filled most often first. */
function busiestCells({ counts }: RangeFills): readonly Cell[] {
  const filled = Array.from(counts.keys()).filter((cell) => counts[cell] > 0)
  return filled.toSorted((one, other) => counts[other] - counts[one]).slice(0, 3)
}

/** Over the digit, so thin that it can be read through. @param share of the strongest */
function tintOf(share: number): string {
  return `rgb(from var(--placed) r g b / ${(0.03 + 0.17 * share).toFixed(3)})`
}

function placeOf(cell: Cell) {
  return { gridRow: ROW_OF[cell] + 1, gridColumn: COLUMN_OF[cell] + 1 }
}
