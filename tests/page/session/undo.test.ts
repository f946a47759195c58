/** Every edit and choice that ends a run can be undone: puzzle, program and position are restored. */
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { statusOf } from '../../../src/page/session/selectors.ts'
import { EMPTY_GRID, gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

function appOf(changes: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(changes)
  openedApps.push(app)
  const state = () => app.store.getState()
  return {
    ...app,
    state,
    actions: app.store.actions,
    grid: () => lineOf(state().puzzle.grid),
    /** The program, its extent (first solution or all), the status of the run, and the event on the board. */
    runState: () => [
      builtInOf(state()).strategy,
      builtInOf(state()).extent,
      frontOf(state()).run.status,
      frontOf(state()).frame.moment.event,
    ],
  }
}

/** Creates an app with a search that is shown at event 4,000. */
async function searchedApp(changes: Parameters<typeof testApp>[0] = {}) {
  const app = appOf(changes)
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.actions.chooseStrategy('bitmasks')
  app.actions.goToEvent(4000)
  await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
  return app
}

type App = Awaited<ReturnType<typeof searchedApp>>

const EDITS: readonly (readonly [name: string, edit: (app: App) => unknown])[] = [
  ['a digit typed', ({ actions }) => actions.typeDigit(9)],
  ['a cell erased', ({ actions }) => actions.erase()],
  ['the board cleared', ({ actions }) => actions.clear()],
  ['another puzzle loaded', ({ actions }) => actions.loadGrid(gridOfLine(PUZZLES.codewars2), 'codewars')],
  ['the same puzzle loaded again', ({ actions }) => actions.loadGrid(gridOfLine(PUZZLES.codewars1))],
  ['a text pasted', ({ actions }) => actions.paste(PUZZLES.codewars2)],
  ['a reset', ({ actions }) => actions.reset()],
]

/** Notices after edits, except for those after which the notice says that the run is over. */
const NOTICES: Readonly<Record<string, unknown>> = {
  'a text pasted': { kind: 'read', parts: [expect.objectContaining({ kind: 'puzzle', givens: 21 })] },
}

describe('Undo restores puzzle, run and position', () => {
  test.each(EDITS)('after %s, and redo goes forward again', async (name, edit) => {
    const app = await searchedApp()
    await edit(app)
    expect(app.state().notice).toEqual(NOTICES[name] ?? { kind: 'run-over' })
    expect(app.runState()).toEqual(['bitmasks', 'first', 'idle', 0])
    const after = app.grid()
    app.actions.undo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
    expect([app.grid(), app.state().notice]).toEqual([PUZZLES.codewars1, undefined])
    app.actions.redo()
    expect([app.grid(), app.runState()]).toEqual([after, ['bitmasks', 'first', 'idle', 0]])
  })

  test('after another program was chosen, which redo chooses again, with its run', async () => {
    const app = await searchedApp()
    app.actions.chooseStrategy('candidate-list')
    app.actions.goToEvent(12)
    await vi.waitFor(() => expect(app.runState()).toEqual(['candidate-list', 'all', 'open', 12]))
    app.actions.undo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
    app.actions.redo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['candidate-list', 'all', 'open', 12]))
  })

  test('after another extent was chosen whose run was never opened', async () => {
    const app = await searchedApp()
    app.actions.chooseExtent('all')
    app.actions.undo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
    app.actions.redo()
    expect(app.runState()).toEqual(['bitmasks', 'all', 'idle', 0])
  })

  test('after several digits, one at a time', async () => {
    const app = await searchedApp()
    app.actions.select(2)
    for (const digit of [4, 6]) app.actions.typeDigit(digit)
    app.actions.undo()
    expect(app.runState()).toEqual(['bitmasks', 'first', 'idle', 0])
    app.actions.undo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
  })

  test('at its start too', async () => {
    const app = appOf()
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.play()
    app.actions.pause()
    app.actions.clear()
    app.actions.undo()
    expect(app.runState()).toEqual(['tables', 'first', 'open', 0])
  })

  test('at an event that the search had not reached yet', async () => {
    const app = appOf()
    app.actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce))
    app.actions.goToEvent(300_000)
    app.actions.typeDigit(1)
    app.actions.undo()
    await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.event).toBe(300_000), 20_000)
    expect(statusOf(app.state()).kind).toBe('paused')
  })

  test('across a reload', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    const before = await searchedApp({ storage, tabStorage: storage })
    before.actions.chooseStrategy('candidate-list')
    before.actions.clear()
    const app = appOf({ storage, tabStorage: storage })
    app.actions.undo()
    expect([app.grid(), app.runState()]).toEqual([PUZZLES.codewars1, ['candidate-list', 'all', 'idle', 0]])
    app.actions.undo()
    await vi.waitFor(() => expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000]))
    app.actions.redo()
    expect(app.runState()).toEqual(['candidate-list', 'all', 'idle', 0])
  })
})

describe('A change without an open run', () => {
  test('is undone without one, and the program stays', () => {
    const app = appOf()
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.chooseStrategy('bitmasks')
    app.actions.undo()
    expect([app.grid(), app.runState()]).toEqual([lineOf(EMPTY_GRID), ['bitmasks', 'first', 'idle', 0]])
    expect(app.state().notice).toBeUndefined()
  })

  test('that enters the digit already there ends no run', async () => {
    const app = await searchedApp()
    app.actions.typeDigit(5)
    expect(app.runState()).toEqual(['bitmasks', 'first', 'open', 4000])
  })
})
