import type { breakpointFormEn } from '../en/breakpointForm.ts'

export const breakpointFormKo: typeof breakpointFormEn = {
  change: '중단점 바꾸기',
  save: '저장',
  cancel: '취소',
  where: '위치',
  whereLine: '소스 코드의 줄',
  whereElse: '프로그램 어디서나',
  cell: '칸',
  digit: '숫자',
  depth: '깊이',
  depthRelation: '깊이 비교',
  nth: '몇 번째',
  any: '모두',
  every: '매번',
  row: (row) => `${row}행`,
}
