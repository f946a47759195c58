import type { introductionEn } from './introduction.en.ts'

const figures = new Intl.NumberFormat('ko')
const days = new Intl.RelativeTimeFormat('ko', { numeric: 'auto' })

export const introductionKo: typeof introductionEn = {
  name: '시작하기',
  promise: '백트래킹, 눈으로 보고 되감아 보세요.',
  now: '프로그램이 처음으로 백트랙한 순간입니다.',
  paste: '퍼즐이나 내 코드 붙여넣기',
  pasteKey: 'Ctrl V',
  load: '불러오기',
  samples: '예제',
  code: '내 코드',
  guide: '따라 해 보기',
  lessons: '배우기',
  nextLine: '한 줄 앞으로',
  whole: '전체 코드',
  orPress: '또는',
  event: '이벤트',
  ofEvents: '/',
  left: (daysAgo) => `${days.format(-daysAgo, 'day')} 보던 곳:`,
  moment: (puzzle, event) => `${puzzle}, 이벤트 ${figures.format(event)}`,
  end: '이 줄을 다시 표시하지 않기',
}
