import type { WritableFormat } from './format.ts'
import { parseRows, cutIntoCharacters, withDots, isHeading, writeRows } from './parsing/rows.ts'

/**
 * SudoCue's and SadMan's file of one puzzle: nine lines with a dot for a blank, `#` comments, and possibly sections, of
 * which only `[Puzzle]` is read: https://www.sudocue.net/fileformats.php
 */
export const sdk: WritableFormat = {
  id: 'sdk',
  name: { en: '.sdk file', ko: '.sdk 파일' },
  example: `#ARuud
#DA random puzzle created by SudoCue
#CJust start plugging in the numbers
#B03-08-2006
#LEasy
[Puzzle]
2..1.5..3
.54...71.
.1.2.3.8.
6.28.73.4
.........
1.53.98.6
.2.7.1.6.
.81...24.
7..4.2..1`,
  direction: 'both',
  read: ({ lines }) => {
    const sections = lines.some((line) => PUZZLE.test(line))
    const comments = lines.some(isComment)
    if (!sections && !comments && !lines.some((line) => line.includes('.') && !isHeading(line)))
      return undefined
    let inPuzzle = !sections
    const body = lines.filter((line) => {
      if (SECTION.test(line)) inPuzzle = PUZZLE.test(line)
      return inPuzzle && !isComment(line)
    })
    return parseRows(body, () => cutIntoCharacters)
  },
  write: (grid) => writeRows(grid, (digits) => withDots(digits).join('')).join('\n'),
}

const PUZZLE = /^\[puzzle\]$/i
const SECTION = /^\[[a-z]+\]$/i

/** A row of a board whose blanks are `#`, possibly damaged. */
const ROW_OF_MARKS = /^#(?=.*#)[#1-9]{6,10}$/

function isComment(line: string): boolean {
  return line.startsWith('#') && !ROW_OF_MARKS.test(line)
}
