import type { StackFrame } from '../../../core/steps/step.ts'
import { Button } from '../../Button.tsx'
import { useActions, useMessages, useSession } from '../../useApp.ts'
import { Call } from './Call.tsx'
import styles from './ProgramPanel.module.css'

const NONE: readonly StackFrame[] = []

/** The calls in progress, the newest on top; a press shows the board as a call found it. */
export function CallStack() {
  const { stepping: words } = useMessages()
  const { debug, pause } = useActions()
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NONE)
  const inspected = useSession(({ debugging }) => debugging.inspected?.depth)
  const inspect = (depth: number | undefined) => {
    pause()
    void debug({ kind: 'inspect', depth })
  }
  return (
    <section className={styles.section} aria-labelledby="call-stack">
      <div className={styles.row}>
        <h2 id="call-stack" className={styles.heading}>
          {words.stack}
        </h2>
        {inspected !== undefined && (
          <Button label={words.backToNow} shows="label" onClick={() => inspect(undefined)} />
        )}
      </div>
      {frames.length === 0 && <p className={styles.hint}>{words.noCalls}</p>}
      <ol className={styles.stack}>
        {frames.toReversed().map((frame) => (
          <Call
            key={frame.depth}
            frame={frame}
            isInspected={frame.depth === inspected}
            press={() => inspect(frame.depth === inspected ? undefined : frame.depth)}
          />
        ))}
      </ol>
    </section>
  )
}
