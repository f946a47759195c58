import { FEWEST_ROWS } from '../../reading/faults.ts'
import { isRule } from './rules.ts'

/**
 * Characters that are cells in a drawn board, but words, list numbers or punctuation elsewhere. The index is the digit,
 * 0 for blanks.
 */
const DIGITS = [
  '〇零○◯⭕⓪⓿・･•∙⋅‧●■▪▫◻◼◽◾口⬚⬜⬛⚪⚫➖❓❔❌✖~～〜ーㅁㅇ🔲🔳🟥🟧🟨🟩🟦🟪🟫',
  '一①❶➀➊⑴⓵㊀㈠Ⅰ',
  '二②❷➁➋⑵⓶㊁㈡Ⅱ',
  '三③❸➂➌⑶⓷㊂㈢Ⅲ',
  '四④❹➃➍⑷⓸㊃㈣Ⅳ',
  '五⑤❺➄➎⑸⓹㊄㈤Ⅴ',
  '六⑥❻➅➏⑹⓺㊅㈥Ⅵ',
  '七⑦❼➆➐⑺⓻㊆㈦Ⅶ',
  '八⑧❽➇➑⑻⓼㊇㈧Ⅷ',
  '九⑨❾➈➒⑼⓽㊈㈨Ⅸ',
].map((characters) => Array.from(characters))

/** Plain cells by the drawn cells that they replace. */
const PLAIN_FOR: ReadonlyMap<string, string> = new Map(
  DIGITS.flatMap((characters, digit) =>
    characters.map((character) => [character, digit === 0 ? '.' : String(digit)] as const),
  ),
)

/** All drawn cells, and those that are digits. */
const DRAWN = DIGITS.flat().join('')
const DRAWN_DIGITS = DIGITS.slice(1).flat().join('')

/** Blanks and digits that are cells in any text. */
const PLAIN_CELLS = '\\p{Nd}.*_xX?·□▢☐＿＊．–—\\-'

/**
 * Characters between and around the cells of a row, including the invisible ones of emojis. A stretch of cells contains
 * only cells and these characters.
 */
const BETWEEN =
  ' \\t\\u00a0\\u2800\\u3000\\u3164|,;:"\'`()\\[\\]{}\\u2500-\\u257f｜，、；\\u200b-\\u200f\\u20e3\\ufe0e\\ufe0f'

const DRAWN_CELL = new RegExp(`[${DRAWN}]`, 'u')
const CELL = new RegExp(`[${DRAWN}${PLAIN_CELLS}]`, 'gu')
const STRETCH = new RegExp(`[${DRAWN}${PLAIN_CELLS}${BETWEEN}]+`, 'gu')
const DRAWN_CELLS = new RegExp(`[${DRAWN}]`, 'gu')
const DRAWN_DIGIT = new RegExp(`[${DRAWN_DIGITS}]`, 'u')
/** Matches a plain digit from 1 to 9, in any script. */
const PLAIN_DIGIT = /[^\P{Nd}0０]/u

/** Minimum cells of a stretch whose drawn cells are replaced; does not apply to a stretch that is a whole row. */
const FEWEST_CELLS = 5

/**
 * Replaces kanji numerals, circled numbers, and squares or dots of any kind by plain digits and dots if at least
 * `FEWEST_ROWS` rows are drawn with them; in other texts they mean something else and stay. Replaces emoji shortcodes anywhere.
 */
export function withPlainCells(text: string): string {
  const plain = text.replace(SHORTCODE, cellOfShortcode)
  if (!DRAWN_CELL.test(plain)) return plain
  let rows = 0
  for (const [stretch] of plain.matchAll(STRETCH)) {
    if (DRAWN_CELL.test(stretch) && mayBeCells(stretch)) rows += rowCountIn(stretch)
  }
  if (rows < FEWEST_ROWS) return plain
  return plain.replace(STRETCH, (stretch) =>
    !mayBeCells(stretch) || (cellCountOf(stretch) < FEWEST_CELLS && rowCountIn(stretch) === 0)
      ? stretch
      : stretch.replace(DRAWN_CELLS, (mark) => PLAIN_FOR.get(mark) ?? mark),
  )
}

/** By digit: its name in an emoji shortcode. */
const SHORTCODES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** An emoji shortcode of a digit or a square, as in chats: `:one:`, `:white_large_square:`. */
const SHORTCODE = new RegExp(`:(?:(${SHORTCODES.join('|')})|(?:\\w{1,12}_){0,2}square):`, 'g')

function cellOfShortcode(_: string, digit: string | undefined): string {
  return digit === undefined ? '⬜' : String(SHORTCODES.indexOf(digit))
}

function cellCountOf(stretch: string): number {
  return stretch.match(CELL)?.length ?? 0
}

/**
 * Counts the rows of a stretch: one per nine cells, or 0 if there is a remainder. Fewer than nine cells are a row if
 * separators divide the stretch into nine fields or three boxes.
 */
function rowCountIn(stretch: string): number {
  const cells = cellCountOf(stretch)
  if (cells % 9 === 0) return cells / 9
  return cells < 9 && TABLE_ROWS.some((row) => row.test(stretch)) ? 1 : 0
}

/** Rows whose blanks may be empty: nine fields, or three boxes. */
const TABLE_ROWS = [
  /^[^,]*(?:,[^,]*){8},?$/,
  /^[^\t]*(?:\t[^\t]*){8}\t?$/,
  /^[^|│┃║｜]*(?:[|│┃║｜][^|│┃║｜]*){8}$/,
  /^\s*[|│┃║｜](?:[^|│┃║｜]*[|│┃║｜]){9}\s*$/,
  /^[^|│┃║｜]*(?:[|│┃║｜][^|│┃║｜]*){2}$/,
  /^\s*[|│┃║｜](?:[^|│┃║｜]*[|│┃║｜]){3}\s*$/,
  // Spaces as wide as kanji: ideographic space, Hangul filler, Braille blank.
  /^(?=.*[\u2800\u3000\u3164])(?:[\u2800\u3000\u3164]|\S){2,9}$/u,
]

/** False for a rule, and if plain digits 1–9 are mixed with kanji or circled numbers: `一` may be a dash, `①` a label. */
function mayBeCells(stretch: string): boolean {
  return !isRule(stretch) && (!DRAWN_DIGIT.test(stretch) || !PLAIN_DIGIT.test(stretch))
}
