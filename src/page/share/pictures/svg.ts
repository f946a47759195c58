/** Helpers for SVG pictures: the colour scheme, and the escaping and wrapping of texts. */

export type Scheme = 'light' | 'dark'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapedXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character])
}

/** Estimates a text's width in ems: text cannot be measured without a page. Hangul is as wide as it is high. */
function widthOf(text: string): number {
  return Array.from(text, (character) => (character > '\u10ff' ? 1 : 0.56)).reduce(
    (sum, width) => sum + width,
    0,
  )
}

/** Wraps a text at its spaces. Wider words are not divided. @param width maximum width of a line, in ems */
export function wrappedLines(text: string, width: number): readonly string[] {
  if (text === '') return []
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
