/** Reads the boards that the user wants programs to be graded on. */
import { hasConflicts } from '../../sudoku/conflicts.ts'
import type { ReadError } from '../../sudoku/formats/errors.ts'
import { isNumbered } from '../../sudoku/formats/format.ts'
import { readText } from '../../sudoku/formats/reading.ts'
import { LINE_FORMATS } from '../../sudoku/formats/registry.ts'
import { type Grid, lineOf } from '../../sudoku/grid.ts'
import { assertNever } from '../../sudoku/result.ts'
import { programIn } from '../text/likeness.ts'

/** Maximum boards of the user in a grading. */
export const MAX_BOARDS = 10_000

/** Lines of `MAX_BOARDS` boards of nine rows, each with a heading and an empty line. */
const MAX_LINES = 11 * MAX_BOARDS
/** Maximum characters that are read: as many boards with spaces between the cells, borders or solutions. */
export const MAX_CHARACTERS = 250 * MAX_BOARDS

/** A part of a text that cannot be read as a board, or the whole text. */
export interface BoardFault {
  /** Undefined in a pasted text. */
  readonly file: string | undefined
  readonly place:
    | { readonly kind: 'text' }
    | { readonly kind: 'line' | 'board'; readonly number: number }
    | { readonly kind: 'name'; readonly name: string }
  readonly error: ReadError
}

export interface UserBoards {
  /** In text order; a board may be among them several times, or contain conflicts. */
  readonly boards: readonly Grid[]
  readonly faults: readonly BoardFault[]
  /** True if the end of the text was not read, because it is too long. */
  readonly isCut: boolean
}

/** Reads the beginning of a text, as much as `MAX_BOARDS` boards need. Solutions beside their puzzles are left out. */
export function userBoards(text: string, file?: string): UserBoards {
  const { start, isCut } = beginningOf(text)
  const reading = readText(start, MAX_LINES)
  const found = (boards: readonly Grid[], faults: readonly BoardFault[] = []) => ({ boards, faults, isCut })
  switch (reading.kind) {
    case 'empty':
      return found([])
    case 'error': {
      const { format } = reading
      const error = programError(start) ?? reading.error
      if (error.code !== 'in-puzzle') return found([], [{ file, place: { kind: 'text' }, error }])
      return found([], [{ file, place: placeOf(error.label, format), error: error.error }])
    }
    case 'puzzle':
    case 'complete':
    case 'answered':
      return found([reading.grid])
    case 'several':
      return found(
        reading.puzzles.map(({ grid }) => grid),
        reading.faults.map(({ label, error }) => ({ file, place: placeOf(label, reading.format), error })),
      )
    default:
      return assertNever(reading)
  }
}

/** Returns the error of a text that is a program, if it can run here. */
function programError(text: string): ReadError | undefined {
  const language = programIn(text)?.language
  return language && { code: 'program', resembles: undefined, language }
}

function placeOf(label: string, format: string | null): BoardFault['place'] {
  if (!isNumbered(label)) return { kind: 'name', name: label }
  return { kind: LINE_FORMATS.has(format) ? 'line' : 'board', number: Number(label.slice(1)) }
}

/** Cuts a text that is too long at the end of a line. */
function beginningOf(text: string): { readonly start: string; readonly isCut: boolean } {
  let end = 0
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const lineEnd = text.indexOf('\n', end)
    const next = lineEnd === -1 ? text.length : lineEnd + 1
    if (next > MAX_CHARACTERS) break
    end = next
    if (end === text.length) break
  }
  return { start: text.slice(0, end), isCut: end < text.length }
}

/** Boards to add to those of a grading, and why others are not added. */
export interface NewBoards {
  readonly boards: readonly Grid[]
  /** Number of boards that the grading or the text already has. */
  readonly repeated: number
  readonly conflicting: number
  /** True if there were more boards than may be added. */
  readonly isFull: boolean
}

/**
 * Selects the boards to add.
 * @param known boards that the grading already has
 */
export function newBoards(found: readonly Grid[], known: readonly Grid[], most: number): NewBoards {
  const lines = new Set(known.map((grid) => lineOf(grid)))
  const boards: Grid[] = []
  let [repeated, conflicting] = [0, 0]
  for (const board of found) {
    const line = lineOf(board)
    if (lines.has(line)) repeated++
    else if (hasConflicts(board)) conflicting++
    else if (boards.length === most) return { boards, repeated, conflicting, isFull: true }
    else {
      lines.add(line)
      boards.push(board)
    }
  }
  return { boards, repeated, conflicting, isFull: false }
}
