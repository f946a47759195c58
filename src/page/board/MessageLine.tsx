import { RefusedOptions } from '../generator/generatorParts.tsx'
import { runEndOf } from '../own/runEnd.ts'
import { isSeeking, type Status, statusOf } from '../session/selectors.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { digitsOf } from '../../sudoku/candidates.ts'
import type { ReadError } from '../../sudoku/formats/reading.ts'
import type { RunEnd } from '../../runner/run/outcome.ts'
import type { FilesReport } from '../../sudoku/reading/filesReport.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Messages } from '../words/en.ts'
import { Button } from '../controls/Button.tsx'
import { OpenProgram } from '../own/OpenProgram.tsx'
import { CheckIcon } from '../controls/icons.tsx'
import { lossText } from '../shell/lossText.ts'
import { usePanelsSeen } from '../panels/usePanelsSeen.ts'
import { SearchProgress } from '../player/SearchProgress.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { LastSolution } from './LastSolution.tsx'
import type { Frame } from '../session/frame.ts'
import { areLinesShown } from '../timeline/view.ts'
import unseen from '../controls/Unseen.module.css'
import styles from './MessageLine.module.css'

/**
 * One line for the status or the current error. While a run is open, also announces steps, shows the progress of the
 * search and, at the end of a search for all solutions, a button to the last solution.
 */
export function MessageLine() {
  const messages = useMessages()
  const alert = useApp((app) => alertText(messages, app))
  const unreadable = useApp(({ notice }) => (notice?.kind === 'unreadable' ? notice.error : undefined))
  const refused = useApp((app) => app.generator.refusedOptions)
  const isGone = useApp(isMissingForGood)
  const isOpen = useSession(({ run }) => run.status === 'open')
  const { reload } = useActions()
  const isQuiet = alert === '' && unreadable === undefined && refused === undefined
  const status = useApp((app) => statusText(messages, app))
  const solved = useApp((app) => frontOf(app).debugging.inspected === undefined && isSolved(app))
  return (
    <div className={styles.line}>
      <p className={solved ? `${styles.status} ${styles.solved}` : styles.status} role="status">
        {solved && isQuiet && <CheckIcon />}
        {isQuiet && <span>{status}</span>}
      </p>
      <p className={styles.alert} role="alert">
        {alert !== '' && <span>{alert}</span>}
        {isGone && <Button label={messages.alert.reload} shows="label" onClick={reload} />}
        {unreadable !== undefined && <UnreadableText error={unreadable} />}
        {alert === '' && refused !== undefined && <RefusedOptions error={refused} />}
      </p>
      {isOpen && (
        <>
          <Announcement />
          <SearchProgress />
          <LastSolution />
        </>
      )}
    </div>
  )
}

function isSolved(app: AppState): boolean {
  const status = statusOf(app)
  const end = runEndOf(app)
  const isWhole = end === undefined || end === 'ended'
  return isWhole && status.kind === 'ended' && status.outcome !== 'unsolvable'
}

/** Returns true if something failed to load and a retry is futile: the server has another version of the app. */
function isMissingForGood(app: AppState): boolean {
  const isMissing = app.notice?.kind === 'not-loaded' || frontOf(app).run.status === 'failed'
  return app.isOutdated && isMissing
}

/** Returns the current error; empty if nothing is wrong, or if another component words the error. */
function alertText(messages: Messages, app: AppState): string {
  const { notice, puzzle } = app
  const { run } = frontOf(app)
  const { alert } = messages
  if (notice?.kind === 'unreadable') return ''
  if (notice?.kind === 'refused') return alert.refused(notice.conflicts)
  if (notice?.kind === 'no-event') return alert.noEvent(notice.typed)
  if (notice?.kind === 'bad-event') return alert.badEvent(notice.written)
  if (notice?.kind === 'not-copied') return alert.notCopied
  if (notice?.kind === 'not-pasted') return alert.notPasted
  if (notice?.kind === 'nothing-pasted') return alert.nothingPasted
  if (notice?.kind === 'files' && hasLeftOut(notice.report)) return messages.files.report(notice.report)
  if (isMissingForGood(app)) return alert.outdated
  if (notice?.kind === 'not-loaded') return alert.notLoaded
  if (run.status === 'failed') return alert.failed(lossText(messages, run.loss))
  return puzzle.conflicts.length > 0 ? alert.conflicts(puzzle.conflicts) : ''
}

/** True if some of the opened files were not read. */
function hasLeftOut({ leftOut }: FilesReport): boolean {
  return leftOut.length > 0
}

function statusText({ status, files }: Messages, app: AppState): string {
  if (app.notice?.kind === 'copied') return status.copied
  if (app.notice?.kind === 'run-over') return status.runOver
  if (app.notice?.kind === 'watched') return status.watched
  if (app.notice?.kind === 'submitted') return status.submitted[app.notice.what]
  if (app.notice?.kind === 'files') return files.report(app.notice.report)
  const { inspected } = frontOf(app).debugging
  if (inspected !== undefined) return status.past(inspected.depth)
  const current = statusOf(app)
  switch (current.kind) {
    case 'ready': {
      if (app.generator.generation?.state.status === 'running') return status.making
      const givens = app.puzzle.grid.filter((digit) => digit !== 0).length
      return givens === 0 ? status.ready : status.readyToPlay(givens)
    }
    case 'playing':
    case 'paused':
    case 'stopped':
    case 'failed':
      return status[current.kind]
    case 'seeking':
      return Number.isFinite(current.event) ? status.seeking(current.event) : status.seekingEnd
    case 'ended':
      return endedText(status, current, runEndOf(app))
    default:
      return assertNever(current)
  }
}

/** @param end of the user's own program, which may end anywhere: that proves nothing about further solutions */
function endedText(
  words: Messages['status'],
  { outcome, solutions }: Extract<Status, { readonly kind: 'ended' }>,
  end: RunEnd | undefined,
): string {
  if (end !== undefined && end !== 'ended') return words.runEnd[end]
  const isOwn = end === 'ended'
  if (outcome === 'unsolvable') return isOwn ? words.unsolved : words.unsolvable
  if (outcome === 'exhausted') return isOwn ? words.endedAfter(solutions) : words.exhausted(solutions)
  return solutions > 1 ? words.solvedSeveral(solutions) : words.solved
}

/** Id of the text with the candidates of the cell that is being filled, for `aria-describedby`. */
const CANDIDATES_ID = 'candidates-told'

/** For screen readers: announces where a step or seek has led, and lists the working cell's candidates. */
function Announcement() {
  const words = useMessages().searching
  usePanelsSeen()
  const frame = useApp(announcedFrame)
  const currentCell = useSession(({ frame }) => frame.currentCell)
  return (
    <div className={unseen.unseen}>
      <p aria-live="polite" data-testid="announcement">
        {frame !== undefined && words.announcement(frame.moment.event, frame.moment.last, frame.currentCell)}
      </p>
      <p id={CANDIDATES_ID} hidden>
        {currentCell !== undefined &&
          words.candidates(digitsOf(currentCell.remaining), digitsOf(currentCell.tried))}
      </p>
    </div>
  )
}

/** Parse error of a text, with its position. For a program's text: a note, and a button for it or a similar program. */
function UnreadableText({ error }: { readonly error: ReadError }) {
  const { alert } = useMessages()
  const words = useMessages().readings
  return (
    <>
      <span>{error.code === 'program' ? words.program : alert.unreadable(words.briefError(error))}</span>
      <OpenProgram error={error} />
    </>
  )
}

/**
 * Returns the frame to announce to screen readers: the destination of a step or seek. Undefined until the board shows
 * it, while playing, before the first event, while the learner predicts, and while the visible Program panel announces.
 */
function announcedFrame(
  app: Pick<AppState, 'playing' | 'panel' | 'presenting' | 'arePanelsSeen' | keyof Sessions>,
): Frame | undefined {
  const { playing, arePanelsSeen } = app
  const session = frontOf(app)
  const { frame } = session
  if (playing || isSeeking(session) || frame.moment.event === 0 || session.debugging.isCovered)
    return undefined
  return areLinesShown(app) && arePanelsSeen ? undefined : frame
}
