import type { lineCountsEn } from '../en/lineCounts.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const lineCountsKo: typeof lineCountsEn = {
  count: '줄 실행 횟수 세기',
  stop: '세기 중지',
  counting: (events, total) => `줄 실행 횟수를 세는 중: 이벤트 ${number(total)}개 중 ${number(events)}개`,
  lost: '줄 실행 횟수를 셀 수 없습니다. 다시 실행했더니 결과가 달랐습니다.',
  shown: (count) => `${number(count)}번`,
  total: (line, count) => `${number(line)}번 줄: ${number(count)}번 실행`,
  soFar: (line, count, soFar) => `${number(line)}번 줄: ${number(count)}번 실행, 지금까지 ${number(soFar)}번`,
}
