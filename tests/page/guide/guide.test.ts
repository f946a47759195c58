/** The steps of the guided run, and its search, which is the same whatever the page showed before. */
import { describe, expect, test, vi } from 'vitest'
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { GUIDE_PROGRAM, GUIDE_PUZZLE, GUIDE_STEPS } from '../../../src/page/guide/guideSteps.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

function guidedApp() {
  const app = puzzleApp()
  const state = () => app.store.getState()
  return {
    ...app,
    guide: () => state().guide,
    /** The board, the program, its extent and the playhead. */
    guidedState() {
      const { strategy, extent } = builtInOf(state())
      return { board: app.board(), strategy, extent, position: frontOf(state()).playhead }
    },
  }
}

/** Returns the `guidedState` expected at a step. */
const at = (step: number) => ({
  board: lineOf(GUIDE_PUZZLE),
  strategy: GUIDE_PROGRAM,
  extent: 'first',
  position: GUIDE_STEPS[step].position,
})

describe('The guided run', () => {
  test.each([
    ['tables', 'first'],
    ['tables', 'all'],
    ['bitmasks', 'first'],
    ['dancing-links', 'all'],
  ] as const)('shows its first step when %s was set to %s', async (strategy, extent) => {
    const app = guidedApp()
    app.load(PUZZLES.codewars1)
    app.actions.chooseStrategy(strategy)
    app.actions.chooseExtent(extent)
    // The guide starts only on request.
    expect(app.guide()).toEqual({ step: 0, isOpen: false, cells: [] })
    app.actions.openGuide()
    expect(app.guidedState()).toEqual(at(0))
    expect(app.guide()).toEqual({ step: 0, isOpen: true, cells: GUIDE_STEPS[0].cells })
  })

  test('leads through its steps and back', async () => {
    const app = guidedApp()
    app.actions.openGuide()
    const steps = [...GUIDE_STEPS.keys()]
    for (const step of [...steps.slice(1), ...steps.slice(0, -1).toReversed()]) {
      app.actions.advanceGuide(step > app.guide().step ? 1 : -1)
      expect(app.guidedState()).toEqual(at(step))
      expect(app.guide()).toEqual({ step, isOpen: true, cells: GUIDE_STEPS[step].cells })
    }
  })

  test('advances when the controls reach the next step, and only then', async () => {
    const app = guidedApp()
    app.actions.openGuide()
    for (let step = 1; step <= 3; step++) app.actions.advanceGuide(1)
    const steps: number[] = []
    for (const event of [8, 27, 5, 27, 8]) {
      app.actions.goToEvent(event)
      await vi.waitFor(() => expect(app.guidedState().position).toEqual(positionAt(event)))
      steps.push(app.guide().step)
    }
    expect(steps).toEqual([3, 3, 4, 4, 5])
    expect(app.guide()).toEqual({ step: 5, isOpen: true, cells: GUIDE_STEPS[5].cells })
  })

  test('is resumed where it was left, and starts over once it is finished', async () => {
    const app = guidedApp()
    app.actions.openGuide()
    app.actions.advanceGuide(1)
    app.actions.closeGuide()
    expect(app.guide()).toEqual({ step: 1, isOpen: false, cells: [] })
    app.actions.openGuide()
    for (let step = 2; step < GUIDE_STEPS.length; step++) app.actions.advanceGuide(1)
    expect(app.guidedState()).toEqual(at(GUIDE_STEPS.length - 1))
    app.actions.advanceGuide(1)
    expect(app.guide()).toEqual({ step: 0, isOpen: false, cells: [] })
    app.actions.openGuide()
    expect(app.guidedState()).toEqual(at(0))
  })

  test('ends with another puzzle, and keeps its step when it is closed', async () => {
    const app = guidedApp()
    app.actions.openGuide()
    app.actions.advanceGuide(1)
    app.load(PUZZLES.codewars1)
    expect(app.guide()).toEqual({ step: 1, isOpen: false, cells: [] })
    app.actions.undo()
    expect(app.guide()).toEqual({ step: 1, isOpen: false, cells: [] })
  })
})
