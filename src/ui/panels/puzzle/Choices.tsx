import type { Choice } from '../../../app/state.ts'
import { useActions, useMessages } from '../../useApp.ts'
import { Button } from '../../Button.tsx'
import styles from './PuzzlePanel.module.css'

/** More than these are not listed: nobody looks through them, and a page of them would be slow. */
const MOST_LISTED = 300

/** The puzzles of a text that has several. */
export default function Choices({ choice }: { readonly choice: Choice }) {
  const { panels } = useMessages()
  const { loadGrid } = useActions()
  const unlisted = choice.puzzles.length - MOST_LISTED
  return (
    <div role="group" aria-label={panels.puzzle.choose} className={styles.choices}>
      <p>{panels.puzzle.choose}</p>
      <div className={styles.list}>
        {choice.puzzles.slice(0, MOST_LISTED).map(({ label, grid }) => (
          <Button key={label} label={label} shows="label" onClick={() => loadGrid(grid, choice.format)} />
        ))}
      </div>
      {unlisted > 0 && <p className={styles.hint}>{panels.puzzle.unlisted(unlisted)}</p>}
    </div>
  )
}
