import { lockstepOf } from './commands.ts'
import type { Lane } from './lockstep.ts'
import { EventKind, kindOf } from '../../../search/events.ts'
import { isComplete } from '../../../sudoku/grid.ts'
import { LOCKSTEP } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import { CheckIcon, UndoIcon } from '../../controls/icons.tsx'
import { lossText } from '../../shell/lossText.ts'
import { useCommand, useMessages, useWords } from '../../store/useApp.ts'
import styles from './LaneCard.module.css'
import { useFinished, useLaneSession } from './useLockstep.ts'

/** Describes the latest action of a lane, its result or its failure. */
export function LaneSentence({ lane }: { readonly lane: Lane }) {
  const messages = useMessages()
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const moment = useLaneSession(lane, ({ frame }) => frame.moment)
  const loss = useLaneSession(lane, ({ run }) => (run.status === 'failed' ? run.loss : undefined))
  const isFinished = useFinished(lane)
  if (loss !== undefined)
    return (
      <p className={styles.said} role="alert">
        <span className={styles.lost}>{words.failed(lossText(messages, loss))}</span>
        <Button
          label={words.again}
          shows="label"
          onClick={() => lockstep({ kind: 'again', lane: lane.id })}
        />
      </p>
    )
  if (moment === undefined || (moment.event === 0 && !isFinished))
    return <p className={styles.said}>{words.ready}</p>
  if (isFinished) {
    const isSolved = isComplete(moment.board)
    return (
      <p className={styles.said} data-solved={moment.solutions > 0}>
        {moment.solutions > 0 && <CheckIcon />}
        <span>{isSolved ? words.solved(moment.event) : words.exhausted(moment.solutions)}</span>
      </p>
    )
  }
  const { last } = moment
  const isBack = last !== undefined && kindOf(last) === EventKind.backtrack
  return (
    <p className={styles.said} data-back={isBack}>
      {isBack && <UndoIcon />}
      <span>{last === undefined ? '' : words.action(last)}</span>
    </p>
  )
}
