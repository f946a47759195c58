import type { OwnVerdict } from '../own/own.ts'
import { type BoardFault, MAX_BOARDS } from '../../runner/cases/userBoards.ts'
import { LANGUAGE_NAMES } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import type { gradeEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
const fewDigits = new Intl.NumberFormat('ko', { maximumFractionDigits: 1 })
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)}초`
const wholeSeconds = (ms: number) => `${fewDigits.format(ms / 1000)}초`
const megabytes = (bytes: number) => fewDigits.format(bytes / 2 ** 20)
const place = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`

function faultPlace(place: BoardFault['place']): string {
  switch (place.kind) {
    case 'text':
      return '이 텍스트를 읽지 못했습니다'
    case 'line':
      return `${number(place.number)}번 줄`
    case 'board':
      return `${number(place.number)}번 보드`
    case 'name':
      return place.name
    default:
      return assertNever(place)
  }
}

const VERDICTS: Readonly<Record<OwnVerdict['kind'], string>> = {
  loading: '채점 중',
  compiling: '채점 중',
  running: '채점 중',
  accepted: '맞았습니다',
  'wrong-answer': '틀렸습니다',
  'presentation-error': '출력 형식 오류',
  'runtime-error': '런타임 에러',
  'no-function': '함수 없음',
  'syntax-error': '문법 오류',
  'compile-error': '컴파일 에러',
  'time-limit': '시간 초과',
  'memory-limit': '메모리 초과',
  'output-limit': '출력 초과',
  'no-output': '출력 없음',
  'no-code': '코드 없음',
  stopped: '중지됨',
  'not-loaded': '실행하지 못함',
  broken: '런타임 에러',
  failed: '실행하지 못함',
}

export const gradeKo: typeof gradeEn = {
  table: {
    heads: {
      case: '판',
      verdict: '결과',
      milliseconds: '시간(ms)',
      kilobytes: '메모리(kB)',
      events: '쓰기',
    },
    verdict: (kind) => VERDICTS[kind],
    none: '–',
  },
  grade: '채점',
  stop: '중지',
  program: '채점할 프로그램',
  noProgram: '프로그램 선택',
  ownPrograms: '내 프로그램',
  builtIn: (language) => `Backdoku 프로그램, ${LANGUAGE_NAMES[language]}`,
  judge: '채점 기준',
  followsProgram: '채점 기준: 프로그램에 맞춤',
  limits: (language, timeMs, bytes) =>
    `판마다 ${LANGUAGE_NAMES[language]} ${wholeSeconds(timeMs)}, ${megabytes(bytes)}MB`,
  judgeLimit: (judgeSeconds) =>
    judgeSeconds === undefined ? '공개된 시간 제한 없음' : `채점 사이트: ${number(judgeSeconds)}초`,
  stopAtFailure: '처음 실패하면 멈추기',
  addMine: '내 보드 추가',
  mine: {
    text: '채점에 쓸 보드',
    hint: '한 줄에 하나씩, 아홉 줄씩, 또는 퍼즐 입력란이 읽는 어떤 형식으로든 적을 수 있습니다. 파일을 여기로 끌어다 놓아도 됩니다. 100줄이 넘는 텍스트는 붙여넣는 즉시 추가합니다.',
    add: '이 보드 추가',
    file: '파일 선택…',
    shown: '지금 보드의 퍼즐 추가',
    remove: '내 보드 모두 빼기',
    nothing: '이 텍스트에는 보드가 없습니다.',
    added: (boards) => `보드 ${number(boards)}개를 추가했습니다.`,
    bounded: `보드가 더 있지만 앞에서부터 ${number(MAX_BOARDS)}개까지만 채점합니다.`,
    repeated: (boards) => `${number(boards)}개는 이미 있습니다.`,
    conflicting: (boards) => `${number(boards)}개는 한 행, 열, 박스에 같은 숫자가 두 번 있어 뺐습니다.`,
    fault: (file, place, error) => `${file === undefined ? '' : `${file}: `}${faultPlace(place)}: ${error}`,
    moreFaults: (faults) => `이 밖에도 ${number(faults)}개를 읽지 못했습니다.`,
  },
  addRandom: '무작위 100개',
  findWorst: '가장 느린 판 찾기',
  more: '더 보기',
  failure: (failure) => {
    switch (failure.kind) {
      case 'not-loaded':
        return '실행기나 컴파일러를 받지 못해 채점할 수 없습니다.'
      case 'no-program':
        return '채점할 프로그램이 없거나, 이 채점 기준에 해당하는 판이 없습니다.'
      case 'failed':
        return `Backdoku 오류로 중단되었습니다. 내 프로그램의 문제가 아니니 다시 시도해 보세요. (${failure.reason})`
      default:
        return assertNever(failure)
    }
  },
  verdict: (kind) => VERDICTS[kind],
  verdictTitle: (kind) => VERDICTS[kind],
  ready: (total) => (total === 0 ? '아직 판이 없습니다' : `판 ${number(total)}개, 쉬운 것부터`),
  readyHint: '채점 사이트처럼 판마다 프로그램을 실행합니다. 코드는 어디에도 올리지 않습니다.',
  otherRules: (reads, prints) => `${reads}처럼 읽고 ${prints}처럼 출력하므로 ${prints} 기준으로 채점합니다.`,
  soFar: (done, total) => `${number(total)}개 중 ${number(done)}개 채점`,
  failuresSoFar: (failures) => (failures === 0 ? '실패 없음' : `실패 ${number(failures)}개`),
  progress: '채점한 판',
  passed: (passed, total) => `${number(total)}개 중 ${number(passed)}개 통과`,
  firstAt: (index, name) => `처음으로 통과하지 못한 판은 ${number(index)}번 “${name}”입니다.`,
  allPassed: '모든 판을 통과했습니다.',
  slowest: (name, ms) => `가장 오래 걸린 판은 “${name}”(${seconds(ms)})입니다.`,
  notRun: (count) => `실행하지 않은 판: ${number(count)}개.`,
  stopped: '중지했습니다',
  totals: '결과별 판 수',
  total: (kind, count) => `${VERDICTS[kind]} ${number(count)}개`,
  save: 'CSV로 저장',
  past: '이 프로그램의 지난 채점',
  pastDay: (at) => new Date(at).toLocaleDateString('ko', { month: 'short', day: 'numeric' }),
  thisProgram: '이 프로그램',
  forget: '지우기',
  worstRunning: (runs) => `가장 느린 판을 찾는 중입니다. 판 ${number(runs)}개를 실행했습니다.`,
  worstDone: (runs) => `판 ${number(runs)}개 중 가장 느린 판:`,
  bestSoFar: (ms) => `지금까지 가장 긴 시간은 ${seconds(ms)}입니다.`,
  longest: (ms) => `${seconds(ms)}.`,
  cases: '판 목록',
  heads: { name: '판', purpose: '확인할 점', verdict: '결과', memory: '메모리' },
  timeOf: (limitMs) => (limitMs === undefined ? '시간' : `시간 (제한 ${wholeSeconds(limitMs)})`),
  failuresFirst: (failures) => `실패 ${number(failures)}개 먼저`,
  pages: {
    name: '판 목록의 쪽',
    page: (page, pages) => `${number(pages)}쪽 중 ${number(page)}쪽`,
    previous: '이전 쪽',
    next: '다음 쪽',
    first: '첫 쪽',
    last: '마지막 쪽',
  },
  waiting: '대기 중',
  notRunYet: '아직 실행하지 않음',
  running: '실행 중',
  seconds,
  memoryHint:
    '가장 많이 쓴 메모리입니다. Python과 JavaScript는 실행기가 쓰는 메모리도, Python은 앞의 판에서 남은 메모리도 포함합니다.',
  memory: (bytes) => (bytes === 0 ? '–' : `${megabytes(bytes)}MB`),
  hint: '판을 고르면 보드와 입력, 출력이 나옵니다.',
  caseTitle: (index, name) => `${number(index)}번 · ${name}`,
  allCases: '모든 판',
  timeLimitHint: (ms) =>
    `제한 시간 ${wholeSeconds(ms)}를 넘겼습니다. 끝나지 않는 반복이거나 시도가 너무 많습니다.`,
  memoryLimitHint: (bytes) => `전역 배열까지 합쳐 메모리를 ${megabytes(bytes)}MB 넘게 씁니다.`,
  broken: (reason) => `실행기가 멈췄고, 새로 시작해도 또 멈췄습니다(${reason}).`,
  puzzleBoard: '이 판의 퍼즐',
  printedBoard: '출력한 보드',
  atFault: (cells) => `잘못된 칸: ${cells.map(place).join(', ')}`,
  ringed: '동그라미: 잘못된 칸',
  place,
  textPlace: (line, character) => `${number(line)}번 줄 ${number(character)}번째 글자`,
  printedThere: '출력',
  expectedThere: '정답',
  nothing: '없음',
  blank: '빈칸',
  input: '입력',
  argument: (name) => `${name}의 인자`,
  expected: '정답',
  oneRight: '여러 정답 중 하나',
  noSolution: '해답이 없는 퍼즐입니다.',
  printed: (program) => `${program}의 출력`,
  nothingPrinted: '출력이 없습니다.',
  cut: (lines) => `… ${number(lines)}줄 더 있습니다`,
  errors: '오류 출력',
  watch: '이 판 보기',
  makeSmall: '작게 만들기',
  shrinking: (givens, runs) => `${number(runs)}번 실행해 주어진 숫자를 ${number(givens)}개까지 줄였습니다`,
  small: '똑같이 실패하는 작은 판',
  smallFound: (givens, blanks) =>
    `주어진 숫자 ${number(givens)}개, 빈칸 ${number(blanks)}개에서도 똑같이 실패합니다.`,
  copyMarkdown: 'Markdown으로 복사',
  copyCsv: 'CSV로 복사',
  copyLink: '링크 복사',
  copied: '복사했습니다.',
  watchHint:
    '이 판을 다시 실행하면서, 채점할 때는 세지 않는 보드 쓰기를 기록합니다. 보드가 더는 정답이 될 수 없게 되는 시점이나 프로그램이 중단되기 직전을 보여 줍니다.',
  announced: {
    started: (program, total) => `${program ?? '프로그램'} 채점을 시작합니다. 판 ${number(total)}개입니다.`,
    tenth: (done, total, failures) =>
      `${number(total)}개 중 ${number(done)}개 채점, ${failures === 0 ? '실패 없음' : `실패 ${number(failures)}개`}.`,
    ended: (verdict, passed, total) => `${verdict}: ${number(total)}개 중 ${number(passed)}개 통과.`,
    stopped: (passed, done) => `중지했습니다. 채점한 ${number(done)}개 중 ${number(passed)}개 통과.`,
    shrinking: '판을 작게 만드는 중입니다.',
  },
}
