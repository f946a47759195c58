/** A program that was saved in the middle of a merge says which lines are marks of it. */
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

const MERGED = `function solve(board) {
<<<<<<< HEAD
  return board
=======
  return board.slice()
>>>>>>> other
}
`
const REFUSED = {
  kind: 'syntax-error',
  line: 2,
  column: 1,
  error: 'SyntaxError',
  message: 'Unexpected token',
} as const

async function run(text: string) {
  const app = renderApp({ makeOwnWorker: () => runningOwnWorker(() => [{ ...RUN_ENDED, outcome: REFUSED }]) })
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'javascript' }))
  act(() => app.actions.own({ kind: 'edit', text }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }, { timeout: 60_000 }))
  await screen.findByText(/Unexpected token/)
  return app
}

test('a program with marks of a merge is told their lines', async () => {
  const { actions } = await run(MERGED)
  expect(await screen.findByTestId('merge-marks')).toHaveTextContent(
    'Line 2 is a mark that Git leaves where a merge has a conflict, like lines 4, 6.',
  )
  await act(() => actions.setLanguage('ko'))
  expect(await screen.findByTestId('merge-marks')).toHaveTextContent(
    '2번 줄은 병합이 충돌한 곳에 Git이 남긴 표시입니다(다른 표시: 4, 6).',
  )
})

test('a program with another fault is not', async () => {
  await run('function solve(board) {\n')
  expect(screen.queryByTestId('merge-marks')).toBeNull()
})
