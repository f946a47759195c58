/** The flame chart of a trace and its nodes match a tree built from all of the events. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { EnvelopeBuilder } from '../../../src/search/trace/envelope.ts'
import type { ChunkedTask } from '../../../src/search/trace/flameCuts.ts'
import { type FlameNode, flameNode, type FlameQuery } from '../../../src/search/trace/flameNodes.ts'
import { FlameReader } from '../../../src/search/trace/flameReader.ts'
import { FlameStore, FlameView, type FlamePicture } from '../../../src/search/trace/flameView.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { Trace } from '../../../src/search/trace/trace.ts'
import { recordingOfSearch } from '../../support/recordings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { type NaiveNode, type NaiveTree, naiveTree } from './naiveFlame.ts'
import { recordingOf, repeatedWrites, writes } from './writes.ts'
import { cases, some } from '../../thorough.ts'

const givens = givensOfLine(PUZZLES.codewars2)

/** Searches to the end, or for at most some chunks. @param kept the checkpoints that the trace keeps */
function completedTrace(
  strategy: Strategy,
  extent: Extent,
  chunks = Number.POSITIVE_INFINITY,
  kept?: Checkpoints,
) {
  const trace = new SearchTrace(givens, strategy, extent, kept, new EnvelopeBuilder(1 << 10))
  for (let chunk = 0; chunk < chunks && !trace.frontier.ended; chunk++) trace.advance()
  return trace
}

function strategyWithId(id: string): Strategy {
  return STRATEGIES.find((strategy) => strategy.id === id) ?? expect.unreachable(`No ${id}`)
}

/** Searches that clear, overwrite, choose their blanks, or continue after a solution; and recordings of them. */
const TRACES: readonly (readonly [string, () => Trace])[] = [
  ['tables, to the first solution', () => completedTrace(tables, 'first')],
  ['tables, checkpoints thinned', () => completedTrace(tables, 'first', 7, new Checkpoints(2))],
  ['promising, which overwrites', () => completedTrace(strategyWithId('promising-numbers'), 'first', 5)],
  ['candidate list, to the end', () => completedTrace(strategyWithId('candidate-list'), 'all', 8)],
  ['fewest candidates', () => completedTrace(strategyWithId('fewest-candidates'), 'all')],
  ['dancing links', () => completedTrace(strategyWithId('dancing-links'), 'all')],
  ['a recording without calls', () => recordingOfSearch(givens, tables, 'first')],
  [
    'a recording with calls',
    () => recordingOfSearch(givens, strategyWithId('promising-numbers'), 'first', 'calls'),
  ],
]

/** Runs a task to its result. */
function resultOf<Result>(work: ChunkedTask<Result>): Result {
  for (;;) {
    const { done: isDone, value } = work.next()
    if (isDone === true) return value
  }
}

/** A number from 0 to 1. Unbiased, because the bias of fast-check would prefer ranges at the edges. */
const share = fc.noBias(fc.nat(1_000_000)).map((millionths) => millionths / 1_000_000)

/** Returns the range between two shares of a number of events; at least one event long. */
function rangeOf(one: number, other: number, events: number) {
  const from = Math.floor(Math.min(one, other) * (events - 1))
  return { from, to: Math.max(from + 1, Math.ceil(Math.max(one, other) * events)) }
}

/** A bar of the chart: its placement is on the board after events `from` < n ≤ `to`. */
interface Bar {
  readonly depth: number
  readonly placement: number
  readonly from: number
  readonly to: number
}

function barsOf({ depths, placements, froms, tos }: FlamePicture): readonly Bar[] {
  const order = (one: Bar, other: Bar) => one.depth - other.depth || one.from - other.from
  return Array.from(depths, (depth, index) => ({
    depth,
    placement: placements[index],
    from: froms[index],
    to: tos[index],
  })).toSorted(order)
}

/** Returns the expected bars: the nodes of the tree with at least a column's number of events (`span`) in view. */
function expectedBars(
  { nodes }: NaiveTree,
  { from, span, columns }: FlamePicture,
  end: number,
): readonly Bar[] {
  const to = Math.min(end, from + span * columns)
  return nodes
    .filter((node) => Math.min(to, node.to) - Math.max(from, node.from) >= span)
    .map((node) => ({ depth: node.depth, placement: node.placement, from: node.from, to: node.to }))
    .toSorted((one, other) => one.depth - other.depth || one.from - other.from)
}

/** Returns, by depth and column, the share of events with at least that depth after them, in 1/255. */
function expectedShares({ depths }: NaiveTree, { from, span, columns, rows }: FlamePicture): Uint8Array {
  const shares = new Uint8Array(rows * columns)
  for (let column = 0; column < columns; column++) {
    const stretch = depths.subarray(from + column * span + 1, from + (column + 1) * span + 1)
    const counts = new Uint32Array(rows)
    for (const depth of stretch) for (let row = 0; row < depth; row++) counts[row]++
    for (let row = 0; row < rows; row++)
      shares[row * columns + column] = Math.ceil((counts[row] / stretch.length) * 255)
  }
  return shares
}

function expectedNode(node: NaiveNode | undefined, trace: Trace) {
  if (node === undefined) return undefined
  const { depth, placement, from, to, isOpen, highest } = node
  return {
    cell: cellOf(placement),
    digit: digitOf(placement),
    depth,
    from,
    to,
    end: isOpen ? 'stays' : endOf(trace, to + 1),
    highest,
  }
}

function endOf(trace: Trace, event: number): FlameNode['end'] {
  const index = event - 1
  const packed = trace.chunk(Math.floor(index / CHUNK_EVENTS)).events[index % CHUNK_EVENTS]
  return kindOf(packed) === EventKind.replace ? 'replaced' : 'takenBack'
}

/** Counts the placements made while the node's placement is on the board. */
function placementsIn(tree: NaiveTree, { from, to }: NaiveNode): number {
  return tree.nodes.filter((node) => node.from > from && node.from < to).length
}

/** @param by 1 for the next sibling, −1 for the previous one */
function sibling(tree: NaiveTree, node: NaiveNode, by: number): NaiveNode | undefined {
  const among = node.parent?.children ?? tree.roots
  return among[among.indexOf(node) + by]
}

function firstLeaf(node: NaiveNode): NaiveNode {
  return node.children.length === 0 ? node : firstLeaf(node.children[0])
}

describe.each(some(TRACES, 4))('%s', (_name, make) => {
  const trace = make()
  const end = trace.frontier.event
  const ownGivens = givens
  const tree = naiveTree(ownGivens, trace)
  const reader = new FlameReader(trace, ownGivens)
  const store = new FlameStore(reader)

  property.prop([share, share, fc.constantFrom(64, 200, 1000, 4096), fc.nat(40)], { numRuns: cases(12) })(
    'is drawn with the bars and shares of the tree, and before it is exact with no bar too long',
    (one, other, columns, chunks) => {
      const { from, to } = rangeOf(one, other, end)
      const view = new FlameView(store, from, to, columns)
      for (let chunk = 0; chunk < chunks && !view.isComplete; chunk++) view.advance()
      const early = view.picture()
      const wrong = barsOf(early).filter((bar) => {
        const node = tree.at(bar.from + 1, bar.depth)
        return node === undefined || node.placement !== bar.placement || node.to < bar.to
      })
      expect(wrong).toEqual([])
      while (!view.isComplete) view.advance()
      const picture = view.picture()
      expect(picture.from).toBeLessThanOrEqual(from)
      expect(picture.from + picture.columns * picture.span).toBeGreaterThanOrEqual(to)
      expect(picture.columns).toBeLessThanOrEqual(columns + 128)
      expect(JSON.stringify(barsOf(picture))).toBe(JSON.stringify(expectedBars(tree, picture, end)))
      expect(Buffer.compare(picture.shares, expectedShares(tree, picture))).toBe(0)
    },
  )

  property.prop([share, share], { numRuns: cases(25) })(
    'finds any placement, and its neighbours',
    (when, level) => {
      const event = 1 + Math.floor(when * (end - 1))
      const depth = 1 + Math.floor(level * (tree.depths[event] - 0.001))
      const node = tree.at(event, depth)
      const nodeAt = (step: FlameQuery['step']) => resultOf(flameNode(reader, { step, event, depth }))
      if (node === undefined) {
        expect(nodeAt('here')).toBeUndefined()
        return
      }
      const here = nodeAt('here')
      expect(here).toMatchObject(expectedNode(node, trace) ?? {})
      const expected = [
        node.parent,
        node.children[0],
        sibling(tree, node, 1),
        sibling(tree, node, -1),
        firstLeaf(node),
      ]
      const steps = ['parent', 'child', 'next', 'previous', 'deadEnd'] as const
      steps.forEach((step, index) => {
        const other = expected[index]
        if (other === undefined) expect([step, nodeAt(step)]).toEqual([step, undefined])
        else expect(nodeAt(step)).toMatchObject(expectedNode(other, trace) ?? {})
      })
      if (trace.isStackLike) expect(here?.placementsAbove).toBe(placementsIn(tree, node))
    },
  )

  test('from event 0, before any placement, a walk leads to the first placement or to the first dead end only', () => {
    const nodeAt = (step: FlameQuery['step']) => resultOf(flameNode(reader, { step, event: 0, depth: 0 }))
    expect(nodeAt('child')).toMatchObject(expectedNode(tree.roots[0], trace) ?? {})
    expect(nodeAt('deadEnd')).toMatchObject(expectedNode(firstLeaf(tree.roots[0]), trace) ?? {})
    expect(['here', 'parent', 'next', 'previous'].map((step) => nodeAt(step as FlameQuery['step']))).toEqual(
      Array(4).fill(undefined),
    )
  })

  test('the way to the first solution is its stack', () => {
    const view = new FlameView(store, 0, end)
    while (!view.isComplete) view.advance()
    const { pathFroms, pathTos } = view.picture()
    const [solution] = trace.landmarks.solutions
    const stack =
      solution === undefined
        ? []
        : Array.from({ length: tree.depths[solution] }, (_, row) => tree.at(solution, row + 1))
    expect(Array.from(pathFroms, (from, row) => [from, pathTos[row]])).toEqual(
      stack.map((node) => [node?.from, node?.to]),
    )
  })
})

property.prop([writes, fc.integer({ min: 1, max: 60 }), share, share], { numRuns: cases(40) })(
  'a program with arbitrary writes has the bars and nodes of its tree',
  (written, rounds, one, other) => {
    const trace = recordingOf(givens, repeatedWrites(written, rounds))
    const end = trace.frontier.event
    if (end === 0) return
    const tree = naiveTree(givens, trace)
    const reader = new FlameReader(trace, givens)
    const { from, to } = rangeOf(one, other, end)
    const view = new FlameView(new FlameStore(reader), from, to, 100)
    while (!view.isComplete) view.advance()
    const picture = view.picture()
    expect(barsOf(picture)).toEqual(expectedBars(tree, picture, end))
    expect(Buffer.compare(picture.shares, expectedShares(tree, picture))).toBe(0)
    const depth = Math.ceil(one * tree.depths[to])
    const node = tree.at(to, depth)
    if (node === undefined) return
    const nodeAt = (step: FlameQuery['step']) => resultOf(flameNode(reader, { step, event: to, depth }))
    expect(nodeAt('here')).toMatchObject(expectedNode(node, trace) ?? {})
    const next = sibling(tree, node, 1)
    if (next === undefined) expect(nodeAt('next')).toBeUndefined()
    else expect(nodeAt('next')).toMatchObject(expectedNode(next, trace) ?? {})
  },
)
