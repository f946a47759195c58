import { Fragment, useEffect, useState } from 'react'
import { isReadable, rateOf } from '../player/rate.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { deadEndOf } from '../story/deadEnd.ts'
import { Button } from '../controls/Button.tsx'
import { strokedIcon } from '../controls/icons.tsx'
import { Blockers } from '../story/storyParts.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './Reason.module.css'

interface ReasonProps {
  /** Lines of the program's listing. */
  readonly lines: readonly HighlightedLine[]
  /** Index of the running line in `lines`; negative if none. */
  readonly running: number
}

/** Explains the running line and any backtrack; announced while stepping, silent while playing. */
export function Reason({ lines, running }: ReasonProps) {
  const { stepping: words } = useMessages()
  const isPlaying = useApp((app) => app.playing)
  const isQuiet = useApp(isUnreadable)
  const step = useSession(({ debugging }) => debugging.executionPoint?.step)
  const why = useSession(({ debugging }) => debugging.executionPoint?.why)
  const choice = useSession(({ debugging }) => debugging.executionPoint?.choice)
  const sentence =
    why !== undefined ? words.why(why) : step?.refusal !== undefined ? words.refused(step.refusal) : undefined
  const isAskable = useSession((session) => deadEndOf(session) !== undefined)
  const isAsked = useApp(({ blockers }) => blockers !== undefined)
  const isUnanswered = useApp(({ blockers }) => blockers !== undefined && blockers.answer === undefined)
  const { askBlockers } = useActions()
  // A user's program that starts, or ended before it wrote to its board, has no step to begin with.
  const hasSteps = useSession(({ program, run }) => program.kind !== 'own' || eventsOf(run) > 0)
  const tone = isQuiet ? 'between' : toneOf(step?.event)
  return (
    <div className={styles.place}>
      <div
        className={styles.reason}
        data-tone={tone}
        data-asked={isAsked}
        aria-live={isPlaying ? 'off' : 'polite'}
        data-testid="reason"
      >
        {!isQuiet && hasSteps && (
          // Remounted when playing ends, so that screen readers announce the reason.
          <Fragment key={String(isPlaying)}>
            <span className={styles.glyph} aria-hidden="true">
              {GLYPHS[tone]}
            </span>
            <div className={styles.words}>
              <p className={styles.line}>
                {step === undefined && <span>{words.notRunning}</span>}
                {step !== undefined && running < 0 && <span>{words.stepDone(step)}</span>}
                {step !== undefined && running >= 0 && (
                  <>
                    <span>{`${words.line(running + 1, words.stepDone(step))} `}</span>
                    <code translate="no">{lines[running].text.trim()}</code>
                  </>
                )}
              </p>
              {isAsked && <Blockers />}
              {sentence !== undefined && !isUnanswered && <Sentence key={sentence} text={sentence} />}
              {sentence === undefined && choice !== undefined && (
                <p className={styles.reported}>{words.chosen(choice)}</p>
              )}
            </div>
            {isAskable && !isAsked && (
              <Button label={words.whichBlock} icon={<AskIcon />} shows="adaptive" onClick={askBlockers} />
            )}
          </Fragment>
        )}
      </div>
      {isQuiet && isPlaying && <PlayingDigest />}
    </div>
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
      <div className={styles.words}>
        <p className={styles.line}>{words.playingAt(rate)}</p>
        {digest !== undefined && <p className={styles.reported}>{words.digest(digest)}</p>}
      </div>
    </div>
  )
}
