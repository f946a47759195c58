import { conflicts } from '../conflicts.ts'
import type { Grid } from '../grid.ts'
import type { Solver } from '../solver/solver.ts'
import { CELLS } from '../units.ts'
import type { BatchChunk } from './chunks.ts'
import { type ChunkPuzzles, readChunk } from './reading.ts'

/** The puzzles of a chunk (a part of a text) with their solutions. */
export interface ChunkResults extends Omit<ChunkPuzzles, 'reportedSolutions'> {
  /** Chunk number, from 0. */
  readonly index: number
  /** By puzzle: number of solutions, capped at 2. */
  readonly counts: Uint8Array<ArrayBuffer>
  /** By puzzle: 81 digits, a solution, or all 0 if there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>
  /** Puzzles that have a wrong solution in the text, ascending by index. */
  readonly differences: readonly SolutionDifference[]
}

/** A solution in the text that does not solve its puzzle, compared with the solver's solution. */
export interface SolutionDifference {
  /** Index in the chunk. */
  readonly puzzle: number
  /** Number of cells in which the text has another digit; all 81 if the puzzle has no solution. */
  readonly cells: number
}

const PUZZLES_IN_A_SLICE = 16

/**
 * Parses and solves a chunk. Yields the number of puzzles solved so far after every `PUZZLES_IN_A_SLICE` puzzles, which
 * take a few milliseconds.
 */
export function* solveChunk(chunk: BatchChunk, solver: Solver): Generator<number, ChunkResults, void> {
  const read = readChunk(chunk)
  const counts = new Uint8Array(read.lines.length)
  const solutions = new Uint8Array(read.puzzles.length)
  const differences: SolutionDifference[] = []
  for (let puzzle = 0; puzzle < counts.length; puzzle++) {
    const from = puzzle * CELLS
    const board = read.puzzles.subarray(from, from + CELLS)
    counts[puzzle] = solver.count(board, 2, solutions.subarray(from, from + CELLS))
    const reported = read.reportedSolutions.get(puzzle)
    if (reported !== undefined && !isOneOfSeveral(reported, board, counts[puzzle])) {
      const cells = reported.filter((digit, cell) => digit !== solutions[from + cell]).length
      if (cells > 0) differences.push({ puzzle, cells })
    }
    if ((puzzle + 1) % PUZZLES_IN_A_SLICE === 0) yield puzzle + 1
  }
  const { lines, puzzles, faults } = read
  return { index: chunk.index, lines, puzzles, faults, counts, solutions, differences }
}

/** True if the solution is one of several, so that it may differ from the solver's. */
function isOneOfSeveral(solution: Grid, puzzle: Uint8Array, count: number): boolean {
  return (
    count > 1 &&
    conflicts(solution).length === 0 &&
    solution.every((digit, cell) => [0, digit].includes(puzzle[cell]))
  )
}

/** Returns the buffers of the results, to transfer instead of copy. */
export function buffersOf({ lines, puzzles, counts, solutions }: ChunkResults): readonly ArrayBuffer[] {
  return [lines.buffer, puzzles.buffer, counts.buffer, solutions.buffer]
}
