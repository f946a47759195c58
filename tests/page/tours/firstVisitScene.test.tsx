/** A scene with an own program, opened by a visit that has not loaded the code for own programs yet. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAtFirstBacktrack } from '../../../src/page/introduction/opening.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { whyCellsAreCleared } from '../../../src/page/tours/lessons/whyCellsAreCleared.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

/** The writes of the program without the line that clears a cell. */
const WRITES = Uint16Array.of(
  (cellAt(0, 3) << 4) | 4,
  (cellAt(0, 6) << 4) | 6,
  (cellAt(0, 7) << 4) | 7,
  (cellAt(1, 0) << 4) | 9,
)

test('the first visit walks a lesson of own programs, and is led nowhere else', {
  timeout: 60_000,
}, async () => {
  const { actions, store } = renderApp({
    makeOwnWorker: () =>
      runningOwnWorker(() => [
        { type: 'recorded', writes: WRITES, lines: new Uint16Array(WRITES.length) },
        { ...RUN_ENDED, events: WRITES.length },
      ]),
  })
  await act(() => openAtFirstBacktrack(store))
  act(() => actions.openTour({ kind: 'lesson', id: whyCellsAreCleared.id, step: 4 }))
  await waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(4), { timeout: 50_000 })
  expect(frontOf(store.getState()).program).toEqual({ kind: 'own', language: 'javascript' })
  expect(store.getState().tour).toMatchObject({ step: 4, isAway: false })
  expect(screen.getByRole('region', { name: 'Tour' })).toHaveTextContent('5 of 8')
})
