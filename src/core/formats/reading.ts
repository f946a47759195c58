import { type Grid, isComplete, sameBoard } from '../grid.ts'
import type { ReadError } from './errors.ts'
import type { ParseOutcome, NamedFault, NamedGrid } from './format.ts'
import { otherThanBoard } from './parsing/others.ts'
import { type Pasted, pasted } from './parsing/pasted.ts'
import { type FormatOutcome, outcomesBesideBrackets, parsePassages } from './parsing/within.ts'
import { FORMATS } from './registry.ts'
import { distinctlyNamed } from './samples.ts'
import { completes, parted } from './solutions.ts'

export type { NamedFault, NamedGrid, ReadError }

/** The outcome of reading a text. `format`: the id of the format it is written in. */
export type Reading =
  /** Nothing but white space. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'puzzle'; readonly format: string; readonly grid: Grid }
  /** To choose from; the solutions of those puzzles are not among them. */
  | {
      readonly kind: 'several'
      readonly format: string
      readonly puzzles: readonly NamedGrid[]
      /** Of puzzles that cannot be read, and are not among the others. */
      readonly faults: readonly NamedFault[]
    }
  /** A puzzle and its solution, in either order, or a judge's sample: its input, then its output. */
  | { readonly kind: 'answered'; readonly format: string; readonly grid: Grid; readonly answer: Grid }
  /** A board without blanks: nothing to solve, but to judge. */
  | { readonly kind: 'complete'; readonly format: string; readonly grid: Grid }
  /** `format`: the one that the text comes closest to; null where it resembles none. */
  | { readonly kind: 'error'; readonly format: string | null; readonly error: ReadError }

/** The largest files of puzzles that people pass around are below: 49,151 lines of 81 characters. */
const MOST_CHARACTERS = 5_000_000
const MOST_LINES = 60_000

/** The boards of a text as they stand there, solutions among them. `format`: the id of the format it is written in. */
export type Boards =
  | {
      readonly kind: 'boards'
      readonly format: string
      /** In the order of the text; at least one. */
      readonly grids: readonly NamedGrid[]
      /** Of boards that cannot be read, and are not among the others. */
      readonly faults: readonly NamedFault[]
    }
  | Extract<Reading, { readonly kind: 'empty' | 'error' }>

/** Reads a text that a user pasted, typed or dropped. Never throws, evaluates nothing, takes time linear in its length. */
export function readText(text: string): Reading {
  const boards = readBoards(text)
  return boards.kind === 'boards' ? readingOf(withPuzzles(boards, text)) : boards
}

/** As `readText`, without asking which of the boards is a puzzle. */
export function readBoards(text: string): Boards {
  if (text.length > MOST_CHARACTERS) return tooLong('characters', MOST_CHARACTERS)
  const plain = pasted(text, MOST_LINES)
  if (plain.lines.length > MOST_LINES) return tooLong('lines', MOST_LINES)
  const best = likestOutcome(plain)
  const found = isCounted(best) ? best : (fullerOutcome(plain, best) ?? best)
  if (found?.outcome.kind === 'grids') {
    const { grids, faults } = found.outcome
    return { kind: 'boards', format: found.format, grids: distinctlyNamed(grids), faults }
  }
  if (plain.text.trim() === '') return { kind: 'empty' }
  const other = isCounted(best) ? undefined : otherThanBoard(plain)
  if (other !== undefined) return { kind: 'error', format: null, error: other }
  if (found !== undefined) return { kind: 'error', format: found.format, error: found.outcome.error }
  const understood = FORMATS.map(({ name }) => name)
  return { kind: 'error', format: null, error: { code: 'unrecognised', understood } }
}

/** The boards within a text, where it is not read as a whole, or as fewer boards and faults. */
function fullerOutcome(plain: Pasted, best: FormatOutcome | undefined): FormatOutcome | undefined {
  if (best?.outcome.kind !== 'grids') return parsePassages(plain, likestOutcome)
  const { grids, faults } = best.outcome
  if (faults.length === 0 || plain.text.length > LONGEST_MIXED) return undefined
  const within = parsePassages(plain, likestOutcome)
  const isFuller = within?.outcome.faults.length === 0 && within.outcome.grids.length > grids.length
  return isFuller ? within : undefined
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

type FoundBoards = Extract<Boards, { readonly kind: 'boards' }>

/** A longer text is a collection of boards that all are written alike. */
const LONGEST_MIXED = 200_000

/**
 * The boards, and the puzzles that they are the solutions of where the text has those in another format. Boards among
 * which there is a puzzle stay as they are.
 */
function withPuzzles(boards: FoundBoards, text: string): FoundBoards {
  const { grids } = boards
  if (text.length > LONGEST_MIXED || !grids.every(({ grid }) => isComplete(grid))) return boards
  let most: FoundBoards = boards
  for (const { format, outcome } of outcomesOf(pasted(text))) {
    if (outcome.kind !== 'grids') continue
    const puzzles = outcome.grids.filter(({ grid }) => grids.some((full) => completes(full.grid, grid)))
    if (puzzles.length > most.grids.length - grids.length)
      most = { ...boards, format, grids: distinctlyNamed([...puzzles, ...grids]) }
  }
  return most
}

/** Half a board, at least. */
const LONG_WORD = /\S{41}/

/** Every outcome of a text: of each format that reads it as a whole, of the boards within it, and of its long lines. */
function* outcomesOf(plain: Pasted): Generator<FormatOutcome> {
  for (const { id, read } of FORMATS) {
    const outcome = read(plain)
    if (outcome !== undefined) yield { format: id, outcome }
  }
  yield* outcomesBesideBrackets(plain, likestOutcome)
  const lines = likestOutcome(pasted(plain.lines.filter((line) => LONG_WORD.test(line)).join('\n')))
  if (lines !== undefined) yield lines
}

function readingOf({ format, grids, faults }: FoundBoards): Reading {
  const [{ grid }, second] = grids
  if (second === undefined) return { kind: isComplete(grid) ? 'complete' : 'puzzle', format, grid }
  if (faults.length === 0 && grids.length === 2 && isComplete(second.grid) && !isComplete(grid))
    return { kind: 'answered', format, grid, answer: second.grid }
  const { puzzles, solutions } = parted(grids)
  const [puzzle, ...others] = puzzles
  const answer = solutions.find((solution) => completes(solution.grid, puzzle.grid))
  const isOne = faults.length === 0 && others.every((other) => sameBoard(other.grid, puzzle.grid))
  if (isOne && answer !== undefined)
    return { kind: 'answered', format, grid: puzzle.grid, answer: answer.grid }
  return { kind: 'several', format, puzzles, faults }
}

function tooLong(unit: 'characters' | 'lines', limit: number): Extract<Reading, { readonly kind: 'error' }> {
  return { kind: 'error', format: null, error: { code: 'too-long', unit, limit } }
}
