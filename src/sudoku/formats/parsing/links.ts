import type { Grid } from '../../grid.ts'
import type { Result } from '../../result.ts'
import type { ReadError } from '../errors.ts'
import { faultBeside, type NamedFault, type NamedGrid, numberLabel, type ReadableFormat } from '../format.ts'

/** Location of the puzzle in a site's links. */
export interface Site {
  /** Pattern of the host, as the source of a regular expression. */
  readonly host: string
  /** Name of the parameter whose value is the packed puzzle. */
  readonly parameter: string
}

/** Maximum characters of a packed puzzle. Longer ones are truncated and then fail to unpack. */
const LONGEST = 20_000

/** A site whose links contain their puzzles. */
export interface LinkFormat extends ReadableFormat {
  /** Returns the puzzles in a text's links; undefined if there are none. Takes time linear in the length of the text. */
  read(text: string): LinkedPuzzles | undefined
}

/** The puzzles in links, or the first fault if there are faults and fewer than two puzzles. */
export type LinkedPuzzles =
  | { readonly kind: 'grids'; readonly grids: readonly NamedGrid[]; readonly faults: readonly NamedFault[] }
  | { readonly kind: 'fault'; readonly error: ReadError }

/**
 * Parses the puzzles in links to a site, anywhere in the text. Fetches nothing: the links
 * contain their puzzles.
 * @param unpack decodes a parameter's value, after percent decoding, to a grid
 */
export function parseLinks(
  text: string,
  { host, parameter }: Site,
  unpack: (packed: string) => Result<Grid, ReadError>,
): LinkedPuzzles | undefined {
  if (!text.includes(`${parameter}=`)) return undefined
  const before = `${host}/[^\\s?#]{0,100}\\?(?:[^\\s#&]{0,200}&){0,9}?`
  const link = new RegExp(`${before}${parameter}=([^\\s&#"'<>()\\]]{0,${LONGEST}})`, 'gi')
  const grids: NamedGrid[] = []
  const faults: NamedFault[] = []
  for (const [, packed] of text.matchAll(link)) {
    const label = numberLabel(grids.length + faults.length + 1)
    const grid = unpack(percentDecoded(packed))
    if (grid.ok) grids.push({ label, grid: grid.value })
    else faults.push({ label, error: grid.error })
  }
  const error = faultBeside(faults[0], { all: grids.length + faults.length, read: grids.length })
  if (error !== undefined) return { kind: 'fault', error }
  return grids.length === 0 ? undefined : { kind: 'grids', grids, faults }
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
