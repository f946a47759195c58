/** At a dead end, the page asks which cells leave the blank without a digit. The user answers on the board. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { deadBoard, deadEndOf } from '../../../src/page/story/deadEnd.ts'
import { EventKind, kindOf } from '../../../src/search/events.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { whyOf } from '../../../src/search/steps/why.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { PEERS } from '../../../src/sudoku/units.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const ASK = 'Which cells block it?'

function cellAt(cell: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
  if (found === null) throw new Error(`There is no cell ${cell}`)
  return found
}

const press = (cell: number) =>
  act(() => {
    cellAt(cell).focus()
    fireEvent.click(cellAt(cell))
  })

const GIVENS = givensOfLine(PUZZLES.codewars1)
const trace = new SearchTrace(GIVENS, tables, 'first')
trace.advance()

/**
 * Returns the first event of a kind at a dead end: a placement before a blank for which no digit fits, or the backtrack
 * from there.
 */
function firstDeadEnd(kind: EventKind): number {
  for (let event = 1; event < 2000; event++) {
    const moment = replay(GIVENS, trace.chunk(0), event)
    const why = whyOf(GIVENS, tables, moment)
    const isDeadEnd = why?.kind === 'no-digit-left' && why.tried.length === 0
    if (isDeadEnd && moment.last !== undefined && kindOf(moment.last) === kind) return event
  }
  throw new Error('There is no dead end')
}

/** Renders a search of Codewars 1 at its first dead end. @param kind of its latest event: placement or backtrack */
async function renderDeadEnd(kind: EventKind) {
  const app = renderApp()
  const state = () => app.store.getState()
  act(() => {
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.openPanel('program')
    app.actions.goToEvent(firstDeadEnd(kind))
  })
  await waitFor(() => expect(deadEndOf(frontOf(state()))).toBeDefined())
  const deadEnd = deadEndOf(frontOf(state()))
  if (deadEnd === undefined) throw new Error('There is no dead end')
  const board = deadBoard(frontOf(state()), deadEnd)
  const { cell } = deadEnd
  const blockers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (digit) => PEERS[cell].find((peer) => board[peer] === digit) ?? -1,
  )
  const other = board.findIndex((digit, one) => digit !== 0 && !PEERS[cell].includes(one))
  return { ...app, state, ...deadEnd, board, blockers, other, reason: within(screen.getByTestId('reason')) }
}

test('all blockers of a dead end are right, and the sentence returns with them', async () => {
  const { user, reason, blockers, state, cell } = await renderDeadEnd(EventKind.place)
  const sentence = /has no digit left/
  expect(reason.getByText(sentence)).toBeVisible()
  await user.click(reason.getByRole('button', { name: ASK }))
  expect(await reason.findByText(/^Press the cells that leave/)).toBeVisible()
  expect(reason.queryByText(sentence)).toBeNull()
  expect(cellAt(cell)).toHaveAccessibleName(/has no digit/)
  for (const blocker of blockers) press(blocker)
  expect(cellAt(blockers[0])).toHaveAccessibleName(/your answer/)
  await user.click(reason.getByRole('button', { name: 'Check 9' }))
  expect(reason.getByText('Right: these cells block all nine digits.')).toBeVisible()
  expect(reason.getByText(sentence)).toBeVisible()
  expect(cellAt(blockers[0])).toHaveAccessibleName(/, right/)
  expect(reason.getByRole('button', { name: 'Done' })).toHaveFocus()
  await user.click(reason.getByRole('button', { name: 'Done' }))
  expect(state()).toMatchObject({ blockers: undefined, arePressesTaken: false, editing: false })
  expect(state().rings.size).toBe(0)
})

test('missing and superfluous cells are marked and counted; a second press takes a cell back', {
  tags: ['thorough'],
}, async () => {
  const { user, reason, blockers, other, board } = await renderDeadEnd(EventKind.place)
  await user.click(reason.getByRole('button', { name: ASK }))
  await reason.findByText(/^Press the cells/)
  for (const blocker of blockers) press(blocker)
  press(blockers[3])
  press(other)
  await user.click(reason.getByRole('button', { name: 'Check 9' }))
  expect(
    reason.getByText('4 is not blocked yet (missing cells: dotted). 1 cell blocks nothing (crossed out).'),
  ).toBeVisible()
  const missing = Array.from(board.keys()).filter((cell) =>
    /missing/.test(cellAt(cell).getAttribute('aria-label') ?? ''),
  )
  expect(missing.map((cell) => board[cell])).toEqual([4])
  expect(cellAt(other)).toHaveAccessibleName(/not part of the answer/)
})

test('after the backtrack, the cell of the digit just taken back still counts', {
  tags: ['thorough'],
}, async () => {
  const { user, reason, blockers, gone, board } = await renderDeadEnd(EventKind.backtrack)
  if (gone === undefined) throw new Error('Nothing was taken back')
  await user.click(reason.getByRole('button', { name: ASK }))
  expect(await reason.findByText(/just taken back from row \d, column \d still counts/)).toBeVisible()
  for (const blocker of blockers.with(board[gone] - 1, gone)) press(blocker)
  await user.click(reason.getByRole('button', { name: 'Check 9' }))
  expect(reason.getByText('Right: these cells block all nine digits.')).toBeVisible()
})

test('a step, Escape, Skip and a new puzzle end the question, and presses edit again', async () => {
  const { user, reason, actions, state, other } = await renderDeadEnd(EventKind.place)
  const ways = [
    () => user.click(reason.getByRole('button', { name: 'Skip' })),
    () => user.keyboard('{Escape}'),
    async () => {
      act(() => actions.stepBack())
      act(() => actions.stepForward())
    },
    async () => act(() => actions.loadGrid(gridOfLine(PUZZLES.codewars2))),
  ]
  for (const leave of ways) {
    await user.click(reason.getByRole('button', { name: ASK }))
    await reason.findByText(/^Press the cells/)
    press(other)
    expect(state().rings.get(other)).toBe('chosen')
    await leave()
    await waitFor(() => expect(state()).toMatchObject({ blockers: undefined, arePressesTaken: false }))
    expect(state().rings.size).toBe(0)
  }
  press(0)
  expect(state().editing).toBe(true)
})
