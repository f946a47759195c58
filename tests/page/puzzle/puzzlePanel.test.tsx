/** The puzzle panel reads puzzles from text, loads samples, and copies answers as text; in both languages. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('The puzzle panel', () => {
  test('shows live what it recognises while typing, and loads it', async () => {
    const { user, store } = renderApp()
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.click(field)
    await user.paste(PUZZLES.codewars1.slice(0, 80))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/80 characters, expected 81/))
    await user.paste('9')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/30 givens/))
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    await waitFor(() => expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1))
  })

  test('refuses what it cannot read, with the place, and leaves the board alone', async () => {
    const { user, store, actions } = renderApp()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.click(field)
    await user.paste(PUZZLES.boj2580.replace(/.{9}/g, '$&\n').replace('321046897', '32104689'))
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('row 4 has 8 cells, expected 9'))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('offers the puzzles of a text that has several', async () => {
    const { user, store } = renderApp()
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.click(field)
    await user.paste(`${PUZZLES.codewars1}\n${PUZZLES.codewars2}`)
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    const choices = await screen.findByRole('group', { name: /several puzzles/ })
    await user.click(within(choices).getAllByRole('button')[1])
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars2)
  })

  test('names the samples of a problem in the language of the page, and other boards by their first digits', async () => {
    const { user } = renderApp()
    const rows = (line: string) => line.replace(/.{9}/g, '$&\n')
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.click(field)
    await user.paste(
      `输入 #1\n${rows(PUZZLES.codewars1)}输出 #1\n${rows(PUZZLES.solved)}输入 #2\n${rows(PUZZLES.codewars2)}`,
    )
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    const names = async () =>
      within(await screen.findByRole('group', { name: /several puzzles|퍼즐/ }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(await names()).toEqual(['Sample input 1', 'Sample input 2'])
    await user.clear(field)
    await user.click(field)
    await user.paste(`${PUZZLES.codewars1}\n${PUZZLES.codewars2}`)
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    await waitFor(async () =>
      expect(await names()).toEqual(['#1 · 53..7.... · 30 givens', '#2 · 8........ · 21 givens']),
    )
    await user.click(screen.getByRole('button', { name: '한국어' }))
    await waitFor(async () =>
      expect(await names()).toEqual([
        '#1 · 53..7.... · 주어진 숫자 30개',
        '#2 · 8........ · 주어진 숫자 21개',
      ]),
    )
  })

  test('says which puzzles of a text are not among those it offers', async () => {
    const { user } = renderApp()
    const field = await screen.findByRole('textbox', { name: 'Puzzle text' })
    await user.click(field)
    await user.paste(`${PUZZLES.codewars1}\n${PUZZLES.codewars1.slice(1)}\n${PUZZLES.codewars2}`)
    await user.click(screen.getByRole('button', { name: 'Load puzzle' }))
    const choices = await screen.findByRole('group', { name: /several puzzles/ })
    expect(within(choices).getAllByRole('button')).toHaveLength(2)
    expect(choices).toHaveTextContent('One puzzle cannot be read. #2: 80 characters, expected 81')
    await user.click(screen.getByRole('button', { name: '한국어' }))
    await waitFor(() =>
      expect(choices).toHaveTextContent('읽을 수 없는 퍼즐이 1개 있습니다. #2: 80자입니다.'),
    )
  })

  test('shows the answer once the board is finished, and copies it', async () => {
    const { user, clipboard } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Samples' }))
    await user.click(screen.getByRole('button', { name: 'BOJ 2580 sample' }))
    expect(screen.getByRole('button', { name: 'Copy answer' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Go to end' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Solved'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy answer' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Copy answer' }))
    await waitFor(() => expect(clipboard).toHaveLength(1))
    expect(clipboard[0].split('\n')[0]).toBe('1 3 5 4 6 9 2 7 8')
  })

  test('takes a sample in the format of its judge, whatever was on the board before', async () => {
    const { user, store, actions } = renderApp()
    await act(() => actions.paste(PUZZLES.boj2580.replace(/.{9}/g, '$&\n')))
    await user.click(screen.getByRole('button', { name: 'Samples' }))
    for (const [sample, format] of [
      ['Codewars 1', 'codewars'],
      ['BOJ 2580 sample', 'boj-2580'],
      ['Codewars 2 (hard)', 'codewars'],
      ['Easy', 'line-81'],
    ]) {
      await user.click(screen.getByRole('button', { name: sample }))
      expect([sample, store.getState().puzzle.format]).toEqual([sample, format])
    }
  })

  test('speaks Korean', async () => {
    const { user } = renderApp()
    await user.click(screen.getByRole('button', { name: '한국어' }))
    expect(await screen.findByRole('textbox', { name: '퍼즐 텍스트' })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: '1행 1열, 빈칸' })).toBeInTheDocument()
  })
})
