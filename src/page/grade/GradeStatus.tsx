import { useState } from 'react'
import { isGrading, wholeVerdict } from './grading.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import { useApp, useWords } from '../store/useApp.ts'
import unseen from '../controls/Unseen.module.css'
import { failuresIn } from './gradeVerdict.ts'
import { GRADE } from './words.ts'

/** Number of cases between two announcements; of many cases, a twentieth. */
const EVERY = 10

/**
 * Announces to screen readers the start, every tenth case with the failures until then, and the verdict; also copying
 * and the searches for a smaller or slower board.
 */
export function GradeStatus() {
  return (
    <p className={unseen.unseen} role="status" data-testid="grade-status">
      {useAnnouncement()}
    </p>
  )
}

function useAnnouncement(): string | undefined {
  const { announced, ...words } = useWords(GRADE)
  const grading = useApp((app) => app.grading)
  const isCopied = useApp(({ notice }) => notice?.kind === 'copied')
  const { cases, status, graded, shrinking, worst } = grading
  const whole = wholeVerdict(cases)
  const { passed, done, total, firstFailure } = whole
  const tenth = isGrading(grading) ? done - (done % Math.max(EVERY, Math.ceil(total / 20))) : 0
  // Store the number of failures at each tenth case, so that the announcement does not change in between.
  const [latest, setLatest] = useState({ tenth: 0, failures: 0 })
  if (latest.tenth !== tenth) setLatest({ tenth, failures: failuresIn(whole) })

  if (isCopied) return words.copied
  if (isGrading(grading))
    return latest.tenth === 0
      ? announced.started(graded?.name, total)
      : announced.tenth(latest.tenth, total, latest.failures)
  if (shrinking !== undefined) {
    if (shrinking.status === 'running') return announced.shrinking
    const blanks = blanksOf(shrinking.puzzle).length
    return words.smallFound(shrinking.puzzle.length - blanks, blanks)
  }
  if (worst !== undefined)
    return worst.status === 'running'
      ? words.worstRunning(0)
      : `${words.worstDone(worst.runs)} ${words.longest(worst.elapsedMs)}`
  if (done === 0) return undefined
  if (status === 'stopped' && firstFailure === undefined) return announced.stopped(passed, done)
  return announced.ended(words.verdictTitle(firstFailure?.result.verdict.kind ?? 'accepted'), passed, total)
}
