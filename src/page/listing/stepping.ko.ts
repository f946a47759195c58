import type { steppingEn } from './stepping.en.ts'
import { branch, cellName, chosen, refused, why } from './why.ko.ts'
import { digitOf } from '../../search/events.ts'
import type { Step, StepKind } from '../../search/steps/step.ts'
import { withJosa } from '../../i18n/josa.ts'

/** Short description of each kind of step. */
const STEPS: Readonly<Record<StepKind, string>> = {
  enter: '호출이 시작됨',
  full: '빈칸이 없음',
  notFull: '빈칸이 남아 있음',
  check: '보드를 한 번 더 확인',
  report: '보드를 출력',
  stop: '해답을 찾아 끝냄',
  goOn: '다른 해답을 찾으러 돌아감',
  pick: '채울 곳을 고름',
  ask: '후보를 구하는 함수를 호출',
  list: '모든 숫자로 시작',
  strikeRow: '행에 있는 숫자를 뺌',
  strikeColumn: '열에 있는 숫자를 뺌',
  strikeBox: '박스에 있는 숫자를 뺌',
  scanRow: '행을 훑음',
  scanColumn: '열을 훑음',
  scanBox: '박스를 훑음',
  candidates: '후보를 구함',
  cover: '제약을 덮음',
  next: '다음 후보로 넘어감',
  exhausted: '남은 후보가 없음',
  lowest: '가장 작은 후보를 꺼냄',
  read: '후보를 읽음',
  fits: '이 숫자가 들어갈 수 있음',
  refused: '이 숫자는 들어갈 수 없음',
  place: '숫자를 배치',
  replace: '이전 숫자에 새 숫자를 덮어씀',
  mark: '사용한 숫자로 표시',
  coverOther: '다른 제약을 덮음',
  call: '다음 빈칸으로 재귀 호출',
  returned: '재귀 호출에서 돌아옴',
  passOn: '해답을 찾았음을 전달',
  undo: '놓았던 숫자를 지움(0)',
  unmark: '사용 표시를 지움',
  uncoverOther: '다른 제약을 다시 엶',
  advance: '아래 노드로 이동',
  uncover: '제약을 다시 엶',
  fail: '해답을 찾지 못하고 반환',
  line: '실행',
}

/** Returns the description of a step in `STEPS`, with the digit if the step changes one on the board. */
function stepDone({ kind, event }: Pick<Step, 'kind' | 'event'>): string {
  if (event === undefined) return STEPS[kind]
  const digit = withJosa(digitOf(event), '을/를')
  if (kind === 'place') return `${digit} 배치`
  if (kind === 'replace') return `이전 숫자에 ${digit} 덮어씀`
  return kind === 'undo' ? `놓았던 ${digit} 지움(0)` : STEPS[kind]
}

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
  lineNumber: (line) => `${line}번 줄`,
  listing: '소스 코드',
  language: '소스 코드의 언어',
  line: (line, code) => `${line}번 줄: ${code}`,
  marker: { ran: '방금 실행', next: '다음' },
  breakpointOn: (line, code) => `${line}번 줄의 중단점: ${code}`,
  notRunning: '시작 지점: 아직 실행한 줄이 없습니다',
  steps: STEPS,
  stepDone,
  why,
  chosen,
  refused,
  explain: '보드에 해당 칸을 표시합니다',
  whichBlock: '어느 칸이 막을까요?',
  watch: '변수',
  changed: '바뀜',
  fitting: '이 칸의 후보',
  digits: (list) => (list === '' ? '없음' : list),
  noVariables: '아직 값이 있는 변수가 없습니다.',
  notKnown: {
    fetching: '가져오는 중…',
    unreadable: '일시정지하거나 천천히 재생하면 보입니다.',
    unknown: '이 이벤트에서는 알 수 없습니다.',
  },
  stack: '호출 스택',
  noCalls: '진행 중인 호출이 없습니다.',
  frame: (depth, from) => (from === undefined ? `깊이 ${depth}` : `깊이 ${depth}: ${from}`),
  branch,
  cellName,
  placed: (what) => `배치 ${what}`,
  tried: (list) => `시도함 ${list}`,
  remaining: (list) => `남음 ${list}`,
  inspect: '이 호출이 시작된 시점의 보드를 표시합니다',
  backToNow: '지금으로 돌아가기',
  noBreakpoints: '중단점이 없습니다. 줄 번호를 누르거나 아래에서 고르세요.',
  breakpoints: '중단점',
  ready: { backtrack: '첫 백트랙', 'dead-end': '후보가 없는 칸', solution: '해답을 찾음' },
  add: '중단점 추가',
}
