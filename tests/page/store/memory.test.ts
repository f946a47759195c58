/** A reload keeps the user's state, per tab, and junk in the storage does no harm. */
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { recalledState } from '../../../src/page/store/memory.ts'
import type { Storage } from '../../../src/page/store/storage.ts'
import { defaultPreferences } from '../../../src/page/store/preferences.ts'
import { initialState } from '../../../src/page/store/rooms.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

const defaults = defaultPreferences(['en'])

/** Creates a storage that counts writes. @param content returned for every key that was not written yet */
function storageOf(content?: string): Storage & { writes: number } {
  const stored = new Map<string, string>()
  return {
    writes: 0,
    getItem: (name) => stored.get(name) ?? content ?? null,
    setItem(name, value) {
      stored.set(name, value)
      this.writes++
    },
  }
}

/** The storages of a browser's tabs: one shared, and one per tab. */
function createBrowser() {
  const storage = storageOf()
  return {
    storage,
    /** Opens a tab. Each call of the returned function loads or reloads it. */
    newTab() {
      const tabStorage = storageOf()
      return () => testApp({ storage, tabStorage }).store
    },
  }
}

describe('A reload', () => {
  test('keeps the puzzle, its edits to undo and redo, the program, the draft and the preferences', async () => {
    const kept = { storage: storageOf(), tabStorage: storageOf() }
    const { actions } = testApp(kept).store
    actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
    actions.select(2)
    actions.typeDigit(4)
    actions.undo()
    actions.chooseStrategy('candidate-list')
    actions.setDraft('a draft')
    actions.setTheme('dark')
    const again = testApp(kept).store
    const { actions: later } = again
    const state = again.getState()
    expect(lineOf(state.puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(state).toMatchObject({
      draft: 'a draft',
      puzzle: { format: 'codewars' },
      preferences: { theme: 'dark' },
    })
    expect(builtInOf(state)).toMatchObject({ strategy: 'candidate-list', extent: 'all' })
    expect(lineOf(frontOf(state).frame.moment.board)).toBe(PUZZLES.codewars1)
    later.redo()
    expect(again.getState().puzzle.grid[2]).toBe(4)
    later.undo()
    later.undo()
    expect(lineOf(again.getState().puzzle.grid)).toBe(PUZZLES.empty)
  })

  test('keeps the format of every puzzle that Undo and Redo go to', async () => {
    const kept = { storage: storageOf(), tabStorage: storageOf() }
    const { actions } = testApp(kept).store
    actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
    actions.loadGrid(gridOfLine(PUZZLES.boj2580), 'boj-2580')
    actions.loadGrid(gridOfLine(PUZZLES.codewars2), 'line-81')
    actions.undo()
    const { getState, actions: later } = testApp(kept).store
    const format = () => getState().puzzle.format
    const formats = [format()]
    later.undo()
    formats.push(format())
    later.redo()
    later.redo()
    expect([...formats, format()]).toEqual(['boj-2580', 'codewars', 'line-81'])
  })

  test('writes only when persisted state has changed', () => {
    const storage = storageOf()
    const { actions } = testApp({ storage }).store
    actions.select(40)
    actions.setSheetOpen(true)
    expect(storage.writes).toBe(0)
    actions.typeDigit(5)
    expect(storage.writes).toBe(1)
  })
})

describe('Two tabs', () => {
  test('each have their own puzzle, program, draft and history back after a reload', async () => {
    const { newTab } = createBrowser()
    const [reloadA, reloadB] = [newTab(), newTab()]
    const [a, b] = [reloadA().actions, reloadB().actions]
    a.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
    a.chooseStrategy('bitmasks')
    a.setDraft('of A')
    a.loadGrid(gridOfLine(PUZZLES.codewars2), 'line-81')
    b.loadGrid(gridOfLine(PUZZLES.boj2580), 'boj-2580')
    b.chooseStrategy('tables')
    b.setDraft('of B')
    b.loadGrid(gridOfLine(PUZZLES.antiBruteForce), 'line-81')
    const [tabA, tabB] = [reloadA(), reloadB()]
    const [getA, getB] = [tabA.getState, tabB.getState]
    expect(getA()).toMatchObject({ draft: 'of A', puzzle: { format: 'line-81' } })
    expect(builtInOf(getA()).strategy).toBe('bitmasks')
    expect(lineOf(getA().puzzle.grid)).toBe(PUZZLES.codewars2)
    tabA.actions.undo()
    expect(lineOf(getA().puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(getB().draft).toBe('of B')
    tabB.actions.undo()
    expect(lineOf(getB().puzzle.grid)).toBe(PUZZLES.boj2580)
  })

  test('a new one starts with the latest puzzle, and has nothing to undo', () => {
    const { newTab } = createBrowser()
    const { actions } = newTab()()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
    actions.loadGrid(gridOfLine(PUZZLES.codewars2), 'line-81')
    const { puzzle } = newTab()().getState()
    expect(lineOf(puzzle.grid)).toBe(PUZZLES.codewars2)
    expect(puzzle.past).toEqual([])
  })

  test('do not undo the preferences that the other has changed', () => {
    const { newTab } = createBrowser()
    const [a, b] = [newTab()(), newTab()()]
    a.actions.setTheme('dark')
    b.actions.setRate(1000)
    a.actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
    expect(newTab()().getState().preferences).toMatchObject({ theme: 'dark', rate: 1000 })
  })
})

describe('Junk in the storage', () => {
  test.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"puzzle":${json},"draft":${json},"extent":${json}}`),
    ),
  ])('is ignored', (content) => {
    const recalled = recalledState(storageOf(content), storageOf(content), defaults)
    const initial = initialState(defaults)
    expect([recalled.puzzle.grid, builtInOf(recalled), recalled.preferences]).toEqual([
      initial.puzzle.grid,
      builtInOf(initial),
      initial.preferences,
    ])
  })

  test('in the undo history is skipped, and what an older version stored is understood', () => {
    const { codewars1, codewars2, antiBruteForce } = PUZZLES
    const past = [
      codewars1,
      7,
      `${codewars2} bitmasks all 41207`,
      `${codewars2} bitmasks some 41207`,
      `${codewars2.slice(1)} bitmasks all 41207`,
      `${codewars2} nobody first 1`,
      `${codewars2} tables first `,
      null,
      { grid: codewars2 },
    ]
    const content = JSON.stringify({ puzzle: { line: codewars1, past, future: antiBruteForce } })
    const { puzzle } = recalledState(storageOf(content), storageOf(), defaults)
    expect(puzzle.past.map(({ grid, visit }) => [lineOf(grid), visit])).toEqual([
      [codewars1, undefined],
      [codewars2, { strategy: 'bitmasks', extent: 'all', position: { event: 41_207, step: 0 } }],
      [codewars2, undefined],
      [codewars2, { strategy: 'tables', extent: 'first', position: undefined }],
    ])
    expect(puzzle.future).toEqual([])
  })

  test('a storage that refuses everything does no harm', () => {
    const storage: Storage = {
      getItem() {
        throw new Error('forbidden')
      },
      setItem() {
        throw new Error('full')
      },
    }
    const { store } = testApp({ storage })
    store.actions.typeDigit(5)
    expect(store.getState().puzzle.grid[0]).toBe(5)
  })
})
