/** The question which of two programs backtracks less, and why: answered before the start, judged at the end. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isOver } from '../../../../src/page/compare/lockstep/standings.ts'
import type { RunnableProgram } from '../../../../src/page/session/session.ts'
import { gridOfLine } from '../../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { renderApp } from '../../../support/renderApp.tsx'

const builtIn = (strategy: string): RunnableProgram => ({ kind: 'built-in', strategy, extent: 'first' })

/** Renders these programs in step on Codewars 1, before the start. */
async function renderLockstep(...strategies: readonly string[]) {
  const app = renderApp()
  const lockstep = () => app.store.getState().lockstep
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  act(() => app.actions.openInStep())
  const form = await screen.findByRole('button', { name: 'Which of these goes back less?' })
  act(() =>
    app.actions.lockstep({
      kind: 'setUp',
      setup: { programs: strategies.map(builtIn), measure: 'events', at: 0 },
    }),
  )
  await waitFor(() => expect(lockstep()?.lanes.every(({ status }) => status === 'ended')).toBe(true))
  const finish = async () => {
    act(() => app.actions.lockstep({ kind: 'goToEnd' }))
    await waitFor(() => {
      const compared = lockstep()
      expect(compared !== undefined && isOver(compared)).toBe(true)
    })
  }
  const choose = async (...names: readonly RegExp[]) => {
    await app.user.click(screen.getByRole('button', { name: 'Which of these goes back less?' }))
    const asked = within(screen.getByRole('form'))
    for (const name of names) await app.user.click(asked.getByRole('radio', { name }))
    await app.user.click(asked.getByRole('button', { name: 'That is my answer' }))
  }
  return { ...app, form, finish, choose }
}

test('a right answer with its reason is right, which only the end says', async () => {
  const { choose, finish } = await renderLockstep('tables', 'fewest-candidates')
  await choose(/fewest/i, /better order/)
  expect(screen.getByText(/answer once all have finished/)).toBeVisible()
  await finish()
  const answer = await screen.findByText('Right.', { exact: false })
  const words = answer.closest('[role="status"]')
  expect(words).toHaveTextContent(/✓ Right\./)
  expect(words).toHaveTextContent(/Digits taken back: .* 4,157 · .* \d+\./)
})

test('each half of the answer is judged', { tags: ['thorough'] }, async () => {
  const { choose, finish } = await renderLockstep('tables', 'fewest-candidates')
  await choose(/fewest/i, /overwrites/)
  await finish()
  expect(await screen.findByText('Right program, but for another reason.', { exact: false })).toBeVisible()
})

test('programs that search one tree go back equally often', { tags: ['thorough'] }, async () => {
  const { choose, finish } = await renderLockstep('tables', 'bitmasks')
  await choose(/equally often/)
  await finish()
  expect(await screen.findByText('Right.', { exact: false })).toBeVisible()
})

test('the lengths of the searches are hidden while the question is open, and another puzzle closes it', async () => {
  const { user, actions } = await renderLockstep('tables', 'bitmasks')
  const main = screen.getByRole('main')
  await user.click(screen.getByRole('button', { name: 'Which of these goes back less?' }))
  expect(main).toHaveAttribute('data-asking', 'true')
  expect(main.querySelectorAll('[data-ends]').length).toBeGreaterThan(2)
  act(() => actions.loadGrid(gridOfLine(PUZZLES.boj2580)))
  expect(main).toHaveAttribute('data-asking', 'false')
  expect(screen.queryByRole('form')).toBeNull()
})
