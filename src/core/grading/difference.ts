/** The first place at which two texts differ. Lines and columns count from 1; columns count characters. */
export interface Difference {
  readonly line: number
  readonly column: number
  /** The character there; empty at the end of the line or text. */
  readonly expected: string
  readonly printed: string
  /** True if one of the texts has no such line. */
  readonly isLineMissing: boolean
}

/**
 * Returns the first difference; undefined if there is none. Ignores white space at the ends of lines and of the text,
 * as judges do.
 */
export function difference(expected: string, printed: string): Difference | undefined {
  const wanted = linesOf(expected)
  const found = linesOf(printed)
  const index = Array.from({ length: Math.max(wanted.length, found.length) }).findIndex(
    (_, line) => wanted[line] !== found[line],
  )
  if (index === -1) return undefined
  const wantedLine = Array.from(wanted[index] ?? '')
  const foundLine = Array.from(found[index] ?? '')
  const at = commonLength(wantedLine, foundLine)
  return {
    line: index + 1,
    column: at + 1,
    expected: wantedLine[at] ?? '',
    printed: foundLine[at] ?? '',
    isLineMissing: index >= wanted.length || index >= found.length,
  }
}

/** Splits a text into lines without trailing white space; returns no lines for a blank text. */
function linesOf(text: string): readonly string[] {
  const kept = text.trimEnd()
  return kept === '' ? [] : kept.split('\n').map((line) => line.trimEnd())
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((character, index) => character !== other[index])
  return at === -1 ? one.length : at
}
