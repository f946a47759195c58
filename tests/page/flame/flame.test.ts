/** The flame chart is prepared, drawn, queried and walked through, by the store's public actions. */
import { afterEach, expect, test, vi } from 'vitest'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { FlameNode } from '../../../src/search/trace/flameNodes.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { naiveTree } from '../../search/trace/naiveFlame.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const givens = givensOfLine(PUZZLES.codewars2)

let opened: TestApp | undefined

afterEach(() => opened?.store.actions.reset())

/** Creates an app in which the search has ended. */
async function searchedApp() {
  opened = testApp()
  const { store } = opened
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  actions.goToEnd()
  await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBe(99_056), 20_000)
  const { untilQuiet } = opened
  return { actions, untilQuiet, state: () => store.getState(), flame: () => store.getState().flame }
}

/** Creates an app in which the search has ended and the flame chart is drawn. */
async function drawnApp() {
  const app = await searchedApp()
  app.actions.toggleFlame()
  await vi.waitFor(() => expect(app.flame()?.picture?.isExact).toBe(true), 20_000)
  return app
}

function treeOf() {
  const trace = new SearchTrace(givens, tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  return naiveTree(givens, trace)
}

/** Depth, start and end of a node. */
const extent = (node: FlameNode | undefined) => node && [node.depth, node.from, node.to]

test('it is drawn while it is open, for the visible range, and dropped when it is closed', async () => {
  const { actions, state, flame } = await searchedApp()
  expect(flame()).toBeUndefined()
  actions.toggleFlame()
  await vi.waitFor(() => expect(flame()?.picture).toMatchObject({ from: 0, isExact: true }), 20_000)
  const wholeSpan = flame()?.picture?.span ?? 0
  actions.zoom(16, 50_000)
  await vi.waitFor(() => expect(flame()?.picture?.span).toBe(wholeSpan / 16), 20_000)
  const { from = 0, span = 0, columns = 0 } = flame()?.picture ?? {}
  expect(from).toBeLessThanOrEqual(state().visibleRange?.from ?? -1)
  expect(from + span * columns).toBeGreaterThanOrEqual(state().visibleRange?.to ?? Infinity)
  actions.toggleFlame()
  expect(flame()).toBeUndefined()
})

/** Prepares the chart, then opens it. @returns the picture that is drawn as soon as it is open */
async function openPreparedChart({ actions, flame, untilQuiet }: Awaited<ReturnType<typeof searchedApp>>) {
  actions.prepareFlame()
  await untilQuiet()
  expect(flame()).toBeUndefined()
  actions.toggleFlame()
  return flame()?.picture
}

test('for a finished search it is prepared before it is opened, and exact soon after', async () => {
  const app = await searchedApp()
  expect(await openPreparedChart(app)).toMatchObject({ from: 0, isExact: false })
  await vi.waitFor(() => expect(app.flame()?.picture?.isExact).toBe(true), 20_000)
  app.actions.toggleFlame()
  expect(app.flame()).toBeUndefined()
})

test('prepared for one search it is not shown for another', async () => {
  const app = await searchedApp()
  const { actions, state, flame } = app
  expect(await openPreparedChart(app)).toBeDefined()
  actions.toggleFlame()
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.goToEnd()
  await vi.waitFor(() => expect(frontOf(state()).frame.moment.solutions).toBe(1), 20_000)
  actions.toggleFlame()
  expect(flame()?.picture).toBeUndefined()
  await vi.waitFor(() => expect(flame()?.picture?.isExact).toBe(true), 20_000)
})

test('after many moves, each before the previous answer, it shows the last range', async () => {
  const { actions, state, flame } = await drawnApp()
  actions.zoom(16, 50_000)
  for (let times = 0; times < 40; times++) {
    actions.pan(0.1)
    if (times % 3 === 0) await new Promise((resume) => void setImmediate(resume))
  }
  const { from, to } = state().visibleRange ?? { from: Number.NaN, to: Number.NaN }
  await vi.waitFor(() => {
    const { from: first = 0, span = 0, columns = 0, isExact } = flame()?.picture ?? {}
    expect([first <= from, first + span * columns >= to, isExact]).toEqual([true, true, true])
  }, 20_000)
})

test('the placement under the pointer is found, and nothing above the depth of the search', async () => {
  const { actions, flame } = await drawnApp()
  const tree = treeOf()
  actions.pointAtFlame({ event: 30_000, depth: 6 })
  const node = tree.at(30_000, 6)
  await vi.waitFor(() => expect(extent(flame()?.pointedNode)).toEqual([6, node?.from, node?.to]))
  actions.pointAtFlame({ event: 30_000, depth: tree.depths[30_000] + 1 })
  await vi.waitFor(() => expect(flame()?.pointedNode).toBeUndefined())
  actions.pointAtFlame({ event: 30_000, depth: 6 })
  await vi.waitFor(() => expect(flame()?.pointedNode).toBeDefined())
  actions.pointAtFlame(undefined)
  expect(flame()?.pointedNode).toBeUndefined()
})

test('a walk starts at the playhead, and steps pressed at once are all taken', async () => {
  const { actions, state, flame } = await drawnApp()
  const tree = treeOf()
  actions.seek(41_207)
  await vi.waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(41_207))
  const here = tree.at(41_207, tree.depths[41_207])
  const steps = ['parent', 'parent', 'child', 'parent', 'previous'] as const
  actions.walkFlame('child')
  for (const step of steps) actions.walkFlame(step)
  const grandparent = here?.parent?.parent
  const siblings = grandparent?.parent?.children ?? []
  const previous = grandparent && siblings[siblings.indexOf(grandparent) - 1]
  const expected = previous ?? grandparent
  await vi.waitFor(() => expect(flame()?.walked?.node.depth).toBe(expected?.depth))
  await vi.waitFor(() => expect(flame()?.walked?.stuckSteps).toBe(previous === undefined ? 1 : 0))
  expect(extent(flame()?.walked?.node)).toEqual([expected?.depth, expected?.from, expected?.to])
  actions.leaveFlame()
  expect(flame()?.walked).toBeUndefined()
})

test('a placement is shown from edge to edge', async () => {
  const { actions, state, flame } = await drawnApp()
  actions.pointAtFlame({ event: 30_000, depth: 5 })
  await vi.waitFor(() => expect(flame()?.pointedNode).toBeDefined())
  const node = flame()?.pointedNode
  if (node === undefined) return
  actions.fitFlame(node)
  expect(state().visibleRange).toEqual({ from: node.from, to: node.to })
})

test('whether it is open, and its height, survive a reload; junk does not', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const first = testApp({ storage }).store
  first.actions.toggleFlame()
  first.actions.setFlameHeight(222)
  expect(testApp({ storage }).store.getState().preferences).toMatchObject({
    showsFlame: true,
    flameHeightPx: 222,
  })
  for (const [name, value] of stored) stored.set(name, value.replace('222', '"high"'))
  expect(testApp({ storage }).store.getState().preferences.flameHeightPx).toBeUndefined()
})
