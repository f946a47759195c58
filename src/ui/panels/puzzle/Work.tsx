import { SEARCHING } from '../../../i18n/searching.ts'
import { useMessages, useSession, useWords } from '../../useApp.ts'
import styles from './PuzzlePanel.module.css'

/** The cost of the search so far, wherever in it the playhead stands. */
export function Work() {
  const { number } = useMessages()
  const words = useWords(SEARCHING)
  const work = useSession(({ run }) => (run.status === 'open' ? run.progress.work : 0))
  const isWhole = useSession(({ run }) => run.status === 'open' && run.progress.status === 'ended')
  return (
    <p className={styles.hint}>
      {words.work(isWhole)} <strong data-testid="work">{number(work)}</strong>
    </p>
  )
}
