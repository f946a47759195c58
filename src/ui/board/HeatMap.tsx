import { shownFrame } from '../../app/view/cellView.ts'
import { BOARD_VIEW } from '../../i18n/boardView.ts'
import { useApp, useSession, useWords } from '../useApp.ts'
import { heatCells, heatTold } from './heatCells.tsx'
import styles from './HeatMap.module.css'

/** How often each blank was filled, drawn over the board. */
export function HeatMap() {
  const words = useWords(BOARD_VIEW)
  const fills = useApp((app) => (app.preferences.showsHeatMap ? app.heatMap?.fills : undefined))
  const showsCandidates = useApp((app) => app.preferences.showsCandidates)
  // Its candidates stand there.
  const working = useSession((session) => shownFrame(session).focus?.cell)
  if (fills === undefined) return undefined
  return (
    <div className={styles.layer} role="img" aria-label={heatTold(words, fills)} data-testid="heat-map">
      {heatCells(fills, (cell, times) => !showsCandidates && cell !== working && words.times(times))}
    </div>
  )
}
