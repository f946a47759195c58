import type { boardViewEn } from '../en/boardView.ts'

export const boardViewKo: typeof boardViewEn = {
  candidates: '모든 빈칸에 후보 표시',
  numbering: {
    'from-1': '행·열 번호: 1부터',
    'from-0': '행·열 번호: 소스 코드처럼 0부터',
    none: '행·열 번호: 없음',
  },
}
