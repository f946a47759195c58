/** The page shows the writes of a variable and the value that a call returned. The worker's replies are scripted. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { VariableAnswer, VariableWrite } from '../../../src/runner/run/variableStory.ts'
import { changesOf } from '../../../src/page/own/variable/changes.ts'
import type { Inspection } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
// Imported here, so that no test waits until the page loads `OwnPanel`.
import '../../../src/page/own/OwnPanel.tsx'
import { openDrawer } from '../../support/drawer.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const SOURCE = 'def f(n):\n    n = n + 1\n    return n\nk = f(1)\n'

/** A call begins at line 1, and its line 2 writes three events; then the call returns to line 4. */
const INSPECTION: Inspection = {
  from: 0,
  to: 3,
  calls: [
    { name: '<module>', line: 4, variables: [{ name: 'board', value: [[1, 2]] }] },
    { name: 'f', line: 2, variables: [{ name: 'n', value: 2 }] },
  ],
  lines: [
    { before: 0, after: 0, line: 1, stack: [0, 1], omitted: 0, returned: undefined },
    { before: 0, after: 3, line: 2, stack: [0, 1], omitted: 0, returned: undefined },
    { before: 3, after: 3, line: 4, stack: [0], omitted: 0, returned: { name: 'f', value: 2 } },
  ],
  differs: false,
}

const WRITES: readonly VariableWrite[] = [
  { event: 0, step: 1, line: 1, before: undefined, after: 1 },
  { event: 3, step: 0, line: 2, before: 1, after: 2 },
]
const READ: VariableAnswer = { kind: 'read', writes: WRITES, from: 0, to: 3, isWhole: true }

/** Opens a page whose program has run and written three events, and goes to the last. */
async function openPageWithRun() {
  const workers = scriptedOwnWorkers()
  const { actions, user, store } = renderApp({ makeOwnWorker: workers.makeOwnWorker })
  const say = (speak: () => void) => act(async () => speak())
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => actions.own({ kind: 'open', language: 'python' }))
  act(() => actions.own({ kind: 'add', name: 'story.py', text: SOURCE }))
  await user.click(await screen.findByRole('button', { name: 'Run' }))
  await waitFor(() => expect(workers.asked()).toContain('run'))
  const writes = Uint16Array.from([(2 << 4) | 1, (2 << 4) | 2, (2 << 4) | 4])
  await say(() => {
    workers.tell({ type: 'loaded' })
    workers.tell({ type: 'recorded', writes, lines: Uint16Array.from([2, 2, 2]) })
    workers.tell({ ...RUN_ENDED, events: 3, io: { input: 'unread', standIns: [], written: [] } })
  })
  act(() => actions.goToEvent(3))
  await waitFor(() => expect(workers.asked()).toContain('inspect'))
  await say(() => workers.answer('inspect', INSPECTION))
  await openDrawer(user)
  const asked = () => workers.ordersOf('follow')
  const answer = (told: VariableAnswer) => say(() => workers.answer('follow', told))
  const story = () => screen.getByRole('region', { name: 'Who wrote n' })
  return { user, store, actions, say, asked, answer, story, workers }
}

const variable = () => screen.getByRole('button', { name: 'n: who wrote it' })

test('a variable’s name asks for its writes around the moment, and a row goes to its moment', async () => {
  const { user, store, say, asked, answer, story, workers } = await openPageWithRun()
  variable().focus()
  await user.keyboard('{Enter}')
  expect(asked().at(-1)?.variable).toEqual({ name: 'n', depth: 1, at: { event: 3, step: 0 }, from: 0, to: 3 })
  await say(() => workers.tellOf('follow', { type: 'alive', events: 2 }))
  expect(within(story()).getByRole('progressbar')).toHaveAccessibleName(
    'Running the program again: event 2 of 3',
  )
  await answer(READ)
  expect(story()).toHaveTextContent('Variable of f(), 1 call deep')
  expect(within(story()).getByRole('status')).toHaveTextContent('Written by line 2 at event 3: 1 → 2.')
  const rows = within(story()).getAllByRole('button', { name: /vent / })
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'After event 0, line 1: first value 1',
    'Event 3, line 2: 1 → 2',
  ])
  expect(rows[1]).toHaveAttribute('aria-current', 'true')
  await user.click(rows[0])
  expect(frontOf(store.getState()).playhead).toEqual({ event: 0, step: 1 })
})

test('Escape closes the story and gives the focus back to the name', { tags: ['thorough'] }, async () => {
  const { user, answer, story } = await openPageWithRun()
  await user.click(variable())
  await answer(READ)
  expect(within(story()).getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Who wrote n' })).not.toBeInTheDocument()
  expect(variable()).toHaveFocus()
})

test('Stop ends the rerun', { tags: ['thorough'] }, async () => {
  const { user, story, say, workers } = await openPageWithRun()
  await user.click(variable())
  await say(() => workers.begin('follow'))
  const before = workers.terminated()
  await user.click(within(story()).getByRole('button', { name: 'Stop' }))
  expect(workers.terminated()).toBe(before + 1)
  expect(screen.queryByRole('region', { name: 'Who wrote n' })).not.toBeInTheDocument()
})

const ANSWERS: readonly [VariableAnswer, string][] = [
  [{ ...READ, writes: [], isWhole: false }, 'This variable has not been written since event 0.'],
  [{ kind: 'missing' }, 'The writes are not known: the program did not get that far again'],
  [{ kind: 'differs' }, 'The program behaved differently when it ran again'],
]

test('what is not known is said in one sentence', { tags: ['thorough'] }, async () => {
  const { user, answer, story } = await openPageWithRun()
  for (const [received, words] of ANSWERS) {
    await openDrawer(user)
    await user.click(variable())
    await answer(received)
    expect(story()).toHaveTextContent(words)
    expect(within(story()).queryByRole('list')).not.toBeInTheDocument()
  }
})

test('a search that found nothing can look further back', async () => {
  const { user, answer, story, asked } = await openPageWithRun()
  await user.click(variable())
  await answer({ ...READ, writes: [], from: 2, isWhole: false })
  expect(story()).toHaveTextContent('This variable has not been written since event 2.')
  await user.click(within(story()).getByRole('button', { name: 'Look further back' }))
  expect(asked()).toHaveLength(2)
})

test('a call that has just returned shows what it gave back, with its variables', async () => {
  const { actions, user } = await openPageWithRun()
  expect(screen.queryByText(/gave back/)).not.toBeInTheDocument()
  act(() => actions.goTo({ event: 3, step: 1 }))
  const returned = await screen.findByText('f(n=2) gave back 2')
  await user.click(returned)
  expect(returned.closest('li')).toHaveTextContent('n2')
})

test('a change of a list names the entry', () => {
  expect(changesOf([[1, 2]], [[1, 3]])).toEqual([{ path: '[0][1]', before: 2, after: 3 }])
  expect(changesOf([1, 2], [3, 4])).toHaveLength(2)
  expect(changesOf([1], [1, 2])).toEqual([{ path: '', before: [1], after: [1, 2] }])
  expect(changesOf(undefined, 1)).toEqual([{ path: '', before: undefined, after: 1 }])
  expect(changesOf([{ set: [1] }], [{ set: [1] }])).toEqual([])
})
