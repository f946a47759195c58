import { lineOf } from '../grid.ts'
import type { WritableFormat } from './format.ts'

/**
 * A line of HoDoKu's library: `:technique:digits:board:deleted candidates:eliminations:`. A `+` before a digit
 * marks one placed while solving, which is read as a blank. Labels are line numbers.
 */
export const hodoku: WritableFormat = {
  id: 'hodoku',
  name: { en: 'HoDoKu library', ko: 'HoDoKu 라이브러리' },
  example: ':0000:x:7.2.34.8.........2.8..51.74.......51..63.27..29.......14.76..2.8.........2.51.8.7:::',
  direction: 'both',
  write: (grid) => `:0000:x:${lineOf(grid, '.')}:::`,
}
