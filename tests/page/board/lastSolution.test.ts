/** At the end of an exhausted search the last solution is shown, if the user jumped or played there. */
import { describe, expect, test, vi } from 'vitest'
import { eventOf, eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { shownFrame } from '../../../src/page/board/cellView.ts'
import { gridOfLine, isComplete, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

/** Creates an app that is to search a puzzle for all its solutions. */
function searchForAll(line: string) {
  const app = puzzleApp()
  app.load(line)
  app.actions.chooseExtent('all')
  const session = () => frontOf(app.store.getState())
  return {
    ...app,
    session,
    events: () => eventsOf(session().run),
    shownBoard: () => lineOf(shownFrame(session()).moment.board),
    boardAtEvent: () => lineOf(session().frame.moment.board),
    answer: () => app.store.getState().answer,
    async untilAt(event: () => number) {
      await vi.waitFor(() => {
        expect(session().run).toMatchObject({ status: 'open', progress: { status: 'ended' } })
        expect(session().frame.moment.event).toBe(event())
      })
    },
    untilLastSolution: () => vi.waitFor(() => expect(session().lastSolution).toBeDefined()),
  }
}

describe('At the end of a search for all solutions', () => {
  test('the board shows the last solution, and the event stays at the end', async () => {
    const app = searchForAll(PUZZLES.fiftySolutions)
    app.actions.goToEnd()
    await app.untilAt(app.events)
    await app.untilLastSolution()
    const { moment } = app.session().frame
    expect([moment.event, moment.depth, moment.solutions]).toEqual([app.events(), 0, 50])
    expect(app.boardAtEvent()).toBe(PUZZLES.fiftySolutions)
    const last = app.shownBoard()
    await vi.waitFor(() => expect(app.answer().replaceAll(/\D/g, '')).toBe(last))
    app.actions.goToSolution(50)
    await vi.waitFor(() => expect(app.boardAtEvent()).toBe(last))
    expect(app.session().lastSolution).toBeUndefined()
    expect(eventOf(app.session())).toBeLessThan(app.events())
  })

  test('stepping or scrubbing there shows the board of the last event', async () => {
    const app = searchForAll(PUZZLES.sixSolutions)
    app.actions.goToEnd()
    await app.untilLastSolution()
    app.actions.stepBack()
    await app.untilAt(() => app.events() - 1)
    expect(app.session().lastSolution).toBeUndefined()
    app.actions.stepForward()
    await app.untilAt(app.events)
    app.actions.seek(3)
    await app.untilAt(() => 3)
    app.actions.seek(app.events())
    await app.untilAt(app.events)
    // If the last solution had been requested, its answer would arrive before the answer to this request.
    app.actions.goToSolution(1)
    await vi.waitFor(() => expect(isComplete(gridOfLine(app.boardAtEvent()))).toBe(true))
    expect(app.session().lastSolution).toBeUndefined()
    app.actions.goToEnd()
    await app.untilLastSolution()
  })

  test('playing there shows the solution, and Play starts over', async () => {
    const app = searchForAll(PUZZLES.sixSolutions)
    app.actions.setRate(1_000_000)
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(1000)
      expect(app.session().lastSolution).toBeDefined()
    })
    expect([app.store.getState().playing, eventOf(app.session())]).toEqual([false, app.events()])
    app.actions.play()
    expect(app.session().lastSolution).toBeUndefined()
    app.actions.pause()
  })

  test('the board of the last event is shown while the cells of a sentence are highlighted', async () => {
    const app = searchForAll(PUZZLES.sixSolutions)
    app.actions.openPanel('program')
    app.actions.goToEnd()
    await app.untilLastSolution()
    await vi.waitFor(() => expect(app.session().debugging.executionPoint).toBeDefined())
    app.actions.debug({ kind: 'explain', isShown: true })
    await vi.waitFor(() => expect(app.session().debugging.explained).toBeDefined())
    expect(app.shownBoard()).toBe(app.boardAtEvent())
    app.actions.debug({ kind: 'explain', isShown: false })
    expect(app.shownBoard()).not.toBe(app.boardAtEvent())
  })

  test('the last solution disappears with the run', async () => {
    const app = searchForAll(PUZZLES.sixSolutions)
    app.actions.goToEnd()
    await app.untilLastSolution()
    app.actions.reset()
    expect([app.session().lastSolution, app.shownBoard()]).toEqual([undefined, PUZZLES.sixSolutions])
    app.load(PUZZLES.fiftySolutions)
    app.actions.goToEnd()
    await app.untilLastSolution()
    expect(app.session().frame.moment.solutions).toBe(50)
    expect(app.shownBoard()).not.toContain('0')
  })
})

test('a search that ends at its solution, or without one, shows its end', async () => {
  for (const line of [PUZZLES.codewars1, PUZZLES.unsolvable]) {
    const app = searchForAll(line)
    if (line === PUZZLES.codewars1) app.actions.chooseExtent('first')
    app.actions.goToEnd()
    await app.untilAt(app.events)
    await app.untilQuiet()
    expect(app.session().lastSolution).toBeUndefined()
  }
})
