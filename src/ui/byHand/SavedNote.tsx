import { BY_HAND } from '../../i18n/byHand.ts'
import { Button } from '../Button.tsx'
import { useActions, useApp, useWords } from '../useApp.ts'
import styles from './ByHand.module.css'

/** Says which file the browser was asked to save, with a way to it where the browser has done nothing. */
export function SavedNote() {
  const words = useWords(BY_HAND)
  const { showSaved } = useActions()
  const saved = useApp((app) => app.saved)
  return (
    <div className={styles.note} aria-live="polite">
      {saved !== undefined && (
        <>
          <span>{`${words.saved(saved.name)} ${words.missing}`}</span>
          <Button label={words.show} shows="label" onClick={() => void showSaved()} />
        </>
      )}
    </div>
  )
}
