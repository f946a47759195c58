/** The program view when the user switches to a program whose steps are not loaded yet. */
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { eventNotation } from '../../../src/search/events.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

test('The program view shows the steps of another program as soon as they are loaded', async () => {
  const { load, actions, store } = puzzleApp()
  load(PUZZLES.codewars1)
  actions.openPanel('program')
  actions.chooseStrategy('dancing-links')
  actions.stepForward()
  const point = () => frontOf(store.getState()).debugging.executionPoint
  await vi.waitFor(() => expect(point()?.position.event).toBe(1), 20_000)
  const event = point()?.step?.event
  // `tables`, the program before the switch, would start with r1c3=1.
  expect(event && eventNotation(event)).toBe('r5c5=5')
})
