import type { callsEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')

export const callsKo: typeof callsEn = {
  more: (calls) => `호출 ${figures.format(calls)}개 더 보기`,
  fewer: '호출 접기',
  justRan: (line) => `방금 ${figures.format(line)}번 줄 실행`,
  waits: (line) => `${figures.format(line)}번 줄에서 기다림`,
  returned: '반환됨',
  tried: '시도함',
  left: '남음',
  noneLeft: '남은 후보 없음',
  lastOne: '마지막 후보',
}
