import type { Solver } from '../solver/solver.ts'
import { CELLS } from '../units.ts'
import type { BatchChunk } from './chunks.ts'
import { type ChunkPuzzles, readChunk } from './reading.ts'

/** The outcome for each puzzle of a chunk. */
export interface ChunkResults extends ChunkPuzzles {
  /** Of the chunk. */
  readonly index: number
  /** By puzzle: its solutions, of which 2 or more are told as 2. */
  readonly counts: Uint8Array<ArrayBuffer>
  /** 81 digits each: a solution, or nothing but 0 if there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>
}

const PUZZLES_IN_A_SLICE = 16

/** Reads and solves a chunk. Yields the number of puzzles solved so far, between two slices of a few milliseconds. */
export function* solveChunk(chunk: BatchChunk, solver: Solver): Generator<number, ChunkResults, void> {
  const read = readChunk(chunk)
  const counts = new Uint8Array(read.lines.length)
  const solutions = new Uint8Array(read.puzzles.length)
  for (let puzzle = 0; puzzle < counts.length; puzzle++) {
    const from = puzzle * CELLS
    const board = read.puzzles.subarray(from, from + CELLS)
    counts[puzzle] = solver.count(board, 2, solutions.subarray(from, from + CELLS))
    if ((puzzle + 1) % PUZZLES_IN_A_SLICE === 0) yield puzzle + 1
  }
  return { index: chunk.index, ...read, counts, solutions }
}

/** The buffers of results, to be handed over instead of copied. */
export function buffersOf({ lines, puzzles, counts, solutions }: ChunkResults): readonly ArrayBuffer[] {
  return [lines.buffer, puzzles.buffer, counts.buffer, solutions.buffer]
}
