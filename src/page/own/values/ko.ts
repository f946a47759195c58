import type { LineValue } from '../../../runner/run/lineValues.ts'
import type { valuesEn } from './en.ts'
import { isEmptyValue, textOf } from './valueTable.ts'

const figures = new Intl.NumberFormat('ko')
const decimals = new Intl.NumberFormat('ko', { maximumFractionDigits: 2 })
const percents = new Intl.NumberFormat('ko', { style: 'percent', maximumFractionDigits: 1 })
const percent = (share: number) => percents.format(share)
const number = (value: number) => figures.format(value)
const decimal = (value: number) => decimals.format(value)

function spoken(value: LineValue): string {
  return isEmptyValue(value) ? '비어 있음' : textOf(value)
}

export const valuesKo: typeof valuesEn = {
  open: '여기서 값 보기…',
  openKeys: '커서가 있는 줄의 값 보기 (Shift+F9)',
  title: '여기서 값 보기',
  name: (line) => `${number(line)}번 줄의 값`,
  line: '줄',
  expression: '식',
  example: '예: n, board[y]',
  read: '보기',
  stop: '중지',
  close: '닫기',
  hint: '이 줄이 실행될 때마다 실행 직전에 식의 값을 읽어 보여 줍니다. 식이 여럿이면 쉼표로 나누세요. 식에서 호출한 함수는 프로그램 안에서 실행되므로 아무것도 바꾸지 않아야 합니다.',
  empty: '식을 입력하세요. 예: n, board[y]',
  edited: '코드가 수정되었습니다. 다시 실행한 뒤 값을 볼 수 있습니다.',
  unrun: '프로그램을 실행하면 값을 볼 수 있습니다.',
  reading: (event, events) => `값을 읽는 중: 이벤트 ${number(events)}개 중 ${number(event)}개`,
  fault: (column, message) =>
    column === undefined ? `올바른 식이 아닙니다: ${message}` : `${number(column)}번째 글자: ${message}`,
  changes: (what) => `“${what}”: 프로그램의 값을 바꾸는 식은 쓸 수 없습니다. 값을 읽기만 할 수 있습니다.`,
  noCode: (line, next) =>
    next === undefined
      ? `${number(line)}번 줄부터는 실행되는 코드가 없습니다.`
      : `${number(line)}번 줄에는 실행되는 코드가 없습니다. 다음으로 실행되는 줄은 ${number(next)}번입니다.`,
  goToLine: (line) => `${number(line)}번 줄 보기`,
  differs:
    '다시 실행했더니 프로그램이 다르게 동작해, 이 값은 기록한 실행의 값이 아닙니다. 식에서 호출한 함수가 무언가를 바꿨을 수 있습니다.',
  lost: '값을 읽지 못했습니다. 다시 실행한 프로그램이 값을 읽을 시점까지 가지 못했습니다.',
  neverRan: (line, from) =>
    from === 0
      ? `${number(line)}번 줄은 한 번도 실행되지 않았습니다.`
      : `이벤트 ${number(from)} 이후에는 ${number(line)}번 줄이 실행되지 않습니다.`,
  cutBefore: (line, event) =>
    `시간 제한으로 이벤트 ${number(event)}까지만 읽었습니다. 그때까지 ${number(line)}번 줄은 실행되지 않았습니다.`,
  count: (rows, total, from, to) => {
    const counted =
      total === undefined || total <= rows
        ? `값 ${number(rows)}개`
        : `값 ${number(total)}개 중 ${number(rows)}개`
    if (to !== undefined) return `${counted}(이벤트 ${number(from)}~${number(to)}). 뒤에 더 있습니다.`
    return from === 0 ? `${counted}.` : `${counted}, 이벤트 ${number(from)}부터.`
  },
  cut: (event) => `시간 제한으로 이벤트 ${number(event)}까지만 읽었습니다.`,
  fromHere: '여기부터',
  fromStart: '처음부터',
  rows: '값',
  figure: number,
  event: '이벤트',
  row: (event, values) => `이벤트 ${number(event)}, ${values.map(spoken).join(', ')}`,
  draw: (column) => `${column} 그래프`,
  copy: 'CSV로 복사',
  copied: '복사했습니다.',
  notCopied: '브라우저가 복사를 막았습니다.',
  shownTag: '값 표시 중',
  drawn: (column, line) => `${number(line)}번 줄의 ${column}`,
  span: (least, most, mean) => `${decimal(least)}~${decimal(most)}, 평균 ${decimal(mean)}`,
  zeros: (share) => `0인 값 ${percent(share)}`,
  notRead: '읽지 않음',
  partRead: (from, to) => `이벤트 ${number(from)}부터 ${number(to)}까지 읽었습니다.`,
}
