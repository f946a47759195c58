import type { Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import { gridOfLine } from '../reading/faults.ts'
import type { ReadError } from './errors.ts'
import { type LinkFormat, parseLinks, givensAmong, type SolvingCell } from './parsing/links.ts'

/**
 * A link to SudokuWiki's solver: 81 characters, or version B of its packed strings, which also hold the solving
 * state; only the givens are read: https://www.sudokuwiki.org/Sudoku_String_Definitions
 */
export const sudokuwiki: LinkFormat = {
  id: 'sudokuwiki',
  name: { en: 'SudokuWiki link', ko: 'SudokuWiki 링크' },
  example:
    'https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000008006708200002609500800203009005010300',
  direction: 'read',
  read: (text) => parseLinks(text, { host: 'sudokuwiki\\.org', parameter: 'bd' }, unpack),
}

/** Prefix of version B: kind of puzzle (`s` for Sudoku), size, version of the packing. */
const VERSION_B = /^s9b/i

/**
 * Packings that are not read. Version A has two characters per cell and no prefix. Other prefixes are other versions,
 * sizes or kinds of puzzle.
 */
const OTHER_PACKING = /^(?:[a-z]\d[a-z]|[0-9a-v]{162}$)/i

/** Decodes the value of the link's parameter. */
function unpack(packed: string): Result<Grid, ReadError> {
  if (VERSION_B.test(packed)) return unpackVersionB(packed.slice(3))
  if (OTHER_PACKING.test(packed)) return failure({ code: 'unknown-packing', ...LINK })
  return gridOfLine(packed)
}

/** Site and parameter of the link, named in errors. */
const LINK = { site: 'SudokuWiki', parameter: 'bd' } as const

function unpackVersionB(packed: string): Result<Grid, ReadError> {
  const cells = (packed.match(/[0-9a-z]{2}/gi) ?? []).map((pair) => cellOf(Number.parseInt(pair, 36)))
  const known = cells.filter((cell) => cell !== undefined)
  return packed.length === 162 && known.length === 81
    ? success(givensAmong(known))
    : failure({ code: 'broken-link', ...LINK })
}

/** Decodes a cell. 1–9: given; 10–18: placed; 19–529: 18 + a bit set of candidates; else undefined. */
function cellOf(packed: number): SolvingCell | undefined {
  if (packed < 1 || packed > 18 + 511) return undefined
  return { digit: packed <= 18 ? ((packed - 1) % 9) + 1 : 0, given: packed <= 9 }
}
