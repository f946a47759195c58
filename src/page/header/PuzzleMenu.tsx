import { SAMPLES } from '../puzzle/samples.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import fields from '../controls/Field.module.css'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import styles from './Header.module.css'

/** Option for a puzzle that is not a sample. */
const OWN = 'own'

/** Select that shows which sample the current puzzle is, if any, and loads another sample. */
export function PuzzleMenu() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  const shown = useApp(({ puzzle }) => SAMPLES.find(({ grid }) => sameBoard(grid, puzzle.grid))?.id ?? OWN)
  function choose(id: string) {
    const sample = SAMPLES.find((other) => other.id === id)
    if (sample !== undefined) loadGrid(sample.grid, sample.format)
  }
  return (
    <select
      className={`${fields.field} ${styles.select}`}
      aria-label={header.puzzle}
      value={shown}
      onChange={({ target }) => choose(target.value)}
    >
      {shown === OWN && <option value={OWN}>{header.ownPuzzle}</option>}
      {SAMPLES.map(({ id, name }) => (
        <option key={id} value={id}>
          {phrase(name)}
        </option>
      ))}
    </select>
  )
}
