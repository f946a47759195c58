import { type ParseOutcome, type NamedFault, type NamedGrid, numbered } from '../format.ts'
import { FEWEST_ROWS } from './cells.ts'
import { nameBefore } from './names.ts'
import type { Pasted } from './pasted.ts'
import { type Passage, type View, viewsOf, viewWithoutBrackets } from './passages.ts'

/** The outcome of the format that has read a text. */
export interface FormatOutcome {
  readonly format: string
  readonly outcome: ParseOutcome
}

/** As `FormatOutcome`, of grids. */
export interface FormatGrids extends FormatOutcome {
  readonly outcome: Extract<ParseOutcome, { kind: 'grids' }>
}

type Read = (pasted: Pasted) => FormatOutcome | undefined

/** Lines between two passages that may be damaged rows of one board. */
const WIDEST_GAP = 2

/**
 * The boards within other text, whatever stands around them: nine rows one after another. Undefined if a board beside them
 * is damaged and they are not two, for then they may be what is left of something else.
 */
export function parsePassages(pasted: Pasted, read: Read): FormatGrids | undefined {
  let most: FormatGrids | undefined
  for (const found of viewOutcomes(pasted, read)) {
    if (found.outcome.faults.length === 0) return found
    if (most === undefined || found.outcome.grids.length > most.outcome.grids.length) most = found
  }
  return most
}

/** The boards within other text, in each view of it that has some. */
function* viewOutcomes(pasted: Pasted, read: Read): Generator<FormatGrids> {
  for (const view of viewsOf(pasted)) {
    const found = parseView(view, read)
    if (found !== undefined) yield found
  }
}

/** As `viewOutcomes`, also of the text without what it has in brackets. */
export function* outcomesBesideBrackets(pasted: Pasted, read: Read): Generator<FormatGrids> {
  yield* viewOutcomes(pasted, read)
  const found = parseView(viewWithoutBrackets(pasted), read)
  if (found !== undefined) yield found
}

function parseView(view: View, read: Read): FormatGrids | undefined {
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
    const name = found.outcome.grids.length === 1 ? nameBefore(passage.before) : undefined
    for (const { grid } of found.outcome.grids)
      grids.push({ label: name ?? numbered(grids.length + 1), grid })
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
