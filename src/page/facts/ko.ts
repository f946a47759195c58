import type { CountingState } from '../../sudoku/facts/counting.ts'
import type { Solutions } from '../../sudoku/facts/solutions.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { TransformKind } from '../../sudoku/transforms/registry.ts'
import type { analysisEn } from './en.ts'
import { factorFormatter, roundedDown } from '../../i18n/rounding.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
const factorText = factorFormatter('ko')
const more = (value: number) => `${number(roundedDown(value))}개 초과`
const events = (value: number) => `이벤트 ${number(value)}개`

const COUNTING: Readonly<Record<CountingState, string>> = {
  counting: '세는 중…',
  waiting: '탐색이나 재생이 멈추면 셉니다',
  lost: '세지 못함',
}

function solutions(found: Solutions | { readonly kind: CountingState }): string {
  switch (found.kind) {
    case 'counting':
      return COUNTING.counting
    case 'waiting':
      return COUNTING.waiting
    case 'lost':
      return COUNTING.lost
    case 'none':
      return '없음'
    case 'one':
      return '정확히 하나'
    case 'several':
      return `${number(found.count)}개`
    case 'more':
      return `${number(found.than)}개 초과`
    default:
      return assertNever(found)
  }
}

const KINDS: Readonly<Record<TransformKind, string>> = {
  symmetry: '회전과 반전',
  bands: '세 행씩 묶어 바꾸기',
  stacks: '세 열씩 묶어 바꾸기',
  rows: '행 바꾸기',
  columns: '열 바꾸기',
  digits: '숫자 바꾸기',
}

export const analysisKo: typeof analysisEn = {
  facts: {
    title: '퍼즐 분석',
    givens: '주어진 숫자',
    solutions: '해답',
    solutionsOf: solutions,
    redundant: '없어도 되는 숫자',
    redundantOf: (cells) =>
      cells === 0
        ? '없음 (하나라도 빼면 해답이 여러 개가 되는 최소 퍼즐)'
        : `${number(cells)}개${cells === 1 ? '는' : ' 중 하나는'} 빼도 해답이 그대로입니다.`,
    showRedundant: '보드에 표시',
    gauge: '백트래킹 난이도',
    gaugeName: '행 순서대로 백트래킹할 때의 난이도',
    gaugeOf: (band, counted, settled) =>
      settled ? `${band}: ${events(counted)}` : `${band} 이상: 지금까지 이벤트 ${more(counted)}`,
    band: (name, from) => (from === 0 ? name : `${name} ${number(from)}부터`),
    gaugeHint: '사람이 느끼는 난이도와는 다르며, 행 순서대로 작은 숫자부터 넣는 탐색의 이벤트 수로 나눕니다:',
  },
  programs: {
    compare: '시간으로 비교하기',
    program: '프로그램',
    events: '이벤트',
    placements: '배치',
    work: '작업량',
    chosen: '선택됨',
    all: '모든 해답',
    soFar: (counted) => `지금까지 ${more(counted)}`,
    moreThan: (counted) => `> ${number(roundedDown(counted))}`,
    progress: (ended, all) =>
      `백그라운드에서 이벤트를 세는 중입니다. 프로그램 ${all}개 중 ${ended}개가 끝났습니다.`,
    progressName: '이벤트를 끝까지 센 프로그램',
    stopped: '탐색하거나 재생하는 동안에는 이벤트 세기를 잠시 멈춥니다.',
    lost: '이벤트를 끝까지 세지 못했습니다.',
  },
  transforms: {
    hint: (program) =>
      `사람에게는 같은 퍼즐이지만 프로그램에는 다른 퍼즐입니다. 누르면 바로 적용되며, 실행 취소로 되돌릴 수 있습니다. ${program} 프로그램의 이벤트 수:`,
    present: '지금 그대로',
    others: '행, 열, 숫자 바꾸기',
    kind: (kind) => KINDS[kind],
    cost: events,
    unknown: COUNTING,
    soFar: (counted) => `지금까지 ${more(counted)}`,
    moreThan: (counted) => `이벤트 ${more(counted)}`,
    same: '같음',
    factor: (kind, factor, atLeast) =>
      `${kind === 'fewer' ? '÷' : '×'}${factorText(factor)}${atLeast ? ' 이상' : ''}`,
  },
  notes: {
    'boj-2580':
      '백준 2580의 예제입니다. 빈칸마다 처음 시도하는 후보가 정답이라, 이벤트 14개 만에 백트랙 없이 풀립니다.',
    'boj-2580-back':
      'Backdoku에서 백준 2580 형식으로 만든 퍼즐입니다. 행 순서대로 백트래킹하면 이벤트는 409개, 백트랙은 182번입니다.',
    'upside-down':
      '행 순서대로 백트래킹하면 이벤트가 218,958,956개 필요합니다. 위쪽 행이 거의 비어 있어 주어진 숫자에 막힐 때까지 오래 추측하고, 해답도 나중에 시도하는 큰 숫자로 시작합니다. 180° 회전하면 숫자가 많은 행부터 채우므로 이벤트 262개로 끝납니다.',
  },
}
