import { useApp } from '../useApp.ts'
import styles from './InsightFailure.module.css'
import { useInsightWords } from './useInsightWords.ts'

/** Why what runs in the background was lost; read aloud when it happens. */
export function InsightFailure() {
  const words = useInsightWords()
  const failure = useApp((app) => app.insight.failure)
  return (
    <div className={styles.live} aria-live="polite">
      {failure !== undefined && <p className={styles.failure}>{words.failure(failure)}</p>}
    </div>
  )
}
