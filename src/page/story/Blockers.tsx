import { useEffect, useRef } from 'react'
import { deadEndOf } from './deadEnd.ts'
import { isRightAnswer } from '../../search/story/blockers.ts'
import { Button } from '../controls/Button.tsx'
import { focusBoard } from '../controls/intoView.ts'
import { useActions, useApp, useAppStore, useSession, useWords } from '../store/useApp.ts'
import styles from './Blockers.module.css'
import { blockersOf } from './blockersCommands.ts'
import { storiesOf } from './commands.ts'
import { STORY } from './words.ts'

/** Asks which cells leave the blank of a dead end without a digit, and judges the answer. */
export function Blockers() {
  const words = useWords(STORY).blockers
  const store = useAppStore()
  const { closeBlockers } = useActions()
  const deadEnd = useSession(deadEndOf)
  const asked = useApp(({ blockers }) => blockers)
  const done = useRef<HTMLDivElement>(null)
  const isAnswered = asked?.answer !== undefined

  useEffect(() => {
    storiesOf(store).follow()
    blockersOf(store).follow()
    // The user answers by pressing cells of the board.
    focusBoard()
    return () => {
      if (document.activeElement === document.body) focusBoard()
    }
  }, [store])

  useEffect(() => {
    if (isAnswered) done.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAnswered])

  if (asked === undefined || deadEnd === undefined) return undefined
  const { answer, chosen } = asked
  if (answer === undefined)
    return (
      <div className={styles.question}>
        <p>
          <span>{words.question(deadEnd.cell)}</span>
          {deadEnd.gone !== undefined && <span>{` ${words.gone(deadEnd.gone)}`}</span>}
        </p>
        <Button
          label={words.check(chosen.length)}
          shows="label"
          isIdle={chosen.length === 0}
          onClick={() => blockersOf(store).commit()}
        />
        <Button label={words.skip} shows="label" onClick={closeBlockers} />
      </div>
    )
  const isRight = isRightAnswer(answer)
  return (
    <div className={styles.question} ref={done}>
      <p className={styles.verdict} data-right={isRight}>
        <span aria-hidden="true">{isRight ? '✓ ' : '✕ '}</span>
        <span>{isRight ? words.right : words.wrong(answer)}</span>
      </p>
      <Button label={words.goOn} shows="label" onClick={closeBlockers} />
    </div>
  )
}
