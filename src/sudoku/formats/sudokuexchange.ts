import type { Grid } from '../grid.ts'
import { failure, type Result } from '../result.ts'
import { gridOfLine } from '../reading/faults.ts'
import type { ReadError } from './errors.ts'
import { type LinkFormat, parseLinks } from './parsing/links.ts'

/** A link to SudokuExchange: 81 digits, or one character for each digit together with the blanks after it. */
export const sudokuexchange: LinkFormat = {
  id: 'sudokuexchange',
  name: { en: 'SudokuExchange link', ko: 'SudokuExchange 링크' },
  example: 'https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc',
  direction: 'read',
  read: (text) => parseLinks(text, { host: 'sudokuexchange\\.com', parameter: 's' }, unpack),
}

const PACKED = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx'

/** Decodes each character by its index in `PACKED`: 10 × (blanks after the digit) + digit. `K` is 20, so `000`. */
function unpack(packed: string): Result<Grid, ReadError> {
  if (packed.length > 400 || !/^[0-9A-Za-x]*$/.test(packed))
    return failure({ code: 'broken-link', site: 'SudokuExchange', parameter: 's' })
  const line = packed.replace(/./g, (character) => {
    const place = PACKED.indexOf(character)
    return `${place % 10}${'0'.repeat(Math.floor(place / 10))}`
  })
  return gridOfLine(line)
}
