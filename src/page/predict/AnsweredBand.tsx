import { useEffect, useRef } from 'react'
import type { Prompt } from './predict.ts'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { type AnsweredStage, answerLines } from './answerLines.ts'
import { predictOf } from './commands.ts'
import styles from './Predict.module.css'
import { Score } from './Score.tsx'
import { PREDICT } from './words.ts'

/** Verdict on the answer to a question about the next event, with the given answer, the right one and the reason. */
export function AnsweredBand({ prompt, stage }: { readonly prompt: Prompt; readonly stage: AnsweredStage }) {
  const words = useWords(PREDICT)
  const { stepping } = useMessages()
  const command = useCommand(predictOf)
  const goOn = useRef<HTMLButtonElement>(null)
  const { question } = prompt
  useEffect(() => {
    goOn.current?.focus({ preventScroll: true })
    // Mark the cells only after rendering: the explanation of the previous event has just cleared its own marks.
    command({ kind: 'explain' })
  }, [command])
  return (
    <>
      <span className={styles.glyph} aria-hidden="true">
        {stage.verdict === 'right' ? '✓' : '✕'}
      </span>
      <h2 className={styles.heading}>{words.verdict(stage.verdict, question.kind, question.answer.digit)}</h2>
      <span className={styles.ways}>
        <Score />
        <button ref={goOn} type="button" className={styles.goOn} onClick={() => command({ kind: 'goOn' })}>
          {words.goOn}
        </button>
      </span>
      <dl className={styles.lines}>
        {answerLines(words, stepping, question, stage).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
