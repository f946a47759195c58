import type { brokenPageEn } from './brokenPage.en.ts'

export const brokenPageKo: typeof brokenPageEn = {
  heading: '페이지가 멈췄습니다',
  sentence:
    '오류로 페이지가 멈췄습니다. 새로고침하면 이 순간부터 이어집니다. 만약을 위해 보드에 있던 내용을 보관해 두세요.',
  puzzle: '퍼즐',
  board: '보드',
  link: '이 순간으로 가는 링크',
  reload: '새로고침',
  startOver: '빈 보드로 시작',
  error: '오류',
}
