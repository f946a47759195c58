import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './ByHand.module.css'

/** Names the file that the browser was asked to save, with a button to show it in case nothing happened. */
export function SavedNote() {
  const words = useMessages().byHand
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
