import type { Grid } from '../../grid.ts'
import type { Result } from '../../result.ts'
import type { ReadError } from '../errors.ts'
import { type ParseOutcome, parsePuzzles, numberLabel } from '../format.ts'
import type { Pasted } from './pasted.ts'

/** Location of the puzzle in a site's links. */
export interface Site {
  /** Pattern of the host, as the source of a regular expression. */
  readonly host: string
  /** Name of the parameter whose value is the packed puzzle. */
  readonly parameter: string
}

/** Maximum characters of a packed puzzle. Longer ones are truncated and then fail to unpack. */
const LONGEST = 20_000

/** How certainly a link holds a puzzle: the maximum, because host and parameter identify it beyond doubt. */
const LIKENESS = 1

/**
 * Parses the puzzles in links to a site, anywhere in the text. Fetches nothing: the links
 * contain their puzzles.
 * @param unpack decodes a parameter's value, after percent decoding, to a grid
 */
export function parseLinks(
  { text }: Pasted,
  { host, parameter }: Site,
  unpack: (packed: string) => Result<Grid, ReadError>,
): ParseOutcome | undefined {
  if (!text.includes(`${parameter}=`)) return undefined
  const before = `${host}/[^\\s?#]{0,100}\\?(?:[^\\s#&]{0,200}&){0,9}?`
  const link = new RegExp(`${before}${parameter}=([^\\s&#"'<>()\\]]{0,${LONGEST}})`, 'gi')
  const packed = Array.from(text.matchAll(link), (found) => percentDecoded(found[1]))
  return parsePuzzles(
    packed.map((value, index) => ({ label: numberLabel(index + 1), read: () => unpack(value) })),
    LIKENESS,
  )
}

function percentDecoded(value: string): string {
  return value.replace(/%([0-9a-f]{2})/gi, (_, hexadecimal: string) =>
    String.fromCharCode(Number.parseInt(hexadecimal, 16)),
  )
}

/** A cell of a partly solved board. */
export interface SolvingCell {
  /** 0 for none. */
  readonly digit: number
  /** True if the digit belongs to the puzzle. */
  readonly given: boolean
}

/** Returns the puzzle of a partly solved board: its givens, or every digit if none is marked as given. */
export function givensAmong(cells: readonly SolvingCell[]): Grid {
  const marked = cells.some(({ given }) => given)
  return cells.map(({ digit, given }) => (given || !marked ? digit : 0))
}
