/** The effect of a key on the board depends on what is being edited, never on a leftover focus. */
import { fc } from '@fast-check/vitest'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { destinationOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { cases } from '../../thorough.ts'

/** Queries by attribute, because a query by role is very slow. */
function cellAt(cell: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
  if (found === null) throw new Error(`There is no cell ${cell}`)
  return found
}

/** Renders the app with a finished search at event 5. Returns helpers; `begin` starts this search anew. */
async function renderSearch() {
  const app = renderApp()
  const state = () => app.store.getState()
  const begin = async () => {
    act(() => {
      app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
      app.actions.goToEvent(5)
    })
    await waitFor(() => expect(frontOf(state()).run).toMatchObject({ progress: { status: 'ended' } }))
  }
  await begin()
  const boardState = () => ({
    grid: lineOf(state().puzzle.grid),
    isOpen: frontOf(state()).run.status === 'open',
    editing: state().editing,
    selected: state().selected,
    event: destinationOf(frontOf(state())).event,
    isPlaying: state().playing,
  })
  const press = (key: string, code: string, held = {}) =>
    act(() => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...held })
    })
  const click = (cell: number) =>
    act(() => {
      cellAt(cell).focus()
      fireEvent.click(cellAt(cell))
    })
  return { ...app, begin, boardState, press, click }
}

test('full stops on a clicked cell step, and a digit after them writes nothing until the board is edited', async () => {
  const { boardState, press, click } = await renderSearch()
  click(2)
  for (let times = 0; times < 3; times++) press('.', 'Period')
  expect(boardState()).toMatchObject({ event: 8, editing: false, grid: PUZZLES.codewars1 })
  press('5', 'Digit5')
  press('Backspace', 'Backspace')
  expect(boardState()).toMatchObject({ event: 8, isOpen: true, grid: PUZZLES.codewars1, selected: 2 })
  expect(screen.getByRole('status')).toHaveTextContent('Press F2 or click a blank to edit.')
  press('F2', 'F2')
  expect(screen.getByRole('status')).not.toHaveTextContent('Press F2')
  press('4', 'Digit4')
  expect(boardState()).toMatchObject({
    isOpen: false,
    grid: PUZZLES.codewars1.replace('530', '534'),
    selected: 3,
  })
})

test('a cell that was clicked before Play is not written to once it plays', async () => {
  const { user, boardState, press, click } = await renderSearch()
  click(2)
  // Waits for the dialog about the digit, which takes the focus once it is loaded.
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  press('5', 'Digit5')
  expect(boardState()).toMatchObject({ isPlaying: true, isOpen: true, grid: PUZZLES.codewars1 })
})

describe('With any sequence of keys and clicks', () => {
  const KEYS = [
    ['.', 'Period'],
    ['.', 'NumpadDecimal'],
    [',', 'Comma'],
    ['5', 'Digit5'],
    ['0', 'Digit0'],
    ['ㄹ', 'KeyF'],
    ['Clear', 'Numpad5'],
    ['Insert', 'Numpad0'],
    ['Delete', 'NumpadDecimal'],
    ['Backspace', 'Backspace'],
    ['ArrowLeft', 'Numpad4'],
    ['ArrowRight', 'ArrowRight'],
    ['ArrowDown', 'ArrowDown'],
    ['Home', 'Numpad7'],
    ['Enter', 'Enter'],
    ['F2', 'F2'],
    ['Escape', 'Escape'],
  ] as const
  const CHANGES = new Set(['0', '5', 'Delete', 'Backspace', '.'])

  const actions = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...KEYS).map((key) => ({ kind: 'key' as const, key })) },
      { weight: 1, arbitrary: fc.nat(80).map((cell) => ({ kind: 'click' as const, cell })) },
      { weight: 1, arbitrary: fc.nat(80).map((cell) => ({ kind: 'focus' as const, cell })) },
      { weight: 1, arbitrary: fc.constant({ kind: 'button' as const }) },
    ),
    { minLength: 4, maxLength: 16 },
  )

  test('a full stop steps through an open search, and no key changes a board that is not edited', async () => {
    const { begin, boardState, press, click, actions: commands } = await renderSearch()
    await fc.assert(
      fc.asyncProperty(actions, async (sequence) => {
        await begin()
        let started = 0
        let ended = 0
        for (const action of sequence) {
          const before = boardState()
          if (action.kind === 'click') click(action.cell)
          else if (action.kind === 'focus') act(() => cellAt(action.cell).focus())
          else if (action.kind === 'button') act(() => commands.stepForward())
          else press(action.key[0], action.key[1])
          const after = boardState()
          if (after.editing && !before.editing) started++
          if (before.isOpen && !after.isOpen) ended++
          // A search is ended only by starting an edit.
          expect(ended).toBeLessThanOrEqual(started)
          if (action.kind !== 'key') continue
          const [key] = action.key
          const isEdited = before.editing || !before.isOpen
          if (before.grid !== after.grid) {
            expect([key, isEdited]).toEqual([key, true])
            expect(CHANGES.has(key)).toBe(true)
            const changed = Array.from(after.grid, (digit, cell) => digit !== before.grid[cell])
            expect([changed.indexOf(true), changed.lastIndexOf(true)]).toEqual([
              before.selected,
              before.selected,
            ])
          }
          if (key === '.' && before.isOpen)
            expect(after).toMatchObject({ event: before.event + 1, isOpen: true, editing: false })
          if (key === 'Clear' || key === 'Insert') expect(after).toEqual(before)
          if (!isEdited && (key === '5' || key === 'Delete')) expect(after).toEqual(before)
        }
      }),
      { numRuns: cases(40) },
    )
  })
})

test('while a feature takes the presses, they answer it and edit nothing; afterwards they edit again', async () => {
  const { actions, boardState, press, click } = await renderSearch()
  const heard: string[] = []
  const taking = {
    pressed: (cell: number) => heard.push(`cell ${cell}`),
    typed: (digit: number) => heard.push(`digit ${digit}`),
  }
  let release = () => {}
  act(() => {
    release = actions.takePresses(taking)
  })
  click(2)
  press('ArrowRight', 'ArrowRight')
  press('Enter', 'Enter')
  press('7', 'Digit7')
  press('Backspace', 'Backspace')
  expect(heard).toEqual(['cell 2', 'cell 3', 'digit 7', 'digit 0'])
  expect(boardState()).toMatchObject({ event: 5, editing: false, grid: PUZZLES.codewars1, selected: 3 })
  act(release)
  press('F2', 'F2')
  expect(boardState()).toMatchObject({ editing: true, selected: 3 })
  expect(heard).toHaveLength(4)
})

test('a ringed cell says so in its name', () => {
  const { actions } = renderApp()
  act(() => actions.showRings(new Map([[4, 'fault']])))
  expect(cellAt(4)).toHaveAccessibleName('Row 1, column 5, blank, part of the fault')
  act(() => actions.showRings(new Map()))
  expect(cellAt(4)).toHaveAccessibleName('Row 1, column 5, blank')
})
