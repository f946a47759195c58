/** Watching a case: the graded program runs on it, and the board goes to where its failure was decided. */
import { expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { RUN_ENDED, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const CASE = gridOfLine(PUZZLES.codewars1)
/** Blank cell of the case, whose solution has a 4 there. */
const CELL = 2

/** Watches a case with a program of the user's own, whose worker does what the test says. */
async function watchCase() {
  const workers = scriptedOwnWorkers()
  const app = testApp({ makeOwnWorker: workers.makeOwnWorker })
  const { store } = app
  const { actions } = store
  actions.own({ kind: 'open', language: 'python' })
  actions.own({ kind: 'edit', text: 'print(input())' })
  const grade = gradeOf(store)
  grade({ kind: 'prepare' })
  await vi.waitFor(() => expect(store.getState().grading.cases).not.toEqual([]))
  grade({ kind: 'watch', id: 'sample', puzzle: CASE })
  await app.untilQuiet()
  /** Has the program write digits into the cell, and crash. */
  async function failAfter(...digits: readonly number[]): Promise<void> {
    workers.tell({ type: 'loaded' })
    workers.tell({
      type: 'recorded',
      writes: Uint16Array.from(digits, (digit) => (CELL << 4) | digit),
      lines: Uint16Array.from(digits, () => 1),
    })
    workers.tell({
      ...RUN_ENDED,
      outcome: { kind: 'runtime-error', line: 1, error: 'IndexError', message: '', calls: 0 },
      events: digits.length,
    })
    await app.untilQuiet()
  }
  const event = () => frontOf(store.getState()).playhead.event
  const verdict = () => store.getState().own?.run?.verdict.kind
  return { ...app, actions, grade, failAfter, event, verdict }
}

test('A watched case goes to the event that leads away from the solution', async () => {
  const { failAfter, event, verdict } = await watchCase()
  await failAfter(4, 1, 2)
  expect(verdict()).toBe('runtime-error')
  expect(event()).toBe(2)
})

test('A watched case is over once its puzzle is replaced: the next run goes to its last event', async () => {
  const { actions, failAfter, event, verdict, untilQuiet } = await watchCase()
  actions.loadGrid(gridOfLine(PUZZLES.boj2580), 'line-81')
  actions.own({ kind: 'run' })
  await untilQuiet()
  await failAfter(4, 1, 2)
  expect(verdict()).toBe('runtime-error')
  expect(event()).toBe(3)
})

test('A watched case is over once its run is started again, which goes to the last event', async () => {
  const { actions, failAfter, event, verdict, untilQuiet } = await watchCase()
  actions.reset()
  actions.own({ kind: 'run' })
  await untilQuiet()
  await failAfter(4, 1, 2)
  expect(verdict()).toBe('runtime-error')
  expect(event()).toBe(3)
})
