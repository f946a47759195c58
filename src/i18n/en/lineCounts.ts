import { plural } from './plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const times = (count: number) => `${number(count)} ${plural(count, 'time', 'times')}`

export const lineCountsEn = {
  count: 'Count lines',
  stop: 'Stop counting',
  counting: (events: number, total: number) => `Counting lines: event ${number(events)} of ${number(total)}`,
  lost: 'The lines could not be counted: the program did something else when it ran again.',
  shown: (count: number) => `${number(count)} ×`,
  total: (line: number, count: number) => `Line ${number(line)} ran ${times(count)}`,
  soFar: (line: number, count: number, soFar: number) =>
    `Line ${number(line)} ran ${times(count)}, ${number(soFar)} so far`,
}
