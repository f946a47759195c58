import { RUNNING } from '../../../i18n/running.ts'
import { rateOf } from '../../../app/playback/rate.ts'
import { useApp, useWords } from '../../useApp.ts'
import styles from './Reason.module.css'

/** Faster than its events can be told: the last second in one sentence, in the place of the reason. */
export function PlayingDigest() {
  const words = useWords(RUNNING)
  const digest = useApp((app) => app.digest)
  const rate = useApp(rateOf)
  return (
    <div className={styles.reason} data-testid="digest">
      <span className={styles.glyph} aria-hidden="true">
        ▸
      </span>
      <div className={styles.words}>
        <p className={styles.line}>{words.playingAt(rate)}</p>
        {digest !== undefined && <p className={styles.told}>{words.digest(digest)}</p>}
      </div>
    </div>
  )
}
