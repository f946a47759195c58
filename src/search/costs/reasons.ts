/** Finds the reasons why one program costs less than another, from the counts of their searches alone. */
import type { ComparedCost } from './comparedSearches.ts'
import type { WorkKind } from '../engine/workKinds.ts'

export type Reason =
  /** Same events; only the work per event differs. `factor`: work per placement, slower ÷ faster. */
  | { readonly kind: 'same-tree'; readonly events: number; readonly factor: number }
  /**
   * Different order of blanks. `factor`: events, slower ÷ faster; below 1 if the slower needs fewer. `perPlacement`:
   * work per placement, slower ÷ faster.
   */
  | { readonly kind: 'other-tree'; readonly factor: number; readonly perPlacement: number }
  /**
   * Same placements, but one of the two overwrites failed digits. `events`, `others`: events of the slower and of the
   * faster program. `perPlacement`: work per placement, slower ÷ faster.
   */
  | {
      readonly kind: 'overwrites'
      readonly events: number
      readonly others: number
      readonly perPlacement: number
    }
  /** Largest kind of work of the slower program, and its share of that program's work. */
  | { readonly kind: 'mostly'; readonly work: WorkKind; readonly share: number }

/**
 * Returns one or two reasons. Both searches must have ended.
 * @param slower costs of the program that takes longer, or has more work if the times are unknown
 */
export function reasonsFor(slower: ComparedCost, faster: ComparedCost): readonly Reason[] {
  const perPlacement = ratio(ratio(slower.work, slower.placements), ratio(faster.work, faster.placements))
  const [work, amount] = largestKind(slower)
  const mostly: Reason = { kind: 'mostly', work, share: ratio(amount, slower.work) }
  const isMixed = Object.values(slower.kinds).filter((each) => each > 0).length > 1
  return [treeReason(slower, faster, perPlacement), ...(isMixed ? [mostly] : [])]
}

function treeReason(slower: ComparedCost, faster: ComparedCost, perPlacement: number): Reason {
  const { events } = slower
  if (events === faster.events) return { kind: 'same-tree', events, factor: perPlacement }
  if (slower.placements === faster.placements)
    return { kind: 'overwrites', events, others: faster.events, perPlacement }
  return { kind: 'other-tree', factor: ratio(events, faster.events), perPlacement }
}

function largestKind({ kinds }: ComparedCost): readonly [WorkKind, number] {
  const entries = Object.entries(kinds) as readonly [WorkKind, number][]
  return entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
}

function ratio(over: number, under: number): number {
  return under === 0 ? 1 : over / under
}
