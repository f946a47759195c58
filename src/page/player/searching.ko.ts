import { digitsOf } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../search/events.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import type { searchingEn } from './searching.en.ts'
import { durationFormatter } from '../../i18n/durations.ts'

const figures = new Intl.NumberFormat('ko')
const compact = new Intl.NumberFormat('ko', { notation: 'compact', maximumSignificantDigits: 3 })

const duration = durationFormatter('ko')
const number = (value: number) => figures.format(value)

const cellName = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`

function announcement(
  event: number,
  last: SearchEvent | undefined,
  currentCell: CurrentCell | undefined,
): string {
  if (last === undefined) return `이벤트 ${number(event)}`
  const isBack = kindOf(last) === EventKind.backtrack
  const reported = `이벤트 ${number(event)}: ${cellName(cellOf(last))}${isBack ? '에서' : '에'} 숫자 ${digitOf(last)} ${isBack ? '지움(백트랙)' : '배치'}`
  if (currentCell === undefined) return reported
  const left = `남은 후보 ${digitsOf(currentCell.remaining).length}개`
  return currentCell.cell === cellOf(last)
    ? `${reported}, ${left}`
    : `${reported}, ${cellName(currentCell.cell)}의 ${left}`
}

export const searchingKo: typeof searchingEn = {
  announcement,
  candidates: (left, tried) =>
    `남은 후보: ${left.join(' ') || '없음'}${tried.length > 0 ? `, 시도함: ${tried.join(' ')}` : ''}`,
  digitPad: '숫자판',
  erase: '지우기',
  done: '완료',
  playsBy: '이동과 재생 단위',
  unit: { lines: '줄', events: '이벤트' },
  wholeIn: (seconds) =>
    seconds < 1 ? '전체 재생 1초 미만' : `전체 재생 ${seconds < 60 ? '' : '약 '}${duration(seconds)}`,
  fastestLines: '줄 단위 최고 속도',
  stop: '탐색 중지',
  resume: '탐색 계속',
  searched: (events) => `이벤트 ${number(events)}개`,
  searchRate: (rate) => `초당 ${compact.format(rate)}개`,
  solutionOf: (solution, met) => `해답 ${number(met)}개 중 ${number(solution)}번째`,
  shortSolutionOf: (solution, met) => `${number(solution)}/${number(met)}`,
  boardShows: (solution, met) => `보드에 표시한 해답: ${number(met)}개 중 ${number(solution)}번째`,
  showSolution: (solution) => `해답 ${number(solution)} 보기`,
  readout: (event, found) =>
    found === undefined
      ? `이벤트 ${number(event)}`
      : `이벤트 ${number(event)} · 깊이 ${found.depth} · ${found.notation}`,
  flame: '플레임 차트',
  depthOf: (events) => (events === 0 ? '탐색 깊이' : `탐색 깊이, 이벤트 ${number(events)}개`),
  cost: {
    digit: (cost, events) => `틀린 숫자 하나에 이벤트 ${number(events)}개 중 ${number(cost)}개가 들었습니다.`,
    removed: (cost, events) =>
      `지운 숫자 하나에 이벤트 ${number(events)}개 중 ${number(cost)}개가 들었습니다.`,
    cell: (cost, events) =>
      `한 칸에 넣어 본 숫자들에 이벤트 ${number(events)}개 중 ${number(cost)}개가 들었습니다.`,
  },
  briefCost: {
    digit: (cost) => `틀린 숫자 하나에 이벤트 ${number(cost)}개`,
    removed: (cost) => `지운 숫자 하나에 이벤트 ${number(cost)}개`,
    cell: (cost) => `한 칸의 숫자들에 이벤트 ${number(cost)}개`,
  },
  showDetour: '보기',
  wholeSearch: '전체 탐색',
  repeating: '반복 중',
  neverBack: '지운 숫자가 하나도 없습니다.',
  trySample: (name) => `${name} 열기`,
  faultAt: (event) => `잘못되는 시점, 이벤트 ${number(event)}`,
  marks: {
    excursion: '가장 오래 헤맨 구간',
    deepest: '가장 깊은 막다른 칸',
    solution: '해답',
    hit: '중단점에 걸린 시점',
    fault: '잘못되는 시점',
  },
}
