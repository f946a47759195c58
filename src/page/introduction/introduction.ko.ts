import type { introductionEn } from './introduction.en.ts'

export const introductionKo: typeof introductionEn = {
  name: '시작하기',
  promise: '백트래킹, 눈으로 보고 되감아 보세요.',
  now: '스도쿠 프로그램이 처음으로 백트랙한 순간입니다. 재생을 누르거나, 내 퍼즐로 시작해 보세요.',
  guide: '한 단계씩 따라 해 보기',
  paste: '채점 입력 붙여넣기',
  pasteHint: '백준 2580, LeetCode …',
  sample: '예제 고르기',
  sampleHint: '쉬운 것부터 최악의 입력까지',
  enter: '직접 입력하기',
  enterHint: '빈 보드를 눌러 숫자 넣기',
}
