import type { FileFault, FilesReport, LeftOut } from '../../sudoku/reading/filesReport.ts'
import { readingEn } from './reading.en.ts'

/** Maximum files that a list names. */
const MOST_NAMED = 3

/** Why a file was left out, and what was expected, if it was the only one. */
const FAULTS: Readonly<Record<FileFault, (file: string) => string>> = {
  empty: (file) => `${file} is empty.`,
  'too-large': (file) =>
    `${file} is too large: the limit is 1 MB for a program, and 20 MB for an archive or a text with puzzles.`,
  'not-text': (file) => `${file} is not a text file.`,
  'unknown-encoding': (file) => `The encoding of ${file} is unknown. Save it as UTF-8 and open it again.`,
  picture: (file) => `${file} is a picture. Copy the puzzle as text, or type it into the board.`,
  folder: (file) => `${file} is a folder. Drop the files in it instead.`,
  finished: (file) => `${file} is a finished board.`,
  tour: (file) => `${file} is a tour. Open it alone.`,
  'unknown-type': (file) => `${file} is not a Python, C++, JavaScript or TypeScript file, and has no puzzle.`,
  'unknown-language': (file) =>
    `${file} has no puzzle, and its language is unclear. Rename it to .py, .cpp, .js or .ts and open it again.`,
  unreadable: (file) => `${file} could not be read. Check that it still exists and is not damaged.`,
}

/** The same in a list. */
const BRIEF_FAULTS: Readonly<Record<FileFault, string>> = {
  empty: 'empty',
  'too-large': 'too large',
  'not-text': 'not text',
  'unknown-encoding': 'encoding unknown',
  picture: 'a picture',
  folder: 'a folder',
  finished: 'a finished board',
  tour: 'a tour: open it alone',
  'unknown-type': 'not Python, C++, JavaScript or TypeScript',
  'unknown-language': 'no puzzle, and its language is unclear',
  unreadable: 'could not be read',
}

function briefFault({ file, reason }: LeftOut): string {
  if (typeof reason === 'string') return `${file} (${BRIEF_FAULTS[reason]})`
  return `${file} (${reason.code === 'unrecognised' ? 'no puzzle' : readingEn.error(reason)})`
}

function fault({ file, reason }: LeftOut): string {
  if (typeof reason === 'string') return FAULTS[reason](file)
  return `${file}: ${readingEn.briefError(reason)}.`
}

function list(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${rest} more` : names.join(', ')
}

export const filesEn = {
  /** Names the files that were read, and says why others were left out. */
  report({ programs, puzzles, leftOut, unclear = [] }: FilesReport): string {
    const [first, ...others] = leftOut
    if (first !== undefined && others.length + programs.length + puzzles.length === 0) return fault(first)
    return [
      programs.length > 0 && `Opened ${list(programs)}.`,
      puzzles.length > 0 && `${puzzles.length === 1 ? 'Puzzle' : 'Puzzles'}: ${list(puzzles)}.`,
      leftOut.length > 0 && `Left out: ${list(leftOut.map(briefFault))}.`,
      unclear.length > 0 && `The encoding of ${list(unclear)} is unclear, so some characters may be wrong.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' ')
  },
}
