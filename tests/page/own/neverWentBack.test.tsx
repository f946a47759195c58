/** An accepted run that took no digit back says so once, and where to try puzzles that need a search. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blanksOf, gridOfLine } from '../../../src/sudoku/grid.ts'
import { rows } from '../../sudoku/judge/judgedCase.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

/** Runs a program that solves the puzzle with a number of writes. */
async function solve(line: string, events: number) {
  const output = rows(PUZZLES.solved, ' ')
  const solution = gridOfLine(PUZZLES.solved)
  const writes = Uint16Array.from(blanksOf(gridOfLine(line)), (cell) => (cell << 4) | solution[cell])
  const app = renderApp({
    makeOwnWorker: () =>
      runningOwnWorker(() => [
        { type: 'recorded', writes, lines: new Uint16Array(writes.length) },
        { ...RUN_ENDED, output, events, hidden: undefined },
      ]),
  })
  act(() => app.actions.loadGrid(gridOfLine(line)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  act(() => app.actions.own({ kind: 'edit', text: 'print(1)' }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }, { timeout: 60_000 }))
  await waitFor(() => expect(screen.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted'))
  return app
}

const BLANKS = blanksOf(gridOfLine(PUZZLES.codewars1)).length

test('a program that wrote once for each blank is told that this puzzle shows no search', async () => {
  const { actions } = await solve(PUZZLES.codewars1, BLANKS)
  expect(await screen.findByTestId('never-went-back')).toHaveTextContent(
    'Accepted without taking a digit back. Grade tries puzzles that need a search.',
  )
  await screen.findByRole('button', { name: 'Watch from the start' })
  expect(screen.getAllByText(/digit.* back/)).toHaveLength(1)
  await act(() => actions.setLanguage('ko'))
  expect(await screen.findByTestId('never-went-back')).toHaveTextContent('탐색이 필요한 퍼즐')
})

test('a button there grades it', async () => {
  const { user, store } = await solve(PUZZLES.codewars1, BLANKS)
  await user.click(await screen.findByRole('button', { name: 'Grade this program' }))
  const { view, grading, own } = store.getState()
  expect(view).toBe('grade')
  expect(grading.subject).toEqual({ kind: 'own', id: own?.run && own.programs[0].id })
})

test.each([
  ['took digits back', PUZZLES.codewars1, BLANKS + 2],
  ['had few blanks to fill', PUZZLES.solved.replace('5', '0'), 1],
])('a program that %s is not', async (_, line, events) => {
  await solve(line, events)
  expect(screen.queryByTestId('never-went-back')).toBeNull()
})
