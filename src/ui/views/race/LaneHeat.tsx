import type { RangeFills } from '../../../core/trace/fillCounts.ts'
import { BOARD_VIEW } from '../../../i18n/boardView.ts'
import { heatCells } from '../../board/heatCells.tsx'
import { useWords } from '../../useApp.ts'
import styles from './LaneBoard.module.css'

/** On a smaller board the figures cannot be read. In pixels. */
const LEAST_SIDE = 270

interface LaneHeatProps {
  readonly fills: RangeFills
  /** Of the board, in pixels. */
  readonly side: number
}

/** How often a lane has filled each blank, drawn over its board; the board itself tells it in words. */
export function LaneHeat({ fills, side }: LaneHeatProps) {
  const words = useWords(BOARD_VIEW)
  return (
    <div className={styles.heat} data-testid="lane-heat">
      {heatCells(fills, (_, times) => side >= LEAST_SIDE && words.times(times))}
    </div>
  )
}
