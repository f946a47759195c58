import { knownTimeLimits } from '../../search/seconds/limits.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** Returns a judge's time limit in seconds, for JavaScript that of Python; undefined if none is published. */
export function judgeLimitSeconds(judge: string, language: OwnLanguage): number | undefined {
  const seconds = knownTimeLimits(judge)?.seconds
  return language === 'cpp' ? seconds?.cpp : seconds?.cpython
}
