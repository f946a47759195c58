import type { batchEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const tenths = new Intl.NumberFormat('ko', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const number = (value: number) => figures.format(value)

export const batchKo: typeof batchEn = {
  text: '한 줄에 하나씩 적은 퍼즐',
  hint: '줄마다 처음 나오는 81자짜리 값이 퍼즐입니다. 빈칸은 0 또는 .으로 적고, 뒤에 해답이 있으면 비교합니다. 아홉 줄로 적은 보드도 읽으며, 제목과 #으로 시작하는 줄은 건너뜁니다. 파일을 여기로 끌어다 놓아도 됩니다. 100줄이 넘는 텍스트는 붙여넣는 즉시 풉니다.',
  solve: '모두 풀기',
  file: '파일 선택…',
  stop: '중지',
  progress: '지금까지 푼 비율',
  running: (share) => `푸는 중: ${Math.floor(share * 100)}%`,
  stopped: (share) => `${Math.floor(share * 100)}%에서 멈췄습니다.`,
  ended: (elapsedMs) => `${tenths.format(elapsedMs / 1000)}초 만에 풀었습니다.`,
  nothing: '이 텍스트에는 퍼즐이 있는 줄이 없습니다.',
  totals: {
    puzzles: '퍼즐',
    unique: '해답 하나',
    several: '해답 둘 이상',
    unsolvable: '해답 없음',
    faults: '읽지 못한 줄',
    differences: '텍스트의 해답이 다름',
  },
  number,
  differs: (cells) => `텍스트의 해답은 ${number(cells)}칸이 다릅니다`,
  results: '결과',
  table: '결과 표',
  line: '줄',
  puzzle: '퍼즐',
  solutions: '해답 수',
  solution: '해답',
  solutionsOf: (solutions) => (solutions === 0 ? '없음' : solutions === 1 ? '하나' : '둘 이상'),
  show: (line) => `${number(line)}번 줄의 퍼즐을 보드에 불러오기`,
  pages: '표의 쪽',
  page: (page, pages) => `${number(pages)}쪽 중 ${number(page)}쪽`,
  find: '줄 번호로 이동',
  previous: '이전 쪽',
  next: '다음 쪽',
  first: '첫 쪽',
  last: '마지막 쪽',
  saveText: '텍스트로 저장',
  saveCsv: 'CSV로 저장',
}
