import { plural } from '../../i18n/plural.ts'

const number = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

export const boardViewEn = {
  candidates: 'Candidates in all blanks',
  heatMap: 'Heat map',
  heatMapHint:
    'Heat map: how often each blank was filled, up to here or in the visible range of the timeline',
  times: (times: number) => compact.format(times),
  /** @param busiest [row, column, times] of the cells filled most often, rows and columns from 1 */
  placements: (from: number, to: number, busiest: readonly (readonly [number, number, number])[]) =>
    [
      from === 0
        ? `Filled up to event ${number.format(to)}`
        : `Filled in events ${number.format(from + 1)} to ${number.format(to)}`,
      busiest.length === 0
        ? 'nothing'
        : `most often ${busiest.map(([row, column, times]) => `row ${row}, column ${column} (${number.format(times)} ${plural(times, 'time')})`).join('; ')}`,
    ].join(': '),
  numbering: {
    'from-1': 'Rows and columns: numbered from 1',
    'from-0': 'Rows and columns: numbered from 0, as listings count',
    none: 'Rows and columns: no numbers',
  },
}
