import { eventsOf } from '../../app/selectors.ts'
import type { App } from '../../app/store.ts'
import { useApp, useMessages } from '../useApp.ts'
import styles from './Counters.module.css'

interface CounterProps {
  readonly id: 'event' | 'events' | 'placements' | 'backtracks' | 'depth' | 'solutions'
  readonly figure: (app: App) => number
}

function Counter({ id, figure }: CounterProps) {
  const { number, counters } = useMessages()
  const value = useApp(figure)
  return (
    <div>
      {id === 'events' ? (
        <dt>
          <span aria-hidden="true">{counters.events}</span>
          <span className={styles.unseen}>{counters.allEvents}</span>
        </dt>
      ) : (
        <dt>{counters[id]}</dt>
      )}
      <dd className={styles[id]} data-testid={id}>
        {number(value)}
      </dd>
    </div>
  )
}

/** The figures at the playhead, each in a column of its own, so that counting moves nothing. */
export function Counters() {
  return (
    <dl className={styles.counters}>
      <Counter id="event" figure={(app) => app.frame.moment.event} />
      <Counter id="events" figure={(app) => eventsOf(app.run)} />
      <Counter id="placements" figure={(app) => app.frame.moment.placements} />
      <Counter id="backtracks" figure={(app) => app.frame.moment.backtracks} />
      <Counter id="depth" figure={(app) => app.frame.moment.depth} />
      <Counter id="solutions" figure={(app) => app.frame.moment.solutions} />
    </dl>
  )
}
