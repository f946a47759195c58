import { useEffect, useId, useMemo, useRef } from 'react'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import { plainListing } from '../../search/steps/listing.ts'
import { Board } from '../board/Board.tsx'
import unseen from '../controls/Unseen.module.css'
import { useListing } from '../listing/useListing.ts'
import { chosenProgram, runOf } from '../own/own.ts'
import { useActions, useApp, useSession, useWords } from '../store/useApp.ts'
import { Reason } from '../why/Reason.tsx'
import { FewLines } from './FewLines.tsx'
import { PresentationControls } from './PresentationControls.tsx'
import styles from './Presentation.module.css'
import { usePointerAtWork } from './usePointerAtWork.ts'
import { usePresentationKeys } from './usePresentationKeys.ts'
import { PRESENT } from './words.ts'

/** The moment for a projector, while it is presented: board, five lines and the sentence. Afterwards says that it is over. */
export default function Presentation() {
  const words = useWords(PRESENT)
  const presenting = useApp((app) => app.presenting)
  return (
    <>
      <p role="status" className={unseen.unseen}>
        {presenting === 'over' && <span>{words.ended}</span>}
      </p>
      {presenting === 'now' && <Stage />}
    </>
  )
}

/** A modal dialog as large as the window: the page behind it stays as it is, and gets the focus back. */
function Stage() {
  const words = useWords(PRESENT)
  const { setPresenting } = useActions()
  const dialog = useRef<HTMLDialogElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const hint = useId()
  const isPointed = usePointerAtWork(dialog)
  const isOwn = useSession(({ program }) => program.kind === 'own')
  usePresentationKeys(dialog, () => dialog.current?.close())

  useEffect(() => {
    const listening = new AbortController()
    if (dialog.current?.open === false) dialog.current.showModal()
    // Not a button, which the space bar would press, and which would show the controls.
    dialog.current?.focus()
    // A presentation changes nothing. Native, so that it comes before the board's own listener.
    board.current?.addEventListener('click', (press) => press.stopPropagation(), {
      capture: true,
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.presentation}
      tabIndex={-1}
      aria-label={words.name}
      aria-describedby={hint}
      data-pointed={isPointed}
      onClose={() => setPresenting(false)}
    >
      <p id={hint} hidden>
        {words.hint}
      </p>
      <div className={styles.stage}>
        <div className={styles.column} ref={board}>
          <Board />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.program}>
          {isOwn ? <OwnProgram /> : <BuiltInProgram />}
          <div className={styles.sentence}>
            <Reason part="whole" />
          </div>
        </div>
        <PresentationControls end={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

function BuiltInProgram() {
  const { lines } = useListing()
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  const running = lineOfStep(lines, kind)
  return <FewLines lines={lines} running={running} />
}

/** The user's own program, as it ran last. */
function OwnProgram() {
  const text = useApp(({ own, sessions, front }) => {
    const { program } = sessions[front]
    if (own === undefined || program.kind !== 'own') return ''
    const chosen = chosenProgram(own, program.language)
    return runOf(own, chosen)?.text ?? chosen.text
  })
  const lines = useMemo(() => plainListing(text), [text])
  const line = useSession(({ debugging }) => debugging.executionPoint?.step?.line) ?? 0
  return <FewLines lines={lines} running={line - 1} />
}
