/** The section *Check output* of the Puzzle panel, which judges the output of a program. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { boardWithCells, rows } from '../../sudoku/judge/judgedCase.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Renders the page with a puzzle and the section open. `print` replaces the text in the field for the output. */
async function openSection(puzzle: string = PUZZLES.codewars1) {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(puzzle)))
  await app.user.click(screen.getByRole('button', { name: 'Check output' }))
  const output = await screen.findByRole('textbox', { name: 'Program output' })
  const print = async (text: string) => {
    await app.user.clear(output)
    await app.user.click(output)
    await app.user.paste(text)
  }
  return { ...app, output, print }
}

const verdict = () => screen.getByTestId('verdict')

describe('The section Check output', () => {
  test('is closed at first, and its heading opens and closes it', async () => {
    const { user } = await openSection()
    const heading = screen.getByRole('heading', { name: 'Check output' })
    const toggle = within(heading).getByRole('button')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('region', { name: 'Check output' })).toContainElement(verdict())
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('textbox', { name: 'Program output' })).not.toBeInTheDocument()
  })

  test('has no tab: it belongs to the Puzzle panel', () => {
    renderApp()
    expect(screen.queryByRole('tab', { name: 'Judge' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check output' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('shows a live verdict and its reason while the output is typed', async () => {
    const { print } = await openSection()
    await print(rows(PUZZLES.solved, ' '))
    await waitFor(() =>
      expect(verdict()).toHaveTextContent(/맞았습니다!! \(Accepted\).*BOJ 2580.*only solution/),
    )
    await print(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    await waitFor(() => expect(verdict()).toHaveTextContent('Row 1, column 1: the given 5 was changed to 7.'))
    expect(verdict()).toHaveTextContent('틀렸습니다')
  })

  test('is announced politely, and is no further status or alert of the page', async () => {
    const { print } = await openSection()
    expect(verdict()).toHaveAttribute('aria-live', 'polite')
    await print(rows(PUZZLES.solved, ' '))
    await waitFor(() => expect(verdict()).toHaveTextContent('Accepted'))
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('shows the board found in an output with additional text', async () => {
    const { print } = await openSection()
    await print(`${rows(PUZZLES.solved, ' ')}Process finished with exit code 0`)
    const found = await screen.findByTestId('found-board')
    expect(found).toHaveTextContent(rows(PUZZLES.solved).trim().replaceAll('\n', ' '))
    await print(rows(PUZZLES.solved, ' '))
    await waitFor(() => expect(screen.queryByTestId('found-board')).not.toBeInTheDocument())
  })

  test('frames the cells at fault on the board, and names them', async () => {
    const { print } = await openSection()
    await print(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    const cell = await screen.findByRole('gridcell', {
      name: 'Row 1, column 1, given 5, wrong in the output, which has 7',
    })
    expect(cell).toHaveAttribute('data-printed', '7')
    expect(cell).toHaveTextContent(/^5$/)
    await print(rows(PUZZLES.solved, ' '))
    await waitFor(() => expect(cell).toHaveAccessibleName('Row 1, column 1, given 5'))
    await print(rows(boardWithCells(PUZZLES.solved, 'r1c3=0'), ' '))
    await screen.findByRole('gridcell', {
      name: 'Row 1, column 3, blank, wrong in the output, which has a blank',
    })
  })

  test("judges as the puzzle's own judge does, and names the judge whose form it is", async () => {
    const { actions, print } = await openSection()
    act(() => void actions.paste(rows(PUZZLES.codewars1, ' ')))
    await print(writeGrid(gridOfLine(PUZZLES.solved), 'codewars'))
    await waitFor(() =>
      expect(verdict()).toHaveTextContent('출력 형식이 잘못되었습니다 (Presentation error)'),
    )
    expect(verdict()).toHaveTextContent('Judged by the rules of BOJ 2580: the puzzle is in its input format.')
    expect(verdict()).toHaveTextContent(
      'This is the output format of another judge: Codewars: Sudoku Solver.',
    )
    expect(verdict()).not.toHaveTextContent('Test Passed')
  })

  test('switches to another judge', async () => {
    const { user, print } = await openSection()
    const menu = screen.getByRole('combobox', { name: 'Judge' })
    await waitFor(() => expect(within(menu).getAllByRole('option')).toHaveLength(6))
    await print(rows(PUZZLES.solved, ' '))
    await waitFor(() =>
      expect(verdict()).toHaveTextContent(
        'Judged by the rules of BOJ 2580: the puzzle is in its input format.',
      ),
    )
    await user.selectOptions(menu, 'BOJ 2239')
    await waitFor(() =>
      expect(verdict()).toHaveTextContent('출력 형식이 잘못되었습니다 (Presentation error)'),
    )
    expect(verdict()).not.toHaveTextContent('Judged by')
    await user.selectOptions(menu, 'Detect automatically')
    await waitFor(() => expect(verdict()).toHaveTextContent('Accepted'))
  })

  test('shows what a judge promises of the puzzle before there is any output', async () => {
    const { user } = await openSection(PUZZLES.unsolvable)
    expect(verdict()).toHaveTextContent('The verdict appears here.')
    const menu = screen.getByRole('combobox', { name: 'Judge' })
    await waitFor(() => expect(within(menu).getAllByRole('option')).toHaveLength(6))
    await user.selectOptions(menu, 'BOJ 2580')
    await waitFor(() =>
      expect(verdict()).toHaveTextContent('BOJ 2580 gives only puzzles that plain backtracking solves'),
    )
    expect(verdict()).toHaveTextContent('this puzzle has no solution.')
    expect(verdict()).not.toHaveTextContent('틀렸습니다')
  })

  test('checks the board on the screen', async () => {
    const { user, output } = await openSection()
    await user.click(screen.getByRole('button', { name: 'Go to end' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Solved'))
    await user.click(screen.getByRole('button', { name: 'Check the board on screen' }))
    await waitFor(() => expect(output).toHaveValue(rows(PUZZLES.solved, ' ').trim()))
    await waitFor(() => expect(verdict()).toHaveTextContent('Accepted'))
  })

  test('loads a finished board as the puzzle, for the judge of finished boards', async () => {
    const { user, store, print } = await openSection()
    const menu = screen.getByRole('combobox', { name: 'Judge' })
    await print(rows(PUZZLES.solved, ' '))
    await user.click(await screen.findByRole('button', { name: 'Load output as puzzle' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.solved)
    await user.selectOptions(menu, 'Codewars: Did I Finish my Sudoku?')
    expect(screen.getByRole('button', { name: 'Check the board on screen' })).toBeDisabled()
    await print('Finished!')
    await waitFor(() => expect(verdict()).toHaveTextContent('Test Passed'))
  })

  test('speaks Korean', async () => {
    const { user, print } = await openSection()
    await print(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    await user.click(screen.getByRole('button', { name: '한국어' }))
    await waitFor(() =>
      expect(verdict()).toHaveTextContent('1행 1열: 주어진 숫자는 5인데 7이 출력되었습니다.'),
    )
    expect(verdict()).toHaveTextContent('틀렸습니다')
    expect(screen.getByRole('combobox', { name: '채점 기준' })).toBeInTheDocument()
  })
})

test('A pasted finished board opens the section, from any panel, and the message line says so', async () => {
  const { actions, store, user } = renderApp()
  await user.click(screen.getByRole('tab', { name: 'Program' }))
  await act(() => actions.paste(rows(PUZZLES.solved, ' ')))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Check output judges it'))
  expect(screen.getByRole('tab', { name: 'Puzzle' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('textbox', { name: 'Program output' })).toHaveValue(
    rows(PUZZLES.solved, ' '),
  )
  expect(store.getState().isSheetOpen).toBe(true)
})

test('The verdict on a pasted board comes into view once it is there, and stays where it is afterwards', async () => {
  const scrolledTo: string[] = []
  const prototype: Partial<Element> = Element.prototype
  const { scrollIntoView } = prototype
  prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent)
  }
  onTestFinished(() => {
    if (scrollIntoView === undefined) delete prototype.scrollIntoView
    else prototype.scrollIntoView = scrollIntoView
  })
  const verdicts = () => scrolledTo.filter((text) => text.includes('Verdict'))
  const { actions } = renderApp()
  act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  act(() => void actions.paste(rows(PUZZLES.solved, ' ')))
  await waitFor(() => expect(verdict()).toHaveTextContent('Accepted'))
  await waitFor(() => expect(verdicts().at(-1)).toContain('Accepted'))
  act(() => actions.setOutput(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' ')))
  await waitFor(() => expect(verdict()).toHaveTextContent('the given 5 was changed'))
  expect(verdicts()).toHaveLength(1)
})
