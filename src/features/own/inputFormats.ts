import type { Phrase } from '../../core/text.ts'

interface InputFormat {
  /** Of the text format. */
  readonly id: string
  readonly name: Phrase
}

/** Text formats in which judges hand a puzzle to a program's standard input; the first where nothing says otherwise. */
export const INPUT_FORMATS: readonly InputFormat[] = [
  { id: 'boj-2580', name: { en: 'BOJ 2580', ko: '백준 2580' } },
  { id: 'boj-2239', name: { en: 'BOJ 2239', ko: '백준 2239' } },
  { id: 'swea-1974', name: { en: 'SWEA 1974', ko: 'SWEA 1974' } },
]
