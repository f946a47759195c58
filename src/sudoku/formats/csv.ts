import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** A table with commas, or semicolons in locales with a decimal comma; a blank is an empty field or 0. */
export const csv: WritableFormat = {
  id: 'csv',
  name: { en: 'CSV', ko: 'CSV' },
  example: `5,3,,,7,,,,
6,,,1,9,5,,,
,9,8,,,,,6,
8,,,,6,,,,3
4,,,8,,3,,,1
7,,,,2,,,,6
,6,,,,,2,8,
,,,4,1,9,,,5
,,,,8,,,7,9`,
  direction: 'both',
  write: (grid) =>
    writeRows(grid, (digits) => digits.map((digit) => (digit === 0 ? '' : String(digit))).join(',')).join(
      '\n',
    ),
}
