import { SAMPLES } from '../../../../app/puzzle/samples.ts'
import { sameBoard } from '../../../../core/grid.ts'
import { ANALYSIS } from '../../../../i18n/analysis.ts'
import { useApp, useWords } from '../../../useApp.ts'
import styles from './Analysis.module.css'

/** A remark on the sample on the board, if there is one. */
export function SampleNote() {
  const { notes } = useWords(ANALYSIS)
  const grid = useApp((app) => app.puzzle.grid)
  const sample = SAMPLES.find((known) => sameBoard(known.grid, grid))
  const note = sample === undefined ? undefined : notes[sample.id]
  if (note === undefined) return undefined
  return <p className={styles.note}>{note}</p>
}
