import type { Language } from '../../i18n/text.ts'
import { plural } from '../../i18n/plural.ts'

const english = new Intl.NumberFormat('en')
const korean = new Intl.NumberFormat('ko')
const number = (value: number) => english.format(value)
const numberKo = (value: number) => korean.format(value)
const times = (count: number) => `${number(count)} ${plural(count, 'time', 'times')}`

const en = {
  count: 'Count lines',
  stop: 'Stop counting',
  counting: (events: number, total: number) => `Counting lines: event ${number(events)} of ${number(total)}`,
  lost: 'The lines could not be counted: the program behaved differently when it ran again.',
  shown: (count: number) => `${number(count)} ×`,
  total: (line: number, count: number) => `Line ${number(line)} ran ${times(count)}`,
  soFar: (line: number, count: number, soFar: number) =>
    `Line ${number(line)} ran ${times(count)}, ${number(soFar)} so far`,
}

const ko: typeof en = {
  count: '줄 실행 횟수 세기',
  stop: '세기 중지',
  counting: (events, total) => `줄 실행 횟수를 세는 중: 이벤트 ${numberKo(total)}개 중 ${numberKo(events)}개`,
  lost: '줄 실행 횟수를 셀 수 없습니다. 다시 실행했더니 결과가 달랐습니다.',
  shown: (count) => `${numberKo(count)}번`,
  total: (line, count) => `${numberKo(line)}번 줄: ${numberKo(count)}번 실행`,
  soFar: (line, count, soFar) =>
    `${numberKo(line)}번 줄: ${numberKo(count)}번 실행, 그중 이 이벤트까지 ${numberKo(soFar)}번`,
}

export type LineCountWords = typeof en

export const LINE_COUNTS: Readonly<Record<Language, LineCountWords>> = { en, ko }
