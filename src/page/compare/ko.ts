import type { compareEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')

export const compareKo: typeof compareEn = {
  number: (value) => figures.format(value),
  halves: '보기 방식',
  table: '표',
  inStep: '나란히 보기',
  first: '첫 해답까지',
  all: '모든 해답',
  conflicts: '주어진 숫자끼리 충돌해서 비교할 수 없습니다.',
}
