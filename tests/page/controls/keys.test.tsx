/** Keys have their intended effect, wherever the focus is and however it got there. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openBoardMenu } from '../../support/boardMenu.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { some } from '../../thorough.ts'

function renderPuzzle() {
  const app = renderApp()
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  const grid = () => lineOf(app.store.getState().puzzle.grid)
  const event = () => frontOf(app.store.getState()).frame.moment.event
  const isPlaying = () => app.store.getState().playing
  return { ...app, grid, event, isPlaying }
}

describe('Space', () => {
  const clickable = [
    ['button', 'Undo'],
    ['combobox', 'Program'],
    ['checkbox', 'Advance after typing'],
    ['tab', 'Puzzle'],
  ] as const
  test.each(some(clickable, 2))('plays and pauses after a click on a %s', async (role, name) => {
    const { user, isPlaying, store, actions } = renderPuzzle()
    act(() => {
      actions.select(2)
      actions.typeDigit(1)
    })
    if (role === 'checkbox') await openBoardMenu(user)
    await user.click(screen.getByRole(role, { name }))
    const { puzzle, preferences } = store.getState()
    await user.keyboard(' ')
    expect(isPlaying()).toBe(true)
    await user.keyboard(' ')
    expect(isPlaying()).toBe(false)
    expect(store.getState()).toMatchObject({ puzzle, preferences })
  })

  test('still plays after a click when another shortcut was used between', {
    tags: ['thorough'],
  }, async () => {
    const { user, isPlaying } = renderPuzzle()
    await user.click(screen.getByRole('button', { name: 'Step forward' }))
    await user.keyboard('. ')
    expect(isPlaying()).toBe(true)
  })

  test('plays after a click when the focus has returned from a dialog', async () => {
    const { user, isPlaying, store, actions } = renderPuzzle()
    const keys = screen.getByRole('button', { name: 'Help' })
    await user.click(keys)
    fireEvent.keyDown(await screen.findByRole('dialog', { hidden: true }), { key: 'Escape', code: 'Escape' })
    act(() => {
      keys.blur()
      actions.setHelpOpen(false)
      keys.focus()
    })
    await user.keyboard(' ')
    expect([isPlaying(), store.getState().isHelpOpen]).toEqual([true, false])
  })

  test('presses a button that was focused by keyboard', { tags: ['thorough'] }, async () => {
    const { user, isPlaying, grid, actions } = renderPuzzle()
    act(() => actions.typeDigit(9))
    const menu = await openBoardMenu(user)
    await user.click(menu.getByRole('button', { name: 'Undo' }))
    await user.keyboard('{Tab}')
    expect(menu.getByRole('button', { name: 'Redo' })).toHaveFocus()
    await user.keyboard(' ')
    expect([isPlaying(), grid()[0]]).toEqual([false, '9'])
  })

  test('does not press a clicked button as it comes up, as Firefox would', {
    tags: ['thorough'],
  }, async () => {
    const { user } = renderPuzzle()
    const step = screen.getByRole('button', { name: 'Step forward' })
    await user.click(step)
    fireEvent.keyDown(step, { key: ' ', code: 'Space' })
    expect(fireEvent.keyUp(step, { key: ' ', code: 'Space' })).toBe(false)
    expect(fireEvent.keyUp(step, { key: ' ', code: 'Space' })).toBe(true)
  })
})

describe('On the board', () => {
  test('full stop and comma step once a search is open, and leave the puzzle alone', async () => {
    const { user, grid, event } = renderPuzzle()
    act(() => screen.getAllByRole('gridcell')[0].focus())
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Step forward' }))
    act(() => screen.getAllByRole('gridcell')[1].focus())
    await user.keyboard('..')
    await waitFor(() => expect(event()).toBe(3))
    fireEvent.keyDown(screen.getAllByRole('gridcell')[1], { key: 'Process', code: 'Period' })
    expect(event()).toBe(4)
    await user.keyboard(',')
    expect([event(), grid()]).toEqual([3, PUZZLES.codewars1])
  })
})

describe('Arrows on the board', () => {
  test('step through an open search from a cell reached by Tab; up and down move', {
    tags: ['thorough'],
  }, async () => {
    const { user, event, store, actions } = renderPuzzle()
    act(() => actions.goToEvent(5))
    await waitFor(() => expect(event()).toBe(5))
    act(() => screen.getAllByRole('gridcell')[0].focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect([event(), store.getState().selected]).toEqual([6, 0])
    await user.keyboard('{ArrowDown}')
    expect([event(), store.getState().selected]).toEqual([6, 9])
    expect(screen.getAllByRole('gridcell')[9]).toHaveFocus()
  })

  test.each(some(['{Enter}', '{F2}'], 1))(
    'move once %s has started editing, until Esc leaves the board',
    async (begin) => {
      const { user, event, store, actions } = renderPuzzle()
      act(() => actions.goToEvent(5))
      await waitFor(() => expect(event()).toBe(5))
      act(() => screen.getAllByRole('gridcell')[0].focus())
      await user.keyboard(`${begin}{ArrowRight}`)
      expect([event(), store.getState().selected, store.getState().editing]).toEqual([5, 1, true])
      await user.keyboard('{Escape}{ArrowRight}')
      expect([event(), store.getState().selected, store.getState().editing]).toEqual([6, 1, false])
      expect(document.body).toHaveFocus()
    },
  )

  test('move after a click on a cell, and when no search is open', async () => {
    const { user, event, store, actions } = renderPuzzle()
    act(() => screen.getAllByRole('gridcell')[0].focus())
    await user.keyboard('{ArrowRight}')
    expect(store.getState().selected).toBe(1)
    act(() => actions.goToEvent(5))
    await waitFor(() => expect(event()).toBe(5))
    await user.click(screen.getAllByRole('gridcell')[40])
    await user.keyboard('{ArrowRight}')
    expect([event(), store.getState().selected]).toEqual([5, 41])
  })
})

describe('The keys that zoom', () => {
  test.each([
    ['an input method composes', { key: 'Process', code: 'Equal' }, { key: 'Process', code: 'Minus' }],
    [
      'they are on the number pad',
      { key: 'Process', code: 'NumpadAdd' },
      { key: '-', code: 'NumpadSubtract' },
    ],
    ['the layout has them elsewhere', { key: '+', code: 'BracketRight' }, { key: '-', code: 'Slash' }],
  ])('work while %s', async (_case, plus, minus) => {
    const { actions, store } = renderPuzzle()
    act(() => actions.goToEnd())
    await waitFor(() =>
      expect(frontOf(store.getState()).run).toMatchObject({ progress: { status: 'ended' } }),
    )
    fireEvent.keyDown(document.body, plus)
    expect(store.getState().visibleRange).toBeDefined()
    fireEvent.keyDown(document.body, minus)
    expect(store.getState().visibleRange).toBeUndefined()
  })
})

describe('On a tab', () => {
  test('Home and End go to the first and the last tab, and the search stays where it is', {
    tags: ['thorough'],
  }, async () => {
    const { user, actions, event } = renderPuzzle()
    act(() => actions.goToEvent(40))
    await waitFor(() => expect(event()).toBe(40))
    const tabs = screen.getAllByRole('tab')
    await user.click(tabs[1])
    await user.keyboard('{End}')
    expect(tabs.at(-1)).toHaveFocus()
    expect(tabs.at(-1)).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Home}')
    expect(tabs[0]).toHaveFocus()
    expect(event()).toBe(40)
  })
})

describe('The field for an event', () => {
  test.each(some(['-5', 'abc', '1.5', '12,34'], 1))('names the fault in %s, and keeps it', async (typed) => {
    const { user, event } = renderPuzzle()
    const field = screen.getByRole('textbox', { name: 'Go to event' })
    await user.type(field, `${typed}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(
      `“${typed}” is not an event number. Type a whole number from 0.`,
    )
    expect(field).toHaveValue(typed)
    expect(field).toBeInvalid()
    await user.clear(field)
    await user.type(field, '4,100{Enter}')
    await waitFor(() => expect(event()).toBe(4100))
    expect(screen.getByRole('alert')).toHaveTextContent('')
    expect(field).toHaveValue('')
  })
})

describe('The focus', () => {
  test('stays on a button of the transport that is no longer available', { tags: ['thorough'] }, async () => {
    const { user, event } = renderPuzzle()
    const end = screen.getByRole('button', { name: 'Go to end' })
    await user.click(end)
    await waitFor(() => expect(event()).toBe(8365))
    await waitFor(() => expect(end).toHaveAttribute('aria-disabled', 'true'))
    expect(end).toHaveFocus()
  })

  test('is on the cell while digits are tapped, and when the pad is closed by Done or a click beside it; Esc leaves', async () => {
    const { user, actions, store } = renderApp()
    act(() => actions.setAdvancesAfterTyping(false))
    const cell = screen.getAllByRole('gridcell')[40]
    for (const [close, focused] of [
      [() => user.keyboard('{Escape}'), document.body],
      [async () => user.click(await screen.findByRole('button', { name: 'Done' })), cell],
      [() => user.click(document.body), cell],
    ] as const) {
      await user.click(cell)
      await user.click(await screen.findByRole('button', { name: '7' }))
      expect(cell).toHaveFocus()
      await close()
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Digits' })).toBeNull())
      expect(store.getState().editing).toBe(false)
      expect(focused).toHaveFocus()
    }
  })
})

test('Esc closes the sheet, also from a text field in it', async () => {
  const { user, store } = renderApp()
  await user.click(screen.getByRole('button', { name: 'Open panels' }))
  await user.keyboard('{Escape}')
  expect(store.getState().isSheetOpen).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Open panels' }))
  await user.click(screen.getByRole('textbox', { name: 'Puzzle text' }))
  await user.keyboard('{Escape}')
  expect(store.getState().isSheetOpen).toBe(false)
})
