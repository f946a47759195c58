/**
 * Inputs for the monkey test: texts to paste, type and drop (puzzles in several formats, program outputs, and junk),
 * and queries of links to the page.
 */
import { gridOfLine } from '../../src/sudoku/grid.ts'
import { FORMATS } from '../../src/sudoku/formats/registry.ts'
import { SAMPLES } from '../../src/page/puzzle/samples.ts'
import { CODEWARS_1, CODEWARS_1_SOLVED, CODEWARS_2 } from '../support.ts'

/** Codewars 1 in each format that can be written. */
const written = FORMATS.flatMap((format) =>
  format.direction === 'both' ? [format.write(gridOfLine(CODEWARS_1))] : [],
)

/** Samples whose searches end within a hundred thousand events for most programs. */
const SHORT = SAMPLES.filter(({ id }) => !['anti-brute-force', 'upside-down', 'empty'].includes(id))

const PUZZLE_TEXTS = [
  ...written,
  ...SHORT.map(({ grid }) => grid.map((digit) => (digit === 0 ? '.' : digit)).join('')),
  // Puzzles with six and fifty solutions.
  CODEWARS_1.replace('6000280', '0000280'),
  CODEWARS_1.replace('419005', '400005').replace('6000280', '0000280'),
]

const OTHER_TEXTS = [
  '',
  ' ',
  '12\n34',
  'no puzzle at all',
  '5'.repeat(81),
  `${CODEWARS_1}\n${CODEWARS_2}\n`,
  `${CODEWARS_1}0`,
  CODEWARS_1.slice(1),
  CODEWARS_1_SOLVED,
  CODEWARS_1_SOLVED.replaceAll(/.{9}/g, '$&\n'),
  Array.from(CODEWARS_1_SOLVED).toReversed().join(' '),
  '<script>document.body.remove()</script>',
  '\u0000\uFFFD\u202E💥'.repeat(30),
  '[[5,3,',
  '0'.repeat(81),
  `${CODEWARS_1.replaceAll('0', '.')}\n`.repeat(400),
]

/** Texts to draw from. Puzzles are listed twice, so that they are drawn more often. */
export const TEXTS: readonly string[] = [...PUZZLE_TEXTS, ...PUZZLE_TEXTS, ...OTHER_TEXTS]

/** Queries of links to the page, most of them invalid. */
export const QUERIES: readonly string[] = [
  '',
  `?puzzle=${CODEWARS_1}&program=bitmasks&event=500`,
  `?puzzle=${CODEWARS_2}&program=tables&event=41207.3`,
  `?puzzle=${CODEWARS_1}&event=1e309`,
  `?puzzle=${CODEWARS_1}&event=-5&program=nobody&solutions=some`,
  `?puzzle=${'9'.repeat(81)}&event=3`,
  '?puzzle=%E0%A4%A&event=%',
  '?make=24-half-0-1234567',
  '?make=99-none-x',
]
