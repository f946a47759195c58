import { VERSION } from '../words/version.ts'
import { Button } from '../controls/Button.tsx'
import styles from './NewVersion.module.css'
import { useWords } from '../store/useApp.ts'

interface NewVersionProps {
  /** Loads the new version of the page. */
  readonly take: () => void
  /** Hides the announcement. */
  readonly close: () => void
}

/** Announces a newer version of the page. */
export function NewVersion({ take, close }: NewVersionProps) {
  const words = useWords(VERSION)
  return (
    <section className={styles.offer} aria-label={words.heading}>
      <p role="status">{words.ready}</p>
      <Button label={words.take} shows="label" onClick={take} />
      <Button label={words.later} shows="label" onClick={close} />
    </section>
  )
}
