import { frontOf } from '../../app/session/sessions.ts'
import { type Status, statusOf } from '../../app/session/selectors.ts'
import type { App } from '../../app/store/store.ts'
import { assertNever } from '../../core/result.ts'
import type { Messages } from '../../i18n/en.ts'
import { Button } from '../Button.tsx'
import { useActions, useApp, useMessages } from '../useApp.ts'
import { CheckIcon } from '../icons.tsx'
import { type Failure, lazyPart, partOf } from '../lazyPart.tsx'
import { lossText } from '../lossText.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { sourceOf } from '../source.ts'
import { searching, using, whileSearching, whileUsed } from '../whileSearching.tsx'
import styles from './MessageLine.module.css'

/** Asks for whatever else is missing, too. */
const Missing: Failure = ({ fault, again }) => {
  const askAgain = () => {
    again()
    for (const parts of [searching, using]) parts.ask().catch(() => undefined)
  }
  return <NotLoaded fault={fault} again={askAgain} place="line" />
}

const Announcement = whileUsed((parts) => parts.Announcement)
const LastSolution = whileUsed((parts) => parts.LastSolution)
const Complete = whileSearching((parts) => parts.Complete, Missing)
const SearchProgress = whileUsed((parts) => parts.SearchProgress, Missing)
const UnreadableText = lazyPart(() => import('./UnreadableText.tsx'), Missing)
const links = sourceOf(() => import('./linkMessages.ts'))
const Submitted = partOf(links, (parts) => parts.Submitted, Missing)
const RefusedOptions = partOf(links, (parts) => parts.RefusedOptions, Missing)

/** One line for the state of affairs, or for whatever is wrong and where. */
export function MessageLine() {
  const messages = useMessages()
  const alert = useApp((app) => alertText(messages, app))
  const unreadable = useApp(({ notice }) => (notice?.kind === 'unreadable' ? notice.error : undefined))
  const refused = useApp((app) => app.generator.refusedOptions)
  const isGone = useApp(isMissingForGood)
  const { reload } = useActions()
  const isQuiet = alert === '' && unreadable === undefined && refused === undefined
  const status = useApp((app) => statusText(messages, app))
  const solved = useApp((app) => frontOf(app).debugging.inspected === undefined && isSolved(statusOf(app)))
  return (
    <div className={styles.line}>
      <p className={solved ? `${styles.status} ${styles.solved}` : styles.status} role="status">
        {solved && isQuiet && <CheckIcon />}
        {isQuiet && (status === '' ? <Submitted /> : <span>{status}</span>)}
      </p>
      <p className={styles.alert} role="alert">
        {alert !== '' && <span>{alert}</span>}
        {isGone && <Button label={messages.alert.reload} shows="label" onClick={reload} />}
        {unreadable !== undefined && <UnreadableText error={unreadable} />}
        {alert === '' && refused !== undefined && <RefusedOptions error={refused} />}
      </p>
      <Announcement />
      <Complete />
      <SearchProgress />
      <LastSolution />
    </div>
  )
}

function isSolved(status: Status): boolean {
  return status.kind === 'ended' && status.outcome !== 'unsolvable'
}

/** Something did not load, and no longer can: the host has another version. */
function isMissingForGood(app: App): boolean {
  const isMissing = app.notice?.kind === 'not-loaded' || frontOf(app).run.status === 'failed'
  return app.isOutdated && isMissing
}

/** Empty when nothing is wrong, or a text that has words of its own. */
function alertText(messages: Messages, app: App): string {
  const { notice, puzzle } = app
  const { run } = frontOf(app)
  const { alert } = messages
  if (notice?.kind === 'unreadable') return ''
  if (notice?.kind === 'refused') return alert.refused(notice.conflicts)
  if (notice?.kind === 'no-event') return alert.noEvent(notice.typed)
  if (notice?.kind === 'not-copied') return alert.notCopied
  if (notice?.kind === 'not-pasted') return alert.notPasted
  if (notice?.kind === 'nothing-pasted') return alert.nothingPasted
  if (isMissingForGood(app)) return alert.outdated
  if (notice?.kind === 'not-loaded') return alert.notLoaded
  if (run.status === 'failed') return alert.failed(lossText(messages, run.loss))
  return puzzle.conflicts.length > 0 ? alert.conflicts(puzzle.conflicts) : ''
}

/** Empty for a notice that has words of its own. */
function statusText({ status }: Messages, app: App): string {
  if (app.notice?.kind === 'copied') return status.copied
  if (app.notice?.kind === 'run-over') return status.runOver
  if (app.notice?.kind === 'watched') return status.watched
  if (app.notice?.kind === 'submitted') return ''
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
      // A program of the user's own may have ended anywhere.
      if (current.outcome === 'unsolvable')
        return frontOf(app).program.kind === 'own' ? status.unsolved : status.unsolvable
      if (current.outcome === 'exhausted') return status.exhausted(current.solutions)
      return current.solutions > 1 ? status.solvedSeveral(current.solutions) : status.solved
    default:
      return assertNever(current)
  }
}
