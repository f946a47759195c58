import { INSIGHTS } from '../../i18n/insight.ts'
import { lossText } from '../lossText.ts'
import { useApp, useMessages, useWords } from '../useApp.ts'
import styles from './InsightFailure.module.css'

/** Why what runs in the background was lost; read aloud when it happens. */
export function InsightFailure() {
  const messages = useMessages()
  const words = useWords(INSIGHTS)
  const failure = useApp((app) => app.insight.failure)
  return (
    <div className={styles.live} aria-live="polite">
      {failure !== undefined && (
        <p className={styles.failure}>{words.failure(lossText(messages, failure))}</p>
      )}
    </div>
  )
}
