/**
 * The heat map, through the store's public actions: how often each cell was filled, exact up to the event on the board,
 * or for the visible range.
 */
import { afterEach, expect, test, vi } from 'vitest'
import type { AppState } from '../../../src/page/store/state.ts'
import { cellOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { CELLS } from '../../../src/sudoku/units.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

let opened: ReturnType<typeof puzzleApp> | undefined

afterEach(() => opened?.store.actions.reset())

function appAt(line: string, event: number) {
  opened = puzzleApp()
  const { store, until, actions } = opened
  actions.loadGrid(gridOfLine(line))
  actions.goToEvent(event)
  return { actions, until, state: () => store.getState() }
}

/**
 * By cell: how many of the events `from` < n ≤ `to` fill it. The events must be on the trace's first page (block of
 * events).
 */
function placementCounts(line: string, from: number, to: number): Float64Array {
  const trace = new SearchTrace(givensOfLine(line), tables, 'first')
  trace.advance()
  const counts = new Float64Array(CELLS)
  for (const event of trace.chunk(0).events.slice(from, to))
    if (kindOf(event) !== EventKind.backtrack) counts[cellOf(event)]++
  return counts
}

/** Returns a condition: the heat map has counted the events `from` < n ≤ `to`, and no others. */
const isCountedIn =
  (from: number, to: number) =>
  ({ heatMap }: AppState) =>
    heatMap?.placements?.from === from && heatMap.placements.reached === to && heatMap.placements.to === to

test('it counts how often each cell was filled up to the event on the board, and follows that event', async () => {
  const { actions, until } = appAt(PUZZLES.codewars1, 4_000)
  actions.setShowsHeatMap(true)
  for (const event of [4_000, 17, 8_365, 1]) {
    actions.goToEvent(event)
    const { heatMap } = await until(isCountedIn(0, event))
    expect(heatMap?.placements?.counts).toEqual(placementCounts(PUZZLES.codewars1, 0, event))
  }
})

test('it counts the visible range alone when that is a part of the search', async () => {
  const { actions, until } = appAt(PUZZLES.codewars1, 8_365)
  actions.setShowsHeatMap(true)
  await until(isCountedIn(0, 8_365))
  actions.zoom(4, 3_000)
  const { visibleRange } = await until(({ visibleRange }) => visibleRange !== undefined)
  if (visibleRange === undefined) throw new Error('Nothing is zoomed')
  const { from, to } = visibleRange
  expect(from).toBeGreaterThan(0)
  const { heatMap } = await until(isCountedIn(from, to))
  expect(heatMap?.placements?.counts).toEqual(placementCounts(PUZZLES.codewars1, from, to))
})

test('nothing is counted before it is opened, nor kept after it is closed', async () => {
  const { actions, state, until } = appAt(PUZZLES.codewars1, 8_365)
  await until(({ sessions, front }) => sessions[front].frame.moment.event === 8_365)
  expect(state().heatMap).toBeUndefined()
  actions.setShowsHeatMap(true)
  await until(isCountedIn(0, 8_365))
  actions.setShowsHeatMap(false)
  expect(state().heatMap).toBeUndefined()
})

test('another puzzle has its own heat map', async () => {
  const { actions, until } = appAt(PUZZLES.codewars1, 8_365)
  actions.setShowsHeatMap(true)
  await until(isCountedIn(0, 8_365))
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  await vi.waitFor(() => expect(opened?.store.getState().heatMap).toBeUndefined())
  actions.goToEvent(20)
  const { heatMap } = await until(isCountedIn(0, 20))
  expect(heatMap?.placements?.counts).toEqual(placementCounts(PUZZLES.codewars2, 0, 20))
})
