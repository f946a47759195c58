/** User actions during runs of the user's programs: Run twice, Stop, another program, deletion. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/core/grid.ts'
import type { OwnReply } from '../../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { requestedRun, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

/** Renders the app with two programs in Python, of which the second is shown. */
async function renderPrograms() {
  const scripted = scriptedOwnWorkers()
  const workers = { ...scripted, reply: (reply: OwnReply) => act(async () => scripted.reply(reply)) }
  const { actions, user, store } = renderApp({ makeOwnWorker: workers.makeOwnWorker })
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => actions.own({ kind: 'open', language: 'python' }))
  act(() => actions.own({ kind: 'add', name: 'second.py', text: 'print(2)' }))
  const button = (name: string) => screen.findByRole('button', { name })
  /** Presses Run, and has the worker reply that the run has begun. @returns the number of the run */
  async function startRun(): Promise<number> {
    await user.click(await button('Run'))
    const run = await waitFor(() => requestedRun(workers))
    await workers.reply({ type: 'loaded' })
    await workers.reply({ type: 'running', run, elapsedMs: 1 })
    return run
  }
  /** @param place of the program in the list, 1-based */
  const choose = (place: number) => {
    const list = screen.getByRole('combobox', { name: 'Program file' })
    const programs = within(within(list).getByRole('group', { name: 'Programs' }))
    return user.selectOptions(list, programs.getAllByRole('option')[place - 1])
  }
  return { ...workers, actions, user, store, button, startRun, choose }
}

/** Makes timers of half a second, such as the one after a press of Run, end when the test calls `pass`. */
function manualHalfSeconds() {
  const held: (() => void)[] = []
  const plain = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation((action, ms, ...values) => {
    if (ms !== 500) return plain(action, ms, ...values)
    held.push(action)
    return plain(() => undefined)
  })
  onTestFinished(() => spy.mockRestore())
  return { pass: () => act(async () => held.forEach((action) => action())) }
}

const verdict = () => screen.queryByTestId('verdict')

test('Run pressed twice at once runs the program; Stop, which replaces it, appears a moment later', async () => {
  const { pass } = manualHalfSeconds()
  const app = await renderPrograms()
  await app.startRun()
  await app.user.click(await app.button('Stop'))
  expect(verdict()).toHaveTextContent('Running')
  await pass()
  await app.user.click(await app.button('Stop'))
  await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'stopped'))
})

test('the keys for Run pressed twice at once run the program once', { tags: ['thorough'] }, async () => {
  const { pass } = manualHalfSeconds()
  const app = await renderPrograms()
  await app.startRun()
  act(() => app.actions.own({ kind: 'run' }))
  await pass()
  expect(app.requests.filter(({ type }) => type === 'run')).toHaveLength(1)
})

test('a program that is deleted while it runs is ended, and the next one shows no verdict', async () => {
  const app = await renderPrograms()
  await app.startRun()
  const before = app.terminated()
  act(() => app.actions.own({ kind: 'remove' }))
  expect(app.terminated()).toBe(before + 1)
  expect(verdict()).toBeNull()
  expect(app.store.getState().own?.run).toBeUndefined()
  await app.button('Run')
})

test('another program shows no verdict, and the one that has run keeps its own while its lines are counted', async () => {
  const app = await renderPrograms()
  const run = await app.startRun()
  await app.reply({
    type: 'ended',
    run,
    outcome: { kind: 'finished', answer: undefined },
    output: '2\n',
    diagnostics: [],
    elapsedMs: 5,
    events: 0,
    hidden: 'no-board',
    io: { input: 'unread', standIns: [], written: [] },
  })
  await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'wrong-answer'))
  await app.user.click(await app.button('Count lines'))
  await app.choose(1)
  expect(verdict()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop counting' })).toBeNull()
  await app.choose(2)
  expect(verdict()).toHaveAttribute('data-verdict', 'wrong-answer')
  await app.button('Stop counting')
  await waitFor(() => expect(app.requests.map(({ type }) => type)).toContain('count'))
  await app.reply({ type: 'counted', run, request: 1, lines: [[1, 1, 1]] })
  await app.button('Count lines')
})

test('a program that is stopped before it is handed over is not run', async () => {
  const app = await renderPrograms()
  const runs = () => app.requests.filter(({ type }) => type === 'run').length
  const kind = () => app.store.getState().own?.run?.verdict.kind
  let hasStopped = false
  let runsWhenStopped: number | undefined
  const leave = app.store.subscribe(() => {
    if (kind() === 'loading' && !hasStopped) {
      hasStopped = true
      app.actions.own({ kind: 'stop' })
    }
    if (kind() === 'stopped') runsWhenStopped ??= runs()
  })
  act(() => app.actions.own({ kind: 'run' }))
  await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'stopped'))
  leave()
  act(() => app.actions.own({ kind: 'edit', text: 'print(3)' }))
  await app.startRun()
  expect(runs()).toBe((runsWhenStopped ?? 0) + 1)
})
