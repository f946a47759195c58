/** The flame chart as SVG: the bars (digits on the board) in their places and colours, axis, legend and playhead. */
import { expect, test } from 'vitest'
import { flameSvg } from '../../../../src/page/share/pictures/flameSvg.ts'
import { EventKind, packEvent } from '../../../../src/search/events.ts'
import type { FlamePicture } from '../../../../src/search/trace/flameView.ts'
import { cellAt } from '../../../../src/sudoku/units.ts'

const WORDS = {
  legend: { now: 'on <now>', past: 'back', next: 'to come', solution: 'green', path: 'way', share: 'part' },
  depthAxis: 'depth',
}

/**
 * A hundred events: one digit is on the board all the time, two others are placed above it, one after the other. The
 * first digit and the last are on the way to a solution.
 */
const picture: FlamePicture = {
  from: 0,
  span: 1,
  columns: 100,
  rows: 12,
  shares: new Uint8Array(12 * 100).fill(255, 2 * 100 + 60, 2 * 100 + 80),
  depths: Uint8Array.of(1, 2, 2),
  placements: Uint16Array.of(
    packEvent(EventKind.place, cellAt(0, 0), 7),
    packEvent(EventKind.place, cellAt(0, 1), 1),
    packEvent(EventKind.place, cellAt(0, 1), 2),
  ),
  froms: Float64Array.of(0, 10, 50),
  tos: Float64Array.of(100, 40, 99.9),
  pathFroms: Float64Array.of(0, 50),
  pathTos: Float64Array.of(100, 100),
  isExact: true,
}

function svgOf(event: number, from = 0, to = 100): string {
  return flameSvg({ picture, from, to, event, scheme: 'light', ...WORDS }).text
}

/** Returns the left edge, width and colour of the bars of a depth, from left to right. */
function barsAt(text: string, depth: number) {
  const top = 30 + (12 - depth) * 14 + 1
  return [...text.matchAll(/<rect x="([\d.]+)" y="(\d+)" width="([\d.]+)" height="13" fill="(#\w+)"/g)]
    .filter(([, , y]) => Number(y) === top)
    .map(([, x, , width, fill]) => [Number(x) - 40, Number(width), fill])
}

test('a bar spans the time of its digit on the board, in the colour of its outcome', () => {
  const text = svgOf(45)
  expect(barsAt(text, 1)).toEqual([
    [0, 540, '#4a6fd8'],
    [540, 659, '#7cc4a0'],
  ])
  expect(barsAt(text, 2)).toEqual([
    [120, 359, '#efb3a6'],
    [600, 597.8, '#7cc4a0'],
  ])
  expect(barsAt(svgOf(5), 2)[0]).toEqual([120, 359, '#cfccc3'])
  expect(text).toContain('= 7</text>')
})

test('a narrower range is drawn from edge to edge, and named below', () => {
  const text = svgOf(45, 20, 60)
  expect(barsAt(text, 2)).toEqual([
    [0, 599, '#efb3a6'],
    [900, 299, '#7cc4a0'],
  ])
  expect(text).toContain('>21</text>')
  expect(text).toContain('>60</text>')
})

test('activity without bars is as opaque as its share of time, and only where it occurs', () => {
  const shares = [
    ...svgOf(70).matchAll(/<rect x="(\d+)" y="157" width="(\d+)" height="13" fill="(#\w+)" opacity="1"/g),
  ]
  expect(shares.map(([, left, width, fill]) => [Number(left) - 40, Number(width), fill])).toEqual([
    [720, 120, '#efb3a6'],
    [840, 120, '#cfccc3'],
  ])
})

test('axis, legend, playhead and the way to the solution are in the picture', () => {
  const text = svgOf(45)
  expect(text).toContain('on &lt;now&gt;')
  expect(text).toContain('text-anchor="end">10</text>')
  expect(text).toContain('M580 30V198')
  expect(text).toContain('d="M40 198H40V184H640V170H1240"')
})
