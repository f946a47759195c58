/** The answer that a judge expects for a puzzle, found on the page's thread. */
import { smallestSolution } from '../../runner/cases/expected.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { createBandSolver } from '../../sudoku/solver/bandSolver.ts'
import { CELLS } from '../../sudoku/units.ts'
import { answerText } from '../judge/commands.ts'

export interface RightAnswer {
  /** The answer as the judge writes it, without a final line end. */
  readonly text: string
  readonly board: Grid
  /** False if the judge accepts other boards, too. */
  readonly isOnly: boolean
}

/** Id of the judge that asks for the smallest of several solutions. */
const SMALLEST = 'boj-2239'

const solver = createBandSolver()

/** Caches the latest answer; one suffices, because only one case is open at a time. */
let latest:
  | { readonly judge: string; readonly puzzle: Grid; readonly answer: RightAnswer | undefined }
  | undefined

/** Returns a right answer; undefined if the puzzle has no solution, or if the judge does not ask for a board. */
export function rightAnswer(judge: string, puzzle: Grid): RightAnswer | undefined {
  if (latest?.judge !== judge || latest.puzzle !== puzzle)
    latest = { judge, puzzle, answer: findAnswer(judge, puzzle) }
  return latest.answer
}

export function expectedText(judge: string, puzzle: Grid): string | undefined {
  return rightAnswer(judge, puzzle)?.text
}

function findAnswer(judge: string, puzzle: Grid): RightAnswer | undefined {
  const known = judgeWithId(judge)
  if (known !== undefined && known.answer.kind !== 'board') return undefined
  const solution = new Uint8Array(CELLS)
  const count = solver.count(Uint8Array.from(puzzle), 2, solution)
  if (count === 0) return undefined
  const isSmallest = judge === SMALLEST
  const board = isSmallest && count > 1 ? smallestSolution(puzzle, solver) : Array.from(solution)
  if (board === undefined) return undefined
  return { text: answerText(board, judge, 'boj-2580'), board, isOnly: count === 1 || isSmallest }
}
