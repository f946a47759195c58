import { useState } from 'react'
import type { Choice, Recognition } from './board.ts'
import { isBlankBoard } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { OpenProgram } from '../own/OpenProgram.tsx'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { PUZZLE_TEXT_ID } from './ids.ts'
import { boardName, recognised } from './recognition.ts'
import { handedText } from '../controls/clipboardText.ts'
import { focusBoard, intoView } from '../controls/intoView.ts'
import fields from '../controls/Field.module.css'
import sections from '../controls/Section.module.css'
import styles from './PuzzlePanel.module.css'

/** Puzzle text field with live parsing feedback. */
export function PuzzleText() {
  const { setDraft, loadText, pasteIntoField } = useActions()
  const draft = useApp((app) => app.draft)
  const recognition = useApp((app) => app.recognition)
  const choice = useApp((app) => app.choice)
  const text = useMessages().puzzlePanel
  const grid = useApp(({ puzzle }) => puzzle.grid)
  // Puzzle for which the field was last expanded, by focus. Only another puzzle collapses the field, because a button
  // below must not move away while being pressed.
  const [opened, setOpened] = useState<typeof grid>()
  const isCollapsed = !isBlankBoard(grid) && opened !== grid && recognition.reading.kind !== 'error'
  return (
    <section className={`${sections.section} ${styles.entry}`} data-collapsed={isCollapsed}>
      <label className={sections.heading} htmlFor={PUZZLE_TEXT_ID}>
        {text.text}
      </label>
      <textarea
        id={PUZZLE_TEXT_ID}
        className={fields.text}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="puzzle-text-hint puzzle-text-reading"
        value={draft}
        onFocus={() => setOpened(grid)}
        onChange={({ target }) => setDraft(target.value)}
        onPaste={(event) => {
          if (!pasteIntoField(handedText(event.clipboardData))) return
          event.preventDefault()
          focusBoard()
        }}
      />
      <p id="puzzle-text-hint" className={sections.hint}>
        {text.hint}
      </p>
      <div className={styles.row}>
        <Button
          label={text.load}
          shows="label"
          disabled={draft.trim() === ''}
          onClick={() => loadText(draft)}
        />
        <p id="puzzle-text-reading" className={styles.reading} data-kind={recognition.reading.kind}>
          {recognition.reading.kind !== 'empty' && <RecognitionText recognition={recognition} />}
        </p>
      </div>
      {choice !== undefined && <Choices choice={choice} />}
    </section>
  )
}

/** Names the format of the text, or describes the error; if the text is a program, offers to open it. */
function RecognitionText({ recognition }: { readonly recognition: Recognition }) {
  const language = useApp((app) => app.preferences.language)
  const { readings: words } = useMessages()
  const { reading } = recognition
  return (
    <>
      <span>{`${recognised(words, language, recognition)} `}</span>
      {reading.kind === 'error' && <OpenProgram error={reading.error} />}
    </>
  )
}

/** Maximum puzzles listed; longer lists are impractical and slow. */
const MOST_LISTED = 300

/** Choice between the puzzles of a text. */
function Choices({ choice }: { readonly choice: Choice }) {
  const words = useMessages().puzzlePanel
  const readings = useMessages().readings
  const { loadGrid } = useActions()
  const unlisted = choice.puzzles.length - MOST_LISTED
  return (
    <div ref={intoView} role="group" aria-label={words.choose} className={styles.choices}>
      <p>{words.choose}</p>
      <div className={styles.list}>
        {choice.puzzles.slice(0, MOST_LISTED).map((board) => (
          <Button
            key={board.label}
            label={boardName(readings, board)}
            shows="label"
            onClick={() => {
              loadGrid(board.grid, choice.format)
              focusBoard()
            }}
          />
        ))}
      </div>
      {choice.faults.length > 0 && <p className={sections.hint}>{readings.unread(choice.faults)}</p>}
      {unlisted > 0 && <p className={sections.hint}>{words.unlisted(unlisted)}</p>}
    </div>
  )
}
