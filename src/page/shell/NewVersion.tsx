import type { Language } from '../../i18n/text.ts'
import { Button } from '../controls/Button.tsx'
import styles from './NewVersion.module.css'
import { useWords } from '../store/useApp.ts'

const en = {
  heading: 'New version',
  ready: 'A new version is ready.',
  take: 'Reload',
  later: 'Later',
}

const ko: typeof en = {
  heading: '새 버전',
  ready: '새 버전이 있습니다.',
  take: '새로고침',
  later: '나중에',
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, ko }

interface NewVersionProps {
  /** Loads the new version of the page. */
  readonly take: () => void
  /** Hides the announcement. */
  readonly close: () => void
}

/** Announces a newer version of the page. */
export function NewVersion({ take, close }: NewVersionProps) {
  const words = useWords(WORDS)
  return (
    <section className={styles.offer} aria-label={words.heading}>
      <p role="status">{words.ready}</p>
      <Button label={words.take} shows="label" onClick={take} />
      <Button label={words.later} shows="label" onClick={close} />
    </section>
  )
}
