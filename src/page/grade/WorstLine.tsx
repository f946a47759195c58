import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { gradeOf } from './commands.ts'
import styles from './GradeView.module.css'
import { GRADE } from './words.ts'

/**
 * Shows the search for a board on which the program takes long: the number of runs, the longest time and, while the
 * search goes on, a stop button. Shows nothing if there was no such search.
 */
export function WorstLine() {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const worst = useApp(({ grading }) => grading.worst)
  if (worst === undefined) return undefined
  const { status, runs, elapsedMs } = worst
  const isRunning = status === 'running'
  return (
    <div className={styles.worst} data-testid="worst" data-status={status}>
      <p>
        <span>{isRunning ? words.worstRunning(runs) : words.worstDone(runs)}</span>
        {elapsedMs > 0 && (
          <strong>{` ${isRunning ? words.bestSoFar(elapsedMs) : words.longest(elapsedMs)}`}</strong>
        )}
      </p>
      {isRunning && (
        <Button
          label={words.stop}
          icon={<StopIcon />}
          tone="stop"
          onClick={() => grade({ kind: 'endWorst' })}
        />
      )}
    </div>
  )
}
