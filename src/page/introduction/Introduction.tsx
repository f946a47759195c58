import { useActions, useApp, useAppStore, useMessages } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { PasteIcon } from '../controls/icons.tsx'
import { focusBoard } from '../controls/intoView.ts'
import { handedText } from '../controls/clipboardText.ts'
import { PUZZLE_TEXT_ID } from '../puzzle/ids.ts'
import { recognised } from '../puzzle/recognition.ts'
import { useToPuzzlePanel } from '../puzzle/useToPuzzlePanel.ts'
import { Beginnings } from './Beginnings.tsx'
import { isFirstLook } from './introduction.ts'
import { ReturnRow } from './ReturnRow.tsx'
import styles from './Introduction.module.css'

/** Ways to begin, above the board: a field and chips on a first visit, a row on a later one. */
export function Introduction() {
  const kind = useApp((app) => app.introduction?.kind)
  if (kind === undefined) return undefined
  return kind === 'first-look' ? <Start /> : <ReturnRow />
}

/** Says what the page is for, and takes a puzzle or a program. */
function Start() {
  const { introduction: words, alert } = useMessages()
  const isNothingPasted = useApp(({ notice }) => notice?.kind === 'nothing-pasted')
  return (
    <section className={styles.start} aria-label={words.name}>
      <div className={styles.words}>
        <h2>{words.promise}</h2>
        <p data-alert={isNothingPasted}>{isNothingPasted ? alert.nothingPasted : words.now}</p>
      </div>
      <StartField />
    </section>
  )
}

/**
 * Text field that loads what is pasted into it. A press on it pastes the clipboard. What is typed, or cannot be read,
 * stays in it, with what is recognised so far.
 */
function StartField() {
  const { introduction: words, readings } = useMessages()
  const { setDraft, paste, pasteIntoField, pasteFromClipboard } = useActions()
  const draft = useApp((app) => app.draft)
  const recognition = useApp((app) => app.recognition)
  const language = useApp((app) => app.preferences.language)
  const store = useAppStore()
  const toPuzzlePanel = useToPuzzlePanel()
  const isTyped = draft.trim() !== ''

  /** Leads to the board or, if the text could not be read and is to be corrected, to the field for it. */
  function goOn(isRead: boolean) {
    if (isRead) focusBoard()
    // A clipboard that may not be read, or is empty, leaves this field to type into.
    else if (!isFirstLook(store.getState())) toPuzzlePanel(() => document.getElementById(PUZZLE_TEXT_ID))
  }

  async function pasteHere() {
    if (!isTyped) goOn(await pasteFromClipboard())
  }

  const load = () => goOn(paste(draft))

  return (
    <div className={styles.field} data-typed={isTyped}>
      <div className={styles.entry}>
        <PasteIcon />
        <textarea
          className={styles.text}
          aria-label={words.paste}
          aria-describedby="start-reading"
          placeholder={words.paste}
          rows={Math.min(MOST_ROWS, draft.split('\n').length)}
          spellCheck={false}
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onPaste={(event) => {
            if (!pasteIntoField(handedText(event.clipboardData))) return
            event.preventDefault()
            focusBoard()
          }}
          onClick={() => void pasteHere()}
          onKeyDown={(press) => {
            if (press.key !== 'Enter' || press.nativeEvent.isComposing) return
            if (!isTyped) void pasteHere()
            else if (recognition.reading.kind === 'error' || press.shiftKey) return
            else load()
            press.preventDefault()
          }}
        />
        {!isTyped && (
          <kbd className={styles.key} aria-hidden="true">
            {words.pasteKey}
          </kbd>
        )}
        {isTyped && <Button label={words.load} shows="label" tone="primary" onClick={load} />}
      </div>
      {!isTyped && <Beginnings />}
      <p
        id="start-reading"
        className={styles.reading}
        data-kind={recognition.reading.kind}
        aria-live="polite"
      >
        {recognised(readings, language, recognition)}
      </p>
    </div>
  )
}

/** Maximum height of the field, in lines. */
const MOST_ROWS = 9
