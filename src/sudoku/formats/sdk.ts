import type { WritableFormat } from './format.ts'
import { withDots, writeRows } from './writing.ts'

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
  write: (grid) => writeRows(grid, (digits) => withDots(digits).join('')).join('\n'),
}
