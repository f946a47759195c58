import type { ComponentType } from 'react'
import { isReadable } from '../../../app/playback/rate.ts'
import type { ProgramCall, StackFrame } from '../../../core/steps/step.ts'
import { Button } from '../../Button.tsx'
import { useActions, useApp, useMessages, useSession } from '../../useApp.ts'
import { Call } from './Call.tsx'
import styles from './CallStack.module.css'
import { Section } from '../../Section.tsx'
import sections from '../../Section.module.css'

const NONE: readonly StackFrame[] = []

/** Of sixty calls so many are seen at once. While the search is played too fast for them to be read, the others have their room kept. */
const SEEN = 8

/** The calls in progress, the newest on top; a press shows the board as a call found it. @param Own draws a call of the user's own program */
export function CallStack({ Own }: { readonly Own?: ComponentType<{ readonly call: ProgramCall }> }) {
  const { stepping: words } = useMessages()
  const { debug, pause } = useActions()
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NONE)
  const inspected = useSession(({ debugging }) => debugging.inspected?.depth)
  const isRead = useApp(isReadable)
  const shown = isRead ? frames : frames.slice(-SEEN)
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
      {frames.length === 0 && <p className={sections.hint}>{words.noCalls}</p>}
      <ol
        className={styles.stack}
        style={{ paddingBottom: `${(frames.length - shown.length) * 1.75}rem` }}
        data-readable={isRead}
      >
        {shown.toReversed().map((frame, index) => {
          // In the same places, another call is another text.
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
