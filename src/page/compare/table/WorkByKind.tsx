import type { WorkKind } from '../../../search/engine/workKinds.ts'
import { COMPARE, TABLE } from '../words.ts'
import { useWords } from '../../store/useApp.ts'
import styles from './TableView.module.css'
import type { Comparison } from './useComparison.ts'

/** Work (counted operations) of the chosen program by kind, each kind with its definition. */
export function WorkByKind({ comparison: { chosen } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const { number } = useWords(COMPARE)
  if (chosen === undefined) return undefined
  const { kinds, work, ended } = chosen.cost
  const entries = Object.entries(kinds) as readonly [WorkKind, number][]
  return (
    <section className={styles.section} aria-labelledby="work-kinds">
      <h3 id="work-kinds">{words.workTitle(chosen.name)}</h3>
      <p className={styles.hint}>{words.workNote}</p>
      <dl className={styles.kinds}>
        {entries.map(([kind, amount]) => (
          <div key={kind}>
            <dt>{words.kind(kind)}</dt>
            <dd className={styles.amount}>
              <span>{ended ? number(amount) : words.atLeast(amount)}</span>
              {work > 0 && <span className={styles.share}>{` ${words.share(amount / work)}`}</span>}
            </dd>
            <dd>{words.definition(kind)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
