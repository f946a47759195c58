/**
 * The flame chart asks which placement is at the pointer, unless it already knows, and uses only the answer to its
 * latest query.
 */
import { expect, test } from 'vitest'
import { NO_FLAME } from '../../src/app/view/flame.ts'
import { createFlameViewer } from '../../src/app/view/flameViewer.ts'
import type { FlameNode, FlameQuery } from '../../src/core/trace/flameNodes.ts'
import type { FlamePicture } from '../../src/core/trace/flameView.ts'
import { testApp } from '../support/appStore.ts'

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
  const source = {
    requestFlame: () => undefined,
    dropFlame: () => undefined,
    findNode: (query: FlameQuery) => void queries.push(query),
  }
  const viewer = createFlameViewer(store.getState, store.setState, source, () => undefined)
  store.setState({ flame: { ...NO_FLAME, picture: PICTURE } })
  return {
    ...viewer.actions,
    queries,
    answer: (query: FlameQuery, node = NODE) => viewer.flameNodeFound({ query: { ...query }, node }),
    flame: () => store.getState().flame,
  }
}

const POINTER_QUERY: FlameQuery = { step: 'here', event: 7, depth: 3 }

test('The answer to the latest query is used, once', () => {
  const { pointAtFlame, queries, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  expect(queries).toEqual([POINTER_QUERY])
  answer(POINTER_QUERY)
  expect(flame()?.pointedNode).toBe(NODE)
  answer(POINTER_QUERY, { ...NODE, digit: 5 })
  expect(flame()?.pointedNode).toBe(NODE)
})

test.each([
  { ...POINTER_QUERY, step: 'parent' },
  { ...POINTER_QUERY, event: 8 },
  { ...POINTER_QUERY, depth: 2 },
] as const)('The answer to another query is ignored: %o', (other) => {
  const { pointAtFlame, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  answer(other)
  expect(flame()?.pointedNode).toBeUndefined()
  answer(POINTER_QUERY)
  expect(flame()?.pointedNode).toBe(NODE)
})

test('An answer about a position that the pointer has left is ignored', () => {
  const { pointAtFlame, answer, flame } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  pointAtFlame(undefined)
  answer(POINTER_QUERY)
  expect(flame()?.pointedNode).toBeUndefined()
})

test('A placement that is already under the pointer is not queried again, but its neighbours are', () => {
  const { pointAtFlame, queries, answer } = viewerWithoutAnswers()
  pointAtFlame({ event: 7, depth: 3 })
  answer(POINTER_QUERY)
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
