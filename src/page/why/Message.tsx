import { RefusedOptions } from '../generator/generatorParts.tsx'
import { isSeeking } from '../session/selectors.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { digitsOf } from '../../sudoku/candidates.ts'
import type { ReadError } from '../../sudoku/formats/reading.ts'
import { Button } from '../controls/Button.tsx'
import { OpenProgram } from '../own/OpenProgram.tsx'
import { CheckIcon } from '../controls/icons.tsx'
import { SearchProgress } from '../player/SearchProgress.tsx'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { LastSolution } from './LastSolution.tsx'
import { isSolved } from './headline.ts'
import { alertText, clockText, isMissingForGood, statusText } from './message.ts'
import type { Frame } from '../session/frame.ts'
import unseen from '../controls/Unseen.module.css'
import styles from './Message.module.css'

/**
 * One line for the status or the current error. While a run is open, also announces steps, shows the progress of the
 * search and, at the end of a search for all solutions, a button to the last solution.
 */
export function MessageLine() {
  const isOpen = useSession(({ run }) => run.status === 'open')
  return (
    <div className={styles.line}>
      <Message />
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

/**
 * The status, or the current error.
 * @param look `line`: of one or two lines; `headline`: with a sign; `unseen`: a status for screen readers only
 */
export function Message({ look = 'line' }: { readonly look?: 'line' | 'headline' | 'unseen' }) {
  const messages = useMessages()
  const alert = useApp((app) => alertText(messages, app))
  const unreadable = useApp(({ notice }) => (notice?.kind === 'unreadable' ? notice.error : undefined))
  const refused = useApp((app) => app.generator.refusedOptions)
  const isGone = useApp(isMissingForGood)
  const { reload } = useActions()
  const isQuiet = alert === '' && unreadable === undefined && refused === undefined
  const status = useApp((app) => statusText(messages, app))
  const clock = useApp((app) => clockText(messages, app))
  const solved = useApp((app) => frontOf(app).debugging.inspected === undefined && isSolved(app))
  const place = look === 'line' ? styles.short : styles.headline
  const tone = solved ? styles.solved : styles.plain
  return (
    <>
      <p className={look === 'unseen' ? unseen.unseen : `${styles.status} ${place} ${tone}`} role="status">
        {solved && isQuiet && <CheckIcon />}
        {isQuiet && clock !== undefined && <span aria-hidden="true">{clock}</span>}
        {isQuiet && <span className={clock && unseen.unseen}>{status}</span>}
      </p>
      <p className={`${styles.alert} ${place}`} role="alert">
        {alert !== '' && <span>{alert}</span>}
        {isGone && <Button label={messages.alert.reload} shows="label" onClick={reload} />}
        {unreadable !== undefined && <UnreadableText error={unreadable} />}
        {alert === '' && refused !== undefined && <RefusedOptions error={refused} />}
      </p>
    </>
  )
}

/** Id of the text with the candidates of the cell that is being filled, for `aria-describedby`. */
const CANDIDATES_ID = 'candidates-told'

/** For screen readers: announces where a step or seek has led, and lists the working cell's candidates. */
export function Announcement() {
  const words = useMessages().searching
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
 * it, while playing, before the first event, while the learner predicts, and if the sentence under the board tells it.
 */
function announcedFrame(app: Pick<AppState, 'playing' | keyof Sessions>): Frame | undefined {
  const session = frontOf(app)
  const { frame, debugging } = session
  if (app.playing || isSeeking(session) || frame.moment.event === 0 || debugging.isCovered) return undefined
  return debugging.executionPoint?.position.event === frame.moment.event ? undefined : frame
}
