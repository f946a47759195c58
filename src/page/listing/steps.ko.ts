import { digitOf } from '../../search/events.ts'
import type { Step, StepKind } from '../../search/steps/step.ts'
import { withJosa } from '../../i18n/josa.ts'

/** Short description of each kind of step (what a line of a program does). */
export const STEPS: Readonly<Record<StepKind, string>> = {
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
export function stepDone({ kind, event }: Pick<Step, 'kind' | 'event'>): string {
  if (event === undefined) return STEPS[kind]
  const digit = withJosa(digitOf(event), '을/를')
  if (kind === 'place') return `${digit} 배치`
  if (kind === 'replace') return `이전 숫자에 ${digit} 덮어씀`
  return kind === 'undo' ? `놓았던 ${digit} 지움(0)` : STEPS[kind]
}
