import { useState } from 'react'
import type { Recognition } from './board.ts'
import { isBlankBoard } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { OpenProgram } from '../own/OpenProgram.tsx'
import sections from '../controls/Section.module.css'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { Choices } from './Choices.tsx'
import styles from './PuzzlePanel.module.css'
import { PUZZLE_TEXT_ID } from './ids.ts'
import { recognised } from './recognition.ts'

/** Puzzle text field with live parsing feedback. */
export function PuzzleText() {
  const { setDraft, loadText } = useActions()
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
