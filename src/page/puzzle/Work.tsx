import { useEffect } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import sections from '../controls/Section.module.css'

/** Work (elementary operations) of the search so far and, while nothing plays, up to the event on the board. */
export function Work() {
  const { number } = useMessages()
  const words = useMessages().puzzlePanel
  const { countWork } = useActions()
  const work = useSession(({ run }) => (run.status === 'open' ? run.progress.work : 0))
  const isWhole = useSession(({ run }) => run.status === 'open' && run.progress.status === 'ended')
  const event = useSession(({ frame }) => frame.moment.event)
  const isAtRest = useApp(({ playing }) => !playing)
  const counted = useSession(({ counted, frame }) =>
    counted?.event === frame.moment.event ? counted.work : undefined,
  )
  // At the end of the known search, the work up to the event on the board is the total.
  const isAtFront = useSession(({ run, frame }) => frame.moment.event === eventsOf(run))
  const workHere = isAtFront ? work : counted

  useEffect(() => {
    if (isAtRest && workHere === undefined) countWork()
  }, [isAtRest, workHere, event, countWork])

  return (
    <>
      <p className={sections.hint}>
        <span>{`${words.work(isWhole)} `}</span>
        <strong data-testid="work">{number(work)}</strong>
      </p>
      <p className={sections.hint}>
        <span>{`${words.workHere} `}</span>
        <strong data-testid="work-here">{workHere === undefined ? '…' : number(workHere)}</strong>
      </p>
    </>
  )
}
