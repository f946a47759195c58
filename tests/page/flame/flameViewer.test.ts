/**
 * The flame chart asks which placement is at the pointer, unless it already knows, and uses only the answer to its
 * latest query.
 */
import { expect, test } from 'vitest'
import { Tellings } from '../../../src/calls/tellings.ts'
import { NO_FLAME } from '../../../src/page/flame/flame.ts'
import type { TraceSource } from '../../../src/search/jobs/traceSource.ts'
import { createFlameViewer } from '../../../src/page/flame/flameViewer.ts'
import type { FlameNode, FlameQuery } from '../../../src/search/trace/flameNodes.ts'
import type { FlamePicture } from '../../../src/search/trace/flameView.ts'
import { testApp } from '../../support/appStore.ts'

const PICTURE: FlamePicture = {
  from: 0,
  span: 1,
  columns: 0,
  rows: 0,
  shares: new Uint8Array(),
  pathFroms: new Float64Array(),
  pathTos: new Float64Array(),
  isExact: true,
  depths: new Uint8Array(),
  placements: new Uint16Array(),
  froms: new Float64Array(),
  tos: new Float64Array(),
}

const NODE: FlameNode = {
  cell: 2,
  digit: 4,
  depth: 3,
  from: 6,
  to: 9,
  end: 'takenBack',
  highest: 4,
  placementsAbove: 1,
  solutions: 0,
}

/** Creates a flame chart whose queries are collected. It gets no answers except those that the test sends. */
function viewerWithoutAnswers() {
  const { store } = testApp()
  const queries: FlameQuery[] = []
  const answers: Tellings<{ readonly node: FlameNode }>[] = []
  const source: Pick<TraceSource, 'ask'> = {
    ask(kind, order, signal) {
      if (kind !== 'flameNode') throw new Error(`Not expected: ${kind}`)
      // The order and the answer are those of the kind.
      queries.push(order as FlameQuery)
      const tellings = new Tellings<never>()
      answers.push(tellings)
      return tellings.until(signal)
    },
  }
  const viewer = createFlameViewer(
    store.getState,
    store.setState,
    () => source,
    () => undefined,
  )
  store.setState({ flame: { ...NO_FLAME, picture: PICTURE } })
  return {
    ...viewer.actions,
    queries,
    /** Answers a query. @param index in the order of the queries */
    async answer(index = queries.length - 1, node = NODE): Promise<void> {
      answers[index].tell({ node })
      answers[index].end()
      await new Promise((resolve) => setImmediate(resolve))
    },
    flame: () => store.getState().flame,
  }
}

const POINTER_QUERY: FlameQuery = { step: 'here', event: 7, depth: 3 }

test('The answer to the latest query is used, once', async () => {
  const { pointAtFlame, queries, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  expect(queries).toEqual([POINTER_QUERY])
  await answer()
  expect(flame()?.pointedNode).toBe(NODE)
  await answer(0, { ...NODE, digit: 5 })
  expect(flame()?.pointedNode).toBe(NODE)
})

test('The answer to an earlier query is ignored', async () => {
  const { pointAtFlame, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 2 })
  pointAtFlame({ event: 7, depth: 3 })
  await answer(0, { ...NODE, digit: 5 })
  expect(flame()?.pointedNode).toBeUndefined()
  await answer(1)
  expect(flame()?.pointedNode).toBe(NODE)
})

test('An answer about a position that the pointer has left is ignored', async () => {
  const { pointAtFlame, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  pointAtFlame(undefined)
  await answer()
  expect(flame()?.pointedNode).toBeUndefined()
})

test('An answer about a walk that was left is ignored', async () => {
  const { walkFlame, leaveFlame, queries, answer, flame } = viewerWithoutAnswers()
  walkFlame('child')
  expect(queries).toHaveLength(1)
  leaveFlame()
  await answer()
  expect([flame()?.pointedNode, flame()?.walked]).toEqual([undefined, undefined])
})

test('A placement that is already under the pointer is not queried again, but its neighbours are', async () => {
  const { pointAtFlame, queries, answer } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  await answer()
  for (const event of [7, 8, 9]) pointAtFlame({ event, depth: 3 })
  expect(queries).toHaveLength(1)
  const others = [
    { event: 6, depth: 3 },
    { event: 10, depth: 3 },
    { event: 8, depth: 2 },
    { event: 8, depth: 4 },
  ]
  for (const point of others) pointAtFlame(point)
  expect(queries.slice(1)).toEqual(others.map((point) => ({ step: 'here', ...point })))
})
