import type { boardViewEn } from './boardView.en.ts'

const number = new Intl.NumberFormat('ko')
const compact = new Intl.NumberFormat('ko', { notation: 'compact', maximumSignificantDigits: 3 })

export const boardViewKo: typeof boardViewEn = {
  candidates: '모든 빈칸에 후보 표시',
  heatMap: '히트맵',
  heatMapHint: '히트맵: 각 칸을 채운 횟수 (지금까지 또는 타임라인에 보이는 구간에서)',
  times: (times) => compact.format(times),
  placements: (from, to, busiest) =>
    [
      from === 0
        ? `이벤트 ${number.format(to)}까지 채운 횟수`
        : `이벤트 ${number.format(from + 1)}부터 ${number.format(to)}까지 채운 횟수`,
      busiest.length === 0
        ? '없음'
        : `가장 많은 칸은 ${busiest.map(([row, column, times]) => `${row}행 ${column}열(${number.format(times)}번)`).join(', ')}`,
    ].join(': '),
  numbering: {
    'from-1': '행·열 번호: 1부터',
    'from-0': '행·열 번호: 소스 코드처럼 0부터',
    none: '행·열 번호: 없음',
  },
}
