import { type Board, type Grid, isBlankBoard } from '../grid.ts'
import type { Solver } from '../solver/solver.ts'
import { CELLS, type Cell } from '../units.ts'
import { type ConflictsSeen, conflictsSeen } from './builtConflicts.ts'
import type { BoardOfFinding } from './finding.ts'
import { meantWrites, overwrites, plainWrites, type Writes } from './overwriting.ts'
import type { RecordedRun } from './recordedRun.ts'
import { isSolutionOf, type SearchTree, searchTree } from './searchTree.ts'
import { walkOfFirstWrites } from './walks.ts'

/** Events that are looked at; later ones of a long run show nothing new. */
const MOST_EVENTS = 20_000

/** A run with everything that several rules ask of it. */
export interface AnalysedRun extends RecordedRun {
  readonly board: BoardOfFinding
  /** Its writes, with what an overwriting program does only in its tables. */
  readonly meant: Writes
  readonly blanks: readonly Cell[]
  /** The only solution; undefined if there are none or several. */
  readonly solution: Board | undefined
  readonly tree: SearchTree
  readonly conflicts: ConflictsSeen
  /** Boards in the output, 0 for a blank. */
  readonly printed: readonly Grid[]
  /** Those that solve the puzzle. */
  readonly solutionsPrinted: number
  /** True if the search has come back to its beginning, as far as the outcome tells: no error or limit cut it off. */
  readonly hasReturned: boolean
}

/**
 * Analyses the runs of a program: together, because only all of them show whether it overwrites digits instead of clearing them.
 */
export function analysedRuns(
  recorded: readonly (readonly [BoardOfFinding, RecordedRun])[],
  solver: Solver,
): readonly AnalysedRun[] {
  const runs = recorded.map(([board, run]) => [board, shortened(run)] as const)
  const written = runs.map(([, run]) => run)
  const walk = walkOfFirstWrites(written)
  const meantOf =
    walk !== undefined && overwrites(written, walk)
      ? (run: RecordedRun) => meantWrites(run, walk)
      : plainWrites
  return runs.map(([board, run]) => analysedRun(board, run, meantOf(run), solver))
}

function shortened(recorded: RecordedRun): RecordedRun {
  if (recorded.writes.length <= MOST_EVENTS) return recorded
  return {
    ...recorded,
    writes: recorded.writes.subarray(0, MOST_EVENTS),
    lines: recorded.lines.subarray(0, MOST_EVENTS),
    isComplete: false,
  }
}

function analysedRun(board: BoardOfFinding, run: RecordedRun, meant: Writes, solver: Solver): AnalysedRun {
  const { givens, outcome } = run
  const solution = onlySolution(givens, solver)
  const printed = boardsIn(run.output)
  return {
    ...run,
    board,
    meant,
    blanks: [...givens.keys()].filter((cell) => givens[cell] === 0),
    solution,
    tree: searchTree({ givens, meant, solution }),
    conflicts: conflictsSeen(givens, meant),
    printed,
    solutionsPrinted: printed.filter((grid) => isSolutionOf(givens, grid)).length,
    hasReturned:
      run.isComplete &&
      (outcome.kind === 'finished' ||
        (outcome.kind === 'runtime-error' && outcome.calls <= 1 && run.hasBoard)),
  }
}

function onlySolution(givens: Grid, solver: Solver): Board | undefined {
  if (isBlankBoard(givens)) return undefined
  const solution = new Uint8Array(CELLS)
  return solver.count(Uint8Array.from(givens), 2, solution) === 1 ? solution : undefined
}

/** Whatever looks like boards: each 81 digits in a row, blanks as 0 or a full stop, with anything else between them. */
function boardsIn(output: string): readonly Grid[] {
  const digits = output.replaceAll('.', '0').replaceAll(/\D/g, '')
  return Array.from({ length: Math.floor(digits.length / CELLS) }, (_, index) =>
    Array.from(digits.slice(index * CELLS, (index + 1) * CELLS), Number),
  )
}
