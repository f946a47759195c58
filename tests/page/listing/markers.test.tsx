/** The listing of a built-in program: the lines at which it stands, and its gutter for the keyboard. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Renders the page with the listing at an event of Codewars 1. */
async function openListing(event = 0) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  await screen.findAllByText('def')
  const goTo = async (to: number) => {
    act(() => app.actions.goToEvent(to))
    await waitFor(() =>
      expect(frontOf(app.store.getState()).debugging.executionPoint?.position.event).toBe(to),
    )
  }
  if (event > 0) await goTo(event)
  return { ...app, goTo }
}

/** The button that sets a breakpoint. @param code pattern of the line's code */
const gutter = (code: string) =>
  screen.getByRole('button', { name: new RegExp(`^Breakpoint on line \\d+: ${code}(, just ran|, next)*$`) })

test('the line that has just run and the next one have their words', async () => {
  const { goTo } = await openListing()
  const next = () => screen.getByText('next').closest('li')?.querySelector('code')
  await goTo(1)
  expect(next()).toHaveTextContent('row_used[y][n] = col_used[x][n] = box_used[b][n] = True')
  expect(gutter('board\\[y\\]\\[x\\] = n')).toHaveAccessibleName(/, just ran$/)
})

test('the gutter is one tab stop, in which arrow keys move', async () => {
  const { user } = await openListing(1)
  const stops = () =>
    within(screen.getByRole('list', { name: 'Listing' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([gutter('board\\[y\\]\\[x\\] = n')])
  act(() => stops()[0].focus())
  await user.keyboard('{ArrowDown}')
  expect(gutter('row_used.* = True')).toHaveFocus()
  expect(stops()).toEqual([gutter('row_used.* = True')])
  await user.keyboard('{Home}{ArrowUp}')
  expect(stops()).toHaveLength(1)
  expect(stops()[0]).toHaveFocus()
})
