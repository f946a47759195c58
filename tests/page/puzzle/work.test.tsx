/** The page shows the work (cells and table entries read) of the whole search, and up to the event on the board. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { DEFAULT_STRATEGY } from '../../../src/search/programs/registry.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Opens the section on the default program. */
function openNote(): void {
  const { name } = DEFAULT_STRATEGY
  act(() => screen.getByRole('button', { name: name.en }).click())
}

test('the work is labelled as that of the whole search, at any playhead', async () => {
  const { actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  expect(screen.queryByTestId('work')).not.toBeInTheDocument()
  openNote()
  act(() => actions.goToEvent(11))
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('11'))
  const work = await screen.findByTestId('work')
  await waitFor(() =>
    expect(work.parentElement).toHaveTextContent(
      /^Cells and table entries read by the whole search: [\d,]{5,}$/,
    ),
  )
})

test('the work up to the event on the board matches the engine', async () => {
  const givens = givensOf(gridOfLine(PUZZLES.codewars1))
  const search = new Search(givens.ok ? givens.value : expect.unreachable(), DEFAULT_STRATEGY, 'first')
  search.run(new Uint16Array(4000), 0, 4000)
  const { actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  openNote()
  act(() => actions.goToEvent(4000))
  await waitFor(() =>
    expect(screen.getByTestId('work-here')).toHaveTextContent(search.work.toLocaleString('en')),
  )
  act(() => actions.goToStart())
  await waitFor(() => expect(screen.getByTestId('work-here')).toHaveTextContent(/^0$/))
})

test('at the front of a followed search nothing is counted again', async () => {
  const { actions, store } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce)))
  openNote()
  act(() => actions.goToEnd())
  const work = await screen.findByTestId('work')
  const seen = new Set<string | null>()
  const follow = (reports: number) =>
    waitFor(
      () => {
        const here = screen.getByTestId('work-here').textContent
        expect(here).toBe(work.textContent)
        expect(seen.add(here).size).toBeGreaterThanOrEqual(reports)
      },
      { timeout: 20_000 },
    )
  // While the board lags behind the first reports of the search, the work up to its event is counted separately.
  await follow(4)
  const { counted } = frontOf(store.getState())
  await follow(8)
  expect(frontOf(store.getState()).counted).toBe(counted)
})

test('nothing is left of the work counted for another puzzle', async () => {
  const { actions, store } = renderApp()
  openNote()
  const workAt = (line: string) => {
    const search = new Search(givensOfLine(line), DEFAULT_STRATEGY, 'first')
    search.run(new Uint16Array(4000), 0, 4000)
    return search.work.toLocaleString('en')
  }
  for (const line of [PUZZLES.codewars1, PUZZLES.codewars2]) {
    act(() => actions.loadGrid(gridOfLine(line)))
    expect(frontOf(store.getState()).counted).toBeUndefined()
    act(() => actions.goToEvent(4000))
    await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('4,000'))
    await waitFor(() => expect(screen.getByTestId('work-here')).toHaveTextContent(workAt(line)))
  }
})
