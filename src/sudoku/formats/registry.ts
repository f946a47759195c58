import type { Grid } from '../grid.ts'
import { boj2239 } from './boj2239.ts'
import { boj2580 } from './boj2580.ts'
import { bordered } from './bordered.ts'
import { braces } from './braces.ts'
import { codewars } from './codewars.ts'
import { csv } from './csv.ts'
import { euler96 } from './euler96.ts'
import type { Format } from './format.ts'
import { fpuzzles } from './fpuzzles.ts'
import { hodoku } from './hodoku.ts'
import { leetcode } from './leetcode.ts'
import { line81 } from './line81.ts'
import { numpy } from './numpy.ts'
import { sdk } from './sdk.ts'
import { sdm } from './sdm.ts'
import { ss } from './ss.ts'
import { strings } from './strings.ts'
import { sudokuexchange } from './sudokuexchange.ts'
import { sudokuwiki } from './sudokuwiki.ts'
import { swea1974 } from './swea1974.ts'
import { tsv } from './tsv.ts'

/**
 * Every text format, in the order in which they are tried: a format precedes those that could also read its texts.
 */
export const FORMATS: readonly Format[] = [
  boj2580,
  euler96,
  sdk,
  boj2239,
  swea1974,
  codewars,
  leetcode,
  strings,
  braces,
  numpy,
  hodoku,
  sudokuwiki,
  fpuzzles,
  sudokuexchange,
  line81,
  sdm,
  ss,
  bordered,
  csv,
  tsv,
]

/** Formats of which each line is a board; numbers in their labels are those of lines. */
export const LINE_FORMATS: ReadonlySet<string | null> = new Set([hodoku.id, sdm.id])

export function formatWithId(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id)
}

/** Formats a grid without a final line end; as BOJ 2580 if the format is read-only or unknown. */
export function writeGrid(grid: Grid, formatId: string): string {
  const format = formatWithId(formatId)
  return format?.direction === 'both' ? format.write(grid) : boj2580.write(grid)
}
