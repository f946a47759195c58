import type { Cell } from '../../sudoku/units.ts'
import type { AnalysedRun } from './analysedRun.ts'
import { type Fit, fittingModels } from './models/fit.ts'
import { type Visit, visitsOf } from './visits.ts'
import { walkOf } from './walks.ts'

/** Observations about a program from all its runs together. */
export interface Evidence {
  readonly runs: readonly AnalysedRun[]
  /** Runs with at least one event. */
  readonly recorded: readonly AnalysedRun[]
  /** Fixed order in which the program fills blanks; undefined if it has none. */
  readonly walk: readonly Cell[] | undefined
  /** True if the program places digits before it checks them. */
  readonly placesFirst: boolean
  /** True if some runs have several blanks and placements, but none of these has two placed digits at the same time. */
  readonly isStuck: boolean
  /** True if the program ever clears a cell. */
  readonly everClears: boolean
  /** True if the program ever writes a digit over another. */
  readonly everReplaces: boolean
  /** True if no recorded run ever fills all blanks at once, and some fill all but one. */
  readonly neverFillsLastBlank: boolean
  /** True if the program takes no digit back and, on boards with one solution, places only digits of the solution. */
  readonly placesOnlyForced: boolean
  /** Digits that no run ever writes; empty if there are too few placements to tell. */
  readonly unwrittenDigits: readonly number[]
  /** Functions that the program defines and never calls. */
  readonly uncalled: readonly string[]
  /** Of all runs; of long runs, the first. */
  readonly visits: readonly Visit[]
  /** Models of faults that predict the digits tried at the visits, best first. */
  readonly fits: readonly Fit[]
}

/** Minimum runs for `isStuck`: a single one may be cut short by something else. */
const FEW_SEVERAL = 2
/** Minimum placements for `unwrittenDigits`; with fewer, a digit may be missing by chance. */
const FEW_PLACEMENTS = 40

export function evidenceOf(runs: readonly AnalysedRun[], uncalled: Evidence['uncalled'] = []): Evidence {
  const recorded = runs.filter(({ writes }) => writes.length > 0)
  const walk = walkOf(recorded)
  const placesFirst = recorded.some(triesAllInTurn)
  const visits = recorded.flatMap((run) => distinct(visitsOf(run, { walk, placesFirst })))
  // What is written after a solution that was printed is no search: memory that is used again looks like it.
  const telling = recorded.filter(
    ({ verdict, tree }) => verdict !== 'accepted' || tree.changedAt === undefined,
  )
  const placed = recorded.flatMap(({ tree }) => tree.nodes)
  const written = new Set(placed.map(({ digit }) => digit))
  const several = recorded.filter(({ blanks, tree }) => blanks.length >= 2 && tree.nodes.length >= 2)
  return {
    runs,
    recorded,
    walk,
    placesFirst,
    isStuck: several.length >= FEW_SEVERAL && several.every(({ tree }) => tree.maxDepth <= 1),
    everClears: recorded.some((run) => writesOf(run).some(({ digit }) => digit === 0)),
    everReplaces: recorded.some(replacesDigits),
    neverFillsLastBlank:
      recorded.every(({ blanks, tree }) => blanks.length === 0 || tree.maxDepth < blanks.length) &&
      recorded.some(({ blanks, tree }) => tree.maxDepth > 0 && tree.maxDepth === blanks.length - 1),
    placesOnlyForced: telling.length > 0 && telling.every(placesOnlyForced),
    unwrittenDigits:
      placed.length >= FEW_PLACEMENTS
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !written.has(digit))
        : [],
    uncalled,
    visits,
    fits: fittingModels(visits),
  }
}

/** Leaves out visits that repeat an earlier one: a search that goes round in circles shows nothing new. */
function distinct(visits: readonly Visit[]): readonly Visit[] {
  const seen = new Set<string>()
  return visits.filter(({ board, cell, tried, isClosed }) => {
    const key = `${Array.from(board).join('')} ${cell} ${tried.join('')} ${isClosed}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function writesOf({ writes }: AnalysedRun): readonly { readonly cell: Cell; readonly digit: number }[] {
  return Array.from(writes, (write) => ({ cell: write >> 4, digit: write & 15 }))
}

/**
 * True if a program tries all digits in turn by placing them, 1, 2, 3 … or 9, 8, 7 …, and removes those that conflict;
 * at nine of ten branches or more. A program with a wrong check also places some digits that conflict, but leaves
 * others out.
 */
function triesAllInTurn({ conflicts: { trials }, writes, tree }: AnalysedRun): boolean {
  if (trials < 3 || trials * 10 < writes.length) return false
  const tried = tree.nodes.concat(tree.root).filter(({ children }) => children.length > 0)
  const inTurn = tried.filter(({ children }) =>
    [1, -1].some((step) =>
      children.every(({ digit }, index) => digit === (step === 1 ? 1 : 9) + index * step),
    ),
  )
  return inTurn.length >= tried.length * 0.9
}

function replacesDigits(run: AnalysedRun): boolean {
  const board = [...run.givens]
  for (const { cell, digit } of writesOf(run)) {
    if (digit !== 0 && board[cell] !== 0) return true
    board[cell] = digit
  }
  return false
}

function placesOnlyForced({ tree, solution, writes }: AnalysedRun): boolean {
  if (solution === undefined) return tree.nodes.length === writes.length
  return tree.nodes.length === writes.length && tree.nodes.every(({ isRight }) => isRight)
}
