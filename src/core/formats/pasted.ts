/** A pasted text, made plain: what editors, web pages and input methods add to a puzzle is taken off. */
export interface Pasted {
  /** The whole text; lines end in `\n`. */
  readonly text: string
  /** Its lines without spaces at their ends; tabs stay, because they can stand for empty cells. */
  readonly lines: readonly string[]
}

const FENCE = /^[ \t]*(?:```|~~~).*$\n?/gm

/** The pasted text made plain. @param mostLines lines beyond one more than these are not split off. */
export function pasted(raw: string, mostLines = 2 ** 31): Pasted {
  const text = plain(raw).replace(FENCE, '').replaceAll('`', '')
  return { text, lines: text.split('\n', mostLines + 1).map(withoutOuterSpaces) }
}

const PLAIN = /^[\n\t\x20-\x7e]*$/

/** Removed: soft hyphens, zero-width characters, direction marks, the byte order mark. */
const INVISIBLE = '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff'

/** What typing aids, word processors and other systems write for a plain character. */
const PLAIN_FOR: Readonly<Record<string, string>> = {
  '\n': '\v\f\u0085\u2028\u2029',
  ' ': '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
  '-': '‐‑–—−',
  '.': '·',
  '"': '“”',
  "'": '‘’',
}

const REMOVED = 0
const REPLACED: ReadonlyMap<number, number> = new Map([
  ...Array.from(INVISIBLE, (character) => [character.charCodeAt(0), REMOVED] as const),
  ...Object.entries(PLAIN_FOR).flatMap(([character, others]) =>
    Array.from(others, (other) => [other.charCodeAt(0), character.charCodeAt(0)] as const),
  ),
  // Full-width forms.
  ...Array.from({ length: 94 }, (_, offset) => [0xff01 + offset, 0x21 + offset] as const),
])

const CARRIAGE_RETURN = 13
const LINE_FEED = 10

/** One pass over the character codes: a text may consist of nothing but replaced characters. */
function plain(raw: string): string {
  if (PLAIN.test(raw)) return raw
  const text = raw.replaceAll('…', '...')
  const codes = new Uint16Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === CARRIAGE_RETURN) {
      if (text.charCodeAt(index + 1) !== LINE_FEED) codes[length++] = LINE_FEED
      continue
    }
    const replaced = code < 127 && code !== 11 && code !== 12 ? code : (REPLACED.get(code) ?? code)
    if (replaced !== REMOVED) codes[length++] = replaced
  }
  return stringOf(codes.subarray(0, length))
}

/** As many codes as one call takes. */
const CHUNK = 8192

function stringOf(codes: Uint16Array): string {
  let text = ''
  for (let start = 0; start < codes.length; start += CHUNK) {
    text += String.fromCharCode(...codes.subarray(start, start + CHUNK))
  }
  return text
}

const SPACE = 32

function withoutOuterSpaces(line: string): string {
  let start = 0
  let end = line.length
  while (start < end && line.charCodeAt(start) === SPACE) start++
  while (end > start && line.charCodeAt(end - 1) === SPACE) end--
  return start === 0 && end === line.length ? line : line.slice(start, end)
}

/** What is found in a text, found once for all the formats that ask for it one after the other. */
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
