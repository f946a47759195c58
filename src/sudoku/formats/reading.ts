import { type Grid, isComplete, sameBoard } from '../grid.ts'
import type { ReadError } from './errors.ts'
import type { ParseOutcome, NamedFault, NamedGrid } from './format.ts'
import { identifyNonBoard } from './parsing/others.ts'
import { type Pasted, pasted } from './parsing/pasted.ts'
import { type FormatOutcome, outcomesWithoutBrackets, parsePassages } from './parsing/within.ts'
import { FORMATS } from './registry.ts'
import { withDistinctLabels } from './samples.ts'
import { completes, splitSolutions } from './solutions.ts'

export type { NamedFault, NamedGrid, ReadError }

/** Result of reading a text. `format`: id of its format. */
export type Reading =
  /** Only white space. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'puzzle'; readonly format: string; readonly grid: Grid }
  /** Puzzles to choose from, without their solutions. */
  | {
      readonly kind: 'several'
      readonly format: string
      readonly puzzles: readonly NamedGrid[]
      /** Puzzles that cannot be read; not included in `puzzles`. */
      readonly faults: readonly NamedFault[]
    }
  /**
   * A puzzle and its solution, in either order; or a puzzle and then any full board, as in a judge's sample of input
   * and output.
   */
  | { readonly kind: 'answered'; readonly format: string; readonly grid: Grid; readonly answer: Grid }
  /** A board without blanks: nothing to solve, but it can be judged. */
  | { readonly kind: 'complete'; readonly format: string; readonly grid: Grid }
  /** `format`: the closest one; null if the text resembles none. */
  | { readonly kind: 'error'; readonly format: string | null; readonly error: ReadError }

/** Maximum size of a text. The largest puzzle files in circulation have 49,151 lines of 81 characters. */
const MOST_CHARACTERS = 5_000_000
const MOST_LINES = 60_000

/** All boards of a text, including solutions. `format`: id of its format. */
export type Boards =
  | {
      readonly kind: 'boards'
      readonly format: string
      /** In text order; at least one. */
      readonly grids: readonly NamedGrid[]
      /** Boards that cannot be read; not included in `grids`. */
      readonly faults: readonly NamedFault[]
    }
  | Extract<Reading, { readonly kind: 'empty' | 'error' }>

/**
 * Reads a pasted, typed or dropped text. Never throws, evaluates nothing, and takes time linear in its length.
 * @param mostLines maximum lines of the text
 */
export function readText(text: string, mostLines = MOST_LINES): Reading {
  const boards = readBoards(text, mostLines)
  return boards.kind === 'boards' ? readingOf(withPuzzles(boards, text)) : boards
}

/** Like `readText`, without sorting the boards into puzzles and solutions. */
export function readBoards(text: string, mostLines = MOST_LINES): Boards {
  if (text.length > MOST_CHARACTERS) return tooLongReading('characters', MOST_CHARACTERS)
  const plain = pasted(text, mostLines)
  if (plain.lines.length > mostLines) return tooLongReading('lines', mostLines)
  const best = bestOutcome(plain)
  const found = hasWrongCount(best) ? best : (fullerOutcome(plain, best) ?? best)
  if (found?.outcome.kind === 'grids') {
    const { grids, faults } = found.outcome
    return { kind: 'boards', format: found.format, grids: withDistinctLabels(grids), faults }
  }
  if (plain.text.trim() === '') return { kind: 'empty' }
  const other = hasWrongCount(best) ? undefined : identifyNonBoard(plain)
  if (other !== undefined) return { kind: 'error', format: null, error: other }
  if (found !== undefined) return { kind: 'error', format: found.format, error: found.outcome.error }
  const understood = FORMATS.map(({ name }) => name)
  return { kind: 'error', format: null, error: { code: 'unrecognised', understood } }
}

/**
 * Reads the boards in passages of a text, if no format reads the whole text. If a format reads several boards, only a
 * solution, or some with faults, takes the passages only if they give more boards and no faults: the others may be in another notation.
 * Returns undefined if it takes no passages.
 */
function fullerOutcome(plain: Pasted, best: FormatOutcome | undefined): FormatOutcome | undefined {
  if (best?.outcome.kind !== 'grids') return parsePassages(plain, bestOutcome)
  const { grids, faults } = best.outcome
  const isPuzzle = grids.length === 1 && faults.length === 0 && !isComplete(grids[0].grid)
  if (isPuzzle || plain.text.length > LONGEST_MIXED) return undefined
  const within = parsePassages(plain, bestOutcome)
  const isFuller = within?.outcome.faults.length === 0 && within.outcome.grids.length > grids.length
  return isFuller ? within : undefined
}

/** True if a text states a wrong number of puzzles. Some puzzles may then be missing. */
function hasWrongCount(best: FormatOutcome | undefined): boolean {
  return best?.outcome.kind === 'fault' && best.outcome.error.code === 'puzzle-count'
}

/**
 * Returns the outcome of the first format that reads a text without faults; else the one with the most grids; else the
 * fault of the format that the text resembles most. Undefined if the text resembles none.
 */
function bestOutcome(plain: Pasted): FormatOutcome | undefined {
  let likest: FormatOutcome | undefined
  for (const { id, read } of FORMATS) {
    const outcome = read(plain)
    if (outcome === undefined) continue
    if (outcome.kind === 'grids' && outcome.faults.length === 0) return { format: id, outcome }
    if (scoreOf(outcome) > (likest === undefined ? 0 : scoreOf(likest.outcome)))
      likest = { format: id, outcome }
  }
  return likest
}

/** Scores an outcome by its number of grids; a fault by its likeness, at most 1. */
function scoreOf(outcome: ParseOutcome): number {
  return outcome.kind === 'grids' ? outcome.grids.length : outcome.likeness
}

type FoundBoards = Extract<Boards, { readonly kind: 'boards' }>

/** Maximum characters of a text that may mix formats; longer ones are collections in one format. */
const LONGEST_MIXED = 200_000

/**
 * Adds the puzzles that the boards solve, if all boards are full and the text has the puzzles in another format.
 * Returns other boards unchanged.
 */
function withPuzzles(boards: FoundBoards, text: string): FoundBoards {
  const { grids } = boards
  if (text.length > LONGEST_MIXED || !grids.every(({ grid }) => isComplete(grid))) return boards
  let most: FoundBoards = boards
  for (const { format, outcome } of outcomesOf(pasted(text))) {
    if (outcome.kind !== 'grids') continue
    const puzzles = outcome.grids.filter(({ grid }) => grids.some((full) => completes(full.grid, grid)))
    if (puzzles.length > most.grids.length - grids.length)
      most = { ...boards, format, grids: withDistinctLabels([...puzzles, ...grids]) }
  }
  return most
}

/** A word at least as long as half a board. */
const LONG_WORD = /\S{41}/

/** Yields every outcome of a text: of each format on the whole text, of its passages, and of its long lines. */
function* outcomesOf(plain: Pasted): Generator<FormatOutcome> {
  for (const { id, read } of FORMATS) {
    const outcome = read(plain)
    if (outcome !== undefined) yield { format: id, outcome }
  }
  yield* outcomesWithoutBrackets(plain, bestOutcome)
  const lines = bestOutcome(pasted(plain.lines.filter((line) => LONG_WORD.test(line)).join('\n')))
  if (lines !== undefined) yield lines
}

/** Tells puzzles and their solutions apart. */
export function readingOf({
  format,
  grids,
  faults,
}: FoundBoards): Exclude<Reading, { readonly kind: 'empty' | 'error' }> {
  const [{ grid }, second] = grids
  if (second === undefined) return { kind: isComplete(grid) ? 'complete' : 'puzzle', format, grid }
  if (faults.length === 0 && grids.length === 2 && isComplete(second.grid) && !isComplete(grid))
    return { kind: 'answered', format, grid, answer: second.grid }
  const { puzzles, solutions } = splitSolutions(grids)
  const [puzzle, ...others] = puzzles
  const answer = solutions.find((solution) => completes(solution.grid, puzzle.grid))
  const isOne = faults.length === 0 && others.every((other) => sameBoard(other.grid, puzzle.grid))
  if (isOne && answer !== undefined)
    return { kind: 'answered', format, grid: puzzle.grid, answer: answer.grid }
  return { kind: 'several', format, puzzles, faults }
}

function tooLongReading(
  unit: 'characters' | 'lines',
  limit: number,
): Extract<Reading, { readonly kind: 'error' }> {
  return { kind: 'error', format: null, error: { code: 'too-long', unit, limit } }
}
