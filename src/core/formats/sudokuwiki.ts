import type { Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import { gridOfLine } from './cells.ts'
import type { ReadError } from './errors.ts'
import type { ReadableFormat } from './format.ts'
import { claimLinks, givensAmong, type SolvingCell } from './links.ts'

/**
 * A link to SudokuWiki's solver: 81 characters, or one of the two packed forms that also hold the state of solving, of
 * which the givens are read: https://www.sudokuwiki.org/Sudoku_String_Definitions
 */
export const sudokuwiki: ReadableFormat = {
  id: 'sudokuwiki',
  name: { en: 'SudokuWiki link', ko: 'SudokuWiki 링크' },
  example:
    'https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300',
  direction: 'read',
  read: (pasted) => claimLinks(pasted, { host: 'sudokuwiki\\.org', parameter: 'bd' }, unpack),
}

function unpack(packed: string): Result<Grid, ReadError> {
  if (/^s9b/i.test(packed)) return unpackPairs(packed.slice(3), 36, cellOfVersionB)
  if (packed.length === 162) return unpackPairs(packed, 32, cellOfVersionA)
  return gridOfLine(packed)
}

/** Two characters for each cell: a number that says its digit, or its candidates. */
function unpackPairs(
  packed: string,
  radix: number,
  cellOf: (packed: number) => SolvingCell | undefined,
): Result<Grid, ReadError> {
  const cells = (packed.match(/[0-9a-z]{2}/gi) ?? []).map((pair) => cellOf(Number.parseInt(pair, radix)))
  const known = cells.filter((cell) => cell !== undefined)
  return packed.length === 162 && known.length === 81
    ? success(givensAmong(known))
    : failure({ code: 'broken-link', site: 'SudokuWiki', parameter: 'bd' })
}

/** Bit 0: given; bits 1–9: the digits that the cell can be. */
function cellOfVersionA(packed: number): SolvingCell | undefined {
  if (!(packed >= 0 && packed < 1024)) return undefined
  const given = (packed & 1) === 1
  const digit = Math.log2(packed >> 1) + 1
  const single = Number.isInteger(digit)
  if (given && !single) return undefined
  return { digit: single ? digit : 0, given }
}

/** 1–9: given; 10–18: placed; from 19: 18 + a bit for each candidate. */
function cellOfVersionB(packed: number): SolvingCell | undefined {
  if (!(packed >= 1 && packed <= 18 + 511)) return undefined
  return { digit: packed <= 18 ? ((packed - 1) % 9) + 1 : 0, given: packed <= 9 }
}
