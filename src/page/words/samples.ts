import type { Phrase } from '../../i18n/text.ts'

/** Hint below the buttons that load sample puzzles. */
export const SAMPLES_HINT: Phrase = {
  en: 'The BOJ 2580 sample never backtracks; the one next to it backtracks 182 times.',
  ko: '백준 2580 예제는 백트랙이 없고, 그 옆의 퍼즐은 백트랙이 182번 일어납니다.',
}
