import type { Judge } from '../judge.ts'

/** Baekjoon Online Judge's words for the result of a submission. */
export const BOJ_WORDS: Judge['words'] = {
  accepted: { en: '맞았습니다!! (Accepted)', ko: '맞았습니다!!' },
  wrong: { en: '틀렸습니다 (Wrong answer)', ko: '틀렸습니다' },
  misformatted: { en: '출력 형식이 잘못되었습니다 (Presentation error)', ko: '출력 형식이 잘못되었습니다' },
}

/** Codewars' words for the result of a test. Its tests compare return values, so a wrong format is a wrong answer. */
export const CODEWARS_WORDS: Judge['words'] = {
  accepted: { en: 'Test Passed', ko: 'Test Passed (통과)' },
  wrong: { en: 'Test Failed', ko: 'Test Failed (실패)' },
  misformatted: { en: 'Test Failed', ko: 'Test Failed (실패)' },
}

/** LeetCode's words for the result of a submission. */
export const LEETCODE_WORDS: Judge['words'] = {
  accepted: { en: 'Accepted', ko: 'Accepted (정답)' },
  wrong: { en: 'Wrong Answer', ko: 'Wrong Answer (오답)' },
  misformatted: { en: 'Wrong Answer', ko: 'Wrong Answer (오답)' },
}
