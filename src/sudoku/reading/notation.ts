/** Names the format of what was found, by how it is written. */
import type { CutKind } from './cuts.ts'
import type { Stretch } from './stretches.ts'

/** @param between what stands between the first two rows */
export function formatOf(
  kind: CutKind,
  [{ text, before }, other]: readonly Stretch[],
  hasRule: boolean,
  between: string,
): string {
  const bracketed = formatInBracket(before, text, kind)
  if (bracketed !== undefined) return bracketed
  if (
    kind === 'packed' &&
    /["']/.test(before) &&
    before === other.before &&
    between.includes(',') &&
    !text.includes('|')
  )
    return 'strings'
  if (kind === 'tab') return 'tsv'
  if (kind === 'comma' || kind === 'semicolon') return 'csv'
  if (kind === 'packed' && (text.includes('|') || hasRule)) return 'ss'
  if (kind === 'bar' || text.includes('|') || hasRule) return 'bordered'
  return kind === 'words' ? 'boj-2580' : text.includes('.') ? 'sdk' : 'boj-2239'
}

/** Returns the notation of rows in brackets. @param before the character before a row */
export function formatInBracket(before: string, text: string, kind: CutKind): string | undefined {
  if (before === '{') return 'braces'
  if (before !== '[' && before !== '(') return undefined
  if (/["']/.test(text)) return 'leetcode'
  return /[,;]/.test(text) || kind === 'packed' ? 'codewars' : 'numpy'
}
