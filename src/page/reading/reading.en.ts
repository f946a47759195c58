import { digitLike, type ReadError } from '../../sudoku/formats/errors.ts'
import type { NamedFault } from '../../sudoku/formats/format.ts'
import type { SampleName } from '../../sudoku/formats/samples.ts'
import { LANGUAGE_NAMES, type OwnLanguage } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { CELLS } from '../../sudoku/units.ts'
import { plural } from '../../i18n/plural.ts'
import type { Language } from '../../i18n/text.ts'
import { foremost, type ReadPart } from '../store/notice.ts'

const FIGURES = new Intl.NumberFormat('en')
const figure = (number: number) => FIGURES.format(number)
const count = (number: number, one: string) => `${figure(number)} ${plural(number, one)}`

/** Like `error`, but names only the first three of the supported formats. */
function briefError(found: ReadError): string {
  if (found.code !== 'unrecognised') return error(found)
  const names = found.understood.slice(0, 3).map(({ en }) => en)
  return `no puzzle found. Supported formats: ${names.join(', ')} and ${found.understood.length - 3} more`
}

const UNCLEAR_CELLS = {
  range: 'a list of cells that names a cell outside the nine rows and columns',
  origin:
    'a list of cells that does not show whether rows and columns are numbered from 0 or from 1. Write the board in nine rows',
  order:
    'a list of cells whose numbers could be row and column, or column and row. List the cells row by row',
} as const

function error(error: ReadError): string {
  switch (error.code) {
    case 'unrecognised':
      return `no puzzle found in this text. Supported formats: ${error.understood.map(({ en }) => en).join(', ')}`
    case 'too-long':
      return `text too long: the limit is ${figure(error.limit)} ${error.unit}`
    case 'row-count':
      return `${count(error.found, 'row')}, expected ${error.expected}`
    case 'row-length':
      return `row ${error.row} has ${count(error.found, 'cell')}, expected ${error.expected}`
    case 'cell-count':
      return `${count(error.found, 'cell')}, expected ${error.expected}`
    case 'line-length':
      return `${count(error.found, 'character')}, expected ${error.expected}`
    case 'not-a-digit':
      return `row ${error.row}, column ${error.column}: '${error.found}' is not a digit${alike(error.found)}`
    case 'out-of-range':
      return `row ${error.row}, column ${error.column}: ${error.found} is not between 0 and 9`
    case 'puzzle-count':
      return `${count(error.found, 'puzzle')}, expected ${error.expected} as the first line says`
    case 'broken-link':
      return `this ${error.site} link cannot be read: the text after '${error.parameter}=' is damaged or cut off`
    case 'unknown-packing':
      return `this ${error.site} link uses an unsupported compression ('${error.parameter}='); use a link that contains the board as 81 characters`
    case 'board-size':
      return `a board of ${error.found} × ${error.found} cells, expected ${error.expected} × ${error.expected}`
    case 'unclear-cells':
      return UNCLEAR_CELLS[error.reason]
    case 'cell-twice':
      return `row ${error.row}, column ${error.column}: two different digits in the list of cells`
    case 'pencil-marks':
      return 'pencil marks make the givens unclear. Copy the puzzle without its candidates'
    case 'program':
      if (error.language !== undefined)
        return `this is a ${LANGUAGE_NAMES[error.language]} program, which can run here`
      return error.resembles === undefined
        ? 'this is a program in a language that cannot run here, and no program in the menu is similar'
        : `this is a program in a language that cannot run here. The most similar one in the menu is “${error.resembles.name.en}”`
    case 'picture':
      return 'a picture cannot be read. Copy the puzzle as text, or type it into the board'
    case 'link':
      return 'a link cannot be opened here. Copy the text of its page'
    case 'other-rules':
      return `this ${error.site} puzzle has extra rules (${error.rule})`
    case 'in-puzzle':
      return `${error.label}: ${readingEn.error(error.error)}`
    default:
      return assertNever(error)
  }
}

/** Error summary of unreadable puzzles; empty if there are none. */
function unread(faults: readonly NamedFault[]): string {
  const [first] = faults
  if (first === undefined) return ''
  const found = `${first.label}: ${error(first.error)}`
  return faults.length === 1
    ? `One puzzle cannot be read. ${found}`
    : `${figure(faults.length)} puzzles cannot be read. The first is ${found}`
}

/** Hint for a character that resembles a digit, for example after OCR. */
function alike(found: string): string {
  const digit = digitLike(found)
  return digit === undefined ? '' : `, but looks like ${digit}`
}

/** Name of a part of a judge's sample. */
function sample({ part, number }: SampleName): string {
  const name = { input: 'Sample input', output: 'Sample output', example: 'Example' }[part]
  return number === undefined ? name : `${name} ${number}`
}

/** Names what was read, to go before others or alone. */
function readPart(part: ReadPart, language: Language): string {
  if (part.kind === 'program') return `Your ${LANGUAGE_NAMES[part.language]}, ${count(part.lines, 'line')}`
  const format = part.formatName === undefined ? '' : `${part.formatName[language]}, `
  return `${format}${part.kind === 'puzzle' ? count(part.givens, 'given') : count(part.puzzles, 'puzzle')}`
}

/** What to do with what was read. */
const NEXT: Readonly<Record<ReadPart['kind'], string>> = {
  program: 'Press Run to watch it.',
  puzzle: 'Press Play to watch the search.',
  several: 'Choose one.',
}

export const readingEn = {
  /** Says what was read in a text, and what to do next. @param parts at least one */
  read(parts: readonly ReadPart[], language: Language): string {
    return `${parts.map((part) => readPart(part, language)).join('. ')}. ${NEXT[foremost(parts)]}`
  },
  linkOpened: 'The link was opened.',
  sample,
  /** Label of an unnamed board among several. @param row its first row */
  numberedBoard: (label: string, row: string, givens: number) =>
    `${label} · ${row} · ${givens === CELLS ? 'complete' : count(givens, 'given')}`,
  error,
  briefError,
  unread,
  /** Short form of the error `program`, for tight spaces. */
  program: 'A program.',
  runProgram: 'Run it as your own',
  openProgram: (name: string) => `Open “${name}”`,
  /** Says how a text was read. @param format localized name of the format */
  recognised: (format: string, givens: number) => `${format} · ${count(givens, 'given')}`,
  recognisedSeveral: (format: string, puzzles: number) => `${format} · ${count(puzzles, 'puzzle')}`,
  recognisedAnswered: (format: string, givens: number) =>
    `${format} · ${count(givens, 'given')}, with its answer`,
  recognisedComplete: (format: string) => `${format} · a complete board`,
  /** @param boards how the boards of the text were read */
  recognisedBeside: (boards: string, language: OwnLanguage) =>
    `${boards} · with a ${LANGUAGE_NAMES[language]} program`,
}
