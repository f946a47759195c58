import { EventKind } from '../../search/events.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Refusal } from '../../search/steps/step.ts'
import { type Cell, COLUMN_OF, ROW_OF, type UnitKind } from '../../sudoku/units.ts'
import { withJosa } from '../../i18n/josa.ts'
import type { storyEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
const place = (cell: Cell) => `${ROW_OF[cell] + 1}행 ${COLUMN_OF[cell] + 1}열`
const UNIT: Readonly<Record<UnitKind, string>> = { row: '행', column: '열', box: '박스' }

/** Lists digits, with the particle of an object. */
function digitsOf(refusals: readonly Refusal[]): string {
  const digits = refusals.map(({ digit }) => digit).toSorted((one, other) => one - other)
  return [...digits.slice(0, -1), withJosa(digits[digits.length - 1], '을/를')].join(', ')
}

/** Names the line that wrote, if it is known. */
const by = (line: number | undefined) => (line === undefined ? '' : `${line}번 줄이 `)

/** Ends the sentence about the explained write. */
function written(kind: EventKind, digit: number): string {
  switch (kind) {
    case EventKind.place:
      return '배치했습니다'
    case EventKind.replace:
      return '앞의 숫자를 덮어썼습니다'
    case EventKind.backtrack:
      return `${withJosa(digit, '을/를')} 지웠습니다`
    default:
      return assertNever(kind)
  }
}

/** Names a write in the list of a cell's writes. */
const WROTE: Readonly<Record<EventKind, (digit: number) => string>> = {
  [EventKind.place]: (digit) => `${digit} 배치`,
  [EventKind.replace]: (digit) => `이전 숫자에 ${withJosa(digit, '을/를')} 덮어씀`,
  [EventKind.backtrack]: (digit) => `${digit} 지움`,
}

export const storyKo: typeof storyEn = {
  title: (digit, cell) => (digit === 0 ? `${place(cell)}, 빈칸` : `${place(cell)}의 ${digit}`),
  close: '닫기',
  looking: '이 칸에 숫자를 쓴 이벤트를 찾는 중…',
  notFound: (from) => `이벤트 ${number(from)} 이후로는 이 칸의 숫자가 바뀌지 않았습니다.`,
  written: (kind, digit, event, line, depth, tried) => [
    '이벤트 ',
    event,
    `에서 ${by(line)}${written(kind, digit)}. 깊이 ${depth}.${
      tried.length > 0
        ? ` 앞서 ${[...tried.slice(0, -1), withJosa(tried[tried.length - 1], '을/를')].join(', ')} 시도했습니다.`
        : ''
    }`,
  ],
  number,
  writes: '이 칸의 쓰기 기록',
  count: (nth, total) =>
    total === undefined ? `${number(nth)}번째` : `${number(total)}번 중 ${number(nth)}번째`,
  wrote: (kind, digit) => WROTE[kind](digit),
  line: (line) => `${line}번 줄`,
  row: (event, what, line) => `이벤트 ${number(event)}: ${what}${line === undefined ? '' : `, ${line}번 줄`}`,
  reading: (from, to) => `이벤트 ${number(from)}~${number(to)} 읽는 중…`,
  unread: (from, to) => `이벤트 ${number(from + 1)}~${number(to)}만 읽었습니다.`,
  further: '더 찾기',
  struck: '다른 숫자를 막는 칸',
  struckBlank: '이 칸의 숫자를 막는 칸',
  nothingStruck: '막힌 숫자가 없습니다.',
  unit: (unit) => UNIT[unit],
  strike: (digit, cell) => `${digit} (${place(cell)})`,
  goThere: '그 시점으로',
  back: (event) => `이벤트 ${number(event)}번으로 복귀`,
  before: '이전 쓰기',
  after: '다음 쓰기',
  edit: '이 칸 편집',
  blockers: {
    question: (cell) => `${place(cell)}에 숫자가 들어갈 수 없게 막는 칸을 모두 누르세요.`,
    gone: (cell) => `방금 숫자를 지운 ${place(cell)}도 막는 칸으로 칩니다.`,
    check: (chosen) => (chosen === 0 ? '확인' : `${chosen}칸 확인`),
    skip: '건너뛰기',
    goOn: '닫기',
    right: '맞습니다. 이 칸들이 1부터 9까지 모두 막습니다.',
    wrong: ({ missing, superfluous }) =>
      [
        missing.length > 0 && `${digitsOf(missing)} 막는 칸이 빠졌습니다(점선).`,
        superfluous.length > 0 && `${superfluous.length}칸은 아무것도 막지 않습니다(빗금).`,
      ]
        .filter(Boolean)
        .join(' '),
  },
}
