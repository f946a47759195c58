/**
 * Derives the work of a program from the search of another program with the same search tree.
 */
import { digitOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import { rowMajorBlanks, usedDigitsOf } from '../compiled/rowMajor/blanks.ts'
import { type RowMajorWork, workAfter } from '../compiled/rowMajor/rowMajorWork.ts'
import type { Strategy } from '../engine/strategy.ts'

/**
 * True if a program clears each failed digit and its work follows from the placements alone. No term of the work may
 * count the digits free in the row (`absentInRow`), or in row and column (`absentInRowAndColumn`), or depend on the
 * position of digits (`arranged`).
 */
export function followsFromPlacements(work: RowMajorWork | undefined): work is RowMajorWork {
  return work !== undefined && isPlain(work) && !work.absentInRow && !work.absentInRowAndColumn
}

const isPlain = ({ overwrites, arranged }: RowMajorWork) => !overwrites && arranged === undefined

/**
 * Returns a program's work up to a checkpoint of another program that searches the same tree. Every placement that does
 * not fill the board leads to a visit of the next blank; a visit tries nine digits and places those that fit. Digits
 * that open visits have not tried yet are subtracted.
 * @param work must satisfy `followsFromPlacements`
 * @param checkpoint of any row-major program on these givens that clears each failed digit
 */
export function sharedWork(work: RowMajorWork, givens: Givens, checkpoint: Checkpoint): number {
  const { placements, solutions } = checkpoint
  const open = openVisits(givens, checkpoint)
  const visits = visitsStarted(givens, checkpoint)
  const fitting = placements + open.reduce((left, visit) => left + workAfter({ fitting: 1 }, ...visit), 0)
  const { entered = 0, used = 0, asked = 0, accepted = 0 } = work
  return (
    visits * (entered + 9 * (used + asked)) +
    fitting * ((work.fitting ?? 0) - used) +
    accepted * solutions -
    open.reduce((left, visit) => left + workAfter(work, ...visit), 0)
  )
}

/**
 * Derives a program's work from the work of another program that searches the same tree.
 * @param lead work terms of the other program, whose checkpoint is given
 * @returns undefined if the work cannot be derived
 */
export function derivedWork(
  own: RowMajorWork,
  lead: RowMajorWork,
  givens: Givens,
  checkpoint: Checkpoint,
): number | undefined {
  const isArrangedAlike = own.arranged === lead.arranged
  if (followsFromPlacements(own)) return sharedWork(own, givens, checkpoint)
  if (!isArrangedAlike) return undefined
  const difference = Object.fromEntries(TERMS.map((term) => [term, (own[term] ?? 0) - (lead[term] ?? 0)]))
  return followsFromPlacements(difference)
    ? checkpoint.work + sharedWork(difference, givens, checkpoint)
    : undefined
}

/** Terms of the work that can be subtracted from those of another program. */
const TERMS = [
  'entered',
  'used',
  'asked',
  'absentInRow',
  'absentInRowAndColumn',
  'fitting',
  'accepted',
] as const satisfies readonly Exclude<keyof RowMajorWork, 'arranged' | 'overwrites'>[]

/** Returns how often a search has entered a blank or another branch. */
export function visitsStarted(givens: Givens, checkpoint: Checkpoint): number {
  const { placements, solutions } = checkpoint
  if (blanksOf(givens).length === 0) return 0
  return placements - solutions + (isAboutToEnter(givens, checkpoint) ? 0 : 1)
}

/** True if a search is about to enter a branch: at its start, or after a placement that does not fill the board. */
export function isAboutToEnter(givens: Givens, { stack, tried, ended }: Checkpoint): boolean {
  return tried === 0 && !ended && stack.length < blanksOf(givens).length
}

/**
 * Returns the number of digits that the row, column or box of a blank held on entry, summed over all visits so far.
 * @param clears of the program, which must be row-major
 */
export function usedDigits(givens: Givens, checkpoint: Checkpoint, clears: Strategy['clears']): number {
  // When a program that overwrites digits returns to a blank, the blank still holds the tried digit.
  const tried = clears === 'exhausted' ? 0 : checkpoint.tried
  const open = openVisits(givens, { stack: checkpoint.stack, tried })
  const untried = open.reduce((left, visit) => left + workAfter({ fitting: 1 }, ...visit), 0)
  return 9 * visitsStarted(givens, checkpoint) - checkpoint.placements - untried
}

/** Digit tried last in a blank, and the digit sets of its row, column and box when the blank was entered. */
type OpenVisit = readonly [digit: number, row: number, column: number, box: number]

/** Returns the visits that have not ended, one for each blank on the path, in order of depth. */
function openVisits(
  givens: Givens,
  { stack, tried }: Pick<Checkpoint, 'stack' | 'tried'>,
): readonly OpenVisit[] {
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
