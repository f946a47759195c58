import type { Cell } from '../units.ts'
import type { AnalysedRun } from './analysedRun.ts'
import { type Fit, fittingModels } from './models/fit.ts'
import { type Visit, visitsOf } from './visits.ts'
import { walkOf } from './walks.ts'

/** What all runs of a program show together. A claim about the program has to hold in all of them. */
export interface Evidence {
  readonly runs: readonly AnalysedRun[]
  /** Runs with events, and on whose board they are. */
  readonly recorded: readonly AnalysedRun[]
  /** The fixed order in which blanks are filled. */
  readonly walk: readonly Cell[] | undefined
  /** It places a digit first, and checks it then. */
  readonly placesFirst: boolean
  /** No two digits ever stand at once. */
  readonly isStuck: boolean
  /** It clears cells. */
  readonly clears: boolean
  /** It writes over digits that it has placed. */
  readonly replaces: boolean
  /** No run fills the last blank. */
  readonly endsShort: boolean
  /** It takes nothing back, and places only digits that nothing else could be. */
  readonly isForced: boolean
  /** Digits that no run ever writes, if there are enough events to tell. */
  readonly unwritten: readonly number[]
  readonly visits: readonly Visit[]
  /** Models that explain the visits, the best first. */
  readonly fits: readonly Fit[]
}

/** Placements without which a digit that is not written proves nothing. */
const FEW_PLACEMENTS = 40

export function evidenceOf(runs: readonly AnalysedRun[]): Evidence {
  const recorded = runs.filter(({ writes }) => writes.length > 0)
  const walk = walkOf(recorded)
  const placesFirst = recorded.some(triesAllInTurn)
  const visits = recorded.flatMap((run) => visitsOf(run, { walk, placesFirst }))
  const placed = recorded.flatMap(({ tree }) => tree.nodes)
  const written = new Set(placed.map(({ digit }) => digit))
  const several = recorded.filter(({ blanks, tree }) => blanks.length >= 2 && tree.nodes.length >= 2)
  return {
    runs,
    recorded,
    walk,
    placesFirst,
    isStuck: several.length > 0 && several.every(({ tree }) => tree.top <= 1),
    clears: recorded.some((run) => writesOf(run).some(({ digit }) => digit === 0)),
    replaces: recorded.some(replacesDigits),
    endsShort:
      recorded.length > 0 &&
      recorded.every(({ blanks, tree }) => blanks.length === 0 || tree.top < blanks.length),
    isForced: recorded.length > 0 && recorded.every(isForced),
    unwritten:
      placed.length >= FEW_PLACEMENTS
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !written.has(digit))
        : [],
    visits,
    fits: fittingModels(visits),
  }
}

function writesOf({ writes }: AnalysedRun): readonly { readonly cell: Cell; readonly digit: number }[] {
  return Array.from(writes, (write) => ({ cell: write >> 4, digit: write & 15 }))
}

/**
 * Digits that conflict are placed and taken away at once, in turn with those that fit: 1, 2, 3 … or 9, 8, 7 … A wrong check places
 * some that conflict, but leaves others out.
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

/** Every placement is a part of the only solution, and none is taken back. */
function isForced({ tree, solution, writes }: AnalysedRun): boolean {
  if (solution === undefined) return tree.nodes.length === writes.length
  return tree.nodes.length === writes.length && tree.nodes.every(({ isRight }) => isRight)
}
