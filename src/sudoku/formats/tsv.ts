import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** Nine by nine spreadsheet cells as copied, separated by tabs; a blank is an empty cell or 0. */
export const tsv: WritableFormat = {
  id: 'tsv',
  name: { en: 'Spreadsheet cells (TSV)', ko: '스프레드시트 셀 (TSV)' },
  example: [
    '5\t3\t\t\t7\t\t\t\t',
    '6\t\t\t1\t9\t5\t\t\t',
    '\t9\t8\t\t\t\t\t6\t',
    '8\t\t\t\t6\t\t\t\t3',
    '4\t\t\t8\t\t3\t\t\t1',
    '7\t\t\t\t2\t\t\t\t6',
    '\t6\t\t\t\t\t2\t8\t',
    '\t\t\t4\t1\t9\t\t\t5',
    '\t\t\t\t8\t\t\t7\t9',
  ].join('\n'),
  direction: 'both',
  write: (grid) =>
    writeRows(grid, (digits) => digits.map((digit) => (digit === 0 ? '' : String(digit))).join('\t')).join(
      '\n',
    ),
}
