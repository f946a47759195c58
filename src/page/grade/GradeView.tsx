import { useCallback, useEffect, useState } from 'react'
import { MessageLine } from '../why/Message.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { useMedia } from '../controls/useMedia.ts'
import { useNoSearchKeys } from '../views/searchKeys.ts'
import { wholeVerdict } from './grading.ts'
import { CaseList } from './CaseList.tsx'
import { focusRequest, type FocusRequest, PAGED } from './focus.ts'
import { gradeOf } from './commands.ts'
import { GradeControls } from './GradeControls.tsx'
import { GradeStatus } from './GradeStatus.tsx'
import styles from './GradeView.module.css'
import { OpenedCase } from './OpenedCase.tsx'
import { VerdictBand } from './VerdictBand.tsx'
import { GRADE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { StopIcon } from '../controls/icons.tsx'

/** View that grades a program: runs it on many cases, lists the verdicts, and opens a case. */
export default function GradeView() {
  const grade = useCommand(gradeOf)
  const isReported = useApp(({ notice }) => notice !== undefined && notice.kind !== 'copied')
  const openedCase = useApp(({ grading }) => {
    const number = grading.cases.findIndex(({ id }) => id === grading.openedCase) + 1
    return number === 0 ? undefined : number
  })
  const isPaged = useMedia(PAGED)
  const failure = useApp(({ grading }) =>
    grading.status === 'ended' ? wholeVerdict(grading.cases).firstFailure?.case.id : undefined,
  )
  const [focus, setFocus] = useState<FocusRequest>()
  useNoSearchKeys(true)
  useEffect(() => grade({ kind: 'prepare' }), [grade])
  // Open the first failed case if there is room for it beside the list; on a phone it would hide the list.
  useEffect(() => {
    if (failure !== undefined && !isPaged) grade({ kind: 'open', id: failure })
  }, [failure, grade, isPaged])
  const open = useCallback(
    (id: string, byKeyboard: boolean) => {
      grade({ kind: 'open', id })
      setFocus(byKeyboard || isPaged ? focusRequest('heading', id) : undefined)
    },
    [grade, isPaged],
  )
  const back = useCallback(
    (id: string) => {
      if (isPaged) grade({ kind: 'open', id: undefined })
      setFocus(focusRequest('row', id))
    },
    [grade, isPaged],
  )
  const isCaseAlone = isPaged && openedCase !== undefined
  return (
    <main className={styles.view}>
      <GradeStatus />
      {isReported && <MessageLine />}
      {!isCaseAlone && <GradeControls isPaged={isPaged} />}
      <Failure />
      <VerdictBand isCaseAlone={isCaseAlone} />
      <WorstLine />
      <div className={styles.columns}>
        {!isCaseAlone && <CaseList isPaged={isPaged} focus={focus} open={open} />}
        {openedCase === undefined ? (
          <Hint />
        ) : (
          <OpenedCase number={openedCase} isPaged={isPaged} focus={focus} back={back} />
        )}
      </div>
    </main>
  )
}

function Hint() {
  const words = useWords(GRADE)
  return <p className={styles.hint}>{words.hint}</p>
}

function Failure() {
  const words = useWords(GRADE)
  const failure = useApp(({ grading }) => grading.failure)
  return (
    <div role="alert" className={styles.alert}>
      {failure !== undefined && <p className={styles.failure}>{words.failure(failure)}</p>}
    </div>
  )
}

/**
 * Shows the search for a board on which the program takes long: the number of runs, the longest time and, while the
 * search goes on, a stop button. Shows nothing if there was no such search.
 */
function WorstLine() {
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
