import { countingOf } from './needsFacts.ts'
import { builtInOf } from '../session/sessions.ts'
import { COST_CAP, currentCost, type Comparison, comparison } from './comparison.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import type { EventCount } from '../../search/costs/transformCosts.ts'
import {
  type NamedTransform,
  SYMMETRIES,
  TRANSFORMS,
  type TransformKind,
  transformWithId,
} from '../../sudoku/transforms/registry.ts'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { FACTS } from './words.ts'
import styles from './Analysis.module.css'
import sections from '../controls/Section.module.css'
import { transformOf } from './commands.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { analysisEn as factsEn } from './en.ts'
import type { CountingState } from '../../sudoku/facts/counting.ts'

/**
 * A button per transform of the puzzle, with the length of the search after it. For people the puzzle stays the same,
 * but for programs the search differs.
 */
export function Transforms() {
  const { transforms: words } = useWords(FACTS)
  const phrase = usePhrase()
  const program = useApp((app) => strategyWithId(builtInOf(app).strategy) ?? DEFAULT_STRATEGY)
  const costs = useCosts()
  const transforms = costs === undefined ? TRANSFORMS : namedTransforms(costs.costs)
  return (
    <>
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
    </>
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
  const words = useWords(FACTS)
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

/** Button that transforms the board, labelled with the transform's effect on the cost. */
function TransformButton({ transform: { id, name } }: { readonly transform: NamedTransform }) {
  const words = useWords(FACTS)
  const phrase = usePhrase()
  const transformTo = useCommand(transformOf)
  const costs = useCosts()
  const cost = costs?.costs.find(({ transform }) => transform === id)
  const present = useApp((app) => currentCost(app)?.events)
  const isPresentKnown = useApp((app) => currentCost(app)?.ended ?? false)
  const compared: Comparison =
    cost === undefined || present === undefined
      ? { kind: 'unknown' }
      : comparison(cost, { events: present, ended: isPresentKnown })
  const unknown = useApp(countingOf)
  const isCounting = (cost?.events ?? 0) < COST_CAP
  return (
    <button type="button" className={styles.transform} data-transform={id} onClick={() => transformTo(id)}>
      <CostBar events={cost?.events ?? 0} isMore={cost?.ended === false} />
      <span className={styles.name}>{`${phrase(name)} `}</span>
      <span
        className={styles.cost}
      >{`${costText(words, cost?.events, cost?.ended ?? false, isCounting, unknown)} `}</span>
      <span className={styles.factor} data-kind={compared.kind}>
        {comparisonText(words, compared)}
      </span>
    </button>
  )
}

/** Bar for a search's number of events, on a logarithmic scale; open-ended if the number is a lower bound. */
function CostBar({ events, isMore }: { readonly events: number; readonly isMore: boolean }) {
  const share = Math.log10(Math.max(1, events)) / Math.log10(COST_CAP)
  return <span className={styles.bar} data-more={isMore} style={{ scale: `${Math.min(1, share)} 1` }} />
}

/** Returns the text for the transform's effect on the cost; empty while it is unknown. */
function comparisonText({ transforms: words }: typeof factsEn, compared: Comparison): string {
  switch (compared.kind) {
    case 'unknown':
      return ''
    case 'same':
      return words.same
    case 'fewer':
    case 'more':
      return words.factor(compared.kind, compared.factor, compared.atLeast)
    default:
      return assertNever(compared)
  }
}

/** Costs (events) of the puzzle after each transform, as far as known; undefined before any report. */
function useCosts() {
  return useApp((app) => app.analysis.costs)
}

/**
 * Formats a number of events: exact if `ended`, “so far” while counting, else as a lower bound.
 * @param unknown state to show instead, as long as no event is counted
 */
function costText(
  { transforms: words }: typeof factsEn,
  events: number | undefined,
  ended: boolean,
  isCounting: boolean,
  unknown: CountingState,
): string {
  if (events === undefined) return words.unknown[unknown]
  if (ended) return words.cost(events)
  if (events === 0) return words.unknown[unknown]
  return isCounting ? words.soFar(events) : words.moreThan(events)
}
