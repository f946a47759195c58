import { withPlainCells } from './drawnCells.ts'
import { withQuotedBlanks } from './quotedBlanks.ts'

/** A pasted text, made plain: what editors, web pages and input methods add to a puzzle is taken off. */
export interface Pasted {
  /** The whole text; lines end in `\n`. */
  readonly text: string
  /** Its lines without spaces at their ends; tabs stay, because they can stand for empty cells. */
  readonly lines: readonly string[]
}

const FENCE = /^[ \t]*(?:```|~~~).*$\n?/gm

/** Colours in a terminal's output. */
const ESCAPE_SEQUENCE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]{0,20}[A-Za-z]`, 'g')

/** The pasted text made plain. @param mostLines lines beyond one more than these are not split off. */
export function pasted(raw: string, mostLines = 2 ** 31): Pasted {
  const text = withoutFences(withQuotedBlanks(plain(withPlainCells(raw)))).replace(ESCAPE_SEQUENCE, '')
  return { text, lines: text.split('\n', mostLines + 1).map(withoutOuterSpaces) }
}

/** The text without what the clipboard adds; what a program has printed stays, colours of terminals too. */
export function plainText(raw: string): string {
  return withoutFences(plain(raw))
}

/** A digit in bold; between blanks written `*`, a row goes on. */
const BOLD = /(?<=^|[\s|,])\*\*([1-9])\*\*(?=$|[\s|,])/gm

function withoutFences(text: string): string {
  return text.replace(FENCE, '').replaceAll('`', '').replace(BOLD, '$1')
}

const PLAIN = /^[\n\t\x20-\x7e]*$/

/**
 * Removed: soft hyphens, zero-width characters, direction marks and isolates, the byte order mark; and what makes a keycap
 * of a digit, as in chats.
 */
const INVISIBLE =
  '\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u20e3\ufe0e\ufe0f\ufeff'

/** Stand-ins that typing aids, word processors and other systems write for plain characters. */
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

/** By character code: the plain character's code. */
const PLAIN_CODES = plainCodes()

function plainCodes(): Uint16Array {
  const codes = Uint16Array.from({ length: 0x1_0000 }, (_, code) => code)
  for (const character of INVISIBLE) codes[character.charCodeAt(0)] = REMOVED
  for (const [character, others] of Object.entries(PLAIN_FOR)) {
    for (const other of others) codes[other.charCodeAt(0)] = character.charCodeAt(0)
  }
  // The full-width forms of all printing characters.
  for (let code = 0x21; code <= 0x7e; code++) codes[code + 0xfee0] = code
  return codes
}

/** One pass over the character codes: a text may consist of nothing but characters to replace. */
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

/** A decimal digit of any script but that of ASCII. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu

const KNOWN_DIGITS = new Map<string, string>()

/** The digit as one of 0–9. Unicode has the ten of each script in a row, from zero. */
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

/** As many codes as one call takes. */
const CHUNK = 8192

function stringOf(codes: Uint16Array): string {
  let text = ''
  for (let start = 0; start < codes.length; start += CHUNK) {
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(start, start + CHUNK))
  }
  return text
}

const SPACE = 32

/** The line without spaces at its ends; its tabs stay. */
export function withoutOuterSpaces(line: string): string {
  let start = 0
  let end = line.length
  while (start < end && line.charCodeAt(start) === SPACE) start++
  while (end > start && line.charCodeAt(end - 1) === SPACE) end--
  return start === 0 && end === line.length ? line : line.slice(start, end)
}

/** Remembers what was found in a text, for all the formats that ask one after the other. */
export function oncePerText<Found>(find: (pasted: Pasted) => Found): (pasted: Pasted) => Found {
  const known = new WeakMap<Pasted, { readonly found: Found }>()
  return (pasted) => {
    const before = known.get(pasted)
    if (before !== undefined) return before.found
    const found = find(pasted)
    known.set(pasted, { found })
    return found
  }
}
