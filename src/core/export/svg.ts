/** The elements of vector pictures. */

/** Drawn on light paper, or on dark. */
export type Scheme = 'light' | 'dark'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in a document of XML. */
export function escapedXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character])
}

/** Of the size of the letters: an estimate, for nobody can measure here. Hangul is as wide as it is high. */
function widthOf(text: string): number {
  return Array.from(text, (character) => (character > '\u10ff' ? 1 : 0.56)).reduce(
    (sum, width) => sum + width,
    0,
  )
}

/** A text in lines that are no wider than so many letters are high, broken at its spaces. */
export function wrapped(text: string, width: number): readonly string[] {
  if (text === '') return []
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
