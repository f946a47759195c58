/**
 * The flame chart of 138 million events, sampled: each placement matches a walk through all events.
 *
 * @module-tag thorough
 */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import type { Engine } from '../../../src/search/engine/engine.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { flameNode } from '../../../src/search/trace/flameNodes.ts'
import { FlameReader } from '../../../src/search/trace/flameReader.ts'
import { FlameStore, FlameView } from '../../../src/search/trace/flameView.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { compiledResume } from '../../../src/search/worker/compiledResume.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const EVENTS = 138_350_568

interface Sample {
  readonly event: number
  /** Selects a placement on the stack after the event, as a share of the depth. */
  readonly level: number
}

interface SampledPlacement {
  readonly depth: number
  readonly cell: number
  readonly digit: number
  /** Number of events before the placement. */
  readonly from: number
  /** Number of events before the placement is taken back. */
  to: number
  /** Greatest depth while the placement is on the board. */
  highest: number
  /** Number of placements made while this one is on the board. */
  placementsAbove: number
}

const samples = fc.array(
  fc.record({
    event: fc.noBias(fc.integer({ min: 1, max: EVENTS })),
    level: fc.noBias(fc.nat(999)).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 60, maxLength: 60 },
)

/** Returns the placement that each sample selects, found by one walk through all events. @param sorted by event */
function placementsAt(search: Engine, sorted: readonly Sample[]): readonly SampledPlacement[] {
  const chunk = new Uint16Array(CHUNK_EVENTS)
  const [from, madeAs, highest, placed] = [0, 0, 0, 0].map(() => new Float64Array(82))
  const waiting: (readonly [SampledPlacement, number])[][] = Array.from({ length: 82 }, () => [])
  const found: SampledPlacement[] = []
  let [event, depth, placements] = [0, 0, 0]

  /** Takes back the latest placement, and completes the samples that selected it. */
  function take(): void {
    for (const [node, before] of waiting[depth].splice(0)) {
      node.to = event - 1
      node.highest = highest[depth]
      node.placementsAbove = placements - before
    }
    highest[depth - 1] = Math.max(highest[depth - 1], highest[depth])
    depth--
  }

  while (!search.ended) {
    const end = search.run(chunk, 0, CHUNK_EVENTS)
    for (let index = 0; index < end; index++) {
      event++
      const kind = kindOf(chunk[index])
      if (kind !== EventKind.place) take()
      if (kind !== EventKind.backtrack) {
        depth++
        placements++
        from[depth] = event - 1
        madeAs[depth] = chunk[index]
        highest[depth] = depth
        placed[depth] = placements
      }
      for (let sample = sorted[found.length]; sample?.event === event; sample = sorted[found.length]) {
        const at = 1 + Math.floor(sample.level * depth)
        const [cell, digit] = [cellOf(madeAs[at]), digitOf(madeAs[at])]
        const node = { depth: at, cell, digit, from: from[at], to: 0, highest: 0, placementsAbove: 0 }
        found.push(node)
        waiting[at].push([node, placed[at]])
      }
    }
  }
  event++
  while (depth > 0) take()
  return found
}

test.prop([samples], { numRuns: 1 })(
  'placements anywhere in 138,350,568 events, and the bars of the whole chart, are those of the walk',
  async (drawn) => {
    const givens = givensOfLine(PUZZLES.antiBruteForce)
    const resume = await compiledResume(givens, tables, 'first', compileWebAssembly)
    if (resume === undefined) return expect.unreachable()
    const trace = new SearchTrace(givens, tables, 'first')
    trace.switchTo(resume)
    while (!trace.frontier.ended) trace.advance()
    expect(trace.frontier.event).toBe(EVENTS)

    const sorted = [...drawn, { event: EVENTS / 2, level: 0 }].toSorted(
      (one, other) => one.event - other.event,
    )
    const expected = placementsAt(resume(new Search(givens, tables, 'first').checkpoint()), sorted)
    const reader = new FlameReader(trace, givens)
    const reported = sorted.map(({ event }, index) => {
      const work = flameNode(reader, { step: 'here', event, depth: expected[index].depth })
      let step = work.next()
      while (step.done !== true) step = work.next()
      return step.value
    })
    expect(reported.map((node) => node?.from)).toEqual(expected.map(({ from }) => from))
    expected.forEach((node, index) => expect(reported[index]).toMatchObject(node))

    // The view has read no chunk yet: its first picture shows what the trace already knows.
    const { froms, tos, depths, placements, span } = new FlameView(
      new FlameStore(reader),
      0,
      EVENTS,
    ).picture()
    const wide = expected.filter(({ from, to }) => to - from > 4 * span)
    for (const node of wide) {
      const bars = froms.findLastIndex(
        (from, bar) => depths[bar] === node.depth && from < node.to && tos[bar] > node.from,
      )
      expect(froms[bars]).toBeGreaterThanOrEqual(node.from)
      expect(tos[bars]).toBeLessThanOrEqual(node.to)
      expect(cellOf(placements[bars])).toBe(node.cell)
    }
    expect(wide.length).toBeGreaterThan(0)
  },
  120_000,
)
