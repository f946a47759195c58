import { type KeyboardEvent, useRef } from 'react'
import type { Stage } from './predict.ts'
import type { Question } from '../../search/predict/question.ts'
import { DIGITS } from '../../sudoku/units.ts'
import { Button } from '../controls/Button.tsx'
import { digitOf, keyOf } from '../controls/keys.ts'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { predictOf } from './commands.ts'
import styles from './Predict.module.css'
import { questionText } from './questionText.ts'
import { Score } from './Score.tsx'
import { PREDICT } from './words.ts'

interface AskedBandProps {
  readonly question: Question
  readonly stage: Extract<Stage, { readonly kind: 'asked' }>
}

/** An unanswered question of Predict: its text, the chosen cell, a pad of digits, the score and Skip. */
export function AskedBand({ question, stage }: AskedBandProps) {
  const words = useWords(PREDICT)
  const { stepping } = useMessages()
  const command = useCommand(predictOf)
  const { kind } = question
  const { cell, lacksCell } = stage
  return (
    <>
      <span className={styles.glyph} aria-hidden="true">
        ?
      </span>
      <h2 className={styles.heading}>{questionText(words, stepping, question)}</h2>
      <span className={styles.ways}>
        <Score />
        <Button label={words.skip} shows="label" onClick={() => command({ kind: 'skip' })} />
      </span>
      <div className={styles.steps}>
        {kind !== 'digit' && (
          <p className={styles.step} data-done={cell !== undefined}>
            <span className={styles.number} aria-hidden="true">
              1
            </span>
            <span>{cell === undefined ? words.pressCell : words.pressed(stepping.cellName(cell))}</span>
            {cell === undefined && !lacksCell && <span className={styles.hint}>{words.byKeyboard}</span>}
            <span className={styles.lack} role="status">
              {lacksCell && words.cellFirst}
            </span>
          </p>
        )}
        <p className={styles.step}>
          {kind !== 'digit' && (
            <span className={styles.number} aria-hidden="true">
              2
            </span>
          )}
          <span>{words.holds[kind]}</span>
        </p>
        <Pad isEnabled={cell !== undefined} type={(digit) => command({ kind: 'type', digit })} />
      </div>
    </>
  )
}

interface PadProps {
  /** False until the cell is chosen. */
  readonly isEnabled: boolean
  /** Answers with a digit, or with 0 for "nothing"; before a cell is chosen, asks for one. */
  readonly type: (digit: number) => void
}

/** Keys for the digits and for "nothing". The arrow keys move between them, and answers may be typed. */
function Pad({ isEnabled, type }: PadProps) {
  const words = useWords(PREDICT)
  const pad = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[keyOf(event)]
    const digit = keyOf(event) === 'Backspace' || keyOf(event) === 'Delete' ? 0 : digitOf(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (step === undefined && digit === undefined) return
    event.preventDefault()
    if (digit !== undefined) return type(digit)
    const buttons = [...(pad.current?.querySelectorAll('button') ?? [])]
    const here = buttons.findIndex((button) => button === document.activeElement)
    buttons.at((here + (step ?? 0)) % buttons.length)?.focus()
  }

  return (
    <div ref={pad} className={styles.pad} role="toolbar" aria-label={words.pad} onKeyDown={handleKey}>
      {[...DIGITS, 0].map((digit) => (
        <button
          key={digit}
          type="button"
          className={styles.key}
          // One tab stop, inside which the arrow keys move.
          tabIndex={digit === 1 ? 0 : -1}
          // Not `disabled`, so that pressing it asks the learner to choose the cell first.
          aria-disabled={!isEnabled || undefined}
          translate={digit === 0 ? undefined : 'no'}
          onClick={() => type(digit)}
        >
          {digit === 0 ? words.nothing : digit}
        </button>
      ))}
    </div>
  )
}
