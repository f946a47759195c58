import type { searchingEn } from '../en/searching.ts'

const figures = new Intl.NumberFormat('ko')
const compact = new Intl.NumberFormat('ko', { notation: 'compact', maximumSignificantDigits: 3 })

const number = (value: number) => figures.format(value)

export const searchingKo: typeof searchingEn = {
  digitPad: '숫자판',
  erase: '지우기',
  done: '완료',
  stop: '탐색 중지',
  resume: '탐색 계속',
  searched: (events) => `이벤트 ${number(events)}개`,
  searchRate: (rate) => `초당 ${compact.format(rate)}개`,
  choose: '퍼즐이 여러 개 있습니다. 하나를 고르세요:',
  unlisted: (more) => `${number(more)}개는 목록에 나타내지 않았습니다.`,
  solutions: '찾은 해답',
  solution: '해답',
  ofSolutions: (met) => `/ ${number(met)}`,
  previousSolution: '이전 해답',
  nextSolution: '다음 해답',
  landmarks: '탐색에서 볼 만한 곳',
  deepest: (event) => `가장 깊은 막다른 길: 이벤트 ${number(event)}`,
  excursionBegins: (event) => `가장 긴 헛걸음의 시작: 이벤트 ${number(event)}`,
  excursionEnds: (event) => `끝: 이벤트 ${number(event)}`,
  excursion: (events) =>
    `가장 긴 헛걸음은 숫자 하나를 놓은 채 해답 없이 이벤트 ${number(events)}개 동안 이어졌습니다.`,
}
