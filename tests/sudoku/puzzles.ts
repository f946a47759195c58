/** Puzzles shared by the tests. */
import { type Givens, givensOf } from '../../src/sudoku/givens.ts'
import { gridOfLine } from '../../src/sudoku/grid.ts'

/** Puzzles as 81-character lines. */
export const PUZZLES = {
  empty: '0'.repeat(81),
  solved: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  boj2580: '035469278782105609060278135321046897804913506596820413917652080603701952258394760',
  codewars1: '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  codewars2: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  /** Designed to slow down a row-major search with ascending digits: the first row of its solution is 987654321. */
  antiBruteForce: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  /** `solved` without the four corners of a rectangle, in which 6 and 7 can swap places. */
  twoSolutions: '534008912672195348198342567859001423426853791713924856961537284287419635345286179',
  /** `codewars1` with one given fewer. */
  sixSolutions: '530070000600195000098000060800060003400803001700020006060000080000419005000080079',
  /** `codewars1` with three givens fewer. */
  fiftySolutions: '530070000600195000098000060800000003400803000700020006060000080000419005000080079',
  /** `codewars1` with one more given, which conflicts with no other, yet leaves no solution. */
  unsolvable: '530070000600195000098000060800060903400803001700020006060000280000419005000080079',
  /** Nothing fits the first blank, r1c9: its row holds 1–8, its column 9. */
  blocked: '123456780000000009000000000000000000000000000000000000000000000000000000000000000',
} as const

/** Returns the givens of an 81-character line. @throws RangeError if they conflict */
export function givensOfLine(line: string): Givens {
  const givens = givensOf(gridOfLine(line))
  if (!givens.ok) throw new RangeError(`Conflicts in ${line}`)
  return givens.value
}
