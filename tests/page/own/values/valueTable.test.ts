/** Queries on the values that were read at a line, their copy for spreadsheets, and their chart. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { LineValue, LineValues } from '../../../../src/runner/run/lineValues.ts'
import { chartOf } from '../../../../src/page/own/values/drawing.ts'
import {
  isEmptyValue,
  earlierRowsOf,
  numericColumns,
  rowAt,
  valuesCsv,
} from '../../../../src/page/own/values/valueTable.ts'
import { cases } from '../../../thorough.ts'

/** Creates the values of rows `[event, ...values]`. */
function table(rows: readonly (readonly [number, ...LineValue[]])[], columns: readonly string[]): LineValues {
  const pool = rows.flatMap(([, ...values]) => values)
  return {
    columns,
    events: rows.map(([event]) => event),
    cells: pool.map((_, index) => index),
    pool,
    end: 'all',
    upTo: rows.at(-1)?.[0] ?? 0,
  }
}

const ascending = fc.array(fc.nat(60), { maxLength: 40 }).map((events) => events.toSorted((a, b) => a - b))

describe('The row at an event', () => {
  test.prop([ascending, fc.nat(70)], { numRuns: cases(200) })(
    'is the last one at or before it',
    (events, event) => {
      const values = table(
        events.map((each) => [each, 1]),
        ['n'],
      )
      const last = events.findLastIndex((each) => each <= event)
      expect(rowAt(values, event)).toBe(last === -1 ? undefined : last)
    },
  )

  test.prop([ascending], { numRuns: cases(200) })('is counted among those of the event', (events) => {
    const values = table(
      events.map((each) => [each, 1]),
      ['n'],
    )
    for (const [row, event] of events.entries())
      expect(earlierRowsOf(values, row)).toBe(events.slice(0, row).filter((each) => each === event).length)
  })
})

test('values that hold nothing are empty in each language', () => {
  for (const text of ['[]', '{}', '()', "''", '""', 'set()', 'Set(0) {}', 'Map(0) {}', 'deque([])'])
    expect([text, isEmptyValue(text)]).toEqual([text, true])
  for (const value of [0, '[0]', '{0}', 'None', { error: '[]' }]) expect(isEmptyValue(value)).toBe(false)
})

test('a table is copied as spreadsheets read it, in Korean with a byte order mark', () => {
  const values = table(
    [
      [3, 1.5, '\'a, "b"\''],
      [4, { error: 'NameError: n' }, 'x'],
    ],
    ['n', 'board[y, x]'],
  )
  expect(valuesCsv(values, 'event')).toBe(
    'event,n,"board[y, x]"\r\n3,1.5,"\'a, ""b""\'"\r\n4,NameError: n,x\r\n',
  )
  expect(valuesCsv(values, '이벤트')).toMatch(/^\uFEFF이벤트,n,/)
  expect(valuesCsv(table([[3, '1'.repeat(81)]], ['-n']), 'event')).toBe(
    `event,'-n\r\n3,'${'1'.repeat(81)}\r\n`,
  )
  expect(numericColumns(values)).toEqual([0])
})

describe('A chart', () => {
  test.prop(
    [
      fc.array(fc.tuple(fc.nat(99), fc.integer({ min: -9, max: 9 })), { minLength: 1 }),
      fc.integer({ min: 1, max: 50 }),
    ],
    {
      numRuns: cases(200),
    },
  )(
    'has the least, the mean, the most and the share of zeros of all numbers, and of those in each place',
    (points, width) => {
      const rows = points.toSorted(([a], [b]) => a - b)
      const numbers = rows.map(([, value]) => value)
      const chart = chartOf(table(rows, ['n']), 0, 100, 0, width) ?? expect.fail('no chart')
      expect([chart.least, chart.most]).toEqual([Math.min(...numbers), Math.max(...numbers)])
      expect(chart.mean).toBeCloseTo(numbers.reduce((sum, value) => sum + value, 0) / numbers.length)
      expect(chart.zeros).toBeCloseTo(numbers.filter((value) => value === 0).length / numbers.length)
      for (const { at, least, mean, most, zeros } of chart.places) {
        const here = rows
          .filter(([event]) => Math.floor((event / 100) * width) === Math.floor(at * width))
          .map(([, value]) => value)
        expect([least, most]).toEqual([Math.min(...here), Math.max(...here)])
        expect(mean).toBeCloseTo(here.reduce((sum, value) => sum + value, 0) / here.length)
        expect(zeros).toBeCloseTo(here.filter((value) => value === 0).length / here.length)
      }
    },
  )

  test('names the part of the run that was read', () => {
    const values = table(
      [
        [40, 1],
        [60, 2],
      ],
      ['n'],
    )
    expect(chartOf({ ...values, end: 'full' }, 0, 100, 30, 10)).toMatchObject({ from: 0.3, to: 0.6 })
    expect(chartOf(values, 0, 100, 0, 10)).toMatchObject({ from: 0, to: 1 })
    expect(chartOf(table([[40, 'x']], ['n']), 0, 100, 0, 10)).toBeUndefined()
  })
})
