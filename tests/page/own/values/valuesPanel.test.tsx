/** The panel that shows the values of expressions at a line, with a worker that replies as the test says. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ValuesAnswer } from '../../../../src/runner/run/lineValues.ts'
import { frontOf } from '../../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
// Imported in advance: the page loads this module only when the Program panel first shows it.
import '../../../../src/page/own/OwnPanel.tsx'
import '../../../support/drawer.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { RUN_ENDED, scriptedOwnWorkers } from '../../../support/scriptedOwnWorkers.ts'
import { some } from '../../../thorough.ts'

const SOURCE = 'n = 1\n# nothing\nprint(n)\n'
const READ: ValuesAnswer = {
  kind: 'read',
  columns: ['n', 'free'],
  events: [0, 0, 2],
  cells: [0, 1, 2, 3, 0, 4],
  pool: [3, '{1, 2}', 0, 'set()', { error: 'NameError: free' }],
  end: 'all',
  upTo: 3,
}

/** Opens the panel from the menu of the program. */
async function showHere(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More for this program' }))
  const menu = within(screen.getByRole('dialog', { name: 'More for this program' }))
  await user.click(menu.getByRole('button', { name: 'Show here…' }))
  return within(await screen.findByRole('region', { name: /^Values at line / }))
}

/** Renders a page whose program has run and written three events, and opens the panel. */
async function opened() {
  const workers = scriptedOwnWorkers()
  const { actions, user, store } = renderApp({ makeOwnWorker: workers.makeOwnWorker })
  const say = (speak: () => void) => act(async () => speak())
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => actions.own({ kind: 'open', language: 'python' }))
  act(() => actions.own({ kind: 'add', name: 'values.py', text: SOURCE }))
  await user.click(await screen.findByRole('button', { name: 'Run' }))
  await waitFor(() => expect(workers.asked()).toContain('run'))
  const writes = Uint16Array.from([(2 << 4) | 1, (2 << 4) | 2, (2 << 4) | 4])
  await say(() => {
    workers.tell({ type: 'loaded' })
    workers.tell({ type: 'recorded', writes, lines: Uint16Array.from([1, 1, 1]) })
    const io = { input: 'unread', standIns: [], written: [] } as const
    workers.tell({ ...RUN_ENDED, output: '2\n', events: 3, io })
  })
  const panel = await showHere(user)
  const requested = () => workers.ordersOf('values')
  async function read(expression: string): Promise<void> {
    const field = panel.getByRole('textbox', { name: 'Expression' })
    await user.clear(field)
    await user.type(field, `${expression.replaceAll(/[[{]/g, '$&$&')}{Enter}`)
  }
  const answer = (values: ValuesAnswer) => say(() => workers.answer('values', values))
  return { user, store, say, panel, requested, read, answer, workers }
}

const status = (panel: Awaited<ReturnType<typeof opened>>['panel']) => panel.getAllByRole('status')[0]

test('the expression is read at the line for the whole run, and its rows are named by event and values', async () => {
  const { panel, read, requested, answer, say, workers } = await opened()
  await read('n, free')
  expect(requested().at(-1)?.query).toEqual({ line: 1, expression: 'n, free', from: 0, to: 3, most: 10_000 })
  await say(() => workers.tellOf('values', { type: 'alive', events: 2 }))
  expect(panel.getByRole('progressbar')).toHaveAccessibleName('Reading values: event 2 of 3')
  await answer(READ)
  expect(
    panel.getAllByRole('listitem').map((row) => within(row).getByRole('button').getAttribute('aria-label')),
  ).toEqual(['event 0, 3, {1, 2}', 'event 0, 0, empty', 'event 2, 3, NameError: free'])
  expect(status(panel)).toHaveTextContent('3 values.')
})

test('a row goes to its event, and arrow keys move between rows', async () => {
  const { panel, read, answer, user, store } = await opened()
  await read('n, free')
  await answer(READ)
  const rows = () => panel.getAllByRole('button', { name: /^event / })
  await user.click(rows()[2])
  expect(frontOf(store.getState()).playhead.event).toBe(2)
  expect(rows()[2]).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{ArrowUp}')
  expect(rows()[1]).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(rows()[1]).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{End}{ArrowDown}')
  expect(rows()[2]).toHaveFocus()
})

const ANSWERS: readonly [ValuesAnswer, string][] = [
  [{ kind: 'fault', column: 4, message: 'invalid syntax' }, 'Column 4: invalid syntax'],
  [{ kind: 'changes', column: 1, what: 'n := 3' }, '“n := 3” would change values of the program.'],
  [{ kind: 'no-code', next: undefined }, 'Nothing runs on line 1, nor on a line after it.'],
  [{ kind: 'no-code', next: 3 }, 'Nothing runs on line 1. Line 3 runs next.'],
  [{ kind: 'differs' }, 'The program behaved differently'],
  [{ ...READ, events: [], cells: [] }, 'Line 1 never ran.'],
  [{ ...READ, events: [], cells: [], end: 'cut' }, 'The time limit ended the reading at event 3.'],
  [{ ...READ, end: 'cut' }, '3 values. The time limit ended the reading at event 3.'],
  [{ ...READ, end: 'full' }, '3 values, events 0 to 3; more follow.'],
]

test.each(some(ANSWERS, 2))('the answer %o is said in words', async (received, words) => {
  const { panel, read, answer } = await opened()
  await read('n')
  await answer(received)
  expect(status(panel)).toHaveTextContent(words)
})

test('an empty expression asks for one, and nothing is read', { tags: ['thorough'] }, async () => {
  const { panel, read, requested } = await opened()
  await read(' ')
  expect(status(panel)).toHaveTextContent('Type an expression')
  expect(requested()).toEqual([])
})

test('Stop ends the worker, and the page stays as it was', async () => {
  const { panel, read, user, say, workers, store } = await opened()
  await read('n')
  await say(() => workers.begin('values'))
  const before = workers.terminated()
  await user.click(panel.getByRole('button', { name: 'Stop' }))
  expect(workers.terminated()).toBe(before + 1)
  expect(store.getState().own?.run).toMatchObject({ values: undefined, events: 3 })
  await read('n + 1')
  expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
})

test('the panel closes with Escape and keeps its expression; an edited program cannot be read', {
  tags: ['thorough'],
}, async () => {
  const { read, answer, user, store } = await opened()
  await read('n, free')
  await answer(READ)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: /^Values at line / })).toBeNull()
  const again = await showHere(user)
  expect(again.getByRole('textbox', { name: 'Expression' })).toHaveValue('n, free')
  act(() => store.actions.own({ kind: 'edit', text: `${SOURCE}\n` }))
  expect(status(again)).toHaveTextContent('The program was edited.')
  expect(again.getByRole('button', { name: 'Show' })).toBeDisabled()
})
