/**
 * A walk through the flame chart keeps the current placement in view and wide enough. It moves the view only if needed.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import type { WalkStep } from '../../../src/page/flame/flameViewer.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { IS_THOROUGH } from '../../thorough.ts'

let opened: TestApp | undefined

afterEach(() => opened?.store.actions.reset())

const STEPS: readonly WalkStep[] = [
  'child',
  'next',
  'child',
  'child',
  'previous',
  'deadEnd',
  'parent',
  'next',
]

test('a walk keeps the placement in view, step by step', async () => {
  opened = testApp()
  const { store } = opened
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  actions.goToEnd()
  await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBe(99_056), 20_000)
  actions.goToStart()
  actions.toggleFlame()
  await vi.waitFor(() => expect(store.getState().flame?.picture?.isExact).toBe(true), 20_000)
  let narrowest = 99_056
  for (let round = 0; round < (IS_THOROUGH ? 12 : 3); round++)
    for (const step of STEPS) {
      const before = store.getState().flame?.walked
      actions.walkFlame(step)
      await vi.waitFor(() => expect(store.getState().flame?.walked).not.toBe(before), 20_000)
      const { flame, visibleRange = { from: 0, to: 99_056 } } = store.getState()
      const { from = 0, to = 0 } = flame?.walked?.node ?? {}
      const { from: first, to: last } = visibleRange
      expect(Math.min(to, last) - Math.max(from, first)).toBeGreaterThanOrEqual((last - first) / 256)
      narrowest = Math.min(narrowest, last - first)
    }
  expect(narrowest).toBeLessThan(2000)
})

test('a placement that is wide enough does not move the view', async () => {
  opened = testApp()
  const { store } = opened
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars2))
  actions.goToEnd()
  await vi.waitFor(() => expect(eventsOf(frontOf(store.getState()).run)).toBe(99_056), 20_000)
  actions.goToStart()
  actions.toggleFlame()
  await vi.waitFor(() => expect(store.getState().flame?.picture?.isExact).toBe(true), 20_000)
  actions.walkFlame('child')
  await vi.waitFor(() => expect(store.getState().flame?.walked?.node.depth).toBe(1))
  expect(store.getState().visibleRange).toBeUndefined()
})
