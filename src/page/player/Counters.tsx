import type { Session } from '../session/session.ts'
import { useMessages, useSession } from '../store/useApp.ts'
import styles from './Counters.module.css'
import { useWidest } from './useWidest.ts'

interface CounterProps {
  readonly id: 'placements' | 'backtracks' | 'depth' | 'solutions'
  readonly figure: (session: Session) => number
  /** Number of characters of the widest figure in this search. */
  readonly widest: number
}

function Counter({ id, figure, widest }: CounterProps) {
  const { number, counters } = useMessages()
  const shown = number(useSession(figure))
  return (
    <div>
      <dt>{counters[id]}</dt>
      <dd className={styles[id]} translate="no" data-testid={id}>
        <span className={styles.number} style={{ width: `${Math.max(widest, shown.length)}ch` }}>
          {shown}
        </span>
      </dd>
    </div>
  )
}

/**
 * Shows the counts at the shown event, the most important last, because those that do not fit leave from the left. The
 * columns have a fixed width, so that counting moves nothing. Solutions are counted if there may be several.
 */
export function Counters() {
  const { number } = useMessages()
  const widest = useWidest()
  const countsSolutions = useSession(
    ({ program, run }) =>
      (program.kind === 'built-in' && program.extent === 'all') ||
      (run.status === 'open' && run.progress.solutions > 1),
  )
  const solutions = useSession(({ run }) =>
    run.status === 'open' ? number(run.progress.solutions).length : 0,
  )
  return (
    <dl className={styles.counters}>
      <Counter id="depth" figure={({ frame }) => frame.moment.depth} widest={2} />
      {countsSolutions && (
        <Counter
          id="solutions"
          figure={({ frame }) => frame.moment.solutions}
          widest={Math.max(2, solutions)}
        />
      )}
      <Counter id="backtracks" figure={({ frame }) => frame.moment.backtracks} widest={widest} />
      <Counter id="placements" figure={({ frame }) => frame.moment.placements} widest={widest} />
    </dl>
  )
}
