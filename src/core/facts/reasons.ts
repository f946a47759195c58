/** Why one program needs less than another, from their figures alone. */
import type { ComparedCost } from './comparedSearches.ts'
import type { WorkKind } from '../search/workKinds.ts'

export type Reason =
  /** The same events: only what one of them costs differs. `factor`: work of the slower for each placement, over that of the faster. */
  | { readonly kind: 'same-tree'; readonly events: number; readonly factor: number }
  /** Other blanks come first. `factor`: how many times as many events the slower needs, less than 1 if it is fewer. */
  | { readonly kind: 'other-tree'; readonly factor: number; readonly perPlacement: number }
  /** The same placements, but a digit that fails is overwritten. */
  | {
      readonly kind: 'overwrites'
      readonly events: number
      readonly others: number
      readonly perPlacement: number
    }
  /** The kind of work that most of the slower one's consists of, and its share of that. */
  | { readonly kind: 'mostly'; readonly work: WorkKind; readonly share: number }

/** One to three reasons. Both must have ended. @param slower, faster by their time, or by their work where that is unknown */
export function reasonsFor(slower: ComparedCost, faster: ComparedCost): readonly Reason[] {
  const perPlacement = ratio(ratio(slower.work, slower.placements), ratio(faster.work, faster.placements))
  const [work, amount] = largest(slower)
  const mostly: Reason = { kind: 'mostly', work, share: ratio(amount, slower.work) }
  const isMixed = Object.values(slower.kinds).filter((each) => each > 0).length > 1
  return [tree(slower, faster, perPlacement), ...(isMixed ? [mostly] : [])]
}

function tree(slower: ComparedCost, faster: ComparedCost, perPlacement: number): Reason {
  const { events } = slower
  if (events === faster.events) return { kind: 'same-tree', events, factor: perPlacement }
  if (slower.placements === faster.placements)
    return { kind: 'overwrites', events, others: faster.events, perPlacement }
  return { kind: 'other-tree', factor: ratio(events, faster.events), perPlacement }
}

function largest({ kinds }: ComparedCost): readonly [WorkKind, number] {
  const entries = Object.entries(kinds) as readonly [WorkKind, number][]
  return entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
}

function ratio(over: number, under: number): number {
  return under === 0 ? 1 : over / under
}
