/**
 * A press on a digit that the search has placed opens its story: the event that wrote it, and other writes of the cell.
 * Any other press edits the puzzle.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { cellOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'

const trace = new SearchTrace(givensOfLine(PUZZLES.codewars1), tables, 'first')
trace.advance()
const { events } = trace.chunk(0)

/** Returns the numbers of the events that write a cell. */
const writesOf = (cell: number) =>
  Array.from(events).flatMap((event, index) => (cellOf(event) === cell ? [index + 1] : []))

function cellAt(cell: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
  if (found === null) throw new Error(`There is no cell ${cell}`)
  return found
}

/** Renders the app with the search of Codewars 1 at an event. */
async function renderAt(event: number) {
  const app = renderApp()
  const state = () => app.store.getState()
  act(() => {
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.goToEvent(event)
  })
  await waitFor(() => expect(frontOf(state()).run).toMatchObject({ progress: { status: 'ended' } }))
  await waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(event))
  const click = (cell: number) =>
    act(() => {
      cellAt(cell).focus()
      fireEvent.click(cellAt(cell))
    })
  const press = (key: string) =>
    act(() => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
    })
  return { ...app, state, click, press, event: () => frontOf(state()).playhead.event }
}

/** Waits for the dialog, and until it has found all writes of the cell. @returns the dialog and its queries */
async function openedDialog() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toHaveAttribute('aria-busy', 'false'))
  return { dialog, ...within(dialog) }
}

/** Index of a placement in the middle of the search. Its cell is below the first row: such cells are written often. */
const MIDDLE_INDEX = events.findIndex(
  (event, index) => index > 4000 && kindOf(event) === EventKind.place && cellOf(event) > 8,
)
const CELL = cellOf(events[MIDDLE_INDEX])
const EVENT = MIDDLE_INDEX + 1

describe('A press on a digit that the search has placed', () => {
  test('shows who wrote it, and the writes of the cell around it, and edits nothing', async () => {
    const { click, state } = await renderAt(EVENT + 1)
    click(CELL)
    const { dialog, getAllByRole, getByRole } = await openedDialog()
    // The description names the program's line once the listing is loaded.
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        new RegExp(`^Placed at event ${EVENT.toLocaleString('en')} by`),
      ),
    )
    const all = writesOf(CELL)
    const here = all.indexOf(EVENT)
    const rows = getAllByRole('button', { name: /^Event/ })
    expect(rows.map((row) => Number(row.textContent.match(/^[\d,]+/)?.[0].replaceAll(',', '')))).toEqual(
      all.slice(Math.max(0, here - 4), here + 3),
    )
    expect(getByRole('button', { current: true })).toHaveTextContent(EVENT.toLocaleString('en'))
    expect(dialog).toHaveTextContent(`of ${all.length.toLocaleString('en')})`)
    expect(state()).toMatchObject({ editing: false })
    expect(getByRole('button', { name: 'Go there' })).toHaveFocus()
    expect(cellAt(CELL)).toHaveAccessibleName(/its story is open/)
  })

  test('leads to each write and back to where it was opened, and Esc returns to the cell', async () => {
    const { click, press, user, event } = await renderAt(EVENT + 1)
    click(CELL)
    const { getByRole, findByRole } = await openedDialog()
    await user.click(getByRole('button', { name: 'Go there' }))
    expect(event()).toBe(EVENT)
    const all = writesOf(CELL)
    const before = all[all.indexOf(EVENT) - 1]
    await user.click(getByRole('button', { name: 'Write before' }))
    expect(event()).toBe(before)
    await user.click(await findByRole('button', { name: `Back to ${(EVENT + 1).toLocaleString('en')}` }))
    expect(event()).toBe(EVENT + 1)
    press('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cellAt(CELL)).toHaveFocus()
  })

  test('pauses, and playing or stepping on closes the story', async () => {
    const { click, actions, state } = await renderAt(EVENT + 1)
    act(() => actions.play())
    click(CELL)
    await openedDialog()
    expect(state().playing).toBe(false)
    act(() => actions.stepForward())
    expect(screen.queryByRole('dialog')).toBeNull()
    click(CELL)
    await openedDialog()
    act(() => actions.play())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('edits it when repeated, by F2, and by the button of the story', async () => {
    const { click, press, state, user } = await renderAt(EVENT + 1)
    const leave = () => act(() => cellAt(CELL).focus())
    click(CELL)
    await openedDialog()
    click(CELL)
    expect(state()).toMatchObject({ editing: true, story: undefined })
    leave()
    press('Escape')
    leave()
    press('F2')
    expect(state()).toMatchObject({ editing: true, story: undefined })
    leave()
    press('Escape')
    click(CELL)
    const { getByRole } = await openedDialog()
    await user.click(getByRole('button', { name: 'Edit this cell' }))
    expect(state()).toMatchObject({ editing: true, story: undefined })
    expect(cellAt(CELL)).toHaveFocus()
    await user.keyboard('9')
    expect(lineOf(state().puzzle.grid)[CELL]).toBe('9')
  })
})

test('a press on a given or on a blank edits as before, and so does any press without a search', async () => {
  const { click, state, actions } = await renderAt(EVENT + 1)
  const given = PUZZLES.codewars1.search(/[1-9]/)
  const blank = frontOf(state()).frame.moment.board.indexOf(0)
  for (const cell of [given, blank]) {
    click(cell)
    expect(state()).toMatchObject({ editing: true, story: undefined, selected: cell })
    act(() => actions.setEditing(false))
  }
  act(() => actions.reset())
  click(CELL)
  expect(state()).toMatchObject({ editing: true, story: undefined })
})

test('an open story closes with its search, and when another view or a question takes the board', async () => {
  const { click, actions, state } = await renderAt(EVENT + 1)
  const ways = [
    () => actions.takePresses({ pressed() {}, typed() {} })(),
    () => actions.openView('compare'),
    () => actions.reset(),
  ]
  for (const leave of ways) {
    click(CELL)
    expect(state().story?.cell).toBe(CELL)
    act(leave)
    expect(state().story).toBeUndefined()
    act(() => actions.openView('watch'))
  }
})
