import { type ComponentType, useRef, useState } from 'react'
import { isReadable } from '../player/rate.ts'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import type { ProgramCall, StackFrame } from '../../search/steps/step.ts'
import { Button } from '../controls/Button.tsx'
import { useRoving } from '../controls/roving.ts'
import { useActions, useApp, useMessages, useSession, useWords } from '../store/useApp.ts'
import { Call } from './Call.tsx'
import { callText } from './callText.ts'
import styles from './CallStack.module.css'
import { DrawerSection } from './DrawerSection.tsx'
import { foldedCalls } from './folding.ts'
import { MissingHint } from './MissingHint.tsx'
import { CALLS } from './words.ts'

const NONE: readonly StackFrame[] = []

interface CallStackProps {
  /** Lines of a built-in program, which name its function. */
  readonly lines: readonly HighlightedLine[]
  readonly language: ListingLanguage
  /** Renders a call of the user's own program. */
  readonly Own: ComponentType<{ readonly call: ProgramCall }> | undefined
  /** Renders the call of an own program that has just returned. */
  readonly Returned: ComponentType | undefined
}

/**
 * Calls in progress, newest first; a click shows the board as it was when the call started. Of a deep stack, the calls
 * between the innermost ones and the first are folded.
 */
export function CallStack({ lines, language, Own, Returned }: CallStackProps) {
  const { stepping: words, drawer } = useMessages()
  const callsWords = useWords(CALLS)
  const { debug, pause } = useActions()
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  useRoving(list)
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NONE)
  const inspected = useSession(({ debugging }) => debugging.inspected?.depth)
  const isRead = useApp(isReadable)
  const { innermost, folded, first } = foldedCalls(frames)
  const isAllShown = isUnfolded && isRead
  const inspect = (depth: number | undefined) => {
    pause()
    debug({ kind: 'inspect', depth })
  }
  const nameOf = (frame: StackFrame) => callText(frame, lines, language, drawer.program)
  const rows = (calls: readonly StackFrame[], part: string) =>
    calls.map((frame, index) => {
      // At fast speeds, the key is the position in the list, so that a new call only changes the text.
      const key = isRead ? frame.depth : `${part} ${index}`
      return frame.kind === 'program' ? (
        Own && <Own key={key} call={frame} />
      ) : (
        <Call
          key={key}
          frame={frame}
          text={nameOf(frame)}
          isInspected={frame.depth === inspected}
          press={() => inspect(frame.depth === inspected ? undefined : frame.depth)}
        />
      )
    })
  return (
    <DrawerSection id="call-stack" heading={words.stack}>
      {inspected !== undefined && (
        <div>
          <Button label={words.backToNow} shows="label" onClick={() => inspect(undefined)} />
        </div>
      )}
      {frames.length === 0 && <MissingHint none={words.noCalls} />}
      <ol ref={list} className={styles.stack} data-readable={isRead}>
        {isRead && Returned && <Returned />}
        {rows(innermost, 'innermost')}
        {folded.length > 0 && (
          <li className={styles.folded}>
            <button
              type="button"
              className={styles.more}
              aria-expanded={isAllShown}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isAllShown ? callsWords.fewer : callsWords.more(folded.length)}
            </button>
            {!isAllShown && (
              <span translate="no">{`${nameOf(folded[0])} … ${nameOf(folded[folded.length - 1])}`}</span>
            )}
          </li>
        )}
        {isAllShown && rows(folded, 'folded')}
        {rows(first, 'first')}
      </ol>
    </DrawerSection>
  )
}
