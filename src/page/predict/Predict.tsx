import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { rateOf, READABLE_RATE, isSlowed } from '../player/rate.ts'
import { assertNever } from '../../sudoku/result.ts'
import { useApp, useAppStore, useCommand, useMessages, useWords } from '../store/useApp.ts'
import unseen from '../controls/Unseen.module.css'
import { AnsweredBand } from './AnsweredBand.tsx'
import { AskedBand } from './AskedBand.tsx'
import { predictOf } from './commands.ts'
import './covers.css'
import styles from './Predict.module.css'
import { answerLines } from './answerLines.ts'
import { questionText } from './questionText.ts'
import { Score } from './Score.tsx'
import { PREDICT } from './words.ts'
import type { AppState } from '../store/state.ts'
import { isTouring } from '../tours/touring.ts'

/**
 * Band of constant height for questions that let the learner predict the search. If predicting is off, it appears only
 * with a question of a tour.
 */
export default function Predict() {
  const words = useWords(PREDICT)
  const store = useAppStore()
  const isOn = useApp(({ preferences }) => preferences.predicts)
  const prompt = usePrompt()
  // A layout effect, so that no event passes unseen once the band is shown.
  useLayoutEffect(() => {
    predictOf(store)
  }, [store])
  useEscape(prompt !== undefined)
  useFocus(prompt !== undefined)
  return (
    <>
      <Announcement />
      <IdleAnnouncement />
      {(isOn || prompt !== undefined) && (
        <section className={styles.band} aria-label={words.name} data-stage={bandStage(prompt)}>
          {prompt === undefined && <Idle />}
          {prompt?.stage.kind === 'asked' && (
            <AskedBand key={prompt.question.event} question={prompt.question} stage={prompt.stage} />
          )}
          {prompt?.stage.kind === 'answered' && <AnsweredBand prompt={prompt} stage={prompt.stage} />}
        </section>
      )}
    </>
  )
}

/** Text of the band without a question: whether playing asks, and at which speed. */
function Idle() {
  return (
    <p className={styles.idle}>
      <span data-testid="predict-idle">{useIdleText()}</span>
      <Score />
    </p>
  )
}

function useIdleText(): string {
  const words = useWords(PREDICT)
  const { transport } = useMessages()
  const asking = useApp(askingOf)
  const rate = useApp(rateOf)
  const playsBy = useApp(({ preferences }) => preferences.playsBy)
  switch (asking) {
    case 'asks':
      return words.idle
    case 'slowed':
      return words.slowed(transport.rateSpoken(rate, playsBy))
    case 'too-fast':
      return words.tooFast(transport.rateSpoken(rate, playsBy), transport.rateSpoken(READABLE_RATE, playsBy))
    case 'guided':
      return words.guided
    default:
      return assertNever(asking)
  }
}

/**
 * Announces the text of the band without a question, also while there is one: a question that closes then changes nothing
 * here, and repeats nothing.
 */
function IdleAnnouncement() {
  const isOn = useApp(({ preferences }) => preferences.predicts)
  const text = useIdleText()
  // Empty at first: screen readers announce only changes of a region that is on the page already.
  const announced = useDeferredValue(isOn ? text : '', '')
  return (
    <p className={unseen.unseen} aria-live="polite" data-testid="predict-pace">
      {announced}
    </p>
  )
}

function bandStage(prompt: ReturnType<typeof usePrompt>): string {
  if (prompt === undefined) return 'idle'
  if (prompt.stage.kind === 'asked') return 'asked'
  return prompt.stage.verdict === 'right' ? 'right' : 'wrong'
}

function usePrompt() {
  return useApp((app) => app.predicting.prompt)
}

/** Announces the question, then the verdict with its lines. Always rendered, as live regions must be. */
function Announcement() {
  const words = useWords(PREDICT)
  const { stepping } = useMessages()
  const prompt = usePrompt()
  const text =
    prompt === undefined
      ? ''
      : prompt.stage.kind === 'asked'
        ? questionText(words, stepping, prompt.question)
        : [
            words.verdict(prompt.stage.verdict, prompt.question.kind, prompt.question.answer.digit),
            ...answerLines(words, stepping, prompt.question, prompt.stage).map(({ text }) => text),
          ].join(' ')
  return (
    <p className={unseen.unseen} aria-live="polite">
      {text}
    </p>
  )
}

/**
 * Moves the focus to the board when a question opens, and back to where it was when the question closes, unless the
 * user has moved it to an element outside the board.
 */
function useFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true })
    return () => {
      const { activeElement: now, body } = document
      // The focus is lost if the band was removed with its focused button.
      const isLost = now === null || now === body
      if (!isLost && now.closest('[role=grid]') === null) return
      if (before instanceof HTMLElement && before !== body) before.focus({ preventScroll: true })
      else if (now instanceof HTMLElement) now.blur()
    }
  }, [isOpen])
}

/** Escape skips the question, or closes the answered one. Works wherever the focus is, except in a dialog. */
function useEscape(isOpen: boolean): void {
  const command = useCommand(predictOf)
  const close = useEffectEvent((press: KeyboardEvent) => {
    const isElsewhere = press.target instanceof Element && press.target.closest('dialog') !== null
    if (press.key !== 'Escape' || press.isComposing || isElsewhere) return
    press.preventDefault()
    press.stopImmediatePropagation()
    command({ kind: 'skip' })
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    // Capture on the window runs before the listeners of the board and of the document.
    window.addEventListener('keydown', (press) => close(press), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}

/**
 * `asks`: at the user's own speed. `slowed`: at a lower speed than the user's. `too-fast`: not at this speed.
 * `guided`: not during a tour, which has questions of its own.
 */
type Asking = 'asks' | 'slowed' | 'too-fast' | 'guided'

function askingOf(app: AppState): Asking {
  if (isTouring(app)) return 'guided'
  if (rateOf(app) > READABLE_RATE) return 'too-fast'
  return isSlowed(app) ? 'slowed' : 'asks'
}
