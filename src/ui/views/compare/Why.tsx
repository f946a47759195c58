import { reasonsFor } from '../../../core/facts/reasons.ts'
import { COMPARE } from '../../../i18n/compare.ts'
import { useWords } from '../../useApp.ts'
import styles from './CompareView.module.css'
import type { ComparedRow, Comparison } from './useComparison.ts'

const secondsIn = ({ timed }: ComparedRow) =>
  timed.find(({ language }) => language === 'cpython')?.estimate.seconds ?? Infinity

/** Why the chosen program takes longer than the fastest, from their figures. */
export function Why({ comparison: { rows, chosen } }: { readonly comparison: Comparison }) {
  const words = useWords(COMPARE)
  if (chosen === undefined) return undefined
  const counted = rows.filter(({ cost }) => cost.ended).toSorted((a, b) => secondsIn(a) - secondsIn(b))
  return (
    <section className={styles.card} aria-labelledby="why-slower">
      <h3 id="why-slower">{words.whyTitle}</h3>
      <p data-testid="why-slower">{said()}</p>
    </section>
  )

  function said(): string {
    if (chosen === undefined || !chosen.cost.ended || counted.length < 2) return words.whyPending
    const [fastest] = counted
    if (fastest === chosen) return words.whyFastest(chosen.name)
    const factor = secondsIn(chosen) / secondsIn(fastest)
    const reasons = reasonsFor(chosen.cost, fastest.cost)
    return [
      ...(Number.isFinite(factor) ? [words.against(chosen.name, fastest.name, factor, 'cpython')] : []),
      ...reasons.map((reason) => words.reason(reason, chosen.name, fastest.name)),
    ].join(' ')
  }
}
