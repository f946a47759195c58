import { isUnique } from '../../sudoku/facts/solutions.ts'
import { type Mutation, applyMutation, mutationsFor } from '../../search/generator/mutations.ts'
import { patternWithId } from '../../search/generator/patterns.ts'
import { oneOf, type Random, randomOf, shuffled } from '../../search/generator/random.ts'
import { type Grid, gridOfLine, lineOf } from '../../sudoku/grid.ts'
import type { Solver } from '../../sudoku/solver/solver.ts'
import { digitExchangeTo } from '../../sudoku/transforms/registry.ts'
import { type Cell, CELLS } from '../../sudoku/units.ts'

/** Puzzles of different kinds, most of them hard, each with one solution: default starting points of the search. */
export const DEFAULT_STARTS: readonly Grid[] = [
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  '000093001400000072500004080005037008004060050000000700006000340000001000000000095',
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  '000000000000007025009080000000503000006000900010000000500000037008090000000060001',
].map(gridOfLine)

export interface WorstCaseOptions {
  /** Starting points, at least one, each with one solution. */
  readonly starts: readonly Grid[]
  /** 0 to 2³² − 1. */
  readonly seed: number
  /** Maximum puzzles to measure, including the starts. */
  readonly budget: number
  readonly solver: Solver
  /** Excludes puzzles that a judge would not use. */
  readonly allows?: (puzzle: Grid) => boolean
}

export interface WorstCase {
  readonly puzzle: Grid
  readonly cost: number
}

export interface WorstCaseProgress {
  readonly tried: number
  readonly worst: WorstCase | undefined
}

/** Consecutive measurements without improvement before the climb restarts at another puzzle. */
const PATIENCE = 25
/** Consecutive neighbours skipped as known or not allowed before the search gives up. */
const MOST_MISSES = 1000
const MOST_EXCHANGED = 2
/** Maximum cells to try for the first of two replaced givens. */
const MANY = 16
/** Maximum cells to try for the second of two replaced givens. */
const FEW = 8

/**
 * Searches for a puzzle that is costly for one program: measures the starts, then climbs from them by symmetries of the
 * board, permutations of digits and replacements of givens. Never measures a puzzle twice. Yields after each measured
 * start, and after each puzzle of the climb, measured or skipped; the caller stops by not requesting the next one.
 * @param cost runs the program on the puzzle and returns its cost
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
    // Restart half of the climbs from the worst puzzle, the others from a random start.
    current = random(2) === 0 ? worst : (measured.get(lineOf(oneOf(random, starts))) ?? worst)
  }
  return progress()
}

const PATTERN = patternWithId('none')
const MUTATIONS: readonly Mutation[] = PATTERN === undefined ? [] : mutationsFor(PATTERN)

/** Returns a similar puzzle with one solution; the puzzle itself if replacing givens fails. */
function neighbour(puzzle: Grid, random: Random, solver: Solver): Grid {
  const board = Uint8Array.from(puzzle)
  if (random(3) === 0) return Array.from(withExchangedGivens(board, random, solver))
  const moved = applyMutation(board, oneOf(random, MUTATIONS))
  return Array.from(random(2) === 0 ? moved : applyMutation(moved, latestFirstRow(moved, solver)))
}

/**
 * Returns the permutation of digits that makes the solution's first row 987654321, which ascending search reaches last.
 */
function latestFirstRow(board: Uint8Array, solver: Solver): Mutation {
  return digitExchangeTo(Array.from(solutionOf(board, solver)), [9, 8, 7, 6, 5, 4, 3, 2, 1])
}

/**
 * Removes one or two givens and adds at most as many others from the solution, such that the solution stays unique.
 * Returns the board itself if that fails.
 */
function withExchangedGivens(board: Uint8Array, random: Random, solver: Solver): Uint8Array {
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
  return addUntilUnique(next, solution, others, taken.length, solver) ? next : board
}

/**
 * Adds up to `most` digits of the solution, in some of `cells`, until the board has no other solution.
 * @returns false, with the board unchanged, if that fails
 */
function addUntilUnique(
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
    if (addUntilUnique(board, solution, cells.slice(0, FEW), most - 1, solver)) return true
    board[cell] = 0
  }
  return false
}

function solutionOf(board: Readonly<Uint8Array>, solver: Solver): Uint8Array {
  const solution = new Uint8Array(CELLS)
  solver.count(board, 1, solution)
  return solution
}
