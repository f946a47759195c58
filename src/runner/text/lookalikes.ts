/**
 * Finds and replaces characters that look like those of code, or are invisible. Blogs, word processors and messengers
 * substitute them for the plain characters. Strings and comments may contain any characters.
 */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { DOUBLE_QUOTES, SINGLE_QUOTES, sourceParts } from './sourceText.ts'

export type LookalikeKind = 'quote' | 'space' | 'invisible' | 'full-width' | 'dash' | 'line-end' | 'dots'

export interface Lookalike {
  readonly kind: LookalikeKind
  readonly character: string
  /** Replacement; empty to remove the character. */
  readonly plain: string
  /** Offset in the source, in UTF-16 code units. */
  readonly index: number
  /** From 1. */
  readonly line: number
  /** In UTF-16 code units, from 1. */
  readonly column: number
}

/** A change of the source, in offsets of the original source. */
export interface PlainChange {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Meaning of a character that is a look-alike. */
interface LookalikeEntry {
  readonly kind: LookalikeKind
  readonly plain: string
}

const SPACES =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'
const INVISIBLE =
  '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\ufeff'
const DASHES = '‐‑‒–—―−﹣'
/** Text after a dash that stands for `--`: what can follow a decrement cannot follow a minus. */
const DECREMENT_END = /^\s*(?:[);,\]}]|$)/

const LOOKALIKES = lookalikeTable()

function lookalikeTable(): ReadonlyMap<string, LookalikeEntry> {
  const found = new Map<string, LookalikeEntry>()
  const add = (characters: string, kind: LookalikeKind, plain: string) => {
    for (const character of characters) found.set(character, { kind, plain })
  }
  // Full-width forms of the printable ASCII characters.
  for (let code = 0x21; code <= 0x7e; code++)
    add(String.fromCharCode(code + 0xfee0), 'full-width', String.fromCharCode(code))
  add('、', 'full-width', ',')
  add('。', 'full-width', '.')
  add('【', 'full-width', '[')
  add('】', 'full-width', ']')
  add(SPACES, 'space', ' ')
  add(INVISIBLE, 'invisible', '')
  add(DASHES, 'dash', '-')
  add(DOUBLE_QUOTES, 'quote', '"')
  add(SINGLE_QUOTES, 'quote', "'")
  add('\u2028\u2029\u0085', 'line-end', '\n')
  add('…', 'dots', '...')
  return found
}

/** Full-width letters, digits and underscore, which names may contain. */
const FULL_WIDTH_WORD = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff3f]/
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/
/** Matches text that ends with a character of names. */
const NAME_END = /[\p{ID_Continue}$]$/u
/** Matches text that begins with a character of names. */
const NAME_BEGIN = /^[\p{ID_Continue}$]/u
/** Characters that JavaScript accepts as white space or line ends. */
const BLANK_IN_JAVASCRIPT = new Set(`${SPACES}\ufeff\u2028\u2029`)

export function lookalikes(source: string, language: OwnLanguage): readonly Lookalike[] {
  if (!mayHaveLookalikes(source)) return []
  const found: Lookalike[] = []
  let line = 1
  let lineFrom = 0
  for (const { kind, from, to } of sourceParts(source, language)) {
    for (let index = from; index < to; index++) {
      const look = kind === 'code' ? lookalikeAt(source, index, language) : undefined
      if (look !== undefined) {
        const character = source[index]
        found.push({ ...look, character, index, line, column: index - lineFrom + 1 })
      }
      if (source[index] === '\n' || (source[index] === '\r' && source[index + 1] !== '\n')) {
        line++
        lineFrom = index + 1
      }
    }
  }
  return found
}

export function plainChanges(source: string, language: OwnLanguage): readonly PlainChange[] {
  if (!mayHaveLookalikes(source)) return []
  const pieces = source.split('')
  for (;;) {
    // Repeats, because replacing a quote may change where a string ends, and so expose more look-alikes.
    const places = pieces.flatMap((piece, index) => Array.from(piece, () => index))
    const left = lookalikes(pieces.join(''), language)
    if (left.length === 0) break
    for (const { index, plain } of left) pieces[places[index]] = plain
  }
  return pieces.flatMap((piece, index) =>
    piece === source[index] ? [] : [{ from: index, to: index + 1, insert: piece }],
  )
}

export function plainSource(source: string, language: OwnLanguage): string {
  let text = ''
  let from = 0
  for (const change of plainChanges(source, language)) {
    text += source.slice(from, change.from) + change.insert
    from = change.to
  }
  return text + source.slice(from)
}

/** Replaces all look-alikes of a text, also in strings and comments: for recognising a program, not for running it. */
export function plainCharacters(text: string): string {
  return mayHaveLookalikes(text)
    ? Array.from(text, (character) => LOOKALIKES.get(character)?.plain ?? character).join('')
    : text
}

function mayHaveLookalikes(source: string): boolean {
  if (/^[\n\r\t\x20-\x7e]*$/.test(source)) return false
  for (const character of source) if (LOOKALIKES.has(character)) return true
  return false
}

function lookalikeAt(source: string, index: number, language: OwnLanguage): LookalikeEntry | undefined {
  const character = source[index]
  const look = LOOKALIKES.get(character)
  if (look === undefined) return undefined
  if (language === 'javascript' && BLANK_IN_JAVASCRIPT.has(character)) return undefined
  // Compilers and interpreters skip a leading byte order mark.
  if (character === '\ufeff' && index === 0) return undefined
  const before = source.slice(Math.max(0, index - 2), index)
  const after = source.slice(index + 1, index + 3)
  if (FULL_WIDTH_WORD.test(character)) return isInName(source, index) ? undefined : look
  // Between letters, Indic and Persian scripts need joiners.
  if (/[\u200c\u200d]/.test(character) && isNonLatin(before) && isNonLatin(after)) return undefined
  if (character === '—' && language !== 'python' && NAME_END.test(before.trimEnd())) {
    return DECREMENT_END.test(source.slice(index + 1, index + 20)) ? { ...look, plain: '--' } : look
  }
  return look
}

function isNonLatin(text: string): boolean {
  return /\p{L}|\p{M}/u.test(text) && !/[A-Za-z]/.test(text)
}

/** True if a full-width letter, digit or underscore is part of a name, and not of a number. */
function isInName(source: string, index: number): boolean {
  let from = index
  while (from > 0 && NAME_END.test(source[from - 1])) from--
  if (FULL_WIDTH_DIGIT.test(source[from]) || /\d/.test(source[from])) return false
  return NAME_BEGIN.test(source[index])
}
