import type { steppingEn } from '../en/stepping.ts'
import { STEPS, stepDone } from './steps.ts'
import { branch, cellName, refused, why } from './why.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const steppingKo: typeof steppingEn = {
  tools: '단계 실행',
  commands: {
    reverseContinue: '거꾸로 계속 실행',
    outBack: '거꾸로 호출 밖으로',
    overBack: '거꾸로 호출 건너뛰기',
    intoBack: '한 줄 뒤로',
    into: '한 줄 앞으로',
    over: '호출 건너뛰기',
    out: '호출 밖으로',
    continue: '계속 실행',
  },
  brief: { continue: '중단점', out: '호출 밖으로', over: '호출 건너뛰기', into: '한 줄' },
  briefest: { continue: '중단점', out: '밖으로', over: '건너뜀', into: '한 줄' },
  back: '뒤로',
  forward: '앞으로',
  lineNumber: (line) => `${line}번 줄`,
  stop: '찾기 중지',
  hunting: (event) => `중단점을 찾는 중: 이벤트 ${number(event)}…`,
  missed: {
    forward: '이후로는 중단점에 걸리는 곳이 없습니다.',
    back: '이전에는 중단점에 걸리는 곳이 없습니다.',
    stopped: '중단점에 닿기 전에 탐색이 멈췄습니다.',
  },
  noBreakpoints: '중단점이 없습니다. 줄 번호를 누르거나 아래에서 고르세요.',
  listing: '소스 코드',
  language: '소스 코드의 언어',
  line: (line, code) => `${line}번 줄: ${code}`,
  breakpointOn: (line, code) => `${line}번 줄의 중단점: ${code}`,
  notRunning: '아직 실행한 줄이 없습니다. ‘한 줄 앞으로’(F11)를 누르면 시작합니다.',
  playingAt: (rate) => `초당 이벤트 ${number(rate)}개로 재생 중`,
  digest: ({ row, lowest, highest, placements, backtracks }) =>
    `${row + 1}행 부근, 깊이 ${lowest === highest ? lowest : `${lowest}~${highest}`}: 최근 1초에 배치 ${number(placements)}번, 백트랙 ${number(backtracks)}번. 일시정지하면 줄마다 볼 수 있습니다.`,
  steps: STEPS,
  stepDone,
  why,
  refused,
  explain: '보드에 해당 칸을 표시합니다',
  watch: '변수',
  changed: '바뀜',
  fitting: '들어갈 수',
  digits: (list) => (list === '' ? '없음' : list),
  noVariables: '여기에는 값이 있는 변수가 없습니다.',
  stack: '호출 스택',
  noCalls: '진행 중인 호출이 없습니다.',
  frame: (depth, from) => (from === undefined ? `깊이 ${depth}` : `깊이 ${depth}: ${from}`),
  branch,
  cellName,
  placed: (what) => `배치 ${what}`,
  tried: (list) => `시도함 ${list}`,
  remaining: (list) => `남음 ${list}`,
  inspect: '이 호출이 시작될 때의 보드를 봅니다',
  backToNow: '지금으로 돌아가기',
  breakpoints: '중단점',
  ready: { backtrack: '첫 백트랙', 'dead-end': '후보가 없는 칸', solution: '해답을 찾음' },
  add: '중단점 추가',
}
