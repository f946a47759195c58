import { digitOf } from '../events.ts'
import type { Givens } from '../givens.ts'
import type { Checkpoint } from '../search/checkpoint.ts'
import { rowMajorBlanks, usedDigitsOf } from '../search/compiled/blanks.ts'
import { type RowMajorWork, workAfter } from '../search/compiled/rowMajorWork.ts'

/**
 * Whether the work follows from the placements alone: nothing in it depends on what a row or a column alone lacks.
 */
export function isShared(work: RowMajorWork | undefined): work is RowMajorWork {
  return work !== undefined && work.absentInRow === undefined && work.absentInRowAndColumn === undefined
}

/**
 * The work up to a checkpoint of another program that searches the same tree. Each placement but those that fill the
 * board leads to a visit of the next blank; a visit asks for nine digits, and those that fit are placed. What visits that
 * are still open have not asked yet is taken off.
 * @param work of which `isShared` holds; @param checkpoint of any row-major program on these givens
 */
export function sharedWork(work: RowMajorWork, givens: Givens, checkpoint: Checkpoint): number {
  const { placements, solutions } = checkpoint
  const open = openVisits(givens, checkpoint)
  const visits = visitsBegun(givens, checkpoint)
  const fitting = placements + open.reduce((left, visit) => left + workAfter({ fitting: 1 }, ...visit), 0)
  const { entered = 0, used = 0, asked = 0, accepted = 0 } = work
  return (
    visits * (entered + 9 * (used + asked)) +
    fitting * ((work.fitting ?? 0) - used) +
    accepted * solutions -
    open.reduce((left, visit) => left + workAfter(work, ...visit), 0)
  )
}

function visitsBegun(givens: Givens, { placements, solutions, stack, tried, ended }: Checkpoint): number {
  const blanks = rowMajorBlanks(givens).length
  if (blanks === 0) return 0
  const isAboutToEnter = tried === 0 && !ended && stack.length < blanks
  return placements - solutions + (isAboutToEnter ? 0 : 1)
}

/** The digit tried last, and what row, column and box held when the blank was entered. */
type OpenVisit = readonly [digit: number, row: number, column: number, box: number]

function openVisits(givens: Givens, { stack, tried }: Checkpoint): readonly OpenVisit[] {
  const blanks = rowMajorBlanks(givens)
  const used = usedDigitsOf(givens)
  const digits = Array.from(stack, digitOf)
  return [...digits, ...(tried === 0 ? [] : [tried])].map((digit, depth) => {
    const [row, column, box] = blanks[depth].units
    const visit: OpenVisit = [digit, used[row], used[column], used[box]]
    for (const unit of [row, column, box]) used[unit] |= 1 << digit
    return visit
  })
}
