/** The view that compares all programs. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { comparingOf } from '../../../src/page/compare/table/comparing.ts'
import { programId } from '../../../src/page/own/choice.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { builtInOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const LONG_WAIT = { timeout: 20_000 }

async function renderComparison(line: string = PUZZLES.codewars1) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(line)))
  await app.user.click(screen.getByRole('radio', { name: 'Compare' }))
  const table = () => screen.getByRole('table', { name: 'Comparison' })
  await screen.findByRole('table', { name: 'Comparison' }, LONG_WAIT)
  await waitFor(() => expect(comparingOf(app.store.getState()).status).toBe('ended'), LONG_WAIT)
  const row = (name: RegExp) => within(table()).getByRole('row', { name })
  const names = () =>
    within(table())
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getByRole('button').textContent)
  return { ...app, row, names }
}

describe('The comparison', () => {
  test('takes the place of the board, and gives it back', { tags: ['thorough'] }, async () => {
    const { user } = await renderComparison()
    expect(screen.queryByRole('grid', { name: 'Sudoku board' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Watch' }))
    expect(screen.getByRole('grid', { name: 'Sudoku board' })).toBeVisible()
  })

  test('has a row for every program, to the same extent, the chosen one marked', async () => {
    const { row, names } = await renderComparison()
    expect(names()).toHaveLength(STRATEGIES.length)
    expect(row(/^Candidate list/)).toHaveTextContent(/8,365.*4,208.*4,157/)
    expect(row(/^Row \/ column \/ box tables/)).toHaveAttribute('aria-current', 'true')
    expect(row(/^Bitmasks/)).not.toHaveAttribute('aria-current')
  })

  test('is sorted by the heading that is pressed, and reversed by pressing again', async () => {
    const { user, names } = await renderComparison()
    const head = screen.getByRole('columnheader', { name: 'Work' })
    expect(head).not.toHaveAttribute('aria-sort')
    await user.click(within(head).getByRole('button'))
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    const ascending = names()
    expect(ascending.slice(0, 2)).toEqual(['Dancing links', 'Fewest candidates first'])
    await user.click(within(head).getByRole('button'))
    expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(ascending.toReversed())
  })

  test('chooses the program whose name is pressed', async () => {
    const { user, row, store } = await renderComparison()
    await user.click(within(row(/^Bitmasks/)).getByRole('button', { name: 'Bitmasks' }))
    expect(builtInOf(store.getState())).toMatchObject({ strategy: 'bitmasks', extent: 'first' })
    expect(row(/^Bitmasks/)).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('button', { name: 'Watch Bitmasks' }))
    expect(screen.getByRole('combobox', { name: 'Program' })).toHaveValue('bitmasks')
  })

  test('makes all programs search for all solutions, the chosen one included', {
    tags: ['thorough'],
  }, async () => {
    const { user, row, store } = await renderComparison()
    await user.click(screen.getByRole('radio', { name: 'all solutions' }))
    await waitFor(() => expect(row(/^Set with discard/)).toHaveTextContent('9,262'), LONG_WAIT)
    await user.click(within(row(/^Set with discard/)).getByRole('button', { name: 'Set with discard' }))
    expect(builtInOf(store.getState())).toMatchObject({ strategy: 'set-discard', extent: 'all' })
  })

  test('says why the chosen program takes longer, and what its work consists of', async () => {
    const { user, row } = await renderComparison(PUZZLES.codewars2)
    await user.click(within(row(/^Candidate list/)).getByRole('button', { name: 'Candidate list' }))
    expect(screen.getByTestId('why-slower')).toHaveTextContent(/tree|fills the blanks/)
    const work = screen.getByRole('region', { name: 'The work of Candidate list' })
    expect(work).toHaveTextContent('Comparisons')
    expect(work).toHaveTextContent(
      'Comparing a list entry with a digit: once for “in”, and once more for “remove”.',
    )
    expect(work).toHaveTextContent(/Removals[\d,]+/)
  })

  test('is copied as Markdown in its current order', { tags: ['thorough'] }, async () => {
    const { user, clipboard, names } = await renderComparison()
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }))
    expect(await screen.findByText('Copied.')).toBeVisible()
    const lines = clipboard.at(-1)?.trimEnd().split('\n') ?? []
    expect(lines[0]).toMatch(
      /^\| Program \| Events \| Placed \| Taken back \| Work \| Deepest \| Python \(s\)/,
    )
    expect(lines.slice(2).map((line) => line.split(' | ')[0].slice(2))).toEqual(names())
    await user.click(screen.getByRole('button', { name: 'Copy as CSV' }))
    await waitFor(() => expect(clipboard.at(-1)).toMatch(/^Program,Events,/))
  })

  test('leaves the hidden search alone: its keys do nothing', { tags: ['thorough'] }, async () => {
    const { user, store } = await renderComparison()
    await user.click(screen.getByRole('heading', { name: /programs on/ }))
    await user.keyboard(' {ArrowRight}.')
    expect(store.getState().playing).toBe(false)
    expect(Object.values(store.getState().sessions)[0].frame.moment.event).toBe(0)
  })

  test('shows the programs chosen in its rows in step, and keeps those of the lanes chosen', async () => {
    const { user, store, row } = await renderComparison()
    const box = (name: RegExp) => within(row(name)).getByRole('checkbox')
    const watch = () => screen.getByRole('button', { name: 'Watch in step' })
    expect(watch()).toHaveAttribute('aria-disabled', 'true')
    for (const name of [/^Bitmasks/, /^Dancing links/]) await user.click(box(name))
    await user.click(watch())
    expect(screen.getByRole('radio', { name: 'In step' })).toBeChecked()
    const lanes = () => store.getState().lockstep?.lanes.map(({ program }) => programId(program))
    expect(lanes()).toEqual(['bitmasks', 'dancing-links'])
    await user.click(screen.getByRole('button', { name: 'Add a program' }))
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    const added = new RegExp(`^${STRATEGIES[0].name.en}`)
    for (const name of [/^Bitmasks/, /^Dancing links/, added]) expect(box(name)).toBeChecked()
    await user.click(box(added))
    await user.click(screen.getByRole('radio', { name: 'In step' }))
    expect(lanes()).toEqual(['bitmasks', 'dancing-links'])
    expect(screen.getByRole('radio', { name: 'In step' })).toHaveFocus()
  })

  test('lets four programs be chosen, and says why a fifth cannot be', async () => {
    const { user, row, names } = await renderComparison()
    const box = (name: string) => within(row(new RegExp(`^${name}`))).getByRole('checkbox')
    const [first, second, third, fourth, fifth] = names().map(String)
    for (const name of [first, second, third, fourth]) await user.click(box(name))
    expect(screen.getByText(/^Four programs are the most/)).toBeVisible()
    await user.click(box(fifth))
    expect(box(fifth)).not.toBeChecked()
    expect(box(fifth)).toHaveAccessibleDescription(/^Four programs are the most/)
    await user.click(box(first))
    await user.click(box(fifth))
    expect(box(fifth)).toBeChecked()
  })

  test('is empty for givens in conflict', async () => {
    const { user, actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(`11${'0'.repeat(79)}`)))
    await user.click(screen.getByRole('radio', { name: 'Compare' }))
    expect(await screen.findByText(/givens conflict/, undefined, LONG_WAIT)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
