/** The program view while another program is chosen, whose steps have yet to come. */
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../src/app/session/sessions.ts'
import { eventNotation } from '../../src/core/events.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { puzzleApp } from '../support/puzzleApp.ts'

test('Another program is followed as soon as its steps are there', async () => {
  const { load, actions, store } = puzzleApp()
  load(PUZZLES.codewars1)
  actions.openPanel('program')
  actions.chooseStrategy('dancing-links')
  actions.stepForward()
  const point = () => frontOf(store.getState()).debugging.executionPoint
  await vi.waitFor(() => expect(point()?.position.event).toBe(1), 20_000)
  const event = point()?.step?.event
  // That of tables is r1c3=1.
  expect(event && eventNotation(event)).toBe('r5c5=5')
})
