import { announcedFrame } from '../../app/view/announcement.ts'
import { digitsOf } from '../../core/candidates.ts'
import { SEARCHING } from '../../i18n/searching.ts'
import { usePanelsSeen } from '../panels/usePanelsSeen.ts'
import { useApp, useSession, useWords } from '../useApp.ts'
import unseen from '../Unseen.module.css'

/** The id under which the working cell finds what is to be said of its candidates. */
const CANDIDATES_ID = 'candidates-told'

/** Says where a step has led, for whoever does not see the board: once a step, and not while it plays. */
export function Announcement() {
  const words = useWords(SEARCHING)
  usePanelsSeen()
  const frame = useApp(announcedFrame)
  const focus = useSession(({ frame }) => frame.focus)
  return (
    <div className={unseen.unseen}>
      <p aria-live="polite" data-testid="announcement">
        {frame !== undefined && words.announcement(frame.moment.event, frame.moment.last, frame.focus)}
      </p>
      <p id={CANDIDATES_ID} hidden>
        {focus !== undefined && words.candidates(digitsOf(focus.remaining), digitsOf(focus.tried))}
      </p>
    </div>
  )
}
