import type { ParsedOutput } from './printed.ts'

/** Ids of the text formats in brackets, as programs print lists. */
const BRACKETED = new Set(['codewars', 'leetcode', 'strings', 'braces', 'numpy'])

/**
 * Rates how close an output is to a board in brackets: 2 for a format in `own`, 1 for another format in brackets, 0 for
 * all others.
 * @param own ids of the text formats that the judge expects
 */
export function resemblanceToLists({ format }: ParsedOutput, own: readonly string[]): 0 | 1 | 2 {
  if (format === null) return 0
  if (own.includes(format)) return 2
  return BRACKETED.has(format) ? 1 : 0
}

/**
 * Rates how close an output is to a board in plain rows: 2 for a format in `own`, 1 for another format without brackets
 * (it may be meant as rows), 0 for all others.
 * @param own ids of the text formats that the judge expects
 */
export function resemblanceToRows({ format }: ParsedOutput, own: readonly string[]): 0 | 1 | 2 {
  if (format === null || BRACKETED.has(format)) return 0
  return own.includes(format) ? 2 : 1
}
