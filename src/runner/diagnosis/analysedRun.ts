import { type Board, type Grid, isBlankBoard } from '../../sudoku/grid.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { CELLS, type Cell } from '../../sudoku/units.ts'
import { type ConflictsSeen, conflictsSeen } from './builtConflicts.ts'
import type { BoardOfFinding } from './finding.ts'
import { meantWrites, overwrites, plainWrites, type Writes } from './overwriting.ts'
import type { RecordedRun } from './recordedRun.ts'
import { isSolutionOf, type SearchTree, searchTree } from './searchTree.ts'
import { walkOfFirstWrites } from './walks.ts'

/** Maximum events analysed; later ones of a long run show nothing new. */
const MOST_EVENTS = 20_000

/** A recorded run, with the analyses that several rules need. */
export interface AnalysedRun extends RecordedRun {
  /** Board that the program ran on: the user's own puzzle, or one of the test boards. */
  readonly board: BoardOfFinding
  /** The run's writes, plus the placements and clearings that an overwriting program makes only in its tables. */
  readonly meant: Writes
  readonly blanks: readonly Cell[]
  /** Undefined if there are no solutions or several. */
  readonly solution: Board | undefined
  /** True if the puzzle has no solution, which no program finds. */
  readonly isUnsolvable: boolean
  readonly tree: SearchTree
  readonly conflicts: ConflictsSeen
  /** Boards in the output, 0 for a blank. */
  readonly printed: readonly Grid[]
  readonly printedSolutionCount: number
  /**
   * True if the recording seems to cover the whole search: no event is missing, and the program finished, or failed
   * after all calls but the first had returned, behind the lines of the search.
   */
  readonly hasReturned: boolean
}

/**
 * Analyses the runs of a program. All are needed, because only together they show whether the program overwrites digits
 * instead of clearing them.
 */
export function analysedRuns(
  recorded: readonly (readonly [BoardOfFinding, RecordedRun])[],
  solver: Solver,
): readonly AnalysedRun[] {
  const runs = recorded.map(([board, run]) => [board, withFirstEvents(run)] as const)
  const written = runs.map(([, run]) => run)
  const walk = walkOfFirstWrites(written)
  const meantOf =
    walk !== undefined && overwrites(written, walk)
      ? (run: RecordedRun) => meantWrites(run, walk)
      : plainWrites
  return runs.map(([board, run]) => analysedRun(board, run, meantOf(run), solver))
}

/** Returns the first `MOST_EVENTS` events of a recording. If it has more, the result counts as incomplete. */
function withFirstEvents(recorded: RecordedRun): RecordedRun {
  if (recorded.writes.length <= MOST_EVENTS) return recorded
  return {
    ...recorded,
    writes: recorded.writes.subarray(0, MOST_EVENTS),
    lines: recorded.lines.subarray(0, MOST_EVENTS),
    events: recorded.events ?? recorded.writes.length,
    isComplete: false,
  }
}

function analysedRun(board: BoardOfFinding, run: RecordedRun, meant: Writes, solver: Solver): AnalysedRun {
  const { givens, outcome } = run
  const [count, solution] = solutionsOf(givens, solver)
  const printed = boardsIn(run.output)
  // Digits that are printed, but that no event placed, were written to another board than the recorded one.
  const isOther = run.writes.length === 0 && printed.some((grid) => blanksIn(grid) < blanksIn(givens))
  return {
    ...run,
    hasBoard: run.hasBoard && !isOther,
    board,
    meant,
    blanks: [...givens.keys()].filter((cell) => givens[cell] === 0),
    solution,
    isUnsolvable: count === 0,
    tree: searchTree({ givens, meant, solution }),
    conflicts: conflictsSeen(givens, meant),
    printed,
    printedSolutionCount: printed.filter((grid) => isSolutionOf(givens, grid)).length,
    hasReturned:
      run.isComplete &&
      !isOther &&
      (outcome.kind === 'finished' ||
        (outcome.kind === 'runtime-error' && outcome.calls <= 1 && run.hasBoard && isBehindWrites(run))),
  }
}

/** True unless a run failed in or above the lines that write: a search without calls was still going on then. */
function isBehindWrites({ outcome, lines }: RecordedRun): boolean {
  const line = outcome.kind === 'runtime-error' ? outcome.line : undefined
  return line === undefined || lines.every((each) => each < line)
}

/** True if a limit or the user ended the run: what the program would have done afterwards is unknown. */
export function isCutOff({ outcome: { kind } }: Pick<RecordedRun, 'outcome'>): boolean {
  return kind === 'time-limit' || kind === 'memory-limit' || kind === 'output-limit' || kind === 'stopped'
}

function blanksIn(board: Grid): number {
  return board.filter((digit) => digit === 0).length
}

/** Returns the number of solutions, 2 for several, and the solution if it is the only one. */
function solutionsOf(givens: Grid, solver: Solver): readonly [count: number, solution: Board | undefined] {
  if (isBlankBoard(givens)) return [2, undefined]
  const solution = new Uint8Array(CELLS)
  const count = solver.count(Uint8Array.from(givens), 2, solution)
  return [count, count === 1 ? solution : undefined]
}

/**
 * Returns the boards in an output: every 81 digits or full stops (blanks), regardless of the characters between them.
 */
function boardsIn(output: string): readonly Grid[] {
  const digits = output.replaceAll('.', '0').replaceAll(/\D/g, '')
  return Array.from({ length: Math.floor(digits.length / CELLS) }, (_, index) =>
    Array.from(digits.slice(index * CELLS, (index + 1) * CELLS), Number),
  )
}
