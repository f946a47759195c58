import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { programId } from '../../own/choice.ts'
import { isOver, positionIn } from './standings.ts'
import type { Lane } from './lockstep.ts'
import { type LockstepGuess, lockstepQuestionOf } from './lockstepQuestion.ts'
import type { AppState } from '../../store/state.ts'
import {
  BACKTRACK_REASONS,
  type BacktrackReason,
  fewestBacktracks,
} from '../../../search/costs/backtracks.ts'
import { Button } from '../../controls/Button.tsx'
import { useApp, useAppStore, useWords } from '../../store/useApp.ts'
import { lockstepQuestionsOf } from './commands.ts'
import styles from './LockstepQuestion.module.css'
import { useProgramName } from '../useProgramName.ts'
import { useLockstep } from './useLockstep.ts'
import { LOCKSTEP } from '../words.ts'

/** Asks before playing which program backtracks least, and why. The counts answer at the end. */
export function LockstepQuestion({ lanes }: { readonly lanes: readonly Lane[] }) {
  const words = useWords(LOCKSTEP).question
  const store = useAppStore()
  const question = useApp(lockstepQuestionOf)
  const isAtStart = useLockstep((lockstep) => positionIn(lockstep) === 0 && !lockstep.playing)
  if (!isComparable(lanes)) return undefined
  if (question?.guess !== undefined) return <Answer lanes={lanes} guess={question.guess} />
  if (!isAtStart) return undefined
  if (question !== undefined) return <QuestionForm lanes={lanes} />
  return (
    <div className={styles.band}>
      <Button label={words.ask} shows="label" onClick={() => lockstepQuestionsOf(store).ask()} />
    </div>
  )
}

/** True if the counts are comparable: all programs are built in and search for the same extent. */
function isComparable(lanes: readonly Lane[]): boolean {
  const extents = lanes.map(({ program }) => (program.kind === 'built-in' ? program.extent : 'own'))
  return new Set(extents).size === 1 && !extents.includes('own')
}

const EQUAL = 'equal'

/** Form for the guess: a program, or that all are equal, and the reason. */
function QuestionForm({ lanes }: { readonly lanes: readonly Lane[] }) {
  const words = useWords(LOCKSTEP).question
  const nameOf = useProgramName()
  const store = useAppStore()
  const [choice, setChoice] = useState<number | typeof EQUAL>()
  const [chosenReason, setReason] = useState<BacktrackReason>()
  const reason = choice === EQUAL ? EQUAL : chosenReason
  const guess =
    choice === undefined || reason === undefined
      ? undefined
      : { lane: choice === EQUAL ? undefined : choice, reason }
  return (
    <form
      className={styles.band}
      aria-label={words.name}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (guess !== undefined) lockstepQuestionsOf(store).commit(guess)
      }}
    >
      <fieldset>
        <legend>{words.which}</legend>
        {lanes.map((lane) => (
          <label key={lane.id}>
            <input
              type="radio"
              name="race-guess"
              checked={choice === lane.id}
              onChange={() => setChoice(lane.id)}
            />
            <span>{nameOf(programId(lane.program))}</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name="race-guess"
            checked={choice === EQUAL}
            onChange={() => setChoice(EQUAL)}
          />
          <span>{words.reasons.equal}</span>
        </label>
      </fieldset>
      <fieldset disabled={choice === EQUAL}>
        <legend>{words.why}</legend>
        {BACKTRACK_REASONS.filter((one) => one !== EQUAL).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="race-reason"
              checked={chosenReason === one}
              onChange={() => setReason(one)}
            />
            <span>{words.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button label={words.commit} shows="label" type="submit" isIdle={guess === undefined} />
        <Button label={words.skip} shows="label" onClick={() => lockstepQuestionsOf(store).close()} />
      </div>
    </form>
  )
}

/** The guess; once all searches have ended, also whether it was right, and the counts. */
function Answer({ lanes, guess }: { readonly lanes: readonly Lane[]; readonly guess: LockstepGuess }) {
  const words = useWords(LOCKSTEP).question
  const nameOf = useProgramName()
  const store = useAppStore()
  const hasEnded = useLockstep(isOver)
  const counts = useApp(useShallow((app) => countsOf(app, lanes)))
  const guessed = lanes.find(({ id }) => id === guess.lane)
  const said = words.said(guessed && nameOf(programId(guessed.program)), guess.reason)
  const close = (
    <Button label={words.close} shows="label" onClick={() => lockstepQuestionsOf(store).close()} />
  )
  if (!hasEnded)
    return (
      <div className={styles.band}>
        <p role="status">{`${said} ${words.pending}`}</p>
        {close}
      </div>
    )
  const { backtracks, fewest, reason } = fewestBacktracks(
    lanes.map((_, index) => ({ events: counts[2 * index], placements: counts[2 * index + 1] })),
  )
  const isLaneRight =
    reason === EQUAL ? guess.lane === undefined : fewest.some((index) => lanes[index].id === guess.lane)
  const isReasonRight = guess.reason === reason
  const figures = lanes.map((lane, index) => ({
    name: nameOf(programId(lane.program)),
    backtracks: backtracks[index],
  }))
  return (
    <div className={styles.band} data-right={isLaneRight && isReasonRight}>
      <p role="status">
        <b>
          <span aria-hidden="true">{isLaneRight && isReasonRight ? '✓ ' : '✕ '}</span>
          <span>{words.verdict(isLaneRight, isReasonRight)}</span>
        </b>
        <span>{` ${said} ${words.figures(figures)} ${words.because[reason]}`}</span>
      </p>
      {close}
    </div>
  )
}

/** Returns two numbers per lane, in order: the events and the placements of its search; 0 for both if none is open. */
function countsOf({ sessions }: Pick<AppState, 'sessions'>, lanes: readonly Lane[]): readonly number[] {
  return lanes.flatMap(({ session }) => {
    const run = session === undefined ? undefined : sessions[session]?.run
    return run?.status === 'open' ? [run.progress.events, run.progress.placements] : [0, 0]
  })
}
