/** A program whose own puzzle has a digit twice in a row says so. */
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

/** @param line of 81 digits */
function programWith(line: string): string {
  const rows = line.match(/.{9}/g)?.map((row) => `  [${Array.from(row).join(', ')}],`)
  return `const board = [\n${rows?.join('\n')}\n]\nsolve(board)\nconsole.log(board)\n`
}

async function run(text: string) {
  const app = renderApp({
    makeOwnWorker: () => runningOwnWorker(() => [{ ...RUN_ENDED, hidden: 'no-board' }]),
  })
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'javascript' }))
  act(() => app.actions.own({ kind: 'edit', text }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }, { timeout: 60_000 }))
  return screen.findByTestId('own-puzzle')
}

const LINE = PUZZLES.codewars2.replaceAll('.', '0')

test('a repeated digit is named, and the puzzle is not offered', async () => {
  const note = await run(programWith(`88${LINE.slice(2)}`))
  expect(note).toHaveTextContent(
    'This program contains its own puzzle. It has no solution: 8 appears twice in row 1: row 1, column 1 and row 1, column 2.',
  )
  expect(screen.queryByRole('button', { name: 'Watch it on its own puzzle' })).toBeNull()
})

test('a puzzle without repeated digits is offered', async () => {
  expect(await run(programWith(LINE))).not.toHaveTextContent('solution')
  expect(screen.getByRole('button', { name: 'Watch it on its own puzzle' })).toBeInTheDocument()
})
