/** Exports match the search: tables of events, pictures and texts of the board, and waveforms. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { boardSvg } from '../../../../src/page/share/pictures/boardSvg.ts'
import { boardRows } from '../../../../src/sudoku/grid.ts'
import { eventHead, eventRows } from '../../../../src/page/share/pictures/eventRows.ts'
import { waveformSvg } from '../../../../src/page/share/pictures/waveformSvg.ts'
import { cellOf, digitOf, kindOf, packEvent } from '../../../../src/search/events.ts'
import { DEFAULT_STRATEGY } from '../../../../src/search/programs/registry.ts'
import { cellAt } from '../../../../src/sudoku/units.ts'
import { depthsOf } from '../../../../src/search/trace/depths.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../../src/search/trace/chunk.ts'
import { replay } from '../../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../../sudoku/puzzles.ts'
import { cases } from '../../../thorough.ts'

const givens = givensOfLine(PUZZLES.codewars2)
const trace = new SearchTrace(givens, DEFAULT_STRATEGY, 'first')
while (!trace.frontier.ended) trace.advance()
const EVENTS = 99_056
const chunks = Array.from({ length: chunkOf(EVENTS) + 1 }, (_, number) => trace.chunk(number))
const packed = chunks.flatMap((chunk) => [...chunk.events])
const depths = chunks.flatMap((chunk) => [...depthsOf(chunk)])
const KINDS = ['place', 'replace', 'backtrack']

function exportedText(from: number, to: number, format: 'csv' | 'jsonl'): string {
  return chunks.map((chunk) => eventRows(chunk, from, to, format)).join('')
}

test('the table of a whole search has all of its 99,056 events, with their depths', () => {
  const [head, ...rows] = (eventHead('csv') + exportedText(0, EVENTS, 'csv')).split('\r\n')
  expect(head).toBe('event,kind,row,column,digit,depth')
  expect(rows.pop()).toBe('')
  expect(rows).toHaveLength(EVENTS)
  const read = rows.map((row) => row.split(','))
  expect(read.map(([number]) => Number(number))).toEqual(packed.map((_, index) => index + 1))
  expect(
    read.map(([, kind, row, column, digit]) =>
      packEvent(KINDS.indexOf(kind) as 0 | 1 | 2, cellAt(Number(row) - 1, Number(column) - 1), Number(digit)),
    ),
  ).toEqual(packed)
  expect(read.map((row) => Number(row[5]))).toEqual(depths)
})

test.prop([fc.nat(EVENTS - 1), fc.integer({ min: 1, max: 2 * CHUNK_EVENTS })], { numRuns: cases(30) })(
  'a range has its own events and no others, in either format',
  (from, length) => {
    const to = Math.min(EVENTS, from + length)
    const objects: unknown[] = exportedText(from, to, 'jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const expected = packed.slice(from, to).map((event, index) => ({
      event: from + index + 1,
      kind: KINDS[kindOf(event)],
      row: Math.floor(cellOf(event) / 9) + 1,
      column: (cellOf(event) % 9) + 1,
      digit: digitOf(event),
      depth: depths[from + index],
    }))
    expect(objects).toEqual(expected)
    const rows = exportedText(from, to, 'csv').trimEnd().split('\r\n')
    expect(rows).toEqual(expected.map((row) => Object.values(row).join(',')))
  },
)

test.prop([fc.nat(EVENTS)])('a picture and a text of the board have its digits in their cells', (event) => {
  const { board, last } = replay(givens, trace.chunk(chunkOf(event)), event)
  const { text } = boardSvg({ givens, board, last, caption: { line: 'a < b && "c"', sentence: '' } })
  const drawn = new Uint8Array(81)
  for (const [, left, top, digit] of text.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\d)<\/text>/g))
    drawn[Math.floor((Number(top) - 16 - 9) / 48) * 9 + Math.floor((Number(left) - 16) / 48)] = Number(digit)
  expect([...drawn]).toEqual([...board])
  expect(text).toContain('a &lt; b &amp;&amp; &quot;c&quot;')
  expect(boardRows(board)).toMatch(/^([0-9]{9}\n){8}[0-9]{9}$/)
  expect(boardRows(board).replaceAll('\n', '')).toBe([...board].join(''))
})

test('a long sentence is wrapped into lines that fit below the board, complete', () => {
  const sentence = 'Row 5, column 3 has no digit left: '.repeat(6).trim()
  const { text, heightPx } = boardSvg({
    givens,
    board: givens,
    last: undefined,
    caption: { line: 'x', sentence },
  })
  const said = [...text.matchAll(/font-weight="400" fill="#1b1d22">([^<]*)</g)].map(([, line]) => line)
  expect(said.length).toBeGreaterThan(2)
  expect(said.join(' ')).toBe(sentence)
  expect(heightPx).toBeGreaterThan(464 + said.length * 22)
})

test('a waveform reaches up to the deepest of its events', () => {
  const { text } = waveformSvg({ from: 0, ...trace.envelope() }, 0, EVENTS, trace.deepest, 'light')
  const levels = [...text.matchAll(/ ([\d.]+)H/g)].map(([, level]) => Number(level))
  expect(levels.every((level) => level >= 0 && level <= 240)).toBe(true)
  expect(Math.min(...levels)).toBeCloseTo(240 * 0.06, 1)
})
