/** Facts about the puzzle, its transforms with their cost, and the generator. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const LONG_WAIT = { timeout: 20_000 }

function renderPuzzle(line: string) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(line)))
  return app
}

const facts = () => screen.findByTestId('facts', undefined, LONG_WAIT)

describe('For the puzzle on the board the panel shows', () => {
  test('its givens, its solutions, and which givens it could do without', async () => {
    const { user } = renderPuzzle(PUZZLES.codewars1)
    await waitFor(async () => expect(await facts()).toHaveTextContent('exactly one'), LONG_WAIT)
    expect(await facts()).toHaveTextContent('Givens30')
    expect(await facts()).toHaveTextContent(/Redundant givens22 may go, one at a time\./)
    const ringed = () => screen.queryAllByRole('gridcell', { name: /, may go$/ })
    const show = screen.getByRole('button', { name: 'Show on the board' })
    await user.click(show)
    expect(ringed()).toHaveLength(22)
    await user.click(show)
    expect(ringed()).toHaveLength(0)
  })

  test('how hard it is for backtracking, in words beside the bar', async () => {
    renderPuzzle(PUZZLES.codewars1)
    const gauge = await screen.findByRole('meter', { name: /backtracking/ }, LONG_WAIT)
    await waitFor(() => expect(gauge).toHaveAttribute('aria-valuetext', 'easy: 8,365 events'), LONG_WAIT)
    expect(await facts()).toHaveTextContent('easy: 8,365 events')
  })

  test('what each program needs, the chosen one marked', async () => {
    const { user } = renderPuzzle(PUZZLES.codewars1)
    const open = () => user.click(screen.getByRole('button', { name: 'What each program needs' }))
    await open()
    const table = await screen.findByRole('table', undefined, LONG_WAIT)
    const row = (name: RegExp) => within(table).getByRole('row', { name })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + STRATEGIES.length)
    await waitFor(
      () => expect(row(/^Row \/ column \/ box tables/)).toHaveTextContent(/8,3654,208/),
      LONG_WAIT,
    )
    expect(row(/^Row \/ column \/ box tables \(chosen\)/)).toHaveAttribute('aria-current', 'true')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program' }), 'Bitmasks')
    expect(row(/^Bitmasks \(chosen\)/)).toHaveAttribute('aria-current', 'true')
    expect(row(/^Row \/ column/)).not.toHaveAttribute('aria-current')
    const menu = screen.getByRole('combobox', { name: 'Program' })
    await user.selectOptions(menu, 'Your code: JavaScript')
    await waitFor(() => expect(menu).toHaveDisplayValue('boj2580.js'))
    await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
    await open()
    const again = within(await screen.findByRole('table', undefined, LONG_WAIT))
    await waitFor(() =>
      expect(again.getByRole('row', { name: /^Bitmasks/ })).not.toHaveAttribute('aria-current'),
    )
  })

  test('that it waits while a search is played, and counts once that pauses', async () => {
    const { actions, store, user } = renderPuzzle(PUZZLES.codewars1)
    await act(async () => actions.play())
    await user.click(screen.getByRole('tab', { name: 'Puzzle' }))
    expect(await facts()).toHaveTextContent('Solutionscounted when the search pauses')
    expect(store.getState().analysis.facts?.status).not.toBe('ended')
    await act(async () => actions.pause())
    await waitFor(async () => expect(await facts()).toHaveTextContent('exactly one'), LONG_WAIT)
  })

  test('that nothing is counted when its worker is lost', async () => {
    const { actions } = renderApp({
      makeBackgroundWorker() {
        throw new Error('no worker here')
      },
    })
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    await waitFor(async () => expect(await facts()).toHaveTextContent('Solutionsnot counted'), LONG_WAIT)
    expect(screen.queryByText(/counting/)).not.toBeInTheDocument()
  })

  test('nothing while the board is blank', () => {
    renderApp()
    expect(screen.queryByTestId('facts')).not.toBeInTheDocument()
  })

  test('why the sample is worth rotating', async () => {
    const { user } = renderApp()
    await user.click(screen.getByRole('button', { name: 'Samples' }))
    await user.click(screen.getByRole('button', { name: 'Try it upside down' }))
    expect(await screen.findByText(/Rotated by 180°, .* 262 events/)).toBeVisible()
  })
})

describe('The button of a transform', () => {
  test('says what it costs, and then transforms the board', async () => {
    const { user, store } = renderPuzzle(PUZZLES.codewars1)
    await user.click(screen.getByRole('button', { name: 'Turn, mirror and swap' }))
    const rotate = await screen.findByRole(
      'button',
      { name: /^Rotate by 180° [\d,]+ events [÷×][\d.,]+$/ },
      LONG_WAIT,
    )
    await user.click(rotate)
    expect(lineOf(store.getState().puzzle.grid)).toBe(lineOf(gridOfLine(PUZZLES.codewars1).toReversed()))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  })
})

describe('The generator', () => {
  test('makes a puzzle from the options, and shows its seed', async () => {
    const { user, store } = renderApp()
    await user.click(screen.getByRole('button', { name: 'Make a puzzle' }))
    const givens = await screen.findByRole('textbox', { name: /^Number of givens/ })
    await user.clear(givens)
    await user.type(givens, '30')
    await user.click(screen.getByRole('button', { name: 'Make a new puzzle' }))
    expect(await screen.findByTestId('made', undefined, LONG_WAIT)).toHaveTextContent(/^Made: 30 givens/)
    expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('2580')
    expect(store.getState().puzzle.grid.filter((digit) => digit !== 0)).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('https://backdoku.test/?make=30-half-0-2580')).toBeVisible()
  })

  test('shows its progress while it is at work, and can be stopped', { tags: ['thorough'] }, async () => {
    const { user, actions } = renderApp()
    act(() => actions.generate({ kind: 'makeAgain', options: '24-half-9-5' }))
    expect(await screen.findByRole('progressbar', { name: 'Making a puzzle' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Making a puzzle…')
    await screen.findByText(/Best: \d+ givens/, undefined, LONG_WAIT)
    await user.click(screen.getByRole('button', { name: 'Stop and take the best' }))
    expect(await screen.findByTestId('made')).toHaveTextContent('Stopped before')
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ givens\./)
  })

  test('names the option that it cannot satisfy, in the one alert of the page', async () => {
    const { user, actions } = renderApp()
    act(() => actions.generate({ kind: 'makeAgain', options: '99-half-0-5' }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        "Cannot make this puzzle: number of givens is '99', expected a number from 17 to 80.",
      ),
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getAllByRole('status')).toHaveLength(1)
    const seed = await screen.findByRole('textbox', { name: 'Seed' })
    await user.clear(seed)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Make from this seed' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('seed is missing'))
  })
})
