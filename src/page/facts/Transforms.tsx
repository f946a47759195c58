import { countingOf } from './needsFacts.ts'
import { builtInOf } from '../session/sessions.ts'
import { COST_CAP, currentCost } from './comparison.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import type { EventCount } from '../../search/costs/transformCosts.ts'
import {
  type NamedTransform,
  SYMMETRIES,
  TRANSFORMS,
  type TransformKind,
  transformWithId,
} from '../../sudoku/transforms/registry.ts'
import { useApp, useMessages, usePhrase } from '../store/useApp.ts'
import { costText, useCosts } from './costs.ts'
import styles from './Analysis.module.css'
import { TransformButton } from './TransformButton.tsx'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'

/**
 * A button per transform of the puzzle (e.g. a rotation), with the length of the search after it. For people the puzzle
 * stays the same, but for programs the search differs.
 */
export function Transforms() {
  const { transforms: words } = useMessages().analysis
  const phrase = usePhrase()
  const program = useApp((app) => strategyWithId(builtInOf(app).strategy) ?? DEFAULT_STRATEGY)
  const costs = useCosts()
  const transforms = costs === undefined ? TRANSFORMS : namedTransforms(costs.costs)
  return (
    <Section id="transforms" heading={words.title}>
      <p className={sections.hint}>{words.hint(phrase(program.name))}</p>
      <p className={styles.present}>
        <span>{`${words.present}: `}</span>
        <PresentCost />
      </p>
      <TransformButtons transforms={byCost(SYMMETRIES, costs?.costs ?? [])} />
      <details className={styles.others}>
        <summary>{words.others}</summary>
        {OTHER_KINDS.map((kind) => (
          <div key={kind} className={styles.kind} role="group" aria-label={words.kind(kind)}>
            <h3 className={styles.kindName} aria-hidden="true">
              {words.kind(kind)}
            </h3>
            <TransformButtons transforms={transforms.filter((transform) => transform.kind === kind)} />
          </div>
        ))}
      </details>
    </Section>
  )
}

const OTHER_KINDS: readonly TransformKind[] = ['bands', 'stacks', 'rows', 'columns', 'digits']

function namedTransforms(costs: readonly { readonly transform: string }[]): readonly NamedTransform[] {
  return costs.map(({ transform }) => transformWithId(transform)).filter((named) => named !== undefined)
}

/** Sorts by cost once all costs are known or capped; earlier, buttons would move under the pointer. */
function byCost(
  transforms: readonly NamedTransform[],
  costs: readonly (EventCount & { readonly transform: string })[],
): readonly NamedTransform[] {
  const costOf = (transform: NamedTransform) => costs.find((cost) => cost.transform === transform.id)
  const isKnown = transforms.every((transform) => {
    const cost = costOf(transform)
    return cost !== undefined && (cost.ended || cost.events >= COST_CAP)
  })
  const eventsOf = (transform: NamedTransform) => costOf(transform)?.events ?? 0
  return isKnown ? transforms.toSorted((one, other) => eventsOf(one) - eventsOf(other)) : transforms
}

function PresentCost() {
  const words = useMessages().analysis
  const present = useApp((app) => currentCost(app)?.events)
  const isKnown = useApp((app) => currentCost(app)?.ended ?? false)
  const isCounting = useApp((app) => app.analysis.facts?.status !== 'ended')
  const unknown = useApp(countingOf)
  return <strong>{costText(words, present, isKnown, isCounting, unknown)}</strong>
}

function TransformButtons({ transforms }: { readonly transforms: readonly NamedTransform[] }) {
  return (
    <div className={styles.buttons}>
      {transforms.map((transform) => (
        <TransformButton key={transform.id} transform={transform} />
      ))}
    </div>
  )
}
