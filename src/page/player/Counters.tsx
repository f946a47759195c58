import { eventsOf } from '../session/selectors.ts'
import type { Session } from '../session/session.ts'
import { useMessages, useSession } from '../store/useApp.ts'
import styles from './Counters.module.css'
import unseen from '../controls/Unseen.module.css'

interface CounterProps {
  readonly id: 'event' | 'events' | 'placements' | 'backtracks' | 'depth' | 'solutions'
  readonly figure: (session: Session) => number
  /** Number of characters of the widest figure in this search. */
  readonly widest: number
}

function Counter({ id, figure, widest }: CounterProps) {
  const { number, counters } = useMessages()
  const shown = number(useSession(figure))
  return (
    <div>
      {id === 'events' ? (
        <dt>
          <span aria-hidden="true">{counters.events}</span>
          <span className={unseen.unseen}>{counters.allEvents}</span>
        </dt>
      ) : (
        <dt>{counters[id]}</dt>
      )}
      <dd
        className={styles[id]}
        translate="no"
        data-testid={id}
        style={{ width: `${Math.max(widest, shown.length)}ch` }}
      >
        {shown}
      </dd>
    </div>
  )
}

/** Widths of the columns, in characters. They are few, so that a growing search seldom shifts the columns. */
const WIDTHS = ['99,999'.length, '99,999,999'.length]

/**
 * Shows the counts at the shown event, and the number of all events so far. The columns have a fixed width, so that
 * counting moves nothing.
 */
export function Counters() {
  const { number } = useMessages()
  const widest = useSession(({ run }) => {
    const { length } = number(eventsOf(run))
    return WIDTHS.find((width) => width >= length) ?? length
  })
  const solutions = useSession(({ run }) =>
    run.status === 'open' ? number(run.progress.solutions).length : 0,
  )
  return (
    <dl className={styles.counters} data-long={widest > 9}>
      <Counter id="event" figure={({ frame }) => frame.moment.event} widest={widest} />
      <Counter id="events" figure={({ run }) => eventsOf(run)} widest={widest} />
      <Counter id="placements" figure={({ frame }) => frame.moment.placements} widest={widest} />
      <Counter id="backtracks" figure={({ frame }) => frame.moment.backtracks} widest={widest} />
      <Counter id="depth" figure={({ frame }) => frame.moment.depth} widest={2} />
      <Counter
        id="solutions"
        figure={({ frame }) => frame.moment.solutions}
        widest={Math.max(2, solutions)}
      />
    </dl>
  )
}
