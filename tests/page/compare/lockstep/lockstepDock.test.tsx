/** The figures below the lanes: who is ahead, and who has won once all have finished. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { program } from '../../../support/lockstepApp.ts'

/** Renders these programs in step on Codewars 1. @returns a function that goes to a position and reads the figure */
async function renderLockstep(...strategies: readonly string[]) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  act(() => app.actions.openInStep())
  await screen.findByTestId('race-lead', undefined, { timeout: 20_000 })
  act(() =>
    app.actions.lockstep({
      kind: 'setUp',
      setup: { programs: strategies.map((id) => program(id)), measure: 'events', at: 0 },
    }),
  )
  await waitFor(() =>
    expect(app.store.getState().lockstep?.lanes.every(({ status }) => status === 'ended')).toBe(true),
  )
  return {
    ...app,
    saidAt(at: number) {
      act(() => app.actions.lockstep({ kind: 'seek', at }))
      return screen.getByTestId('race-lead').closest('div')?.textContent
    },
  }
}

const END = Number.MAX_SAFE_INTEGER

test('a program is in the lead until it ends, and has won from then on', async () => {
  const { actions, saidAt } = await renderLockstep('tables', 'dancing-links')
  expect(saidAt(0)).toBe('in the leadnobody yet')
  expect(saidAt(3)).toBe('in the leadDancing links')
  expect(saidAt(END)).toBe('wonDancing links')
  expect(saidAt(3)).toBe('in the leadDancing links')
  await act(async () => actions.setLanguage('ko'))
  expect(saidAt(3)).toMatch(/^선두/)
  expect(saidAt(END)).toMatch(/^우승/)
})

test('programs that search the same tree are tied', async () => {
  const { saidAt } = await renderLockstep('tables', 'bitmasks')
  expect(saidAt(3)).toBe('in the leadall tied')
  expect(saidAt(END)).toBe('wonall tied')
})
