import { isUnique } from '../facts/solutions.ts'
import { type Mutation, mutated, mutationsFor } from '../generator/mutations.ts'
import { patternWithId } from '../generator/patterns.ts'
import { oneOf, type Random, randomOf, shuffled } from '../generator/random.ts'
import { type Grid, gridOfLine, lineOf } from '../grid.ts'
import type { Solver } from '../solver/solver.ts'
import { digitExchangeTo } from '../transforms/registry.ts'
import { type Cell, CELLS } from '../units.ts'

/** Hard boards of different kinds, each with one solution: where the search for a worst case starts. */
export const HARD_STARTS: readonly Grid[] = [
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  '000093001400000072500004080005037008004060050000000700006000340000001000000000095',
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  '000000000000007025009080000000503000006000900010000000500000037008090000000060001',
].map(gridOfLine)

export interface WorstCaseOptions {
  /** Puzzles with one solution; at least one. */
  readonly starts: readonly Grid[]
  /** 0 to 2³² − 1. */
  readonly seed: number
  /** Puzzles to measure at most, including the starts. */
  readonly budget: number
  readonly solver: Solver
  /** Puzzles for which it is false are left out: a judge does not give them. */
  readonly allows?: (puzzle: Grid) => boolean
}

export interface WorstCase {
  readonly puzzle: Grid
  readonly cost: number
}

export interface WorstCaseProgress {
  /** Puzzles measured so far. */
  readonly tried: number
  /** The costliest of these; undefined if none is allowed. */
  readonly worst: WorstCase | undefined
}

/** Puzzles in a row that cost less before the walk starts again elsewhere. */
const PATIENCE = 25
/** Neighbours in a row that are known or not allowed before the search gives up. */
const MOST_MISSES = 1000
const MOST_EXCHANGED = 2
/** Cells that are tried as the first and as the second of two givens. */
const MANY = 16
const FEW = 8

/**
 * Searches for a puzzle that is costly for one program: measures the starts, then walks uphill from them by symmetries
 * of the board, exchanges of digits and exchanges of givens. Never measures a puzzle twice. Yields after each puzzle,
 * measured or left out, and so every few milliseconds besides the program's time; the caller stops it by not going on.
 * @param cost runs the program on the puzzle; the larger, the better
 */
export async function* worstCase(
  { starts, seed, budget, solver, allows = () => true }: WorstCaseOptions,
  cost: (puzzle: Grid) => Promise<number>,
): AsyncGenerator<WorstCaseProgress, WorstCaseProgress, void> {
  const random = randomOf(seed)
  const measured = new Map<string, WorstCase>()
  let worst: WorstCase | undefined
  const isNew = (puzzle: Grid) => !measured.has(lineOf(puzzle)) && allows(puzzle)
  const measure = async (puzzle: Grid): Promise<WorstCase> => {
    const found = { puzzle, cost: await cost(puzzle) }
    measured.set(lineOf(puzzle), found)
    if (worst === undefined || found.cost > worst.cost) worst = found
    return found
  }
  const progress = (): WorstCaseProgress => ({ tried: measured.size, worst })

  for (const puzzle of starts) {
    if (measured.size >= budget || !isNew(puzzle)) continue
    await measure(puzzle)
    yield progress()
  }
  let current = worst
  let misses = 0
  let patience = PATIENCE
  while (current !== undefined && measured.size < budget && misses < MOST_MISSES) {
    const next = neighbour(current.puzzle, random, solver)
    if (!isNew(next)) {
      misses++
      yield progress()
      continue
    }
    misses = 0
    const found = await measure(next)
    yield progress()
    if (found.cost > current.cost) patience = PATIENCE
    else patience--
    if (found.cost >= current.cost) current = found
    if (patience > 0) continue
    patience = PATIENCE
    // Half of the walks go on from the worst, the others from any start.
    current = random(2) === 0 ? worst : (measured.get(lineOf(oneOf(random, starts))) ?? worst)
  }
  return progress()
}

const PATTERN = patternWithId('none')
const MUTATIONS: readonly Mutation[] = PATTERN === undefined ? [] : mutationsFor(PATTERN)

/** Returns a similar puzzle with one solution; the puzzle itself if an exchange of givens fails. */
function neighbour(puzzle: Grid, random: Random, solver: Solver): Grid {
  const board = Uint8Array.from(puzzle)
  if (random(3) === 0) return Array.from(exchanged(board, random, solver))
  const moved = mutated(board, oneOf(random, MUTATIONS))
  return Array.from(random(2) === 0 ? moved : mutated(moved, latestFirstRow(moved, solver)))
}

/** Returns the exchange of digits after which ascending digits reach the solution's first row last. */
function latestFirstRow(board: Uint8Array, solver: Solver): Mutation {
  return digitExchangeTo(Array.from(solutionOf(board, solver)), [9, 8, 7, 6, 5, 4, 3, 2, 1])
}

/** Takes one or two givens and gives other cells of the solution until it is the only one again. */
function exchanged(board: Uint8Array, random: Random, solver: Solver): Uint8Array {
  const solution = solutionOf(board, solver)
  const cells = Array.from({ length: CELLS }, (_, cell) => cell)
  const taken = shuffled(
    random,
    cells.filter((cell) => board[cell] !== 0),
  ).slice(0, 1 + random(MOST_EXCHANGED))
  const next = board.slice()
  for (const cell of taken) next[cell] = 0
  const blanks = shuffled(
    random,
    cells.filter((cell) => board[cell] === 0),
  )
  const others = taken.length === 1 ? blanks : blanks.slice(0, MANY)
  return completed(next, solution, others, taken.length, solver) ? next : board
}

/** Gives up to `most` more digits of the solution, so that it is the only one. @returns false if it is not */
function completed(
  board: Uint8Array,
  solution: Uint8Array,
  cells: readonly Cell[],
  most: number,
  solver: Solver,
): boolean {
  if (isUnique(board, solver)) return true
  if (most === 0) return false
  for (const cell of cells) {
    board[cell] = solution[cell]
    if (completed(board, solution, cells.slice(0, FEW), most - 1, solver)) return true
    board[cell] = 0
  }
  return false
}

function solutionOf(board: Readonly<Uint8Array>, solver: Solver): Uint8Array {
  const solution = new Uint8Array(CELLS)
  solver.count(board, 1, solution)
  return solution
}
