import { durationFormatter } from '../../../i18n/durations.ts'
import { fineTimeFormatter, secondsFormatter } from '../../words/seconds.ts'
import type { lockstepEn } from './en.ts'
import { action } from '../../controls/action.ko.ts'

const figures = new Intl.NumberFormat('ko')
const shares = new Intl.NumberFormat('ko', {
  style: 'percent',
  maximumFractionDigits: 0,
  roundingMode: 'floor',
})
const number = (value: number) => figures.format(value)
const duration = durationFormatter('ko')

const roughTime = secondsFormatter('ko', '초', 'ms', duration)
const time = fineTimeFormatter('ko', '초', 'ms')

const TIME = '예상 시간'
const GO_TO_TIME = '시간으로 이동'

export const lockstepKo: typeof lockstepEn = {
  title: (lanes) => `퍼즐 하나, 프로그램 ${lanes}개`,
  question: {
    name: '시작 전 질문',
    ask: '어느 쪽이 덜 되돌아갈까요?',
    which: '어느 쪽이 덜 되돌아갈까요?',
    why: '왜 그럴까요?',
    reasons: {
      order: '빈칸을 채우는 순서가 더 좋습니다',
      overwrites: '실패한 숫자를 덮어씁니다',
      equal: '모두 똑같이 되돌아갑니다',
    },
    commit: '이렇게 답하기',
    skip: '건너뛰기',
    close: '닫기',
    said: (lane, reason) =>
      lane === undefined
        ? '내 답: 모두 똑같음.'
        : `내 답: ${lane} (${reason === 'overwrites' ? '실패한 숫자를 덮어씀' : '빈칸을 채우는 순서가 더 좋음'}).`,
    pending: '모두 끝나면 백트랙 수로 답을 알 수 있습니다.',
    verdict: (isLaneRight, isReasonRight) => {
      if (isLaneRight) return isReasonRight ? '맞습니다.' : '프로그램은 맞지만 이유가 다릅니다.'
      return isReasonRight ? '이유는 맞지만 프로그램이 다릅니다.' : '아쉽지만 아닙니다.'
    },
    figures: (counts) =>
      `백트랙: ${counts.map(({ name, backtracks }) => `${name} ${number(backtracks)}번`).join(' · ')}.`,
    because: {
      order: '빈칸을 채우는 순서에서 차이가 납니다.',
      overwrites: '배치하는 숫자는 같지만, 한쪽은 실패한 숫자를 지우지 않고 덮어씁니다.',
      equal: '같은 트리를 탐색하므로 한 단계의 작업량만 다릅니다.',
    },
  },
  inStepBy: '진행 기준',
  measures: {
    events: '이벤트',
    work: '작업량',
    cpython: 'Python 시간',
    pypy: 'PyPy 시간',
    cpp: 'C++ 시간',
  },
  extent: '해답 범위',
  lanes: (lanes, most) => `레인 ${lanes} / ${most}`,
  add: '프로그램 추가',
  remove: (program) => `나란히 보기에서 빼기: ${program}`,
  program: (lane) => `${lane}번 레인의 프로그램`,
  watch: (program) => `탐색 보기: ${program}`,
  watchShort: '보기',
  board: (program, filled, blanks) =>
    `${program}의 보드: 빈칸 ${number(blanks)}개 중 ${number(filled)}개를 채움`,
  share: (share) => `탐색의 ${shares.format(share)}`,
  place: (place) => (place === undefined ? '순위 없음' : `${place}위`),
  searching: '아직 탐색 중…',
  waiting: '시작 전',
  waits: (name) =>
    `탐색을 시작하면 내 코드(${name})도 실행합니다. 이 화면의 링크에는 코드가 담기지 않습니다.`,
  runNow: '지금 실행',
  runAgain: '다시 실행',
  eventsAlone:
    '내 코드가 있으면 이벤트 기준으로만 나란히 진행합니다. 내 코드의 작업량은 세지 않으며, 여기서 측정한 시간은 예상 시간과 비교할 수 없습니다.',
  failed: (reason) => `탐색에 실패했습니다: ${reason}.`,
  again: '다시 탐색',
  action,
  ready: '시작 준비',
  solved: (event) => `이벤트 ${number(event)}에서 해결`,
  exhausted: (solutions) =>
    solutions === 0 ? '모두 탐색함: 해답 없음' : `모두 탐색함: 해답 ${number(solutions)}개`,
  figures: { event: '이벤트', backtracks: '백트랙', depth: '깊이', work: '작업량', ran: '실행 시간' },
  ran: (ms) => roughTime(ms / 1000),
  each: { events: '각자의 이벤트', work: '각자의 작업량', cpython: TIME, pypy: TIME, cpp: TIME },
  finished: '완주',
  lead: '선두',
  won: '우승',
  nobody: (isDecided) => (isDecided ? '없음' : '아직 없음'),
  ahead: (names, lanes) => (names.length > 1 && names.length === lanes ? '모두 동률' : names.join(' · ')),
  goTo: {
    events: '이벤트로 이동',
    work: '작업량으로 이동',
    cpython: GO_TO_TIME,
    pypy: GO_TO_TIME,
    cpp: GO_TO_TIME,
  },
  noPosition: (measure, typed) =>
    measure === 'events' || measure === 'work'
      ? `“${typed}”은(는) 이동할 수 있는 위치가 아닙니다. 0 이상의 정수를 입력하세요.`
      : `“${typed}”은(는) 시간이 아닙니다. 1.5(초)나 20 ms처럼 입력하세요.`,
  heatMap: '히트맵',
  heatMapHint: '히트맵: 프로그램마다 지금까지 각 칸을 채운 횟수',
  timeline: '나란히 보기 타임라인',
  position: (measure, at, end) => {
    if (measure === 'events') return `이벤트 ${number(end)}개 중 ${number(at)}번째`
    return measure === 'work' ? `작업량 ${number(end)} 중 ${number(at)}` : `${time(end)} 중 ${time(at)}`
  },
  rate: (measure, rate) => {
    if (measure === 'events') return `각자 초당 이벤트 ${number(rate)}개`
    return measure === 'work' ? `각자 초당 작업량 ${number(rate)}` : `1초에 실행 시간 ${time(rate)}씩`
  },
  wholeIn: (seconds) =>
    seconds < 1 ? '모두 완주하기까지 1초 미만' : `모두 완주하기까지 ${duration(seconds)}`,
  length: (measure, length) => {
    if (measure === 'events') return `이벤트 ${number(length)}개`
    return measure === 'work' ? `작업량 ${number(length)}` : `≈ ${roughTime(length / 1e9)}`
  },
  end: (measure, end) =>
    measure === 'events' || measure === 'work' ? number(end) : `≈ ${roughTime(end / 1e9)}`,
  tick: (measure, at) => (measure === 'events' || measure === 'work' ? number(at) : time(at)),
  unknown: '…',
  estimated: '시간은 예상값이며, 인터프리터 시작 시간을 포함합니다.',
}
