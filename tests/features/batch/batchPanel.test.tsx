/** The panel that solves many puzzles, from a text or a file, and shows and saves the results as a table. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../../../src/core/grid.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const TEXT = [
  '# four lines',
  PUZZLES.codewars1,
  PUZZLES.twoSolutions,
  'junk',
  `${PUZZLES.codewars1.slice(0, 80)}k`,
  PUZZLES.unsolvable,
].join('\n')

async function openPanel() {
  const app = renderApp()
  await app.user.click(screen.getByRole('tab', { name: 'Batch' }))
  const text = await screen.findByRole('textbox', { name: 'Puzzles, one a line' })
  const solve = async (lines: string) => {
    await app.user.click(text)
    await app.user.paste(lines)
    await app.user.click(screen.getByRole('button', { name: 'Solve all' }))
    await waitFor(() => expect(screen.getByTestId('batch-state')).toHaveTextContent(/^Solved in/))
  }
  return { ...app, text, solve }
}

/** Returns the text of each row of the results. */
function tableRows(): readonly string[] {
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(' | '),
    )
}

describe('The batch panel', () => {
  test('solves a text, and reports the result of each line', async () => {
    const { solve } = await openPanel()
    await solve(TEXT)
    expect(tableRows().map((row) => row.replaceAll(/[.\d]{81}/g, '…'))).toEqual([
      'unique | … | …',
      '2 or more | … | …',
      '4 characters, expected 81',
      "row 9, column 9: 'k' is not a digit",
      'none | … | ',
    ])
    expect(screen.getByTestId('batch-totals')).toHaveTextContent(
      'Puzzles3One solution1Two or more1No solution1Unreadable lines2',
    )
  })

  test('puts a puzzle of the table on the board', async () => {
    const { solve, store, user } = await openPanel()
    await solve(TEXT)
    await user.click(screen.getByRole('button', { name: 'Put the puzzle of line 6 on the board' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.unsolvable)
    expect(store.getState().panel).toBe('batch')
  })

  test('saves the results as text and as a table', async () => {
    const { solve, files, user } = await openPanel()
    await solve(TEXT)
    await user.click(screen.getByRole('button', { name: 'Save as text' }))
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    await waitFor(() => expect([...files.keys()]).toEqual(['solutions.txt', 'solutions.csv']))
    expect(files.get('solutions.csv')).toContain('4,,,,"4 characters, expected 81"')
  })

  test('solves a long text as soon as it is pasted, and turns the pages of its table', {
    tags: ['thorough'],
  }, async () => {
    const { text, user } = await openPanel()
    await user.click(text)
    await user.paste(Array<string>(250).fill(PUZZLES.codewars1).join('\n'))
    await waitFor(() => expect(screen.getByTestId('batch-state')).toHaveTextContent(/^Solved in/))
    expect(text).toHaveValue('')
    expect(tableRows()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect(screen.getByRole('group', { name: 'Pages of the table' })).toHaveTextContent('Page 3 of 3')
    expect(tableRows()).toHaveLength(50)
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('101')
  })

  test('gives each row its position in the whole table, for assistive technology', {
    tags: ['thorough'],
  }, async () => {
    const { text, user } = await openPanel()
    await user.click(text)
    await user.paste(['# heading', ...Array<string>(250).fill(PUZZLES.codewars1)].join('\n'))
    await waitFor(() => expect(screen.getByTestId('batch-state')).toHaveTextContent(/^Solved in/))
    const table = screen.getByRole('table')
    const places = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.getAttribute('aria-rowindex'))
    expect(table).toHaveAttribute('aria-rowcount', '251')
    expect([places()[0], places()[1], places().at(-1)]).toEqual(['1', '2', '101'])
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    await waitFor(() => expect(places()).toHaveLength(51))
    expect([places()[0], places()[1], places().at(-1)]).toEqual(['1', '202', '251'])
  })

  test('turns to a line of the text, and marks its row', { tags: ['thorough'] }, async () => {
    const { text, user } = await openPanel()
    await user.click(text)
    const lines = Array<string>(250).fill(PUZZLES.codewars1)
    await user.paste(lines.with(119, '# comment').join('\n'))
    await waitFor(() => expect(screen.getByTestId('batch-state')).toHaveTextContent(/^Solved in/))
    const field = screen.getByRole('textbox', { name: 'Go to line' })
    const marked = () =>
      screen
        .getAllByRole('row')
        .filter((row) => row.hasAttribute('aria-current'))
        .map((row) => within(row).getByRole('rowheader').textContent)
    // A comment has no row, so line 120 leads to the row after it.
    for (const [line, row, page] of [
      ['7', '7', 'Page 1 of 3'],
      ['120', '121', 'Page 2 of 3'],
      ['250', '250', 'Page 3 of 3'],
    ]) {
      await user.clear(field)
      await user.type(field, `${line}{Enter}`)
      await waitFor(() => expect(marked()).toEqual([row]))
      expect(screen.getByRole('group', { name: 'Pages of the table' })).toHaveTextContent(page)
    }
  })

  test('takes a dropped file, which elsewhere would be a puzzle', async () => {
    const { store, text } = await openPanel()
    const file = new File([TEXT], 'puzzles.txt')
    fireEvent.drop(text, { dataTransfer: { files: [file], getData: () => '' } })
    await waitFor(() => expect(store.getState().batch.progress?.status).toBe('ended'))
    expect(store.getState().batch.progress?.totals.puzzles).toBe(3)
    expect(store.getState().notice).toBeUndefined()
    expect(store.getState().choice).toBeUndefined()
  })

  test('leaves text that is dropped in its field to the field, and solves what is dropped beside it', async () => {
    const { store, text } = await openPanel()
    const dataTransfer = { files: [], getData: () => PUZZLES.codewars1 }
    expect(fireEvent.drop(text, { dataTransfer })).toBe(true)
    expect(store.getState().batch.progress).toBeUndefined()
    expect(fireEvent.drop(screen.getByText('Puzzles, one a line'), { dataTransfer })).toBe(false)
    await waitFor(() => expect(store.getState().batch.progress?.status).toBe('ended'))
  })

  test('shows its progress, and stops on request', async () => {
    const { actions, user } = await openPanel()
    const many = Array<string>(30_000).fill(PUZZLES.codewars2).join('\n')
    await act(() => actions.solveBatch({ kind: 'solve', source: many }))
    expect(await screen.findByRole('progressbar', { name: 'Share solved so far' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByTestId('batch-state')).toHaveTextContent(/^Stopped at \d+%/)
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  })

  test('reports a lost worker, and starts again', async () => {
    const { actions, backgroundWorkers, solve } = await openPanel()
    const many = Array<string>(30_000).fill(PUZZLES.codewars2).join('\n')
    await act(() => actions.solveBatch({ kind: 'solve', source: many }))
    act(() => backgroundWorkers[0].crash('out of memory'))
    expect(await screen.findByText(/failed \(out of memory\)/)).toBeVisible()
    await solve(PUZZLES.codewars1)
    expect(screen.queryByText(/out of memory/)).not.toBeInTheDocument()
  })

  test('speaks Korean', async () => {
    const { solve, user } = await openPanel()
    await solve(TEXT)
    await user.click(screen.getByRole('button', { name: '한국어' }))
    expect(await screen.findByRole('button', { name: '모두 풀기' })).toBeInTheDocument()
    expect(tableRows()[2]).toBe('4자입니다. 81자여야 합니다.')
  })
})
