import type { Grid } from '../grid.ts'
import { boj2239 } from './boj2239.ts'
import { boj2580 } from './boj2580.ts'
import { codewars } from './codewars.ts'
import type { Format } from './format.ts'
import { line81 } from './line81.ts'

/** Every text format that Backdoku reads, in the order in which they are asked: the particular before the general. */
export const FORMATS: readonly Format[] = [boj2580, boj2239, codewars, line81]

/** The format with an id; undefined if there is none. */
export function formatWithId(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id)
}

/** The grid in a format, without a line end after it; in BOJ 2580's where the format is only read, or unknown. */
export function writeGrid(grid: Grid, formatId: string): string {
  const format = formatWithId(formatId)
  return format?.direction === 'both' ? format.write(grid) : boj2580.write(grid)
}
