/** A question about the run in the panel shows its progress and its end; of several, the latest counts. */
import { expect, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { lineCountingOf } from '../../../src/page/own/lineCounting.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { RUN_ENDED, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const later = () => new Promise<void>((resume) => void setImmediate(resume))

/** Creates an app in which a Python program runs. */
async function appWithRun() {
  const workers = scriptedOwnWorkers()
  const app = testApp({ makeOwnWorker: workers.makeOwnWorker })
  const { store } = app
  store.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  store.actions.own({ kind: 'open', language: 'python' })
  store.actions.own({ kind: 'edit', text: 'print(1)\n' })
  store.actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(workers.asked()).toContain('run'))
  const run = () => store.getState().own?.run
  async function end(): Promise<void> {
    workers.tell({ type: 'loaded' })
    const io = { input: 'unread', standIns: [], written: [] } as const
    workers.tell({ ...RUN_ENDED, output: '1\n', hidden: 'no-board', io })
    await vi.waitFor(() => expect(run()?.verdict.kind).toBe('wrong-answer'))
  }
  async function count(): Promise<void> {
    lineCountingOf(store)('count')
    await vi.waitFor(() => expect(workers.asked().at(-1)).toBe('count'))
  }
  return { ...app, workers, run, end, count, counts: () => run()?.counts }
}

test('it shows its progress, and then its answer', async () => {
  const { workers, end, count, counts } = await appWithRun()
  await end()
  await count()
  expect(counts()).toEqual({ kind: 'reading', request: 0, events: 0 })
  workers.tellOf('count', { type: 'alive', events: 1000 })
  await later()
  expect(counts()).toEqual({ kind: 'reading', request: 0, events: 1000 })
  workers.answer('count', [[1, 1, 1]])
  await later()
  expect(counts()).toEqual({ kind: 'answered', request: 0, answer: [[1, 1, 1]] })
})

test('it is lost when its worker is lost', async () => {
  const { workers, end, count, counts, seconds } = await appWithRun()
  await end()
  await count()
  workers.begin('count')
  while (seconds.runningTimers > 0) seconds.pass()
  await later()
  expect(counts()).toEqual({ kind: 'lost', request: 0 })
})

test('once it is withdrawn, it shows nothing', async () => {
  const { store, workers, end, count, counts } = await appWithRun()
  await end()
  await count()
  lineCountingOf(store)('stop')
  workers.answer('count', [[1, 1, 1]])
  await later()
  expect(counts()).toBeUndefined()
})

test('another run knows nothing of a question about the one before', async () => {
  const { store, workers, end, count, counts } = await appWithRun()
  await end()
  await count()
  store.actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(workers.asked().at(-1)).toBe('run'))
  await end()
  workers.answer('count', [[1, 1, 1]])
  await later()
  expect(counts()).toBeUndefined()
})

test('a trace of the user’s own program has what every trace has, and no commands of its own', async () => {
  const { store } = await appWithRun()
  const { source } = store.environment.sessions.front()
  expect(Object.keys(source).toSorted()).toEqual(
    ['ask', 'continue', 'drop', 'length', 'chunk', 'prefetch', 'stop'].toSorted(),
  )
})
