/** Events that may arrive anywhere on the page: the first use, pastes and drops of files. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lineOf } from '../../src/core/grid.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { renderApp } from '../support/renderApp.tsx'

test.each(['pointer', 'key'])('The first sign of use by %s prepares the page for a run', async (kind) => {
  const { user, workers } = renderApp()
  expect(workers).toHaveLength(0)
  if (kind === 'pointer') await user.hover(document.body)
  else await user.keyboard('{Tab}')
  await vi.waitFor(() => expect(workers).toHaveLength(1))
})

/** Dispatches a paste or drop of a file like a browser's. */
function transfer(kind: 'paste' | 'drop', file: File, text = '', target: Element = document.body): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  const value = { files: [file], getData: () => text }
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value })
  target.dispatchEvent(event)
  return event
}

describe.each(['paste', 'drop'] as const)('A file, by %s,', (kind) => {
  test.each(['image/png', 'image/heic', 'image/bmp'])(
    'that is a picture (%s) is reported as one',
    async (type) => {
      renderApp()
      const event = transfer(
        kind,
        new File([Uint8Array.from({ length: 99 }, (_, byte) => byte)], 'sudoku', { type }),
      )
      expect(event.defaultPrevented).toBe(true)
      await waitFor(() =>
        expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/picture.*Copy the puzzle as text/),
      )
    },
  )

  test('with a puzzle is read', async () => {
    const { store } = renderApp()
    transfer(kind, new File([PUZZLES.codewars1], 'puzzle.txt', { type: 'text/plain' }))
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })
})

describe('Pasted into a text field,', () => {
  const picture = new File(['?'], 'sudoku.png', { type: 'image/png' })

  test('a picture is reported as one', async () => {
    renderApp()
    transfer('paste', picture, '', screen.getByRole('textbox', { name: 'Puzzle text' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent(/picture.*Copy the puzzle as text/),
    )
  })

  test('a text with its picture is left to the field', () => {
    renderApp()
    const field = screen.getByRole('textbox', { name: 'Puzzle text' })
    expect(transfer('paste', picture, PUZZLES.codewars1, field).defaultPrevented).toBe(false)
  })
})
