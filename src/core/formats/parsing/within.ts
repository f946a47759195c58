import { type ParseOutcome, type NamedFault, type NamedGrid, numbered } from '../format.ts'
import { FEWEST_ROWS } from './cells.ts'
import type { Pasted } from './pasted.ts'
import { type Passage, type View, viewsOf } from './passages.ts'

/** The outcome of the format that has read a text. */
export interface FormatOutcome {
  readonly format: string
  readonly outcome: ParseOutcome
}

type Read = (pasted: Pasted) => FormatOutcome | undefined

/** Lines between two passages that may be damaged rows of one board. */
const WIDEST_GAP = 2

/**
 * The boards within other text, whatever stands around them: nine rows one after another. Undefined if a board beside them
 * is damaged and they are not two, for then they may be what is left of something else.
 */
export function parsePassages(pasted: Pasted, read: Read): FormatOutcome | undefined {
  let most: FormatOutcome | undefined
  for (const view of viewsOf(pasted)) {
    const found = parseView(view, read)
    if (found === undefined || found.outcome.kind === 'fault') continue
    if (found.outcome.faults.length === 0) return found
    if (most?.outcome.kind !== 'grids' || found.outcome.grids.length > most.outcome.grids.length) most = found
  }
  return most
}

function parseView(view: View, read: Read): FormatOutcome | undefined {
  const grids: NamedGrid[] = []
  const faults: NamedFault[] = []
  const fragments: Passage[] = []
  let format: string | undefined
  for (const passage of view) {
    const found = passage.rows < FEWEST_ROWS ? undefined : read(passage.pasted)
    if (found?.outcome.kind !== 'grids') {
      fragments.push(passage)
      continue
    }
    format ??= found.format
    for (const { grid } of found.outcome.grids) grids.push({ label: numbered(grids.length + 1), grid })
    faults.push(...found.outcome.faults)
  }
  for (const rows of joined(fragments)) {
    if (rows >= FEWEST_ROWS)
      faults.push({
        label: numbered(grids.length + faults.length + 1),
        error: { code: 'row-count', found: rows, expected: 9 },
      })
  }
  if (format === undefined || (faults.length > 0 && grids.length < 2)) return undefined
  return { format, outcome: { kind: 'grids', grids, faults } }
}

/** How many rows the fragments have that a damaged row or two may have torn apart. */
function joined(fragments: readonly Passage[]): readonly number[] {
  const rows: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const fragment of fragments) {
    if (fragment.start - end <= WIDEST_GAP) rows.push((rows.pop() ?? 0) + fragment.rows)
    else rows.push(fragment.rows)
    end = fragment.end
  }
  return rows
}
