import type { WritableFormat } from './format.ts'
import { withDots, writeRows } from './writing.ts'

/** Simple Sudoku's file: boxes separated by bars and dashes, nothing between the cells. */
export const ss: WritableFormat = {
  id: 'ss',
  name: { en: '.ss file', ko: '.ss 파일' },
  example: ` *-----------*
 |.3.|4..|...|
 |9.2|8.6|3.1|
 |...|...|.2.|
 |---+---+---|
 |8..|.6.|7..|
 |.6.|2.5|.9.|
 |..3|.4.|..8|
 |---+---+---|
 |.7.|...|...|
 |4.8|9.2|5.6|
 |...|..8|.3.|
 *-----------*`,
  direction: 'both',
  write: (grid) => {
    const rows = writeRows(grid, (digits) =>
      withDots(digits)
        .join('')
        .replace(/...(?=.)/g, '$&|'),
    )
    return [rows.slice(0, 3), rows.slice(3, 6), rows.slice(6)]
      .map((band) => band.join('\n'))
      .join('\n-----------\n')
  },
}
