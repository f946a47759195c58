import type { ComponentType } from 'react'
import { isReadable } from '../player/rate.ts'
import type { ProgramCall, StackFrame } from '../../search/steps/step.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Call } from './Call.tsx'
import styles from './CallStack.module.css'
import { MissingHint } from './MissingHint.tsx'
import { Section } from '../controls/Section.tsx'

const NONE: readonly StackFrame[] = []

/** Maximum calls drawn at speeds too fast to read: about as many are visible. Empty space replaces the other calls. */
const VISIBLE_CALLS = 8

interface CallStackProps {
  /** Renders a call of the user's own program. */
  readonly Own?: ComponentType<{ readonly call: ProgramCall }>
  /** Renders the call of an own program that has just returned. */
  readonly Returned?: ComponentType
}

/** Calls in progress, newest first; a click shows the board as it was when the call started. */
export function CallStack({ Own, Returned }: CallStackProps) {
  const { stepping: words } = useMessages()
  const { debug, pause } = useActions()
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NONE)
  const inspected = useSession(({ debugging }) => debugging.inspected?.depth)
  const isRead = useApp(isReadable)
  const shown = isRead ? frames : frames.slice(-VISIBLE_CALLS)
  const inspect = (depth: number | undefined) => {
    pause()
    debug({ kind: 'inspect', depth })
  }
  return (
    <Section
      id="call-stack"
      heading={words.stack}
      beside={
        inspected !== undefined && (
          <Button label={words.backToNow} shows="label" onClick={() => inspect(undefined)} />
        )
      }
    >
      {frames.length === 0 && <MissingHint none={words.noCalls} />}
      <ol
        className={styles.stack}
        style={{ paddingBottom: `${(frames.length - shown.length) * 1.75}rem` }}
        data-readable={isRead}
      >
        {isRead && Returned && <Returned />}
        {shown.toReversed().map((frame, index) => {
          // At fast speeds, the key is the position in the list, so that a new call only changes the text.
          const key = isRead ? frame.depth : index
          return frame.kind === 'program' ? (
            Own && <Own key={key} call={frame} />
          ) : (
            <Call
              key={key}
              frame={frame}
              isInspected={frame.depth === inspected}
              press={() => inspect(frame.depth === inspected ? undefined : frame.depth)}
            />
          )
        })}
      </ol>
    </Section>
  )
}
