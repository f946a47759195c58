/** The bar above the panel: the menu of all programs, and the verdict with its details. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'
import { openVerdict } from '../../support/verdict.ts'

/** Time for the code of own programs to load in a busy test run. */
const LOADING = { timeout: 20_000 }

/** Renders the page with an own program, which prints a solution. */
async function renderOwn() {
  const app = renderApp({
    makeOwnWorker: () =>
      runningOwnWorker(() => [
        { ...RUN_ENDED, outcome: { kind: 'finished', answer: PUZZLES.solved }, elapsedMs: 220 },
      ]),
  })
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  const run = await screen.findByRole('button', { name: 'Run' }, LOADING)
  const menu = screen.getByRole('combobox', { name: 'Program' })
  const mine = () =>
    within(within(menu).getByRole('group', { name: 'My programs' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  return { ...app, run, menu, mine }
}

test('one menu shows a program of any language, and those of Backdoku', async () => {
  const { menu, mine, user, actions } = await renderOwn()
  expect(mine()).toEqual(['boj2580.py', 'Your code: C++', 'Your code: JavaScript'])
  act(() => actions.own({ kind: 'add', name: 'second.py', text: 'print(2)' }))
  await user.selectOptions(menu, 'Your code: JavaScript')
  await waitFor(() => expect(menu).toHaveDisplayValue('boj2580.js'))
  await user.selectOptions(menu, 'boj2580.py')
  await waitFor(() => expect(menu).toHaveDisplayValue('boj2580.py'))
  expect(menu).toHaveValue('own-python')
  expect(mine()).toEqual(['boj2580.py', 'second.py', 'Your code: C++', 'boj2580.js'])
  await user.selectOptions(menu, 'Bitmasks')
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Solutions' })).toBeInTheDocument()
})

test('the verdict is a word and the seconds; its details open from it, and Escape returns to it', async () => {
  const { user, run } = await renderOwn()
  await user.click(run)
  const verdict = await screen.findByTestId('verdict')
  await waitFor(() => expect(verdict).toHaveAttribute('data-verdict', 'accepted'))
  const chip = within(verdict).getByRole('button', { name: 'Accepted 0.22 s' })
  expect(chip).toHaveAttribute('aria-expanded', 'false')
  await openVerdict(user)
  expect(within(verdict).getByRole('dialog', { name: 'Verdict' })).toHaveTextContent('rules of BOJ 2580')
  await user.keyboard('{Escape}')
  expect(within(verdict).queryByRole('dialog')).toBeNull()
  expect(chip).toHaveFocus()
})

test('an edit makes the verdict one on an earlier text', async () => {
  const { user, run, actions } = await renderOwn()
  await user.click(run)
  const verdict = await screen.findByTestId('verdict')
  await waitFor(() => expect(verdict).toHaveAttribute('data-tone', 'good'))
  act(() => actions.own({ kind: 'edit', text: 'print(3)' }))
  expect(verdict).toHaveAttribute('data-tone', 'edited')
  expect(verdict).toHaveTextContent('edited since this run')
})
