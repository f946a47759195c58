import type { Conflict } from '../../sudoku/conflicts.ts'
import type { BoardFault, Doubt, InputFinding, Note, Reason } from '../../sudoku/judge/judge.ts'
import type { Assumption } from '../../sudoku/judge/judging.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind } from '../../sudoku/units.ts'
import type { verdictsEn } from './en.ts'
import { withJosa } from '../../i18n/josa.ts'
import { readingKo } from '../reading/reading.ko.ts'

const figures = new Intl.NumberFormat('ko')
const UNIT: Record<UnitKind, string> = { row: '행', column: '열', box: '번 박스' }

const place = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`
const more = (count: number) => (count > 1 ? ` (외 ${count - 1}곳)` : '')

function duplicate({ unit, digit, cells }: Conflict, count: number): string {
  const places = cells.map(place).join(', ')
  return `${unit.index + 1}${UNIT[unit.kind]}에 ${withJosa(digit, '이/가')} ${cells.length}개 있습니다: ${places}.${count > 1 ? ` 충돌이 ${count - 1}곳 더 있습니다.` : ''}`
}

function fault(fault: BoardFault): string {
  switch (fault.code) {
    case 'blank-left':
      return `${place(fault.cell)}이 빈칸입니다${more(fault.count)}.`
    case 'duplicate':
      return duplicate(fault.conflict, fault.count)
    default:
      return assertNever(fault)
  }
}

function boards({ found, solutions, echo }: Extract<Reason, { code: 'several-boards' }>): string {
  const count = `보드가 ${figures.format(found)}개 출력되었습니다. 하나만 출력해야 합니다.`
  if (solutions === found) return `${count} 모두 해답입니다. 첫 해답을 찾으면 멈춰야 합니다.`
  if (echo && found > 2) return `${count} 첫 보드는 입력받은 퍼즐입니다.`
  if (echo)
    return `${count} 첫 보드는 출력하지 말아야 할 입력 퍼즐이고, 나머지 하나는 ${solutions === 1 ? '해답입니다' : '해답이 아닙니다'}.`
  return solutions === 0
    ? `${count} 그중 해답은 없습니다.`
    : `${count} 그중 서로 다른 해답은 ${figures.format(solutions)}개입니다.`
}

function changed(given: number, printed: number): string {
  const instead = printed === 0 ? '빈칸으로' : withJosa(printed, '이/가')
  return `주어진 숫자는 ${given}인데 ${instead} 출력되었습니다`
}

function reason(reason: Reason): string {
  switch (reason.code) {
    case 'nothing-printed':
      return '아무것도 출력되지 않았습니다.'
    case 'no-board':
      return '출력에 보드가 없습니다.'
    case 'unreadable':
      return readingKo.error(reason.error)
    case 'text-around':
      return `${reason.line}번 줄 '${reason.found}'은(는) 보드의 일부가 아닙니다. 답만 출력해야 합니다.`
    case 'form':
      return `숫자는 맞지만 형식이 다릅니다. ${reason.line}번 줄: '${reason.found}'. 올바른 형식: ${reason.expected.ko}.`
    case 'text-in-line':
      return `${reason.line}번 줄의 '${reason.found}'은(는) 빼야 합니다. 숫자만 출력해야 합니다.`
    case 'colours':
      return `${reason.line}번 줄에 터미널 색상 코드가 있습니다. 채점 서버는 색상 코드도 글자로 읽으므로 숫자만 출력해야 합니다.`
    case 'panel':
      return `LeetCode의 Input, Output, Expected를 모두 붙여넣었습니다. Output만 확인하며, Output은 ${reason.isSolution ? '해답입니다' : '해답이 아닙니다'}.`
    case 'blank-line':
      return `숫자는 맞지만 ${reason.line}번 줄이 비어 있습니다.`
    case 'several-boards':
      return boards(reason)
    case 'given-changed':
      return `${place(reason.cell)}: ${changed(reason.given, reason.printed)}${more(reason.count)}.`
    case 'blank-left':
    case 'duplicate':
      return fault(reason)
    case 'not-first':
      return `해답이지만 사전순으로 가장 앞선 해답은 아닙니다. ${place(reason.cell)}이 ${reason.printed}인데, 가장 앞선 해답에서는 ${reason.first}입니다.`
    case 'not-a-phrase':
      return `'${reason.found}'이(가) 출력되었습니다. ${reason.phrases.map((phrase) => `'${phrase}'`).join(' 또는 ')} 중 하나여야 합니다.`
    case 'other-phrase':
      return `정답은 '${reason.expected}'입니다. ${reason.fault === undefined ? '보드가 완성되었습니다.' : fault(reason.fault)}`
    default:
      return assertNever(reason)
  }
}

const NOTES: Readonly<Record<Note, string>> = {
  'only-solution': '하나뿐인 해답입니다.',
  'one-of-several': '해답이 여러 개인 퍼즐입니다. 어느 해답이든 정답으로 인정합니다.',
  'first-of-several': '해답이 여러 개인 퍼즐이고, 그중 사전순으로 가장 앞선 해답입니다.',
  'no-givens': '주어진 숫자가 없으므로, 완성된 보드면 무엇이든 정답입니다.',
  'is-finished': '보드가 완성되었습니다.',
  'is-unfinished': '보드가 완성되지 않았습니다.',
}

const ASSUMPTIONS: Readonly<Record<Assumption, string>> = {
  format: '퍼즐이 이 문제의 입력 형식으로 되어 있습니다',
  full: '보드가 다 채워져 있고, 이 문제는 완성 여부를 묻습니다',
  output: '출력이 이 문제의 답 형식과 비슷합니다',
  nothing: '채점 사이트를 알아볼 단서가 없습니다. 직접 고를 수 있습니다',
}

const DOUBTS: Readonly<Record<Doubt, string>> = {
  'several-solutions': '해답이지만, 퍼즐의 해답이 여러 개입니다. 채점 서버의 답과 같은지 알 수 없습니다.',
}

function input(promise: string, finding: InputFinding): string {
  switch (finding.kind) {
    case 'kept':
      return `${promise}. 이 퍼즐은 조건을 만족합니다.`
    case 'broken':
      return `${promise}. 하지만 ${finding.found.ko}.`
    default:
      return assertNever(finding)
  }
}

export const verdictsKo: typeof verdictsEn = {
  output: '프로그램 출력',
  hint: '보드의 퍼즐을 입력했을 때 내 프로그램이 출력한 내용을 붙여넣으세요.',
  judge: '채점 기준',
  auto: '자동 감지',
  check: '화면의 보드 확인',
  load: '출력을 퍼즐로 불러오기',
  found: '출력에서 찾은 보드',
  verdict: '확인 결과',
  pending: '확인 결과가 여기에 나타납니다.',
  undecided: '판정할 수 없음',
  assumed: (judge, assumed) => `${judge}의 규칙으로 확인했습니다: ${ASSUMPTIONS[assumed]}.`,
  reason,
  form: ({ of, name }) =>
    of === 'judge' ? `이 출력은 ${name.ko}의 형식입니다.` : `이 출력은 ${name.ko} 형식입니다.`,
  note: (note) => NOTES[note],
  doubt: (doubt) => DOUBTS[doubt],
  input,
}
