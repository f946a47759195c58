import type { drawerEn } from './drawer.en.ts'

const figures = new Intl.NumberFormat('ko')

export const drawerKo: typeof drawerEn = {
  name: '변수와 호출',
  open: '변수와 호출 열기',
  close: '변수와 호출 닫기',
  tabs: {
    both: '변수와 스택',
    variables: '변수',
    stack: '스택',
    breakpoints: '중단점',
    values: '값',
  },
  program: '프로그램 전체',
  andMore: (calls) => `외 ${figures.format(calls)}개`,
}
