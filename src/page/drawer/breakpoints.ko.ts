import type { breakpointsEn, hitsEn } from './breakpoints.en.ts'

const figures = new Intl.NumberFormat('ko')

export const breakpointsKo: typeof breakpointsEn = {
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
  any: '상관없음',
  every: '매번',
  row: (row) => `${row}행`,
  places: {
    event: '이벤트마다',
    backtrack: '백트랙할 때',
    'dead-end': '후보가 없는 칸을 만날 때',
    solution: '해답을 찾을 때',
  },
  edit: '바꾸기',
  remove: '삭제',
  enabled: (name) => `켜짐: ${name}`,
  removeNamed: (name) => `삭제: ${name}`,
  editNamed: (name) => `바꾸기: ${name}`,
  withDigit: (digit) => `숫자 ${digit}`,
  atDepth: (relation, depth) => `깊이 ${relation} ${depth}`,
  nthHit: (nth) => (nth === 1 ? '첫 번째만' : `${figures.format(nth)}번째만`),
}

const number = (value: number) => figures.format(value)

export const hitsKo: typeof hitsEn = {
  hits: '지금까지 중단점에 걸린 시점',
  hit: (event) => `이벤트 ${number(event)}`,
  more: (more) => `나머지 ${number(more)}개는 타임라인에 표시되어 있습니다.`,
}
