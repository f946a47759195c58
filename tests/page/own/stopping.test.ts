/** A run that the page follows while it is recorded: where the page stands when the user presses Stop. */
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

/** Starts a run of which two events are recorded, the second after the latest report of progress. */
async function recordTwo() {
  const workers = scriptedOwnWorkers()
  // Time stands still, so that only the first event is reported.
  const { store } = testApp({ makeOwnWorker: workers.makeOwnWorker, now: () => 1000 })
  const { actions, environment } = store
  const session = () => frontOf(store.getState())
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.own({ kind: 'open', language: 'python' })
  actions.own({ kind: 'edit', text: 'a program' })
  actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(workers.asked()).toEqual(['run']))
  workers.begin('run')
  for (const [cell, events] of [
    [2, 1],
    [3, 2],
  ]) {
    workers.tell({ type: 'recorded', writes: Uint16Array.of((cell << 4) | events), lines: Uint16Array.of(1) })
    await vi.waitFor(() => expect(environment.sessions.front().source.length).toBe(events))
  }
  expect(session().frame.moment.event).toBe(1)
  return { actions, session }
}

test('the page stands at the last event of the run that it has followed', async () => {
  const { actions, session } = await recordTwo()
  actions.own({ kind: 'stop' })
  expect(session()).toMatchObject({ playhead: { event: 2 }, frame: { moment: { event: 2 } } })
})

test('a page that was moved elsewhere stays there', async () => {
  const { actions, session } = await recordTwo()
  actions.goToStart()
  actions.own({ kind: 'stop' })
  expect(session()).toMatchObject({ playhead: { event: 0 }, frame: { moment: { event: 0 } } })
})
