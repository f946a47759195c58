import type { hitsEn } from './hits.en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const hitsKo: typeof hitsEn = {
  hits: '지금까지 중단점에 걸린 시점',
  hit: (event) => `이벤트 ${number(event)}`,
  more: (more) => `나머지 ${number(more)}개는 타임라인에 표시되어 있습니다.`,
}
