import type { Phrase } from '../../core/text.ts'

interface InputFormat {
  /** Id of the text format. */
  readonly id: string
  readonly name: Phrase
}

/** Text formats in which judges pass a puzzle on standard input. The first is the default. */
export const INPUT_FORMATS: readonly InputFormat[] = [
  { id: 'boj-2580', name: { en: 'BOJ 2580', ko: '백준 2580' } },
  { id: 'boj-2239', name: { en: 'BOJ 2239', ko: '백준 2239' } },
  { id: 'swea-1974', name: { en: 'SWEA 1974', ko: 'SWEA 1974' } },
]
