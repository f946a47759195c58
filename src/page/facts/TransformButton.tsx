import { transformOf } from './commands.ts'
import { countingOf } from './needsFacts.ts'
import { type Comparison, comparison, COST_CAP, currentCost } from './comparison.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { NamedTransform } from '../../sudoku/transforms/registry.ts'
import type { Messages } from '../words/en.ts'
import { useApp, useCommand, useMessages, usePhrase } from '../store/useApp.ts'
import { costText, useCosts } from './costs.ts'
import styles from './Analysis.module.css'

/** Button that transforms the board, labelled with the transform's effect on the cost (the events of the search). */
export function TransformButton({ transform: { id, name } }: { readonly transform: NamedTransform }) {
  const words = useMessages().analysis
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
function comparisonText({ transforms: words }: Messages['analysis'], compared: Comparison): string {
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
