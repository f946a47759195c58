import { useApp } from '../../useApp.ts'
import { useSearchingWords } from '../../useSearchingWords.ts'
import styles from './PuzzlePanel.module.css'

/** That nothing will be there at the next visit, where that is so. */
export function Forgets() {
  const words = useSearchingWords()
  const forgets = useApp((app) => app.forgets)
  return forgets && <p className={styles.hint}>{words.forgets}</p>
}
