import { useActions, useApp, useMessages } from '../../useApp.ts'
import { Button } from '../../Button.tsx'
import styles from './PuzzlePanel.module.css'

/** The puzzles of a text that has several. */
export function Choices() {
  const { panels } = useMessages()
  const { loadGrid } = useActions()
  const choice = useApp((app) => app.choice)
  if (choice === undefined) return undefined
  return (
    <div role="group" aria-label={panels.puzzle.choose} className={styles.choices}>
      <p>{panels.puzzle.choose}</p>
      <div className={styles.wrap}>
        {choice.puzzles.map(({ label, grid }) => (
          <Button key={label} label={label} shows="label" onClick={() => loadGrid(grid, choice.format)} />
        ))}
      </div>
    </div>
  )
}
