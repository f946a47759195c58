import type { WorkerLoss } from '../../calls/watchedWorker.ts'
import { lossText } from '../shell/lossText.ts'
import { useApp, useMessages } from '../store/useApp.ts'
import styles from './BackgroundFailure.module.css'

/** Reason for the loss of background work, such as an outdated page, if any; announced by screen readers. */
export function BackgroundFailure({ failure }: { readonly failure: WorkerLoss | undefined }) {
  const messages = useMessages()
  const words = useMessages().background
  const isOutdated = useApp((app) => app.isOutdated)
  return (
    <div className={styles.live} aria-live="polite">
      {failure !== undefined && (
        <p className={styles.failure}>
          {isOutdated ? messages.alert.outdated : words.failure(lossText(messages, failure))}
        </p>
      )}
    </div>
  )
}
