import type { WritableFormat } from './format.ts'
import { withDots, writeRows } from './writing.ts'

/** A board drawn with `|`, `+` and `-`, or with box-drawing characters, around boxes or around every cell. */
export const bordered: WritableFormat = {
  id: 'bordered',
  name: { en: 'Bordered grid', ko: '테두리가 있는 표' },
  example: `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`,
  direction: 'both',
  write: (grid) => {
    const rows = writeRows(
      grid,
      (digits) =>
        `| ${withDots(digits)
          .join(' ')
          .replace(/..... (?=.)/g, '$&| ')} |`,
    )
    const bands = [rows.slice(0, 3), rows.slice(3, 6), rows.slice(6)].map((band) => band.join('\n'))
    return [RULE, bands[0], RULE, bands[1], RULE, bands[2], RULE].join('\n')
  },
}

const RULE = '+-------+-------+-------+'
