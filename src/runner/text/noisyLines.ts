/** What the finders of noise share: lines apart from their marks, and what was removed. */

export type NoiseKind =
  | 'line-numbers'
  /** Prompts of an interactive interpreter: `>>>`, `...`, `In [1]:`. */
  | 'prompts'
  /** What an interactive interpreter printed. */
  | 'output'
  /** `>` before each line of a quotation. */
  | 'quote-marks'
  /** `+` before each added line. */
  | 'diff-marks'
  /** Headers and deleted lines of a change. */
  | 'diff-lines'
  /** Lines that open or close a code block in Markdown. */
  | 'fences'
  | 'entities'
  /** Tags of HTML. */
  | 'tags'
  /** Lines of text above and below. */
  | 'text'
  /** Lines of a board above and below: a judge's sample. */
  | 'board'

export interface Noise {
  readonly kind: NoiseKind
  /** Number of lines; of characters for `entities`, of tags for `tags`. */
  readonly count: number
}

/** Lines that are left, and what was removed; never empty. */
export interface Found {
  readonly lines: readonly string[]
  readonly noise: readonly Noise[]
}

/** Finds one kind of noise. Every find makes the text shorter. */
export type Finder = (lines: readonly string[]) => Found | undefined

export const isBlank = (line: string) => line.trim() === ''

export function written(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !isBlank(line))
}

/** Leaves out the kinds of which there is nothing. */
export function noiseOf(...noise: readonly (readonly [NoiseKind, number])[]): readonly Noise[] {
  return noise.flatMap(([kind, count]) => (count > 0 ? { kind, count } : []))
}

/** A line apart from its mark: the number or sign before it, and the rest, which starts with what separates them. */
export interface Marked {
  readonly rest: string
}

/** Returns the rests of marked lines without the space that separates all marks from the code. */
export function separated(marked: readonly Marked[]): readonly string[] {
  const rests = marked.map(({ rest }) => rest)
  const [first = '', ...others] = rests.filter((rest) => !isBlank(rest))
  let gap = /^\s*/.exec(first)?.[0] ?? ''
  for (const rest of others) while (!rest.startsWith(gap)) gap = gap.slice(0, -1)
  return rests.map((rest) => (rest.startsWith(gap) ? rest.slice(gap.length) : rest.trimStart()))
}
