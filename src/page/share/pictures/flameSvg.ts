/**
 * Draws the flame chart of a range as SVG. Each placement has a bar, as long as the events during which it is on the
 * board. Bars that are too narrow are merged: the larger their share of the events, the more opaque.
 */
import { cellOf, digitOf } from '../../../search/events.ts'
import type { FlamePicture } from '../../../search/trace/flameView.ts'
import { cellNotation } from '../../../sudoku/units.ts'
import type { Svg } from './boardSvg.ts'
import { escapedXml, type Scheme } from './svg.ts'

/**
 * Labels of the legend, by mark. `now`, `past` and `next`: placements on the board, taken back, and to come;
 * `solution` and `path`: those that lead to the solution, and a line along them; `share`: many narrow bars as one.
 */
export interface FlameLegend {
  readonly now: string
  readonly past: string
  readonly next: string
  readonly solution: string
  readonly path: string
  readonly share: string
}

export interface FlameSvgInput {
  readonly picture: FlamePicture
  /** The chart spans events `from` < n ≤ `to`. */
  readonly from: number
  readonly to: number
  /** Position of the playhead. */
  readonly event: number
  readonly legend: FlameLegend
  /** Label of the depth axis. */
  readonly depthAxis: string
  readonly scheme: Scheme
}

/** Names of the colours. `nowRest`: the part of a `now` bar after the playhead; `line`: lines of the depth axis. */
type Tone = keyof FlameLegend | 'nowRest' | 'paper' | 'ink' | 'line'

/** Same colours as on the page. */
const COLOURS: Readonly<Record<Scheme, Readonly<Record<Tone, string>>>> = {
  light: {
    paper: '#fffefb',
    ink: '#1b1d22',
    line: '#dedbd2',
    now: '#4a6fd8',
    nowRest: '#b4c5f0',
    past: '#efb3a6',
    next: '#cfccc3',
    solution: '#7cc4a0',
    path: '#1b8a5a',
    share: '#efb3a6',
  },
  dark: {
    paper: '#171a20',
    ink: '#eceef2',
    line: '#2a2e37',
    now: '#4a6fcc',
    nowRest: '#33477c',
    past: '#7a3a30',
    next: '#434a57',
    solution: '#2b7455',
    path: '#4fc48d',
    share: '#7a3a30',
  },
}
/** Marks in the order of the legend. */
const MARKS = ['now', 'past', 'next', 'solution', 'path', 'share'] as const
/** Sizes in pixels: width of the bars, height of a depth, width of the axis, heights above and below the bars. */
const [WIDTH, ROW, AXIS, HEAD, FOOT] = [1200, 14, 40, 30, 24]
/** Opacity steps of shares, and the width in pixels over which shares are averaged. */
const [STEPS, STRETCH] = [8, 2]
/** Minimum widths in pixels: of a drawn bar, of a label with the digit, of a label with cell and digit. */
const [LEAST_BAR, ROOM_FOR_DIGIT, ROOM_FOR_NOTATION] = [2.5, 15, 64]

export function flameSvg(drawn: FlameSvgInput): Svg {
  const { picture, from, to, event, depthAxis } = drawn
  const colours = COLOURS[drawn.scheme]
  const [widthPx, heightPx] = [AXIS + WIDTH, HEAD + picture.rows * ROW + FOOT]
  const foot = heightPx - FOOT
  const playhead = xOfEvent(drawn, event)
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}" font-family="Pretendard, system-ui, sans-serif" font-size="11" fill="${colours.ink}">`,
    `<rect width="${widthPx}" height="${heightPx}" fill="${colours.paper}"/>`,
    ...legendOf(drawn),
    ...depthsOf(drawn),
    ...sharesOf(drawn),
    ...barsOf(drawn),
    pathOf(drawn),
    `<path d="M${playhead} ${HEAD}V${foot}" stroke="${colours.ink}" stroke-width="2"/>`,
    `<text x="${AXIS}" y="${foot + 16}">${from + 1}</text>`,
    `<text x="${widthPx - 4}" y="${foot + 16}" text-anchor="end">${to}</text>`,
    `<text x="${widthPx / 2}" y="${foot + 16}" text-anchor="middle">${escapedXml(depthAxis)}</text>`,
    '</svg>',
  ]
  return { text: text.filter((part) => part !== '').join('\n'), widthPx, heightPx }
}

/** Returns the x coordinate of the right edge of an event, moved into the chart if it lies outside. */
function xOfEvent({ from, to }: FlameSvgInput, event: number): number {
  const left = ((event - from) / Math.max(1, to - from)) * WIDTH
  return AXIS + Number(Math.max(0, Math.min(WIDTH, left)).toFixed(1))
}

/** Returns the y coordinate of the upper edge of a depth. @param depth from 1; 0 for the foot */
function topOf({ picture }: FlameSvgInput, depth: number): number {
  return HEAD + (picture.rows - depth) * ROW
}

function legendOf({ legend, scheme }: FlameSvgInput): readonly string[] {
  return MARKS.map((mark, index) => {
    const left = AXIS + index * 190
    const [top, height] = mark === 'path' ? [14, 2] : [10, 10]
    const opacity = mark === 'share' ? ' opacity="0.5"' : ''
    return `<rect x="${left}" y="${top}" width="16" height="${height}" fill="${COLOURS[scheme][mark]}"${opacity}/><text x="${left + 22}" y="19">${escapedXml(legend[mark])}</text>`
  })
}

/** Draws a line every ten depths, with its number at the left edge. */
function depthsOf(drawn: FlameSvgInput): readonly string[] {
  const tens = Array.from({ length: Math.floor(drawn.picture.rows / 10) }, (_, index) => 10 * (index + 1))
  return tens.map((depth) => {
    const top = topOf(drawn, depth)
    return `<path d="M${AXIS} ${top}h${WIDTH}" stroke="${COLOURS[drawn.scheme].line}"/><text x="${AXIS - 6}" y="${top + 11}" text-anchor="end">${depth}</text>`
  })
}

/** Draws the bars that are too narrow to show one by one: the larger their share of the events, the more opaque. */
function sharesOf(drawn: FlameSvgInput): readonly string[] {
  const { picture, from, to, event } = drawn
  const { shares, columns, span, rows } = picture
  const eventAt = (px: number) => from + (px * (to - from)) / WIDTH
  const kindAt = (depth: number, left: number) => {
    const first = Math.floor((eventAt(left) - picture.from) / span)
    const last = Math.max(first + 1, Math.floor((eventAt(left + STRETCH) - picture.from) / span))
    const under = shares.subarray((depth - 1) * columns + Math.max(0, first), (depth - 1) * columns + last)
    const mean = under.reduce((sum, share) => sum + share, 0) / Math.max(1, under.length)
    const step = Math.round(STEPS * (mean / 255) ** 0.6)
    const tone = eventAt(left) < event ? 'past' : 'next'
    return step === 0 ? '' : `fill="${COLOURS[drawn.scheme][tone]}" opacity="${step / STEPS}"`
  }
  const shapes: string[] = []
  for (let depth = 1; depth <= rows; depth++)
    for (let left = 0; left < WIDTH; ) {
      const kind = kindAt(depth, left)
      let end = left + STRETCH
      while (end < WIDTH && kindAt(depth, end) === kind) end += STRETCH
      if (kind !== '')
        shapes.push(
          `<rect x="${AXIS + left}" y="${topOf(drawn, depth) + 1}" width="${end - left}" height="${ROW - 1}" ${kind}/>`,
        )
      left = end
    }
  return shapes
}

/** Draws the bars that are wide enough to show one by one, with their labels. */
function barsOf(drawn: FlameSvgInput): readonly string[] {
  const { picture, event } = drawn
  const { depths, froms, tos, placements, pathFroms, pathTos } = picture
  return Array.from(depths, (depth, index) => {
    const [left, right] = [xOfEvent(drawn, froms[index]), xOfEvent(drawn, tos[index])]
    if (right - left < LEAST_BAR) return ''
    const level = depth - 1
    const isOnWay =
      level < pathFroms.length && pathFroms[level] <= froms[index] && tos[index] <= pathTos[level]
    const isOnBoard = froms[index] < event && event <= tos[index]
    const later = isOnWay ? 'solution' : isOnBoard ? 'nowRest' : tos[index] < event ? 'past' : 'next'
    const split = isOnBoard ? xOfEvent(drawn, event) : left
    const top = topOf(drawn, depth)
    const bar = (edge: number, width: number, tone: Tone) =>
      width <= 0
        ? ''
        : `<rect x="${edge.toFixed(1)}" y="${top + 1}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${COLOURS[drawn.scheme][tone]}"/>`
    const gap = right - left > 4 ? 1 : 0
    const isPlayed = split - left > right - split
    const label = isPlayed
      ? labelOf(placements[index], left, split, top, ' fill="#fff"')
      : labelOf(placements[index], split, right, top, '')
    return bar(left, split - left, 'now') + bar(split, right - gap - split, later) + label
  })
}

/**
 * Returns the label of a part of a bar: the digit, with its cell if there is room; empty if the part is too narrow.
 * @param fill attribute that overrides the text colour
 */
function labelOf(placement: number, left: number, right: number, top: number, fill: string): string {
  if (right - left < ROOM_FOR_DIGIT) return ''
  const cell = right - left < ROOM_FOR_NOTATION ? '' : `${cellNotation(cellOf(placement))} = `
  return `<text x="${(left + right) / 2}" y="${top + 11}" text-anchor="middle"${fill}>${cell}${digitOf(placement)}</text>`
}

/** Draws a staircase from the first placement of the solution path to the solution; empty if there is no path. */
function pathOf(drawn: FlameSvgInput): string {
  const { pathFroms, pathTos } = drawn.picture
  if (pathFroms.length === 0) return ''
  const stairs = Array.from(
    pathFroms,
    (from, level) => `H${xOfEvent(drawn, from)}V${topOf(drawn, level + 1)}`,
  )
  const end = xOfEvent(drawn, pathTos[pathTos.length - 1])
  return `<path d="M${xOfEvent(drawn, pathFroms[0])} ${topOf(drawn, 0)}${stairs.join('')}H${end}" fill="none" stroke="${COLOURS[drawn.scheme].path}" stroke-width="2"/>`
}
