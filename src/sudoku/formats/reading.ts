import { countsOf } from '../counts.ts'
import { type Grid, isComplete, sameBoard } from '../grid.ts'
import type { ReadError } from './errors.ts'
import { faultBeside, type NamedFault, type NamedGrid, numberLabel } from './format.ts'
import { fpuzzles } from './fpuzzles.ts'
import { nameBefore } from './parsing/names.ts'
import { identifyNonBoard } from './parsing/others.ts'
import { hasMoreLines, pasted } from './parsing/pasted.ts'
import { FORMATS, LINE_FORMATS } from './registry.ts'
import { withDistinctLabels } from './samples.ts'
import { completes, splitSolutions } from './solutions.ts'
import { sudokuexchange } from './sudokuexchange.ts'
import { sudokuwiki } from './sudokuwiki.ts'
import { isLibrary, prepared, preparedList } from '../reading/prepared.ts'
import { foundBoards, type Scan, scan } from '../reading/scanner.ts'
import type { ScannedBoard } from '../reading/found.ts'

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
  return boards.kind === 'boards' ? readingOf(boards) : boards
}

/** Like `readText`, without sorting the boards into puzzles and solutions. */
export function readBoards(text: string, mostLines = MOST_LINES): Boards {
  if (text.length > MOST_CHARACTERS) return tooLongReading('characters', MOST_CHARACTERS)
  const plain = pasted(text)
  if (hasMoreLines(plain, mostLines)) return tooLongReading('lines', mostLines)
  const decoded = decodedBoards(plain)
  if (decoded?.kind === 'boards') return decoded
  const scanned = scannedBoards(plain)
  if (scanned?.kind === 'boards') return scanned
  if (plain.trim() === '') return { kind: 'empty' }
  if (decoded !== undefined) return decoded
  if (scanned?.error.code === 'puzzle-count') return scanned
  const other = identifyNonBoard(plain)
  if (other !== undefined) return { kind: 'error', format: null, error: other }
  if (scanned !== undefined) return scanned
  const understood = FORMATS.map(({ name }) => name)
  return { kind: 'error', format: null, error: { code: 'unrecognised', understood } }
}

type FoundBoards = Extract<Boards, { readonly kind: 'boards' }>
type ReadFault = Extract<Boards, { readonly kind: 'error' }>

/** Reads what is packed or has placed digits. */
function decodedBoards(text: string): FoundBoards | ReadFault | undefined {
  let fault: ReadFault | undefined
  for (const { id, read } of [sudokuwiki, fpuzzles, sudokuexchange]) {
    const outcome = read(text)
    if (outcome?.kind === 'grids')
      return { kind: 'boards', format: id, grids: withDistinctLabels(outcome.grids), faults: outcome.faults }
    if (outcome?.kind === 'fault') fault ??= { kind: 'error', format: id, error: outcome.error }
  }
  return fault
}

function scannedBoards(text: string): FoundBoards | ReadFault | undefined {
  const found = outcomeOf(prepared(text), text)
  const list = found?.kind === 'boards' ? undefined : preparedList(text)
  return list === undefined ? found : outcomeOf([list], text)
}

function outcomeOf(sources: readonly string[], text: string): FoundBoards | ReadFault | undefined {
  const scans: Labelled[] = []
  const found = sources.map((source) => ({ source, boards: foundBoards(source) }))
  for (const { source, boards } of found.toSorted((one, other) => other.boards.length - one.boards.length)) {
    // Looking for faults takes longest.
    if (scans.some(isSound) || (boards.length === 0 && scans.some(isFilled))) break
    scans.push(labelled(source, scan(source, boards), text))
  }
  const { format, grids, faults, likest } =
    scans.find(isSound) ??
    scans.reduce((one, other) => (other.grids.length > one.grids.length || !isFilled(one) ? other : one))
  if (faults.length === 0 && grids.length === 0) return undefined
  const error = faultBeside(likest, { all: grids.length + faults.length, read: grids.length })
  if (likest !== undefined && error !== undefined)
    return { kind: 'error', format: LINE_FORMATS.has(format) ? format : formatIn(text, likest.format), error }
  return countedBoards({ kind: 'boards', format, grids: withDistinctLabels(grids), faults }, text)
}

function isSound({ grids, faults }: Labelled): boolean {
  return grids.length > 0 && faults.length === 0
}

function isFilled({ grids, faults }: Labelled): boolean {
  return grids.length > 0 || faults.length > 0
}

interface Labelled {
  readonly format: string
  readonly grids: readonly NamedGrid[]
  readonly faults: readonly NamedFault[]
  /** The fault that resembles a board most. */
  readonly likest: (NamedFault & { readonly format: string; readonly likeness: number }) | undefined
}

/** Names the boards of a text, by what stands before them, by their lines, or by their numbers. */
function labelled(text: string, { boards, faults }: Scan, whole: string): Labelled {
  const all = [...boards, ...faults].toSorted((one, other) => one.start - other.start)
  const isCollection =
    boards.length + faults.length > 1 &&
    all.every(({ isLong }) => isLong) &&
    new Set(all.map(({ line }) => line)).size > 1
  const runs = countsOf(all.map(({ run }) => run))
  const lines = countsOf(all.map(({ line }) => line))
  let end = 0
  let besides: readonly string[] = []
  const names = all.map((found) => {
    const lineStart = text.lastIndexOf('\n', found.start - 1) + 1
    const name = nameBefore(
      text.slice(
        isCollection ? Math.max(end, lineStart) : Math.max(end, found.start - FARTHEST),
        found.start,
      ),
    )
    end = found.end
    const beside = isCollection ? 1 : (lines.get(found.line) ?? 1)
    if (beside < 2) return found.run >= 0 && (runs.get(found.run) ?? 1) > 1 ? undefined : name
    // Boards side by side have their names side by side.
    const parts = name?.split(/\s{2,}/) ?? []
    if (parts.length === beside) besides = parts
    const [first, ...others] = besides
    besides = others
    return first
  })
  const areNames = new Set(names).size === names.length && !names.includes(undefined)
  const labels = new Map(
    all.map((found, index) => {
      const number = numberLabel(isCollection ? found.line + 1 : index + 1)
      return [found, (isCollection && !areNames ? undefined : names[index]) ?? number] as const
    }),
  )
  const labelOf = (found: Scan['boards'][number] | Scan['faults'][number]) => labels.get(found) ?? ''
  const named = faults.map((fault) => ({ ...fault, label: labelOf(fault) }))
  return {
    format: formatOf(boards, isCollection, whole),
    grids: boards.map((board) => ({ label: labelOf(board), grid: board.grid })),
    faults: named.map(({ label, error }) => ({ label, error })),
    likest: named.reduce<(typeof named)[number] | undefined>(
      (most, fault) => (most === undefined || fault.likeness > most.likeness + 0.2 ? fault : most),
      undefined,
    ),
  }
}

/** Maximum characters before a board that are searched for its name. */
const FARTHEST = 1_000

const EULER_HEADING = /^ *grid \d{1,4} *$/im

function formatOf(boards: readonly ScannedBoard[], isCollection: boolean, text: string): string {
  if (isLibrary(text)) return 'hodoku'
  return isCollection ? 'sdm' : formatIn(text, boards[0]?.format ?? 'boj-2580')
}

/** Returns the format of a text: that of its rows, or of what stands above them. */
function formatIn(text: string, rows: string): string {
  if ((rows === 'boj-2239' || rows === 'sdk') && EULER_HEADING.test(text)) return 'euler-96'
  return rows === 'boj-2580' && COUNT.test(text) ? 'swea-1974' : rows
}

/** A number on the first line. */
const COUNT = /^\s*(\d{1,4})\s*\n/

/** Compares the boards of a judge's input with their number on the first line. */
function countedBoards(boards: FoundBoards, text: string): FoundBoards | ReadFault {
  const count = COUNT.exec(text)?.[1]
  if (count === undefined || boards.format !== 'swea-1974' || boards.faults.length > 0) return boards
  const expected = Number(count)
  const found = boards.grids.length
  if (found === expected || splitSolutions(boards.grids).puzzles.length === expected) return boards
  // The number before a single board may be its size, its order, or the count of a truncated sample.
  if (found === 1) return { ...boards, format: 'boj-2580' }
  return { kind: 'error', format: 'swea-1974', error: { code: 'puzzle-count', found, expected } }
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
