import type { Choice } from './board.ts'
import { useActions, useMessages } from '../store/useApp.ts'
import { focusBoard, intoView } from '../controls/intoView.ts'
import { Button } from '../controls/Button.tsx'
import { boardName } from './recognition.ts'
import styles from './PuzzlePanel.module.css'
import sections from '../controls/Section.module.css'

/** Maximum puzzles listed; longer lists are impractical and slow. */
const MOST_LISTED = 300

/** Choice between the puzzles of a text. */
export function Choices({ choice }: { readonly choice: Choice }) {
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
