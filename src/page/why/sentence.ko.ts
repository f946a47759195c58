import type { sentenceEn } from './sentence.en.ts'
import { withJosa } from '../../i18n/josa.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import { cellName } from '../listing/why.ko.ts'

const figures = new Intl.NumberFormat('ko')

function done(event: SearchEvent, line: number | undefined, overwritten: number | undefined): string {
  const digit = withJosa(digitOf(event), '을/를')
  const where = cellName(cellOf(event))
  const kind = kindOf(event)
  const by = line === undefined ? '' : `${line}번 줄: `
  if (kind === EventKind.backtrack) return `${by}${where}에 놓았던 ${digit} 지움`
  if (kind === EventKind.replace) return `${by}${where}의 ${overwritten ?? '숫자'}에 ${digit} 덮어씀`
  return `${by}${where}에 ${digit} 놓음`
}

export const sentenceKo: typeof sentenceEn = {
  name: '지금 일어난 일',
  done,
  ran: (line, step) => `${line}번 줄: ${step}`,
  nothingWritten: '보드에 아직 아무것도 쓰지 않았습니다',
  running: '프로그램 실행 중',
  runningFor: (seconds, limit) =>
    `${figures.format(seconds)}초째 실행 중${limit === undefined ? '' : ` (제한 ${figures.format(limit)}초)`}`,
  solvedAt: (event, isOnly) =>
    `이벤트 ${figures.format(event)}에서 해결했습니다${isOnly ? '. 하나뿐인 해답입니다' : ''}`,
  tookBack: (backtracks) => `놓은 숫자를 ${figures.format(backtracks)}번 지웠습니다.`,
  fromStart: '처음부터 보기',
  keys: {
    blocking: '이 숫자들이 막음',
    blank: '들어갈 숫자 없음',
    fault: '잘못된 칸',
    empty: '비어 있어야 할 칸',
    stale: '남은 숫자',
  },
  board: '보드',
  edit: '퍼즐 편집',
}
