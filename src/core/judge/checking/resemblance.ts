import type { Printed } from './printed.ts'

/** Text formats that put the board into brackets, as programs show lists. */
const BRACKETED = new Set(['codewars', 'leetcode', 'strings', 'braces', 'numpy'])

/** How near an output comes to a board in brackets. @param own ids of the text formats that are just right. */
export function resemblanceToLists({ format }: Printed, own: readonly string[]): 0 | 1 | 2 {
  if (format === null) return 0
  if (own.includes(format)) return 2
  return BRACKETED.has(format) ? 1 : 0
}

/** How near an output comes to a board in plain rows; whatever is no list may be meant as one. */
export function resemblanceToRows({ format }: Printed, own: readonly string[]): 0 | 1 | 2 {
  if (format === null || BRACKETED.has(format)) return 0
  return own.includes(format) ? 2 : 1
}
