/** The texts of the message: the current error, or else the status. */
import { runEndOf } from '../own/runEnd.ts'
import { passedLimit } from '../own/runLimit.ts'
import { eventsOf, isSearching, type Status, statusOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { RunEnd } from '../../runner/run/outcome.ts'
import type { FilesReport } from '../../sudoku/reading/filesReport.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Messages } from '../words/en.ts'
import { lossText } from '../shell/lossText.ts'
import { isOnlySolution } from './headline.ts'

/** Returns true if something failed to load and a retry is futile: the server has another version of the app. */
export function isMissingForGood(app: AppState): boolean {
  const isMissing = app.notice?.kind === 'not-loaded' || frontOf(app).run.status === 'failed'
  return app.isOutdated && isMissing
}

/** Returns the current error; empty if nothing is wrong, or if another component words the error. */
export function alertText(messages: Messages, app: AppState): string {
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

/** Returns the status: a notice, or the state of the search; empty if there is nothing to say. */
export function statusText({ status, files, readings, sentence }: Messages, app: AppState): string {
  if (app.notice?.kind === 'copied') return status.copied
  if (app.notice?.kind === 'read') return readings.read(app.notice.parts, app.preferences.language)
  if (app.notice?.kind === 'link-opened') return readings.linkOpened
  if (app.notice?.kind === 'run-over') return status.runOver
  if (app.notice?.kind === 'watched') return status.watched
  if (app.notice?.kind === 'submitted') return status.submitted[app.notice.what]
  if (app.notice?.kind === 'files') return files.report(app.notice.report)
  const { debugging, program, run, frame } = frontOf(app)
  const { inspected } = debugging
  if (inspected !== undefined) return status.past(inspected.depth)
  const isRunning = program.kind === 'own' && isSearching(run)
  // The page follows a run that has just begun to its end.
  const isUnwritten = isRunning && eventsOf(run) === 0
  const current = statusOf(app)
  switch (current.kind) {
    case 'ready': {
      if (app.generator.generation?.state.status === 'running') return status.making
      const givens = app.puzzle.grid.filter((digit) => digit !== 0).length
      return givens === 0 ? status.ready : status.readyToPlay(givens)
    }
    case 'paused':
      return isUnwritten ? sentence.nothingWritten : status.paused
    case 'playing':
    case 'stopped':
    case 'failed':
      return status[current.kind]
    case 'seeking':
      if (Number.isFinite(current.event)) return status.seeking(current.event)
      if (isUnwritten) return sentence.nothingWritten
      return isRunning ? sentence.running : status.seekingEnd
    case 'ended':
      return (
        endedText(status, current, runEndOf(app)) ??
        sentence.solvedAt(frame.moment.event, isOnlySolution(app))
      )
    default:
      return assertNever(current)
  }
}

/**
 * Returns how long the own program has run whose latest writes the page follows, and the judge's limit once that has
 * passed; undefined at other times. For the eye only: it changes every second.
 */
export function clockText({ sentence }: Messages, app: AppState): string | undefined {
  const session = frontOf(app)
  const ownRun = app.own?.run
  if (session.program.kind !== 'own' || ownRun === undefined) return undefined
  if (app.notice !== undefined || session.debugging.inspected !== undefined) return undefined
  if (!isSearching(session.run) || eventsOf(session.run) === 0) return undefined
  const status = statusOf(app)
  if (status.kind !== 'seeking' || Number.isFinite(status.event)) return undefined
  return sentence.runningFor(Math.floor(ownRun.elapsedMs / 1000), passedLimit(ownRun))
}

/**
 * Returns how a search ended; undefined if it has solved the puzzle.
 * @param end of the user's own program, which may end anywhere: that proves nothing about further solutions
 */
function endedText(
  words: Messages['status'],
  { outcome, solutions }: Extract<Status, { readonly kind: 'ended' }>,
  end: RunEnd | undefined,
): string | undefined {
  if (end !== undefined && end !== 'ended') return words.runEnd[end]
  const isOwn = end === 'ended'
  if (outcome === 'unsolvable') return isOwn ? words.unsolved : words.unsolvable
  if (outcome === 'exhausted') return isOwn ? words.endedAfter(solutions) : words.exhausted(solutions)
  return solutions > 1 ? words.solvedSeveral(solutions) : undefined
}
