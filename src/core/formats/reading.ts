import { type Grid, isComplete } from '../grid.ts'
import type { ReadError } from './errors.ts'
import type { Claim, NamedGrid } from './format.ts'
import { pasted } from './parsing/pasted.ts'
import { FORMATS } from './registry.ts'

export type { NamedGrid, ReadError }

/** What a text turns out to be. `format`: the id of the format it is written in. */
export type Reading =
  /** Nothing but white space. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'puzzle'; readonly format: string; readonly grid: Grid }
  /** Two or more, to choose from. */
  | { readonly kind: 'several'; readonly format: string; readonly puzzles: readonly NamedGrid[] }
  /** A judge's sample: its input, then its output. */
  | { readonly kind: 'answered'; readonly format: string; readonly grid: Grid; readonly answer: Grid }
  /** A board without blanks: nothing to solve, but to judge. */
  | { readonly kind: 'complete'; readonly format: string; readonly grid: Grid }
  /** `format`: the one that the text comes closest to; null where it resembles none. */
  | { readonly kind: 'error'; readonly format: string | null; readonly error: ReadError }

/** The largest files of puzzles that people pass around are below: 49,151 lines of 81 characters. */
const MOST_CHARACTERS = 5_000_000
const MOST_LINES = 60_000

/** Reads a text that a user pasted, typed or dropped. Never throws, evaluates nothing, takes time linear in its length. */
export function readText(text: string): Reading {
  if (text.length > MOST_CHARACTERS) return tooLong('characters', MOST_CHARACTERS)
  const plain = pasted(text, MOST_LINES)
  if (plain.lines.length > MOST_LINES) return tooLong('lines', MOST_LINES)
  let likest: { readonly format: string; readonly fault: Extract<Claim, { kind: 'fault' }> } | undefined
  for (const format of FORMATS) {
    const claim = format.read(plain)
    if (claim?.kind === 'grids') return readingOf(format.id, claim.grids)
    if (claim !== undefined && claim.likeness > (likest?.fault.likeness ?? 0))
      likest = { format: format.id, fault: claim }
  }
  if (likest !== undefined) return { kind: 'error', format: likest.format, error: likest.fault.error }
  if (plain.text.trim() === '') return { kind: 'empty' }
  const understood = FORMATS.map(({ name }) => name)
  return { kind: 'error', format: null, error: { code: 'unrecognised', understood } }
}

function readingOf(format: string, puzzles: readonly NamedGrid[]): Reading {
  const [{ grid }, second] = puzzles
  if (second === undefined) return { kind: isComplete(grid) ? 'complete' : 'puzzle', format, grid }
  if (puzzles.length === 2 && isComplete(second.grid) && !isComplete(grid))
    return { kind: 'answered', format, grid, answer: second.grid }
  return { kind: 'several', format, puzzles }
}

function tooLong(unit: 'characters' | 'lines', limit: number): Reading {
  return { kind: 'error', format: null, error: { code: 'too-long', unit, limit } }
}
