import { type Grid, isComplete } from '../grid.ts'
import type { ReadError } from './errors.ts'
import type { ParseOutcome, NamedFault, NamedGrid } from './format.ts'
import { otherThanBoard } from './parsing/others.ts'
import { type Pasted, pasted } from './parsing/pasted.ts'
import { parsePassages, type FormatOutcome } from './parsing/within.ts'
import { FORMATS } from './registry.ts'

export type { NamedFault, NamedGrid, ReadError }

/** The outcome of reading a text. `format`: the id of the format it is written in. */
export type Reading =
  /** Nothing but white space. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'puzzle'; readonly format: string; readonly grid: Grid }
  /** Two or more, to choose from. */
  | {
      readonly kind: 'several'
      readonly format: string
      readonly puzzles: readonly NamedGrid[]
      /** Of puzzles that cannot be read, and are not among the others. */
      readonly faults: readonly NamedFault[]
    }
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
  const best = likestOutcome(plain)
  const isFound = best?.outcome.kind === 'grids' || isCounted(best)
  const found = isFound ? best : (parsePassages(plain, likestOutcome) ?? best)
  if (found?.outcome.kind === 'grids') return readingOf(found.format, found.outcome)
  if (plain.text.trim() === '') return { kind: 'empty' }
  const other = isCounted(best) ? undefined : otherThanBoard(plain)
  if (other !== undefined) return { kind: 'error', format: null, error: other }
  if (found !== undefined) return { kind: 'error', format: found.format, error: found.outcome.error }
  const understood = FORMATS.map(({ name }) => name)
  return { kind: 'error', format: null, error: { code: 'unrecognised', understood } }
}

/** Whether a text says how many puzzles it has, and is wrong: then none of them is taken for all. */
function isCounted(best: FormatOutcome | undefined): boolean {
  return best?.outcome.kind === 'fault' && best.outcome.error.code === 'puzzle-count'
}

/**
 * The outcome of the first format that reads all of a text; of the one that reads most of it where none does; else the
 * fault of the likest.
 */
function likestOutcome(plain: Pasted): FormatOutcome | undefined {
  let likest: FormatOutcome | undefined
  for (const { id, read } of FORMATS) {
    const outcome = read(plain)
    if (outcome === undefined) continue
    if (outcome.kind === 'grids' && outcome.faults.length === 0) return { format: id, outcome }
    if (worthOf(outcome) > (likest === undefined ? 0 : worthOf(likest.outcome)))
      likest = { format: id, outcome }
  }
  return likest
}

/** A fault is worth its likeness, at most 1. */
function worthOf(outcome: ParseOutcome): number {
  return outcome.kind === 'grids' ? outcome.grids.length : outcome.likeness
}

function readingOf(format: string, { grids, faults }: Extract<ParseOutcome, { kind: 'grids' }>): Reading {
  const [{ grid }, second] = grids
  if (second === undefined) return { kind: isComplete(grid) ? 'complete' : 'puzzle', format, grid }
  if (faults.length === 0 && grids.length === 2 && isComplete(second.grid) && !isComplete(grid))
    return { kind: 'answered', format, grid, answer: second.grid }
  return { kind: 'several', format, puzzles: grids, faults }
}

function tooLong(unit: 'characters' | 'lines', limit: number): Reading {
  return { kind: 'error', format: null, error: { code: 'too-long', unit, limit } }
}
