import { type ParseOutcome, type NamedFault, type NamedGrid, numberLabel } from '../format.ts'
import { FEWEST_ROWS } from './cells.ts'
import { nameBefore } from './names.ts'
import type { Pasted } from './pasted.ts'
import { type Passage, type View, viewsOf, viewWithoutBrackets } from './passages.ts'

export interface FormatOutcome {
  readonly format: string
  readonly outcome: ParseOutcome
}

export interface FormatGrids extends FormatOutcome {
  readonly outcome: Extract<ParseOutcome, { kind: 'grids' }>
}

/** Parses a passage; returns undefined if no format fits. */
type PassageReader = (pasted: Pasted) => FormatOutcome | undefined

/** Maximum lines between two passages (runs of rows) of one board; the lines between them may be damaged rows. */
const WIDEST_GAP = 2

/**
 * Finds boards inside other text: nine consecutive rows. Tries several views: of those without damaged boards the first
 * with the most boards is taken, else the one with the most boards. Undefined if there are none, or if a board is
 * damaged and fewer than two others are intact: these may be the remains of something else.
 */
export function parsePassages(pasted: Pasted, read: PassageReader): FormatGrids | undefined {
  const found = Array.from(viewOutcomes(pasted, read))
  const whole = found.filter(({ outcome }) => outcome.faults.length === 0)
  return mostGrids(whole) ?? mostGrids(found)
}

function mostGrids(found: readonly FormatGrids[]): FormatGrids | undefined {
  const most = Math.max(...found.map(({ outcome }) => outcome.grids.length))
  return found.find(({ outcome }) => outcome.grids.length === most)
}

/**
 * Yields, for each view, its boards and faults. Skips views without boards, and views with a
 * damaged board and fewer than two intact ones.
 */
function* viewOutcomes(pasted: Pasted, read: PassageReader): Generator<FormatGrids> {
  for (const view of viewsOf(pasted)) {
    const found = parseView(view, read)
    if (found !== undefined) yield found
  }
}

/** Like `viewOutcomes`, also for the view without bracketed text. */
export function* outcomesWithoutBrackets(pasted: Pasted, read: PassageReader): Generator<FormatGrids> {
  yield* viewOutcomes(pasted, read)
  const found = parseView(viewWithoutBrackets(pasted), read)
  if (found !== undefined) yield found
}

function parseView(view: View, read: PassageReader): FormatGrids | undefined {
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
      grids.push({ label: name ?? numberLabel(grids.length + 1), grid })
    faults.push(...found.outcome.faults)
  }
  for (const rows of mergedRowCounts(fragments)) {
    if (rows >= FEWEST_ROWS)
      faults.push({
        label: numberLabel(grids.length + faults.length + 1),
        error: { code: 'row-count', found: rows, expected: 9 },
      })
  }
  if (format === undefined || (faults.length > 0 && grids.length < 2)) return undefined
  return { format, outcome: { kind: 'grids', grids, faults } }
}

/** Returns the row counts of passages without boards; merges those that one or two damaged rows may have torn apart. */
function mergedRowCounts(fragments: readonly Passage[]): readonly number[] {
  const rows: number[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const fragment of fragments) {
    if (fragment.start - end <= WIDEST_GAP) rows.push((rows.pop() ?? 0) + fragment.rows)
    else rows.push(fragment.rows)
    end = fragment.end
  }
  return rows
}
