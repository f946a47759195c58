/** The board by keyboard, its accessible names, and shortcuts. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

function cell(row: number, column: number): HTMLElement {
  return screen.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${column},`) })
}

describe('The board', () => {
  test('has 81 cells whose text is their digit alone', () => {
    const { actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    const text = screen.getAllByRole('gridcell').map(({ textContent }) => textContent || '0')
    expect(text.join('')).toBe(PUZZLES.codewars1)
  })

  test('is one tab stop, and arrows move within and stop at its edges', async () => {
    const { user } = renderApp()
    await user.click(cell(1, 1))
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(cell(1, 1)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(cell(3, 2)).toHaveFocus()
    await user.keyboard('{End}')
    expect(cell(3, 9)).toHaveFocus()
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(cell(1, 1)).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  })

  test('takes digits and moves on; 0 and . leave a blank', async () => {
    const { user, store } = renderApp()
    await user.click(cell(1, 1))
    await user.keyboard('53..7')
    expect(lineOf(store.getState().puzzle.grid)).toBe('53007' + '0'.repeat(76))
    expect(cell(1, 6)).toHaveFocus()
  })

  test('clears a cell with Backspace and with Delete', async () => {
    const { user, actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    await user.click(cell(1, 1))
    await user.keyboard('{Backspace}{ArrowRight}{Delete}')
    expect([cell(1, 1).textContent, cell(1, 2).textContent]).toEqual(['', ''])
  })

  test('takes digits while Hangul is being composed, when keys have no names', () => {
    renderApp()
    act(() => cell(2, 2).focus())
    fireEvent.keyDown(cell(2, 2), { key: 'Process', code: 'Digit7' })
    expect(cell(2, 2)).toHaveTextContent('7')
  })

  test('marks every cell in conflict, and names the digit and its unit', async () => {
    const { user } = renderApp()
    await user.click(cell(3, 1))
    await user.keyboard('5')
    await user.click(cell(3, 9))
    await user.keyboard('5')
    expect(cell(3, 1)).toHaveAccessibleName('Row 3, column 1, given 5, in conflict')
    expect(cell(3, 9)).toHaveAccessibleName('Row 3, column 9, given 5, in conflict')
    expect(screen.getByRole('alert')).toHaveTextContent('row 3 has two 5s')
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot search: row 3 has two 5s')
  })

  test('shows the cell being worked on with its candidates, and what was just taken back', async () => {
    const { user, actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    await user.click(screen.getByRole('button', { name: 'Step forward' }))
    await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('1'))
    expect(cell(1, 3)).toHaveAccessibleName('Row 1, column 3, placed 1')
    expect(cell(1, 4)).toHaveAccessibleName('Row 1, column 4, blank, being worked on')
    await screen.findByTestId('candidates')
    const states = () =>
      Array.from(
        screen.getByTestId('candidates').children,
        (mark) => `${mark.textContent} ${mark.getAttribute('data-state')}`,
      )
    expect(states().filter((state) => !state.endsWith('blocked'))).toEqual(['2 remaining', '6 remaining'])
    const bars = () =>
      Array.from(screen.getByTestId('working-units').children, (bar) => bar.getAttribute('style'))
    expect(bars()).toEqual([
      'transform: translate(0%, 0%);',
      'transform: translate(300%, 0%);',
      'transform: translate(100%, 0%);',
    ])
    act(() => actions.seek(7))
    expect(cell(1, 7)).toHaveAccessibleName('Row 1, column 7, blank, being worked on, just taken back')
    expect(states().filter((state) => !state.endsWith('blocked'))).toEqual(['8 tried', '9 remaining'])
  })
})

describe('Shortcuts', () => {
  test('play, step and undo from anywhere outside a text field', async () => {
    const { user, actions, store } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    await user.keyboard('.')
    await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent('1'))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByTestId('event')).toHaveTextContent('2')
    await user.keyboard(',')
    expect(screen.getByTestId('event')).toHaveTextContent('1')
    await user.keyboard(' ')
    expect(store.getState().playing).toBe(true)
    await user.keyboard(' ')
    expect(store.getState().playing).toBe(false)
    await user.keyboard('{Control>}z{/Control}')
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
    fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ', ctrlKey: true, shiftKey: true })
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('leave the keys of a text field alone', async () => {
    const { user, store } = renderApp()
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.type(field, '. , ')
    expect([store.getState().draft, frontOf(store.getState()).run.status]).toEqual(['. , ', 'idle'])
  })
})
