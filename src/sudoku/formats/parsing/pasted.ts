import { withPlainCells } from './drawnCells.ts'
import { withQuotedBlanks } from './quotedBlanks.ts'

/** Lines that open or close a code block in Markdown. */
const FENCE = /^[ \t]*(?:```|~~~).*$\n?/gm

/** Escape sequences in terminal output; also those for colours whose escape character is lost, shown or written. */
const ESCAPE_SEQUENCE = new RegExp(
  `${String.fromCharCode(27)}\\[[0-9;]{0,20}[A-Za-z]|(?:\\^\\[|\u241b|\\\\(?:x1b|033|e|u001b))?\\[\\d{1,3}(?:;\\d{1,3}){0,5}m`,
  'gi',
)

/** A board on one line, with marks for blanks that end a word elsewhere. */
const PUNCTUATED = /(?<![^\s"'])(?:[1-9?]{81}|[1-9:]{81})(?![^\s"',;])/g

/** Returns a pasted text without the additions of editors, web pages and input methods; its lines end in `\n`. */
export function pasted(raw: string): string {
  return withoutFences(withQuotedBlanks(plain(withPlainCells(raw))))
    .replace(ESCAPE_SEQUENCE, '')
    .replace(POINTER, '')
    .replace(PUNCTUATED, (line) => line.replaceAll(/[?:]/g, '.'))
}

export function hasMoreLines(text: string, most: number): boolean {
  return text.split('\n', most + 1).length > most
}

/**
 * Replaces typographic characters, and removes invisible ones and Markdown: fences, backticks and the marks around bold
 * digits. Keeps the escape sequences of terminals.
 */
export function plainText(raw: string): string {
  return withoutFences(plain(raw))
}

/** A digit in Markdown bold, alone between separators: beside other characters, `*` and `_` may be blanks. */
const BOLD = /(?<=^|[\s|,[({])(\*{2,3}|__)([1-9])\1(?=$|[\s|,\])}])/gm

/** A line that points at a cell of the row above: `^`, possibly with a word. */
const POINTER = /^[ \t|#/*>%;-]{0,200}[\^↑▲][ \t^↑▲|~]{0,200}[^\d\n|^]{0,40}$\n?/gm

function withoutFences(text: string): string {
  return text.replace(FENCE, '').replace(QUOTED, linesOfTemplate).replaceAll('`', '').replace(BOLD, '$2')
}

/** Code in Markdown, or a template literal of JavaScript. */
const QUOTED = /`([^`]*)`/g

/** Puts the lines of a template literal on lines of their own: its first row may stand behind `const board = `. */
function linesOfTemplate(quoted: string, inside: string): string {
  return inside.split('\n', 9).length === 9 ? `\n${inside}\n` : quoted
}

/** A text in which `plain` changes nothing. */
const PLAIN = /^[\n\t\x20-\x7e]*$/

/**
 * Characters to remove: soft hyphens, zero-width characters, direction marks and isolates, the byte order mark, and the
 * marks that make a keycap of a digit, as in chats.
 */
const INVISIBLE =
  '\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u20e3\ufe0e\ufe0f\ufeff'

/** By plain character: its substitutes in input methods, word processors and other systems, or in drawn boards. */
const PLAIN_FOR: Readonly<Record<string, string>> = {
  '\n': '\v\f\u0085\u2028\u2029',
  ' ': '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u2800\u3000\u3164',
  '-': '‐‑–—−',
  ',': '،、',
  '.': '·□▢◻☐',
  '"': '“”',
  "'": '‘’',
}

const REMOVED = 0
const CARRIAGE_RETURN = 13
const LINE_FEED = 10

/** Indexed by character code: the code of the plain character, or `REMOVED`. */
const PLAIN_CODES = plainCodes()

function plainCodes(): Uint16Array {
  const codes = Uint16Array.from({ length: 0x1_0000 }, (_, code) => code)
  for (const character of INVISIBLE) codes[character.charCodeAt(0)] = REMOVED
  for (const [character, others] of Object.entries(PLAIN_FOR)) {
    for (const other of others) codes[other.charCodeAt(0)] = character.charCodeAt(0)
  }
  // Full-width forms of the printable ASCII characters.
  for (let code = 0x21; code <= 0x7e; code++) codes[code + 0xfee0] = code
  return codes
}

/**
 * Replaces typographic characters by plain ones, removes invisible ones, and makes line ends `\n`. Works in one pass
 * over character codes, so that a text of nothing but such characters stays fast.
 */
function plain(raw: string): string {
  if (PLAIN.test(raw)) return raw
  const text = raw.replaceAll('…', '...').replace(OTHER_DIGIT, plainDigit)
  const codes = new Uint16Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code !== CARRIAGE_RETURN) codes[length] = PLAIN_CODES[code]
    else codes[length] = text.charCodeAt(index + 1) === LINE_FEED ? REMOVED : LINE_FEED
    if (codes[length] !== REMOVED) length++
  }
  return stringOf(codes.subarray(0, length))
}

/** A decimal digit outside ASCII. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

/** Results of `plainDigit`, by digit. */
const KNOWN_DIGITS = new Map<string, string>()

/** Converts a digit to 0–9. Unicode encodes the ten digits of a script consecutively, from zero. */
function plainDigit(digit: string): string {
  const known = KNOWN_DIGITS.get(digit)
  if (known !== undefined) return known
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  const plainOne = String((code - first) % 10)
  KNOWN_DIGITS.set(digit, plainOne)
  return plainOne
}

/** Codes per call of `fromCharCode`, because the number of arguments is limited. */
const CHUNK = 8192

function stringOf(codes: Uint16Array): string {
  let text = ''
  for (let start = 0; start < codes.length; start += CHUNK) {
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(start, start + CHUNK))
  }
  return text
}
