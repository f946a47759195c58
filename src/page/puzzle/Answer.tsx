import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import { ClosedSection } from '../controls/Section.tsx'
import { isComplete } from '../../sudoku/grid.ts'
import { StepBackIcon, StepForwardIcon } from '../controls/icons.tsx'
import fields from '../controls/Field.module.css'
import styles from './PuzzlePanel.module.css'
import sections from '../controls/Section.module.css'

/**
 * The solution on the board as text, in the format of the puzzle, with a button that copies it. If the search has found
 * several solutions, also lets the user go from one to the next.
 */
export function Answer() {
  const { copyAnswer } = useActions()
  const answer = useApp((app) => app.answer)
  const hasSeveral = useSession(({ run }) => run.status === 'open' && run.progress.solutions > 1)
  const text = useMessages().puzzlePanel
  return (
    <ClosedSection
      id="answer"
      heading={text.answer}
      beside={
        <Button
          label={text.copy}
          icon={<CopyIcon />}
          disabled={answer === ''}
          onClick={() => void copyAnswer()}
        />
      }
    >
      {hasSeveral && <Solutions />}
      {answer === '' ? (
        <p className={sections.hint}>{text.answerPending}</p>
      ) : (
        <pre className={`${fields.text} ${styles.answer}`}>{answer}</pre>
      )}
    </ClosedSection>
  )
}

/** Navigation through the solutions found so far; the number is that of the solution on the board, if any. */
function Solutions() {
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
