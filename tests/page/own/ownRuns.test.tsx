/** User actions during runs of the user's programs: Run twice, Stop, another program, deletion. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { SteadyLine } from '../../../src/page/own/steadyLine.ts'
import type { Inspection, RecordingTold } from '../../../src/runner/questions.ts'
import { rows } from '../../sudoku/judge/judgedCase.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openDrawer } from '../../support/drawer.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { openVerdict } from '../../support/verdict.ts'
import { RUN_ENDED, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

/** Renders the app with two programs in Python, of which the second is shown. */
async function renderPrograms() {
  const scripted = scriptedOwnWorkers()
  const workers = {
    ...scripted,
    tell: (told: RecordingTold) => act(async () => scripted.tell(told)),
    begin: (kind: 'run' | 'count') => act(async () => scripted.begin(kind)),
    inspected: (inspection: Inspection) => act(async () => scripted.answer('inspect', inspection)),
    counted: (...args: [number, number, number]) => act(async () => scripted.answer('count', [args])),
  }
  const { actions, user, store } = renderApp({ makeOwnWorker: workers.makeOwnWorker })
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => actions.own({ kind: 'open', language: 'python' }))
  act(() => actions.own({ kind: 'add', name: 'second.py', text: 'print(2)' }))
  const button = (name: string) => screen.findByRole('button', { name })
  /** Presses Run, and has the worker tell that the run has begun. */
  async function startRun(): Promise<void> {
    const runs = () => workers.ordersOf('run').length
    const before = runs()
    await user.click(await button('Run'))
    await waitFor(() => expect(runs()).toBe(before + 1))
    await workers.tell({ type: 'loaded' })
    await workers.begin('run')
    await workers.tell({ type: 'running', elapsedMs: 1 })
  }
  /** @param place of the program in the list, 1-based */
  const choose = (place: number) => {
    const list = screen.getByRole('combobox', { name: 'Program' })
    const programs = within(within(list).getByRole('group', { name: 'My programs' }))
    return user.selectOptions(list, programs.getAllByRole('option', { name: /\.py$/ })[place - 1])
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
  expect(app.ordersOf('run')).toHaveLength(1)
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
  await app.startRun()
  const io = { input: 'unread', standIns: [], written: [] } as const
  await app.tell({ ...RUN_ENDED, output: '2\n', hidden: 'no-board', io })
  await waitFor(() => expect(verdict()).toHaveAttribute('data-verdict', 'wrong-answer'))
  await app.user.click(await app.button('More for this program'))
  await app.user.click(await app.button('Count lines'))
  await app.choose(1)
  expect(verdict()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop counting' })).toBeNull()
  await app.choose(2)
  expect(verdict()).toHaveAttribute('data-verdict', 'wrong-answer')
  await app.button('Stop counting')
  await waitFor(() => expect(app.asked()).toContain('count'))
  await app.counted(1, 1, 1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop counting' })).toBeNull())
  await app.user.click(await app.button('More for this program'))
  await app.button('Count lines')
})

test('a program that is stopped before it is handed over is not run', async () => {
  const app = await renderPrograms()
  const runs = () => app.ordersOf('run').length
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

test('An interpreter that has been downloaded is starting, and no longer downloading', async () => {
  const app = await renderPrograms()
  await app.user.click(await app.button('Run'))
  await waitFor(() => expect(app.requests).not.toEqual([]))
  await app.tell({ type: 'fetching', bytes: 5_000_000, totalBytes: 13_100_000 })
  expect(verdict()).toHaveTextContent('Downloading Python, 5.0 of 13.1 MB')
  expect(screen.getByRole('progressbar', { name: 'Python is starting' })).toBeInTheDocument()
  await app.tell({ type: 'fetching', bytes: 13_100_000, totalBytes: 13_100_000 })
  expect(verdict()).toHaveTextContent(/Python is starting$/)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await act(() => app.actions.setLanguage('ko'))
  expect(verdict()).toHaveTextContent(/Python 실행기를 시작하는 중$/)
})

/** Renders a run that has ended after one write, at the event of that write. */
async function renderEnded() {
  const app = await renderPrograms()
  await app.startRun()
  const blank = PUZZLES.codewars1.indexOf('0')
  await app.tell({
    type: 'recorded',
    writes: Uint16Array.of((blank << 4) | 4),
    lines: Uint16Array.of(1),
  })
  act(() => app.actions.goToEvent(1))
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('1'))
  await app.tell({ ...RUN_ENDED, output: '1', events: 1 })
  await waitFor(() => expect(app.asked()).toContain('inspect'))
  await openDrawer(app.user)
  return app
}

const details = (...names: readonly string[]) => names.map((name) => screen.getByRole('region', { name }))

test('Variables and calls are said to be missing only once they are known', async () => {
  const { inspected, actions } = await renderEnded()
  const [variables, calls] = details('Variables', 'Call stack')
  await waitFor(() => expect(variables).toHaveTextContent('Fetching…'))
  expect(calls).toHaveTextContent('Fetching…')
  await act(() => actions.setLanguage('ko'))
  for (const detail of details('변수', '호출 스택')) expect(detail).toHaveTextContent('가져오는 중…')
  await act(() => actions.setLanguage('en'))
  const line = { before: 0, after: 1, line: 1, stack: [0], omitted: 0, returned: undefined }
  const inspection = {
    from: 0,
    to: 1,
    calls: [{ name: '<module>', line: 1, variables: [] }],
    lines: [line],
    differs: false,
  }
  await inspected(inspection)
  await waitFor(() => expect(variables).toHaveTextContent('No variable has a value yet.'))
  expect(calls).not.toHaveTextContent('Fetching…')
})

test('Variables and calls that could not be fetched are not said to be missing', async () => {
  const { inspected, actions } = await renderEnded()
  const inspection = { from: 0, to: 0, calls: [], lines: [], differs: true }
  await inspected(inspection)
  for (const detail of details('Variables', 'Call stack'))
    await waitFor(() => expect(detail).toHaveTextContent('Not known at this event.'))
  await act(() => actions.setLanguage('ko'))
  for (const detail of details('변수', '호출 스택'))
    expect(detail).toHaveTextContent('이 이벤트에서는 알 수 없습니다.')
})

test('while a program has not written to the board, the sentence says so, and nothing of a step', async () => {
  const app = await renderPrograms()
  await app.startRun()
  const sentence = within(screen.getByRole('region', { name: 'What happens' }))
  await waitFor(() =>
    expect(sentence.getByRole('status')).toHaveTextContent('Nothing is written to the board yet'),
  )
  expect(sentence.getByTestId('reason')).toBeEmptyDOMElement()
})

test('while the page follows a program that writes, the sentence counts its seconds, which are not announced', async () => {
  const app = await renderPrograms()
  await app.startRun()
  await app.tell({ type: 'recorded', writes: Uint16Array.of((2 << 4) | 1), lines: Uint16Array.of(1) })
  await app.tell({ type: 'running', elapsedMs: 2300, line: 1 })
  const sentence = within(screen.getByRole('region', { name: 'What happens' }))
  const clock = await sentence.findByText('Running for 2 s')
  expect(clock).toHaveAttribute('aria-hidden', 'true')
  expect(sentence.getByRole('status')).toHaveTextContent('Your program is running')
  await app.tell({ type: 'running', elapsedMs: 7900, line: 1 })
  expect(await sentence.findByText('Running for 7 s (limit 5 s)')).toBe(clock)
  await act(() => app.actions.setLanguage('ko'))
  expect(await sentence.findByText('7초째 실행 중 (제한 5초)')).toBeVisible()
})

test('a note says at which line a program is that has passed the limit, and at which it was stopped', async () => {
  const app = await renderPrograms()
  await app.startRun()
  await app.tell({ type: 'running', elapsedMs: 2300, line: 1 })
  expect(screen.queryByRole('note')).toBeNull()
  await app.tell({ type: 'running', elapsedMs: 7900, line: 1 })
  const note = await screen.findByRole('note', { name: 'Still at line 1' })
  expect(note).toHaveTextContent('The limit of 5 s has passed.')
  const stop = await app.button('Stop')
  // A second press of Run is no press of Stop.
  await waitFor(() => expect(stop).not.toHaveAttribute('aria-disabled'))
  await app.user.click(stop)
  expect(await screen.findByRole('note', { name: 'Stopped at line 1' })).toBeVisible()
  await app.startRun()
  expect(screen.queryByRole('note')).toBeNull()
})

test('the line of a running program is the same while it comes again, and then the latest', () => {
  const line = new SteadyLine()
  expect([undefined, 3, 4, 3, 4, 5].map((next) => line.next(next))).toEqual([undefined, 3, 3, 3, 3, 3])
  expect(Array.from({ length: 12 }, () => line.next(8)).at(-1)).toBe(8)
})

test('what a program printed is checked by any judge, in the Puzzle panel', async () => {
  const app = await renderPrograms()
  await app.startRun()
  const io = { input: 'unread', standIns: [], written: [] } as const
  const output = rows(PUZZLES.solved, ' ')
  await app.tell({ ...RUN_ENDED, output, hidden: undefined, io })
  await openVerdict(app.user)
  await app.user.click(await app.button('Check output'))
  expect(screen.getByRole('tab', { name: 'Puzzle' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Check output' })).toHaveFocus()
  expect(await screen.findByRole('textbox', { name: 'Program output' })).toHaveValue(output)
  await waitFor(() => expect(verdict()).toHaveTextContent('Accepted'))
})
