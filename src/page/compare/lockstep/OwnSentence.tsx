import { lockstepOf } from './commands.ts'
import { isVerdictPending, type OwnRun } from '../../own/own.ts'
import { lacksMemory, ownProgramIn } from './lanePrograms.ts'
import type { Lane } from './lockstep.ts'
import type { OwnLanguage } from '../../../sudoku/reading/language.ts'
import { OWN } from '../../own/words.ts'
import { LOCKSTEP } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import { CheckIcon } from '../../controls/icons.tsx'
import { useVerdictWords, verdictName } from '../../own/verdictWords.ts'
import { useApp, useCommand, useWords } from '../../store/useApp.ts'
import styles from './LaneCard.module.css'
import { LaneSentence } from './LaneSentence.tsx'
import { useFinished, useLaneSession } from './useLockstep.ts'

interface OwnSentenceProps {
  readonly lane: Lane
  readonly language: OwnLanguage
}

/**
 * Status line of a lane with the user's own program: why it has not run, its verdict, or its latest action while
 * events play.
 */
export function OwnSentence({ lane, language }: OwnSentenceProps) {
  const words = useWords(OWN)
  const { own: run, status } = lane
  const isFinished = useFinished(lane)
  const isAtStart = useLaneSession(lane, ({ frame }) => frame.moment.event) === 0
  const cannotRun = useApp((app) => lacksMemory(app, lane))
  const name = useApp((app) => ownProgramIn(app, language)?.name)
  if (cannotRun) return <p className={`${styles.said} ${styles.own}`}>{words.shortMemory}</p>
  if (status === 'waiting' && name !== undefined) return <WaitingLine lane={lane} name={name} />
  const isReported =
    run !== undefined && (isVerdictPending(run.verdict) || isFinished || (isAtStart && hasFailed(run)))
  return isReported ? <OwnVerdictLine lane={lane} run={run} /> : <LaneSentence lane={lane} />
}

/** Says that the program waits for the start of the lockstep, with a button that runs it now. @param name of the program */
function WaitingLine({ lane, name }: { readonly lane: Lane; readonly name: string }) {
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  return (
    <p className={`${styles.said} ${styles.own}`}>
      <span>{words.waits(name)}</span>
      <Button label={words.runNow} shows="label" onClick={() => lockstep({ kind: 'again', lane: lane.id })} />
    </p>
  )
}

/** True unless the program is accepted. A failure is reported at once, before the lane plays. */
const hasFailed = ({ verdict }: OwnRun) => verdict.kind !== 'accepted'

/** True if another run may end differently. */
function isRetryable({ verdict: { kind } }: OwnRun): boolean {
  return kind === 'stopped' || kind === 'not-loaded' || kind === 'broken' || kind === 'failed'
}

function OwnVerdictLine({ lane, run }: { readonly lane: Lane; readonly run: OwnRun }) {
  const words = useWords(OWN)
  const lockstepWords = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const { title } = useVerdictWords(run)
  const { language, verdict, hidden, fetched } = run
  const isAccepted = verdict.kind === 'accepted'
  const isOver = !isVerdictPending(verdict)
  return (
    <p
      className={`${styles.said} ${styles.own}`}
      role="status"
      data-testid="lane-verdict"
      data-verdict={verdictName(verdict)}
      data-line={'line' in verdict ? verdict.line : undefined}
      data-steps={hidden === undefined ? undefined : 'hidden'}
      data-solved={isAccepted}
    >
      {isAccepted && <CheckIcon />}
      <span className={isAccepted || !isOver ? undefined : styles.lost}>
        {hidden === undefined ? title : `${title}. ${words.hidden(hidden)}`}
      </span>
      {fetched !== undefined && (
        <progress value={fetched.bytes} max={fetched.totalBytes} aria-label={words.loading(language)} />
      )}
      {!isOver && (
        <Button label={words.stop} shows="label" onClick={() => lockstep({ kind: 'stop', lane: lane.id })} />
      )}
      {isRetryable(run) && (
        <Button
          label={lockstepWords.runAgain}
          shows="label"
          onClick={() => lockstep({ kind: 'again', lane: lane.id })}
        />
      )}
    </p>
  )
}
