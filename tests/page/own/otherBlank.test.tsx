/** A program that looks for another blank than it got says so, with the line. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

/** Splits its lines into digits, and compares them with −1. */
const SOURCE = `b = [list(map(int, input())) for _ in range(9)]
for r in range(9):
    for c in range(9):
        if b[r][c] == -1:
            solve(r, c)
`

async function run(text: string, events: number) {
  const app = renderApp({
    makeOwnWorker: () =>
      runningOwnWorker(() => [{ ...RUN_ENDED, events, hidden: events > 0 ? undefined : 'unwritten' }]),
  })
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  act(() => app.actions.own({ kind: 'chooseInput', input: 'boj-2239' }))
  act(() => app.actions.own({ kind: 'edit', text }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }, { timeout: 60_000 }))
  await waitFor(() => expect(screen.getByTestId('verdict')).toHaveAttribute('data-verdict', 'no-output'))
  return app
}

test('a program that writes nothing is told which blank it looks for, in which line', async () => {
  const { actions } = await run(SOURCE, 0)
  expect(await screen.findByTestId('other-blank')).toHaveTextContent('It looks for -1 in line 4; it got 0.')
  await act(() => actions.setLanguage('ko'))
  expect(await screen.findByTestId('other-blank')).toHaveTextContent(
    '4번 줄에서 찾는 빈칸은 -1인데, 받은 빈칸은 0입니다.',
  )
})

test('a program that writes digits is not', async () => {
  await run(SOURCE, 3)
  expect(screen.queryByTestId('other-blank')).toBeNull()
})
