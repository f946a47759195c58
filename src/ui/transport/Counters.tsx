import { eventsOf } from '../../app/selectors.ts'
import type { App } from '../../app/store.ts'
import { useApp, useMessages } from '../useApp.ts'
import styles from './Counters.module.css'

interface CounterProps {
  readonly id: string
  readonly figure: (app: App) => number
  readonly tone?: 'placed' | 'backtracked'
}

function Figure({ id, figure, tone }: CounterProps) {
  const { number } = useMessages()
  const value = useApp(figure)
  // As wide as it can get in the trace known so far, so that counting moves nothing.
  const widest = useApp((app) => (id === 'depth' || id === 'solutions' ? 0 : eventsOf(app.run)))
  return (
    <span
      className={tone === undefined ? styles.figure : `${styles.figure} ${styles[tone]}`}
      style={{ minWidth: `${number(widest).length}ch` }}
      data-testid={id}
    >
      {number(value)}
    </span>
  )
}

/** The figures at the playhead. */
export function Counters() {
  const { counters } = useMessages()
  return (
    <dl className={styles.counters}>
      <div className={styles.wide}>
        <dt>{counters.event}</dt>
        <dd>
          <Figure id="event" figure={(app) => app.frame.moment.event} />
          <span className={styles.of}> / </span>
          <Figure id="events" figure={(app) => eventsOf(app.run)} />
        </dd>
      </div>
      <div>
        <dt>{counters.placements}</dt>
        <dd>
          <Figure id="placements" figure={(app) => app.frame.moment.placements} tone="placed" />
        </dd>
      </div>
      <div>
        <dt>{counters.backtracks}</dt>
        <dd>
          <Figure id="backtracks" figure={(app) => app.frame.moment.backtracks} tone="backtracked" />
        </dd>
      </div>
      <div>
        <dt>{counters.depth}</dt>
        <dd>
          <Figure id="depth" figure={(app) => app.frame.moment.stack.length} />
        </dd>
      </div>
      <div>
        <dt>{counters.solutions}</dt>
        <dd>
          <Figure id="solutions" figure={(app) => app.frame.moment.solutions} />
        </dd>
      </div>
    </dl>
  )
}
