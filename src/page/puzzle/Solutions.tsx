import { isComplete } from '../../sudoku/grid.ts'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import fields from '../controls/Field.module.css'
import { Button } from '../controls/Button.tsx'
import { StepBackIcon, StepForwardIcon } from '../controls/icons.tsx'
import styles from './PuzzlePanel.module.css'

/** Navigation through the solutions found so far; the number is that of the solution on the board, if any. */
export function Solutions() {
  const { goToSolution } = useActions()
  const met = useSession(({ run }) => (run.status === 'open' ? run.progress.solutions : 0))
  const passed = useSession(({ frame }) => frame.moment.solutions)
  const isAtSolution = useSession(({ frame }) => isComplete(frame.moment.board))
  const previous = isAtSolution ? passed - 1 : passed
  const text = useMessages().puzzlePanel
  return (
    <div className={styles.solutions} role="group" aria-label={text.solutions}>
      <Button
        label={text.previousSolution}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={previous < 1}
        onClick={() => goToSolution(previous)}
      />
      <label className={styles.solution}>
        <span>{text.solution}</span>
        <input
          className={fields.field}
          type="number"
          min={1}
          max={met}
          value={isAtSolution ? passed : ''}
          onChange={({ target }) => {
            if (target.valueAsNumber >= 1) goToSolution(target.valueAsNumber)
          }}
        />
        <span>{text.ofSolutions(met)}</span>
      </label>
      <Button
        label={text.nextSolution}
        icon={<StepForwardIcon />}
        shows="icon"
        isIdle={passed >= met}
        onClick={() => goToSolution(passed + 1)}
      />
    </div>
  )
}
