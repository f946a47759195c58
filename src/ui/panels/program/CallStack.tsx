import type { ComponentType } from 'react'
import type { ProgramCall, StackFrame } from '../../../core/steps/step.ts'
import { Button } from '../../Button.tsx'
import { useActions, useMessages, useSession } from '../../useApp.ts'
import { Call } from './Call.tsx'
import styles from './CallStack.module.css'
import { Section } from '../../Section.tsx'
import sections from '../../Section.module.css'

const NONE: readonly StackFrame[] = []

/** The calls in progress, the newest on top; a press shows the board as a call found it. @param Own draws a call of the user's own program */
export function CallStack({ Own }: { readonly Own?: ComponentType<{ readonly call: ProgramCall }> }) {
  const { stepping: words } = useMessages()
  const { debug, pause } = useActions()
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NONE)
  const inspected = useSession(({ debugging }) => debugging.inspected?.depth)
  const inspect = (depth: number | undefined) => {
    pause()
    void debug({ kind: 'inspect', depth })
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
      <ol className={styles.stack}>
        {frames
          .toReversed()
          .map((frame) =>
            frame.kind === 'program' ? (
              Own && <Own key={frame.depth} call={frame} />
            ) : (
              <Call
                key={frame.depth}
                frame={frame}
                isInspected={frame.depth === inspected}
                press={() => inspect(frame.depth === inspected ? undefined : frame.depth)}
              />
            ),
          )}
      </ol>
    </Section>
  )
}
