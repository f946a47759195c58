/** Zooming into the trace, pointing at its events and looping, through the store's public actions. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { eventsOfDetail } from '../../../src/page/timeline/detail.ts'
import { eventNotation } from '../../../src/search/events.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { compilingWith } from '../../support/compiling.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { InProcessWorker } from '../../support/inProcessWorker.ts'

let opened: TestApp | undefined

afterEach(() => opened?.store.actions.reset())

async function searchedApp() {
  opened = testApp()
  const { store, clock } = opened
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  actions.goToEnd()
  await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBe(99_056), 20_000)
  return { actions, clock, state: () => store.getState() }
}

test('a narrow range is shown event by event, as the replay has them', async () => {
  const { actions, state } = await searchedApp()
  actions.seek(32_768)
  await vi.waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(32_768))
  while ((state().visibleRange?.to ?? 1e9) - (state().visibleRange?.from ?? 0) > 100) actions.zoom(4)
  await vi.waitFor(() => expect(state().detail).toBeDefined())
  const detail = state().detail
  if (detail === undefined) throw new Error('No detail')
  expect([detail.from < 32_768, detail.to > 32_768]).toEqual([true, true])
  const givens = givensOfLine(PUZZLES.codewars2)
  const trace = new SearchTrace(givens, tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  const { events, depths } = eventsOfDetail(detail)
  const expected = Array.from(events, (_, index) => {
    const event = detail.from + index + 1
    const moment = replay(givens, trace.chunk(chunkOf(event)), event)
    return `${eventNotation(moment.last ?? 0)} ${moment.stack.length}`
  })
  const drawn = Array.from(events, (event, index) => `${eventNotation(event)} ${depths[index]}`)
  expect(drawn).toEqual(expected)
})

test('a range too wide for its events and too narrow for the envelope of the trace gets its own envelope', async () => {
  opened = testApp({ makeWorker: () => new InProcessWorker(compilingWith(compileWebAssembly)) })
  const { store } = opened
  const { actions } = store
  const state = () => store.getState()
  const width = () => (state().visibleRange?.to ?? 0) - (state().visibleRange?.from ?? 0)
  actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce))
  actions.goToEvent(20_000_000)
  await vi.waitFor(() => expect(eventsOf(frontOf(state()).run)).toBeGreaterThan(20_000_000), 60_000)
  actions.stopSearch()
  actions.zoom(4, 10_000_000)
  expect(state().rangeEnvelope).toBeUndefined()
  while (width() > 2_000_000) actions.zoom(1.5, 10_000_000)
  await vi.waitFor(() => expect(state().rangeEnvelope).toBeDefined())
  const { from, to } = state().visibleRange ?? { from: 0, to: 0 }
  const closer = state().rangeEnvelope
  if (closer === undefined) throw new Error('Not looked at')
  expect([closer.from <= from, closer.from + closer.span * closer.lowest.length >= to]).toEqual([true, true])
  expect((to - from) / closer.span).toBeGreaterThan(2048)
  actions.showWholeTrace()
  expect(state().rangeEnvelope).toBeUndefined()
})

test('the pointer shows what happened at an event, once its page is loaded', async () => {
  const { actions, state } = await searchedApp()
  actions.hover(41_207)
  await vi.waitFor(() => expect(state().readout?.last).toBeDefined())
  expect(state().readout).toMatchObject({ event: 41_207, depth: 29 })
  expect(eventNotation(state().readout?.last ?? 0)).toBe('r5c2✗8')
  actions.hover(undefined)
  expect(state().readout).toBeUndefined()
})

test('a loop repeats the visible range', async () => {
  const { actions, clock, state } = await searchedApp()
  actions.seek(50)
  await vi.waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(50))
  while ((state().visibleRange?.to ?? 1e9) - (state().visibleRange?.from ?? 0) > 20) actions.zoom(4)
  const { from, to } = state().visibleRange ?? { from: 0, to: 0 }
  actions.setLooping(true)
  actions.setRate(10)
  actions.play()
  clock.tick(10_000)
  expect(frontOf(state()).frame.moment.event).toBe(to)
  clock.tick(100)
  expect(frontOf(state()).frame.moment.event).toBe(from + 1)
})

test('a new run is shown as a whole', async () => {
  const { actions, state } = await searchedApp()
  actions.zoom(4)
  expect(state().visibleRange).toBeDefined()
  actions.reset()
  expect([state().visibleRange, state().detail, state().rangeEnvelope]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
