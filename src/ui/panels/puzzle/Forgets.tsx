import { SEARCHING } from '../../../i18n/searching.ts'
import { useApp, useWords } from '../../useApp.ts'
import styles from './PuzzlePanel.module.css'

/** That nothing will be there at the next visit, where that is so. */
export function Forgets() {
  const words = useWords(SEARCHING)
  const forgets = useApp((app) => app.forgets)
  return forgets && <p className={styles.hint}>{words.forgets}</p>
}
