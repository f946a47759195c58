import type { HighlightedLine, Token } from '../../search/steps/listing.ts'

/** Number of lines of the program that a presentation shows. */
export const FEW = 5

/**
 * Returns the index of the first line to show. Lines stay where they are until the running line would be the first or
 * the last of them.
 * @param before the first line shown so far; undefined at first
 * @param running index of the running line; negative if there is none
 * @param count number of lines
 */
export function firstLine(before: number | undefined, running: number, count: number): number {
  const last = Math.max(0, count - FEW)
  if (running < 0) return Math.min(before ?? 0, last)
  const centred = running - Math.floor(FEW / 2)
  const isInside = before !== undefined && running > before && running < before + FEW - 1
  return Math.max(0, Math.min(isInside ? before : centred, last))
}

export interface IndentedLine {
  /** In characters, beyond what all of the lines have. */
  readonly indent: number
  /** Without the indentation. */
  readonly tokens: readonly Token[]
}

/** Takes off the indentation that all lines have in common, so that deeply nested ones have the whole width. */
export function withoutIndent(lines: readonly HighlightedLine[]): readonly IndentedLine[] {
  const indents = lines.map(({ text }) => text.length - text.trimStart().length)
  const common = Math.min(...indents.filter((_, index) => lines[index].text.trim() !== ''))
  return lines.map(({ tokens }, index) => ({
    indent: Math.max(0, indents[index] - common),
    tokens: withoutStart(tokens, indents[index]),
  }))
}

function withoutStart(tokens: readonly Token[], characters: number): readonly Token[] {
  let left = characters
  return tokens.map(({ text, kind }) => {
    const rest = text.slice(left)
    left = Math.max(0, left - text.length)
    return { text: rest, kind }
  })
}
