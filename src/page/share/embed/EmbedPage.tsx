import unseen from '../../controls/Unseen.module.css'
import styles from './EmbedPage.module.css'
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react'
import { statusOf } from '../../session/selectors.ts'
import { frontOf } from '../../session/sessions.ts'
import type { AppState } from '../../store/state.ts'
import { FramedTour } from '../../tours/tourParts.tsx'
import { Board } from '../../board/Board.tsx'
import { MessageLine } from '../../why/Message.tsx'
import { digitOf, keyOf } from '../../controls/keys.ts'
import { Reason } from '../../why/Reason.tsx'
import { Legend } from '../../timeline/Legend.tsx'
import { Timeline } from '../../timeline/Timeline.tsx'
import { lazyPart } from '../../shell/lazyPart.tsx'
import { useActions, useApp, useAppStore, useSession } from '../../store/useApp.ts'
import { embeddingOf } from '../embedding.ts'
import { EmbedTransport } from './EmbedTransport.tsx'
import type { Actions } from '../../store/actions.ts'
import { isFocusByPointer, watchPointing } from '../../controls/pointing.ts'
import { shortcutListener } from '../../help/shortcuts.ts'

const EmbedProgram = lazyPart(() => import('./EmbedProgram.tsx'))

/** Embedded page: plays a search, read-only, in an iframe. */
export default function EmbedPage() {
  const actions = useActions()
  const store = useAppStore()
  const isOpen = useSession(({ run }) => run.status === 'open')
  const hasProgram = useApp(showsProgram)
  useEffect(() => {
    embeddingOf(store)(location.search)
    return listenToFrame(actions)
  }, [actions, store])
  return (
    <main aria-label="Backdoku" className={hasProgram ? `${styles.page} ${styles.withProgram}` : styles.page}>
      <h1 className={unseen.unseen}>Backdoku</h1>
      <EmbedBoard />
      {hasProgram ? (
        <EmbedProgram />
      ) : (
        <div className={styles.line}>
          <Reason />
        </div>
      )}
      <div className={styles.tour}>
        <FramedTour />
      </div>
      <EmbedTransport />
      <div className={styles.timeline}>
        <EmbedStatus />
        <Timeline>
          <div className={styles.lane}>{isOpen && <Legend />}</div>
        </Timeline>
      </div>
    </main>
  )
}

/** Returns true if the frame shows a program of the author's own: that of the link, or of the tour's scene. */
function showsProgram(app: AppState): boolean {
  return (
    app.linkedProgram !== undefined || app.awaitedOwn !== undefined || frontOf(app).program.kind === 'own'
  )
}

const EDITING_KEYS = new Set(['Enter', 'F2', 'Backspace', 'Delete'])

/** Read-only board: cells can be focused, not edited. */
function EmbedBoard() {
  return (
    <div className={styles.stage}>
      <div className={styles.column} onKeyDownCapture={blockEdits} onClickCapture={blockEdits}>
        <Board />
      </div>
    </div>
  )
}

function blockEdits(event: KeyboardEvent | MouseEvent): void {
  const isEdit =
    event.type === 'click' ||
    ('code' in event && (EDITING_KEYS.has(keyOf(event)) || digitOf(event) !== undefined))
  if (isEdit) event.stopPropagation()
}

/** Shows the message line only while the page seeks an event, and for errors, notices and conflicting givens. */
function EmbedStatus() {
  const isReported = useApp((app) => {
    const { kind } = statusOf(app)
    return (
      kind === 'seeking' || kind === 'failed' || app.notice !== undefined || app.puzzle.conflicts.length > 0
    )
  })
  return isReported && <MessageLine />
}

const nothing = () => undefined

/**
 * Enables the keys for playback and zoom while the frame has the focus; other shortcuts are no-ops.
 * @returns a dispose function
 */
function listenToFrame(actions: Actions): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const keyed = {
    zoom: actions.zoom,
    togglePlaying: actions.togglePlaying,
    stepForward: actions.stepForward,
    stepBack: actions.stepBack,
    goToStart: actions.goToStart,
    goToEnd: actions.goToEnd,
    undo: nothing,
    redo: nothing,
    setHelpOpen: nothing,
    setPresenting: nothing,
    takeMoment: nothing,
    dismiss: nothing,
    toggleFlame: nothing,
  }
  watchPointing(signal)
  document.addEventListener(
    'keydown',
    shortcutListener(keyed, isFocusByPointer, () => true),
    { signal },
  )
  return () => listening.abort()
}
