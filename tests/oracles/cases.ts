/** The searches in which the engine is compared with the oracles: the same programs in Python and C++. */
import { lineOf } from '../../src/sudoku/grid.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { randomPuzzle } from '../sudoku/randomPuzzles.ts'
import { SEED } from '../seed.ts'

export interface Case {
  readonly name: string
  /** 81 digits, 0 = blank. */
  readonly line: string
  /** Maximum solutions to look for; 0 = all. */
  readonly limit: number
}

/** The seed with recorded digests of its searches. `SEED=7 npx vitest run tests/oracles` uses other random puzzles. */
export const SEED_OF_DIGESTS = 2580

/** Returns the cases of a puzzle, one for each limit. */
function casesOf(puzzle: keyof typeof PUZZLES, ...limits: readonly number[]): readonly Case[] {
  return limits.map((limit) => ({ name: `${puzzle}, limit ${limit}`, line: PUZZLES[puzzle], limit }))
}

export const NAMED_CASES: readonly Case[] = [
  casesOf('empty', 1, 10),
  casesOf('solved', 1, 0),
  casesOf('boj2580', 1, 0),
  casesOf('codewars1', 1, 0),
  casesOf('codewars2', 1),
  casesOf('twoSolutions', 1, 0),
  casesOf('sixSolutions', 1, 0),
  casesOf('fiftySolutions', 1, 10),
  casesOf('unsolvable', 1, 0),
  casesOf('blocked', 1, 0),
].flat()

/** Returns the cases with these names, in the order of `NAMED_CASES`. */
export function namedCases(...names: readonly string[]): readonly Case[] {
  return NAMED_CASES.filter(({ name }) => names.includes(name))
}

/** 200 random puzzles with 16 to 45 blanks; alternates between the first solution and all solutions. */
export const RANDOM_CASES: readonly Case[] = Array.from({ length: 200 }, (_, index) => ({
  name: `random puzzle ${index} of seed ${SEED}`,
  line: lineOf(randomPuzzle(SEED * 1000 + index, 16 + (index % 30))),
  limit: index % 2,
}))
