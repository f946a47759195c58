/** The sentence under the board: one headline, its reason, the end of a search, the key to the marks, and Undo. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { cellOf, EventKind, packEvent } from '../../../src/search/events.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { sentenceEn } from '../../../src/page/why/sentence.en.ts'
import { sentenceKo } from '../../../src/page/why/sentence.ko.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { openBoardMenu } from '../../support/boardMenu.ts'
import { renderApp } from '../../support/renderApp.tsx'

const sentence = () => within(screen.getByRole('region', { name: 'What happens' }))
const reason = () => screen.getByTestId('reason')
const status = () => screen.getByRole('status')
/** True if an element is for screen readers only. */
const isUnseen = (element: HTMLElement) => element.className.includes('unseen')

/** The page with its search at an event; the first events of `tables` are r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9. */
async function openAt(event: number) {
  const app = renderApp()
  act(() => {
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.goToEvent(event)
  })
  const shown = () => frontOf(app.store.getState()).debugging.executionPoint?.position.event
  await waitFor(() => expect(shown()).toBe(event))
  return { ...app, shown }
}

describe('The headline', () => {
  test('says beside any panel what the line did, where, and why, and is the only text that is seen', async () => {
    await openAt(6)
    expect(screen.getByRole('tab', { name: 'Puzzle' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(reason()).toHaveTextContent(/Line \d+ takes the 9 back from row 1, column 8/))
    expect(reason()).toHaveTextContent('Row 1, column 9 has no digit left')
    expect(within(reason()).queryByRole('code')).toBeNull()
    expect(isUnseen(status())).toBe(true)
    expect(screen.getByTestId('announcement')).toHaveTextContent('')
  })

  test('leads from the line that it names to the code', async () => {
    const { user } = await openAt(6)
    await user.click(await within(reason()).findByRole('button', { name: /^Line \d+$/ }))
    expect(screen.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
  })

  test('is the number of givens before a search, with Undo for the puzzle that was just loaded', async () => {
    const { user, actions, store } = renderApp()
    expect(sentence().queryByRole('button', { name: 'Undo' })).toBeNull()
    act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
    expect(status()).toHaveTextContent('30 givens. Press Play to watch the search.')
    expect(isUnseen(status())).toBe(false)
    expect(reason()).toBeEmptyDOMElement()
    await user.click(sentence().getByRole('button', { name: 'Undo' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe('0'.repeat(81))
  })

  test('is an error while there is one, above the reason of the step', async () => {
    const { actions } = await openAt(6)
    act(() => void actions.goToTyped('abc'))
    expect(screen.getByRole('alert')).toHaveTextContent('“abc” is not an event number.')
    expect(reason()).not.toHaveTextContent('takes the 9 back')
    expect(reason()).toHaveTextContent('Row 1, column 9 has no digit left')
  })

  test('names the digit that is overwritten, if it is known', () => {
    const event = packEvent(EventKind.replace, cellAt(3, 4), 4)
    expect(sentenceEn.done(event, 26, 3)).toBe('Line 26 writes 4 over the 3 in row 4, column 5')
    expect(sentenceEn.done(event, 26, undefined)).toBe('Line 26 writes 4 over the digit in row 4, column 5')
    expect(sentenceKo.done(event, 26, 3)).toBe('26번 줄: 4행 5열의 3에 4를 덮어씀')
    expect(sentenceEn.done(packEvent(EventKind.backtrack, cellAt(4, 1), 8), undefined, undefined)).toBe(
      'The 8 is taken back from row 5, column 2',
    )
    expect(sentenceKo.done(packEvent(EventKind.place, cellAt(0, 1), 1), 28, undefined)).toBe(
      '28번 줄: 1행 2열에 1을 놓음',
    )
  })

  test('of a program that overwrites its digits names the one that was there', async () => {
    const { actions, store } = renderApp()
    act(() => {
      actions.chooseStrategy('promising-numbers')
      actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    })
    const point = () => frontOf(store.getState()).debugging.executionPoint
    const digitOverwrittenAt = async (event: number) => {
      act(() => actions.goToEvent(event))
      await waitFor(() => expect(point()?.position.event).toBe(event))
      return point()?.overwritten
    }
    let event = 1
    while ((await digitOverwrittenAt(event)) === undefined) event++
    const { last } = frontOf(store.getState()).frame.moment
    const [cell, digit] = [cellOf(last ?? 0), point()?.overwritten ?? 0]
    await waitFor(() => expect(reason()).toHaveTextContent(new RegExp(`writes \\d over the ${digit} in row`)))
    await digitOverwrittenAt(event - 1)
    expect(frontOf(store.getState()).frame.moment.board[cell]).toBe(digit)
  })
})

describe('At the solution', () => {
  test('it says what the search cost, and starts over on request', async () => {
    const { user, actions, store, shown } = await openAt(6)
    act(() => actions.goToEnd())
    await waitFor(() => expect(status()).toHaveTextContent('Solved at event 8,365'))
    expect(isUnseen(status())).toBe(false)
    expect(reason()).toBeEmptyDOMElement()
    expect(sentence().getByText(/^It took [\d,]+ digits back\.$/)).toBeVisible()
    expect(document.body).toHaveFocus()
    await user.click(sentence().getByRole('button', { name: 'Watch from the start' }))
    expect([store.getState().playing, frontOf(store.getState()).playhead.event]).toEqual([true, 0])
    act(actions.pause)
    await waitFor(() => expect(shown()).toBe(0))
    expect(sentence().queryByRole('button', { name: 'Watch from the start' })).toBeNull()
  })
})

test('the key explains the marks that are on the board, and goes with them', async () => {
  await openAt(6)
  const keys = () => sentence().queryByText('these block it')
  expect(keys()).toBeNull()
  act(() =>
    within(reason())
      .getByRole('button', { name: /no digit left/ })
      .focus(),
  )
  expect(keys()).toBeInTheDocument()
  expect(sentence().getByText('no digit left')).toBeInTheDocument()
  act(() =>
    within(reason())
      .getByRole('button', { name: /no digit left/ })
      .blur(),
  )
  expect(keys()).toBeNull()
})

describe('While the puzzle is edited', () => {
  test('its tools stand in the place of the sentence, and stay when they are pressed', async () => {
    const { user, actions, store } = renderApp()
    act(() => actions.setEditing(true))
    expect(screen.queryByTestId('reason')).toBeNull()
    await user.click(screen.getAllByRole('gridcell')[0])
    await user.keyboard('5')
    await user.click(sentence().getByRole('button', { name: 'Undo' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe('0'.repeat(81))
    await user.click(sentence().getByRole('checkbox', { name: 'Advance after typing' }))
    expect(store.getState()).toMatchObject({ editing: true, preferences: { advancesAfterTyping: false } })
    await user.click(sentence().getByRole('button', { name: 'Redo' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(`5${'0'.repeat(80)}`)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByTestId('reason')).toBeInTheDocument()
  })

  test('a conflict is told above them', async () => {
    const { user, actions } = renderApp()
    act(() => actions.setEditing(true))
    await user.click(screen.getAllByRole('gridcell')[0])
    await user.keyboard('55')
    expect(sentence().getByRole('alert')).toHaveTextContent('Conflict: row 1 has two 5s')
    expect(sentence().getByRole('button', { name: 'Clear' })).toBeVisible()
  })

  test('begins from the menu of the board, on the selected cell', async () => {
    const { user, store } = await openAt(6)
    const menu = await openBoardMenu(user)
    await user.click(menu.getByRole('button', { name: 'Edit the puzzle' }))
    expect(store.getState().editing).toBe(true)
    expect(document.activeElement).toHaveAttribute('role', 'gridcell')
    expect(screen.queryByRole('dialog', { name: 'Board' })).toBeNull()
  })
})
