import { Fragment, useEffect, useState } from 'react'
import { isReadable, rateOf } from '../player/rate.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { deadEndOf } from '../story/deadEnd.ts'
import { Button } from '../controls/Button.tsx'
import { strokedIcon } from '../controls/icons.tsx'
import { LineText } from '../listing/LineText.tsx'
import { Blockers } from '../story/storyParts.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { hasSteps } from './headline.ts'
import { useRunningLine } from './useRunningLine.ts'
import styles from './Reason.module.css'

interface ReasonProps {
  /** What is said: all, or only the reason or nothing, beside a message as headline. */
  readonly part?: 'whole' | 'reason' | 'none'
  /** True if the line in the headline is a button that shows it in the Program panel. */
  readonly leadsToLine?: boolean
}

/**
 * Says what the running line did, and explains any backtrack; announced while stepping, silent while playing.
 */
export function Reason({ part = 'whole', leadsToLine = false }: ReasonProps) {
  const { stepping: words } = useMessages()
  const isPlaying = useApp((app) => app.playing)
  const isQuiet = useApp(isUnreadable)
  const why = useSession(({ debugging }) => debugging.executionPoint?.why)
  const choice = useSession(({ debugging }) => debugging.executionPoint?.choice)
  const refusal = useSession(({ debugging }) => debugging.executionPoint?.step?.refusal)
  const event = useSession(({ debugging, frame }) =>
    debugging.executionPoint?.step === undefined ? frame.moment.last : debugging.executionPoint.step.event,
  )
  const sentence =
    why !== undefined ? words.why(why) : refusal !== undefined ? words.refused(refusal) : undefined
  const isAskable = useSession((session) => deadEndOf(session) !== undefined)
  const isAsked = useApp(({ blockers }) => blockers !== undefined)
  const isUnanswered = useApp(({ blockers }) => blockers !== undefined && blockers.answer === undefined)
  const { askBlockers } = useActions()
  const line = useRunningLine()
  const isTold = useSession(hasSteps) && part !== 'none'
  const isHeaded = part === 'whole'
  const tone = isQuiet ? 'between' : toneOf(event)
  return (
    <>
      <div
        className={styles.reason}
        data-tone={tone}
        aria-live={isPlaying ? 'off' : 'polite'}
        data-testid="reason"
      >
        {!isQuiet && isTold && (
          // Remounted when playing ends, so that screen readers announce the reason.
          <Fragment key={String(isPlaying)}>
            {isHeaded && <Headline tone={tone} line={line} leadsToLine={leadsToLine} />}
            {isHeaded && isAskable && !isAsked && (
              <Button label={words.whichBlock} icon={<AskIcon />} shows="adaptive" onClick={askBlockers} />
            )}
            {(isAsked || sentence !== undefined || choice !== undefined) && (
              <div className={styles.words}>
                {isAsked && <Blockers />}
                {sentence !== undefined && !isUnanswered && <Sentence key={sentence} text={sentence} />}
                {sentence === undefined && choice !== undefined && (
                  <p className={styles.reported}>{words.chosen(choice)}</p>
                )}
              </div>
            )}
          </Fragment>
        )}
      </div>
      {isQuiet && isPlaying && isHeaded && <PlayingDigest />}
    </>
  )
}

const AskIcon = strokedIcon('M7 7.5a3 3 0 1 1 4.4 2.6c-.9.5-1.4 1.1-1.4 2v.4M10 15.6v.01')

/** True while breakpoint hits are searched for, or while the app plays too fast to read. */
function isUnreadable(app: AppState): boolean {
  return frontOf(app).debugging.findingStop !== undefined || !isReadable(app)
}

/** Effect of a step on the board; `place` also for overwriting, `between` for none. */
type Tone = 'place' | 'backtrack' | 'between'

const GLYPHS: Readonly<Record<Tone, string>> = { place: '+', backtrack: '↶', between: '·' }

function toneOf(event: SearchEvent | undefined): Tone {
  if (event === undefined) return 'between'
  return kindOf(event) === EventKind.backtrack ? 'backtrack' : 'place'
}

interface HeadlineProps {
  readonly tone: Tone
  readonly line: number | undefined
  readonly leadsToLine: boolean
}

/** What the running line did; of an event whose lines are not known, what it did to the board. */
function Headline({ tone, line, leadsToLine }: HeadlineProps) {
  const { stepping, sentence: words } = useMessages()
  const step = useSession(({ debugging }) => debugging.executionPoint?.step)
  const overwritten = useSession(({ debugging }) => debugging.executionPoint?.overwritten)
  const last = useSession(({ frame }) => frame.moment.last)
  const event = step === undefined ? last : step.event
  return (
    <>
      <span className={styles.glyph} aria-hidden="true">
        {GLYPHS[tone]}
      </span>
      <p className={styles.line}>{leadsToLine ? <LineText text={said()} /> : said()}</p>
    </>
  )

  function said(): string {
    if (event !== undefined) return words.done(event, line, overwritten)
    if (step === undefined) return stepping.notRunning
    const done = stepping.stepDone(step)
    return line === undefined ? done : words.ran(line, done)
  }
}

/** Sentence whose cells are highlighted on the board while it is hovered, focused, or pressed (toggled by clicks). */
function Sentence({ text }: { readonly text: string }) {
  const { stepping: words } = useMessages()
  const { debug } = useActions()
  const [isPressed, setPressed] = useState(false)
  const explain = (isShown: boolean) => () => debug({ kind: 'explain', isShown: isShown || isPressed })
  useEffect(() => () => debug({ kind: 'explain', isShown: false }), [debug])
  return (
    <button
      type="button"
      className={styles.sentence}
      title={words.explain}
      aria-pressed={isPressed}
      onPointerEnter={explain(true)}
      onPointerLeave={explain(false)}
      onFocus={explain(true)}
      onBlur={explain(false)}
      onClick={() => {
        setPressed(!isPressed)
        debug({ kind: 'explain', isShown: !isPressed })
      }}
    >
      {text}
    </button>
  )
}

/** At speeds too fast to follow: a summary of the last second, in place of the reason. */
function PlayingDigest() {
  const words = useMessages().running
  const digest = useApp((app) => app.digest)
  const rate = useApp(rateOf)
  return (
    <div className={styles.reason} data-testid="digest">
      <span className={styles.glyph} aria-hidden="true">
        ▸
      </span>
      <p className={styles.line}>{words.playingAt(rate)}</p>
      {digest !== undefined && <p className={`${styles.words} ${styles.reported}`}>{words.digest(digest)}</p>}
    </div>
  )
}
