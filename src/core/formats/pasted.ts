/** A pasted text, made plain: what editors, web pages and input methods add to a puzzle is taken off. */
export interface Pasted {
  /** The whole text; lines end in `\n`. */
  readonly text: string
  /** Its lines without spaces at their ends; tabs stay, because they can stand for empty cells. */
  readonly lines: readonly string[]
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FENCE = /^[ \t]*(?:```|~~~).*$\n?/gm

/** What typing aids make of plain characters. */
const TYPOGRAPHY: Readonly<Record<string, string>> = {
  '…': '...',
  '·': '.',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
}
const TYPOGRAPHIC = new RegExp(`[${Object.keys(TYPOGRAPHY).join('')}]`, 'g')

export function pasted(raw: string): Pasted {
  const text = raw
    .replace(INVISIBLE, '')
    .replace(LINE_END, '\n')
    .replace(SPACE, ' ')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(TYPOGRAPHIC, (typographic) => TYPOGRAPHY[typographic])
    .replace(FENCE, '')
  return { text, lines: text.split('\n').map((line) => line.replace(/^ +| +$/g, '')) }
}
