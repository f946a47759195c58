import { useEffect, useRef } from 'react'
import { blanksOf } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'
import { intoView } from '../controls/intoView.ts'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { CaseBoard } from './CaseBoard.tsx'
import { gradeOf } from './commands.ts'
import styles from './OpenedCase.module.css'
import { GRADE } from './words.ts'

interface MakeSmallProps {
  /** Id of the case. */
  readonly id: string
  /** True if the search cannot start now. */
  readonly isIdle: boolean
}

/** Button that starts and stops the search for a board with fewer blanks on which the program still fails. */
export function MakeSmall({ id, isIdle }: MakeSmallProps) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const shrinking = useApp(({ grading }) => grading.shrinking)
  const isRunning = shrinking?.status === 'running'
  // The running search, if it is for this case.
  const mine = isRunning && shrinking.of === id ? shrinking : undefined
  return (
    <>
      <Button
        label={mine ? words.stop : words.makeSmall}
        icon={mine !== undefined && <StopIcon />}
        tone={mine ? 'stop' : 'plain'}
        isIdle={mine === undefined && (isIdle || isRunning)}
        onClick={() => grade(mine ? { kind: 'endShrinking' } : { kind: 'shrink', id })}
      />
      {mine && (
        <span className={styles.hint} data-testid="shrinking">
          {words.shrinking(mine.puzzle.length - blanksOf(mine.puzzle).length, mine.runs)}
        </span>
      )}
    </>
  )
}

/** The board that the search for a case has found, once the search has ended. Scrolls into view as it ends. */
export function SmallBoard({ id }: Pick<MakeSmallProps, 'id'>) {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const shrinking = useApp(({ grading }) => grading.shrinking)
  const isRunning = shrinking?.of === id && shrinking.status === 'running'
  const section = useRef<HTMLElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) intoView(section.current)
    wasRunning.current = isRunning
  }, [isRunning])
  if (shrinking?.of !== id || isRunning) return undefined
  const { puzzle } = shrinking
  const blanks = blanksOf(puzzle).length
  return (
    <section ref={section} className={styles.small} aria-labelledby="small-board" data-testid="small">
      <div className={styles.smallBoard}>
        <CaseBoard puzzle={puzzle} />
      </div>
      <div className={styles.words}>
        <h3 id="small-board">{words.small}</h3>
        <p className={styles.hint}>{words.smallFound(puzzle.length - blanks, blanks)}</p>
        <div>
          <Button label={words.watch} tone="primary" onClick={() => grade({ kind: 'watch', id, puzzle })} />
        </div>
      </div>
    </section>
  )
}
