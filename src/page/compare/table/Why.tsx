import { comparingOf } from './comparing.ts'
import { FIRST_PROGRAM } from '../../session/sessions.ts'
import { reasonsFor } from '../../../search/costs/reasons.ts'
import { TABLE } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import { useActions, useApp, useWords } from '../../store/useApp.ts'
import styles from './TableView.module.css'
import type { ComparedRow, Comparison } from './useComparison.ts'

/** Returns a program's estimated seconds in CPython; Infinity if there is no estimate. */
const secondsIn = ({ timed }: ComparedRow) =>
  timed.find(({ language }) => language === 'cpython')?.estimate.seconds ?? Infinity

/** Explains why the chosen program is slower than the fastest one, and offers to watch it in step with the fastest other. */
export function Why({ comparison: { rows, chosen } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  if (chosen === undefined) return undefined
  const counted = rows.filter(({ cost }) => cost.ended).toSorted((a, b) => secondsIn(a) - secondsIn(b))
  return (
    <section className={styles.card} aria-labelledby="why-slower">
      <h3 id="why-slower">{words.whyTitle}</h3>
      <p data-testid="why-slower">{explanation()}</p>
      <LockstepButton chosen={chosen} rival={counted.find((row) => row !== chosen)} />
    </section>
  )

  function explanation(): string {
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

interface LockstepButtonProps {
  readonly chosen: ComparedRow
  /** Fastest other program; undefined until one has been counted. */
  readonly rival: ComparedRow | undefined
}

/** Button that shows the chosen program in step with the fastest other one, by estimated Python time. */
function LockstepButton({ chosen, rival }: LockstepButtonProps) {
  const words = useWords(TABLE)
  const { openInStep } = useActions()
  const extent = useApp((app) => comparingOf(app).extent) ?? FIRST_PROGRAM.extent
  if (rival === undefined) return undefined
  const programs = [chosen, rival].map(
    ({ cost }) => ({ kind: 'built-in', strategy: cost.strategy, extent }) as const,
  )
  function begin() {
    openInStep({ programs, measure: 'cpython', at: 0 })
  }
  return <Button label={words.inStepWith(rival.name)} shows="label" onClick={begin} />
}
