import { isOwn } from './lanes.ts'
import type { Lane } from './lockstep.ts'
import { eventsOf } from '../../session/selectors.ts'
import type { Session } from '../../session/session.ts'
import { COMPARE, LOCKSTEP } from '../words.ts'
import { useWords } from '../../store/useApp.ts'
import figures from './Figures.module.css'
import styles from './LaneCard.module.css'
import { useLaneSession } from './useLockstep.ts'

interface FigureProps {
  readonly lane: Lane
  readonly id: 'event' | 'backtracks' | 'depth'
  readonly figure: (session: Session) => number
}

function Figure({ lane, id, figure }: FigureProps) {
  const words = useWords(LOCKSTEP)
  const { number } = useWords(COMPARE)
  const value = useLaneSession(lane, figure) ?? 0
  return (
    <div>
      <dt>{words.figures[id]}</dt>
      <dd className={styles[id]} translate="no" data-testid={`lane-${id}`}>
        <span>{number(value)}</span>
        {id === 'event' && <KnownEvents lane={lane} />}
      </dd>
    </div>
  )
}

/** Number of cells and table entries read up to the shown event, once counted. */
function Work({ lane: { work } }: { readonly lane: Lane }) {
  const words = useWords(LOCKSTEP)
  const { number } = useWords(COMPARE)
  return (
    <div>
      <dt>{words.figures.work}</dt>
      <dd data-testid="lane-work">{work === undefined ? words.unknown : number(work)}</dd>
    </div>
  )
}

/** Run time of the user's own program in this browser. */
function RunTime({ lane: { own } }: { readonly lane: Lane }) {
  const words = useWords(LOCKSTEP)
  return (
    <div>
      <dt>{words.figures.ran}</dt>
      <dd data-testid="lane-ran">{own === undefined ? words.unknown : words.ran(own.elapsedMs)}</dd>
    </div>
  )
}

/** Number of events that the lane's search has found so far. */
function KnownEvents({ lane }: { readonly lane: Lane }) {
  const { number } = useWords(COMPARE)
  const events = useLaneSession(lane, ({ run }) => eventsOf(run)) ?? 0
  return (
    <span className={figures.of} data-ends>
      {` / ${number(events)}`}
    </span>
  )
}

/** Event, backtracks, depth, and work or run time of a lane. */
export function LaneFigures({ lane }: { readonly lane: Lane }) {
  return (
    <dl className={`${figures.figures} ${styles.figures}`}>
      <Figure lane={lane} id="event" figure={({ frame }) => frame.moment.event} />
      <Figure lane={lane} id="backtracks" figure={({ frame }) => frame.moment.backtracks} />
      <Figure lane={lane} id="depth" figure={({ frame }) => frame.moment.depth} />
      {isOwn(lane) ? <RunTime lane={lane} /> : <Work lane={lane} />}
    </dl>
  )
}
