/** Puzzles, solutions and ways to write them: building blocks of texts with boards. */
import { PUZZLES } from '../puzzles.ts'

/** A puzzle and its solution, as 81-character lines. */
export interface Pair {
  readonly puzzle: string
  readonly solution: string
}

export const CODEWARS_1: Pair = { puzzle: PUZZLES.codewars1, solution: PUZZLES.solved }

export const CODEWARS_2: Pair = {
  puzzle: PUZZLES.codewars2,
  solution: '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
}

export const EULER_1: Pair = {
  puzzle: '003020600900305001001806400008102900700000008006708200002609500800203009005010300',
  solution: '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
}

/** A text with boards, as in a forum. */
export interface Post {
  readonly name: string
  readonly text: string
  /** The puzzles that reading the post must find. The label names a puzzle to the user; empty for a single puzzle. */
  readonly puzzles: readonly (readonly [label: string, line: string])[]
}

export function rowsOf(line: string): readonly string[] {
  return line.match(/.{9}/g) ?? []
}

export const spacedRows = (line: string) =>
  rowsOf(line)
    .map((row) => Array.from(row).join(' '))
    .join('\n')

export const packedRows = (line: string) => rowsOf(line).join('\n')

/** Nested lists, `[[5,3,0,…],…]`. */
export const listOfRows = (line: string) =>
  `[${rowsOf(line)
    .map((row) => `[${Array.from(row).join(',')}]`)
    .join(',')}]`

/** Nested lists of strings, with dots for blanks. */
export const listOfStrings = (line: string) =>
  `[${rowsOf(line.replaceAll('0', '.'))
    .map((row) => `[${Array.from(row, (cell) => `"${cell}"`).join(',')}]`)
    .join(',')}]`

/** The `puzzles` of a post with a single puzzle. */
export const singlePuzzle = ({ puzzle }: Pair) => [['', puzzle]] as const
