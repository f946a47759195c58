import type { Grid } from '../../grid.ts'
import type { Result } from '../../result.ts'
import type { ReadError } from '../errors.ts'
import { type ParseOutcome, parsePuzzles, numbered } from '../format.ts'
import type { Pasted } from './pasted.ts'

/** Where the links of one site have their puzzle. */
export interface Site {
  /** A regular expression's source. */
  readonly host: string
  readonly parameter: string
}

/** Characters: longer values are cut, and then cannot be unpacked. */
const LONGEST = 20_000

/** A link's own marks are all there: nothing in the text is likelier. */
const LIKENESS = 1

/**
 * The puzzles behind the links to a site, wherever they stand in the text; undefined if there are none. Nothing is
 * fetched: the links carry their puzzles.
 * @param unpack makes the grid of a parameter's value, percent signs decoded.
 */
export function parseLinks(
  { text }: Pasted,
  { host, parameter }: Site,
  unpack: (packed: string) => Result<Grid, ReadError>,
): ParseOutcome | undefined {
  if (!text.includes(`${parameter}=`)) return undefined
  const before = `${host}/[^\\s?#]{0,100}\\?(?:[^\\s#&]{0,200}&){0,9}?`
  const link = new RegExp(`${before}${parameter}=([^\\s&#"'<>()\\]]{0,${LONGEST}})`, 'gi')
  const packed = Array.from(text.matchAll(link), (found) => decoded(found[1]))
  return parsePuzzles(
    packed.map((value, index) => ({ label: numbered(index + 1), read: () => unpack(value) })),
    LIKENESS,
  )
}

function decoded(value: string): string {
  return value.replace(/%([0-9a-f]{2})/gi, (_, hexadecimal: string) =>
    String.fromCharCode(Number.parseInt(hexadecimal, 16)),
  )
}

/** A digit on a board that is being solved, 0 for none, and whether the puzzle gave it. */
export interface SolvingCell {
  readonly digit: number
  readonly given: boolean
}

/** The puzzle of a board that is being solved: its givens, or every digit where none is marked as given. */
export function givensAmong(cells: readonly SolvingCell[]): Grid {
  const marked = cells.some(({ given }) => given)
  return cells.map(({ digit, given }) => (given || !marked ? digit : 0))
}
