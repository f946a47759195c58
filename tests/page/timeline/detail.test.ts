/** The detail that the timeline draws of a range matches the range's events, at any boundaries of chunks and columns. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { detailOf, eventsOfDetail } from '../../../src/page/timeline/detail.ts'
import { columnsOfDetail } from '../../../src/page/timeline/drawDetail.ts'
import { DEPTH_CHANGE, kindOf } from '../../../src/search/events.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const trace = new SearchTrace(givensOfLine(PUZZLES.codewars2), tables, 'first')
while (!trace.frontier.ended) trace.advance()
const LENGTH = trace.frontier.event
const chunks = Array.from({ length: chunkOf(LENGTH) + 1 }, (_, number) => trace.chunk(number))
const events = chunks.flatMap((chunk) => [...chunk.events])
let depth = 0
/** Depth after each event. */
const depths = events.map((event) => (depth += DEPTH_CHANGE[kindOf(event)]))

const event = fc.noBias(fc.nat(LENGTH))
/** Ranges of the trace: of any length, or of at most 100 events. */
const ranges = fc
  .oneof(
    fc.tuple(event, event),
    fc.tuple(
      event,
      fc.integer({ min: 1, max: 100 }).map((length) => -length),
    ),
  )
  .map(([one, other]) => (other < 0 ? [one, Math.min(LENGTH, one - other)] : [one, other]))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
  .filter(({ from, to }) => to > from)

function detailIn({ from, to }: { readonly from: number; readonly to: number }) {
  return detailOf({ from, to }, chunks.slice(chunkOf(from + 1), chunkOf(to) + 1))
}

test.prop([ranges])(
  'the detail of a range has the events of the range and the depths after them',
  ({ from, to }) => {
    const detail = eventsOfDetail(detailIn({ from, to }))
    expect([detail.events.length, detail.depths.length]).toEqual([to - from, to - from])
    expect(detail.events.findIndex((packed, index) => packed !== events[from + index])).toBe(-1)
    expect(detail.depths.findIndex((after, index) => after !== depths[from + index])).toBe(-1)
  },
)

test.prop([ranges, fc.integer({ min: 1, max: 3000 })])(
  'each column of a picture spans the lowest to the highest depth of its events',
  ({ from, to }, most) => {
    const columns = Math.min(most, to - from)
    const { lowest, highest } = columnsOfDetail(detailIn({ from, to }), columns)
    const edge = (column: number) => from + Math.floor((column * (to - from)) / columns)
    const covered = Array.from({ length: columns }, (_, column) =>
      depths.slice(edge(column), edge(column + 1)),
    )
    expect([...lowest]).toEqual(covered.map((after) => Math.min(...after)))
    expect([...highest]).toEqual(covered.map((after) => Math.max(...after)))
  },
)
