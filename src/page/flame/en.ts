import type { FlameNode } from '../../search/trace/flameNodes.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 })
const number = (value: number) => figures.format(value)

const cell = (place: Cell) => `Row ${ROW_OF[place] + 1}, column ${COLUMN_OF[place] + 1}`

/** Describes how a placement ended, and whether it led to solutions. */
function fate({ end, solutions, highest, depth }: FlameNode): string {
  const met = `${number(solutions)} ${plural(solutions, 'solution')}`
  if (end === 'stays') return solutions > 0 ? 'stays: part of the solution' : 'still on the board at the end'
  const ended = end === 'replaced' ? 'replaced' : 'taken back'
  if (solutions > 0) return `${ended} after ${met}`
  return highest === depth ? `${ended}: a dead end` : `${ended}, led nowhere`
}

const size = ({ from, to }: FlameNode, events: number) =>
  `${number(to - from)} ${plural(to - from, 'event')}, ${percent.format((to - from) / events)} of all`

const above = ({ highest, depth }: FlameNode) =>
  highest === depth
    ? 'nothing above it'
    : `up to ${number(highest - depth)} ${plural(highest - depth, 'digit')} above it`

export const flameEn = {
  name: 'Flame chart',
  /** Instructions for screen readers. */
  keys: 'Up arrow: the first placement above. Down arrow: the placement below. Left and right arrows: the neighbouring placements. Page Up goes to the first dead end above, Enter zooms in on the placement, Escape leaves the chart.',
  height: 'Height of the flame chart',
  heightPx: (height: number) => `${number(height)} ${plural(height, 'pixel')}`,
  empty: 'The search appears here once it runs: one bar for each digit, from placement to backtrack.',
  hint: 'Each bar is one digit, from placement to backtrack. Arrow keys move between bars.',
  legend: {
    now: 'on the board now',
    past: 'taken back',
    next: 'still to come',
    solution: 'leads to the solution',
    path: 'path to the solution (line)',
    share: 'share of the time at this depth',
  },
  depthAxis: 'depth ↑ digits placed',
  cell,
  rows: { depth: 'depth', events: 'events', size: 'size', above: 'placed above it', fate: 'result' },
  depth: (node: FlameNode) => `${number(node.depth)}, ${above(node)}`,
  events: ({ from, to }: FlameNode) => `${number(from + 1)} – ${number(to)}`,
  size,
  above: ({ placementsAbove }: FlameNode) => `${number(placementsAbove)} ${plural(placementsAbove, 'digit')}`,
  fate,
  click: 'Click: go there',
  doubleClick: 'Double-click: zoom in',
  /** Announces the placement reached by arrow keys. */
  walked: (node: FlameNode, events: number) =>
    `Depth ${number(node.depth)}: ${cell(node.cell).toLowerCase()} = ${node.digit}; ${size(node, events)}; ${above(node)}; ${fate(node)}.`,
  noFurther: 'No placement in this direction.',
}
