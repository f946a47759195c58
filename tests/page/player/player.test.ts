/** Watching a search through the store's public actions. The worker's code is the real one. */
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventsOf, eventOf, statusOf } from '../../../src/page/session/selectors.ts'
import { eventNotation } from '../../../src/search/events.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const CODEWARS_1_SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'

const openedApps: TestApp[] = []

function appWith(line: string, changes: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(changes)
  openedApps.push(app)
  const { store } = app
  store.actions.loadGrid(gridOfLine(line))
  const { actions } = store
  return {
    ...app,
    actions,
    state: () => store.getState(),
    board: () => lineOf(frontOf(store.getState()).frame.moment.board),
    event: () => frontOf(store.getState()).frame.moment.event,
    /** Waits until the search has ended and the board has caught up. */
    async untilEnded() {
      await vi.waitFor(() => {
        const session = frontOf(store.getState())
        expect(session.run.status === 'open' && session.run.progress.status).toBe('ended')
        expect(session.frame.moment.event).toBe(eventOf(session))
      }, 20_000)
    },
  }
}

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

describe('Stepping', () => {
  test('forward starts the search and shows its first event', async () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.stepForward()
    await vi.waitFor(() => expect(app.event()).toBe(1))
    expect(eventNotation(frontOf(app.state()).frame.moment.last ?? 0)).toBe('r1c3=1')
  })

  test('several times in a row, before the search has reported anything, loses no step', async () => {
    const app = appWith(PUZZLES.codewars1)
    for (let step = 0; step < 10; step++) app.actions.stepForward()
    for (let step = 0; step < 3; step++) app.actions.stepBack()
    await vi.waitFor(() => expect(app.event()).toBe(7))
    await app.untilEnded()
    expect(app.event()).toBe(7)
  })

  test('on the way to the end continues from where the search is', async () => {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.event()).toBeGreaterThan(0), 20_000)
    const { event } = frontOf(app.state()).frame.moment
    app.actions.stepBack()
    expect(eventOf(frontOf(app.state()))).toBeGreaterThanOrEqual(event - 1)
    expect(statusOf(app.state()).kind).toBe('paused')
  })

  test('back from the end takes the last placement off the board', async () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.goToEnd()
    await app.untilEnded()
    expect(app.board()).toBe(CODEWARS_1_SOLVED)
    app.actions.stepBack()
    expect(app.event()).toBe(8364)
    expect(app.board()).toBe(CODEWARS_1_SOLVED.slice(0, 78) + '079')
  })

  test('forward and back any number of times returns to the same board', async () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.goToEnd()
    await app.untilEnded()
    app.actions.seek(4000)
    const before = app.board()
    for (let step = 0; step < 50; step++) app.actions.stepForward()
    expect(app.event()).toBe(4050)
    for (let step = 0; step < 50; step++) app.actions.stepBack()
    expect([app.event(), app.board()]).toEqual([4000, before])
  })

  test('stops at both ends', async () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.goToEnd()
    await app.untilEnded()
    app.actions.stepForward()
    expect(app.event()).toBe(8365)
    app.actions.goToStart()
    app.actions.stepBack()
    expect(app.event()).toBe(0)
  })
})

describe('Seeking', () => {
  test('shows the board of any event, in any order', async () => {
    const app = appWith(PUZZLES.codewars2)
    app.actions.goToEnd()
    await app.untilEnded()
    for (const event of [41_207, 0, 99_056, 16_384, 16_385, 1]) {
      app.actions.seek(event)
      await vi.waitFor(() => expect(app.event()).toBe(event))
    }
    app.actions.seek(41_207)
    await vi.waitFor(() => expect(app.event()).toBe(41_207))
    expect(frontOf(app.state()).frame.moment).toMatchObject({ placements: 20_618, backtracks: 20_589 })
  })

  test('beyond the end goes to the end', async () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.goToEnd()
    await app.untilEnded()
    app.actions.seek(1e9)
    expect(app.event()).toBe(8365)
  })
})

describe('Playing', () => {
  async function playingApp(line: string, changes: Parameters<typeof testApp>[0] = {}) {
    const app = appWith(line, changes)
    app.actions.play()
    await vi.waitFor(() => expect(eventsOf(frontOf(app.state()).run)).toBeGreaterThan(0))
    return app
  }

  test('moves the playhead by the time that has passed, at the speed that is set', async () => {
    const app = await playingApp(PUZZLES.codewars1)
    app.actions.setRate(10)
    app.clock.tick(1000)
    expect(app.event()).toBe(10)
    app.clock.tick(50)
    expect(app.event()).toBe(10)
    app.clock.tick(50)
    expect(app.event()).toBe(11)
  })

  test('shows its first event at once, however slow the speed', async () => {
    const app = await playingApp(PUZZLES.codewars1)
    app.actions.setRate(1)
    app.clock.tick(0)
    expect(app.event()).toBe(1)
    app.clock.tick(900)
    expect(app.event()).toBe(1)
    app.clock.tick(100)
    expect(app.event()).toBe(2)
  })

  test('keeps its position when the speed is changed', async () => {
    const app = await playingApp(PUZZLES.codewars1)
    app.clock.tick(1000)
    app.actions.setRate(1000)
    expect(app.event()).toBe(10)
    app.clock.tick(1000)
    expect(app.event()).toBe(1010)
    expect(app.workers).toHaveLength(1)
  })

  test('ends at the end, and starts over from there', async () => {
    const app = await playingApp(PUZZLES.codewars1)
    await app.untilEnded()
    app.actions.setRate(10_000_000)
    app.clock.tick(1000)
    expect([app.event(), app.state().playing, app.clock.running]).toEqual([8365, false, false])
    expect(statusOf(app.state())).toEqual({ kind: 'ended', outcome: 'solved', solutions: 1 })
    app.actions.play()
    app.clock.tick(0)
    expect([app.event(), app.state().playing]).toEqual([0, true])
  })

  test('moves rarely and in larger steps under reduced motion', async () => {
    const app = await playingApp(PUZZLES.codewars1, { prefersReducedMotion: () => true })
    app.actions.setRate(100)
    app.clock.tick(400)
    expect(app.event()).toBe(0)
    app.clock.tick(100)
    expect(app.event()).toBe(50)
  })

  test('is paused by a step', async () => {
    const app = await playingApp(PUZZLES.codewars1)
    app.actions.stepForward()
    expect([app.state().playing, app.clock.running]).toEqual([false, false])
  })
})

describe('A long search', () => {
  test('is followed to its front on the way to the end, and can be stopped and continued', async () => {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.event()).toBeGreaterThan(100_000), 20_000)
    app.actions.stopSearch()
    await vi.waitFor(() => expect(statusOf(app.state()).kind).toBe('stopped'))
    const stoppedAt = eventsOf(frontOf(app.state()).run)
    app.actions.seek(stoppedAt)
    await vi.waitFor(() => expect(app.event()).toBe(stoppedAt))
    app.actions.continueSearch()
    await vi.waitFor(() => expect(eventsOf(frontOf(app.state()).run)).toBeGreaterThan(stoppedAt))
    expect(app.event()).toBe(stoppedAt)
  })

  test('updates its board and its figures together while it is followed', async () => {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.goToEnd()
    const behind: boolean[] = []
    const isBehind = () => app.event() < eventOf(frontOf(app.state()))
    app.store.subscribe((state, before) => {
      if (eventsOf(frontOf(state).run) !== eventsOf(frontOf(before).run))
        queueMicrotask(() => behind.push(isBehind()))
    })
    await vi.waitFor(() => expect(behind.length).toBeGreaterThanOrEqual(8), 20_000)
    // At the first reports, the board may be behind: the worker learns from the board's first request for events that
    // the board follows the search.
    expect(behind.slice(3)).not.toContain(true)
  })

  test('ends at once when another puzzle is loaded, and paints nothing after that', async () => {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.event()).toBeGreaterThan(0))
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    const painted: string[] = []
    app.store.subscribe((state, before) => {
      const { frame } = frontOf(state)
      if (frame !== frontOf(before).frame) painted.push(lineOf(frame.moment.board))
    })
    await app.untilQuiet()
    expect([painted, app.board(), frontOf(app.state()).run.status]).toEqual([[], PUZZLES.codewars1, 'idle'])
  })
})

describe('All solutions', () => {
  test('are searched for when that is chosen, counted, and visited one by one', async () => {
    const app = appWith(PUZZLES.fiftySolutions)
    app.actions.chooseExtent('all')
    app.actions.goToEnd()
    await app.untilEnded()
    expect(statusOf(app.state())).toEqual({ kind: 'ended', outcome: 'exhausted', solutions: 50 })
    app.actions.goToSolution(7)
    await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.solutions).toBe(7))
    expect(app.board()).not.toContain('0')
    app.actions.goToSolution(1e9)
    await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.solutions).toBe(50))
  })

  test('are the default of a program whose author forgot to stop', () => {
    const app = appWith(PUZZLES.codewars1)
    app.actions.chooseStrategy('candidate-list')
    expect(builtInOf(app.state()).extent).toBe('all')
    app.actions.chooseStrategy('tables')
    expect(builtInOf(app.state()).extent).toBe('first')
  })
})

describe('The end of a search', () => {
  test('without a solution says that everything was searched', async () => {
    const app = appWith(PUZZLES.unsolvable)
    app.actions.goToEnd()
    await app.untilEnded()
    expect(statusOf(app.state())).toEqual({ kind: 'ended', outcome: 'unsolvable', solutions: 0 })
    expect(app.board()).toBe(PUZZLES.unsolvable)
  })

  test('is reached from the start for a full board', async () => {
    const app = appWith(PUZZLES.solved)
    app.actions.play()
    await app.untilEnded()
    expect(statusOf(app.state())).toMatchObject({ kind: 'ended', outcome: 'solved' })
  })
})

describe('An impossible run', () => {
  test('of conflicting givens is refused with the conflicts', () => {
    const app = appWith('55' + '0'.repeat(79))
    app.actions.play()
    expect(frontOf(app.state()).run.status).toBe('idle')
    expect(app.state().notice).toMatchObject({ kind: 'refused', conflicts: [{ digit: 5 }, { digit: 5 }] })
  })

  test('because the worker died is a failure that can be started again', async () => {
    const app = appWith(PUZZLES.antiBruteForce)
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.event()).toBeGreaterThan(0))
    app.workers[0].crash('out of memory')
    await vi.waitFor(() =>
      expect(frontOf(app.state()).run).toEqual({
        status: 'failed',
        loss: { kind: 'crashed', message: 'out of memory' },
      }),
    )
    expect(app.workers[0].terminated).toBe(true)
    app.actions.stepForward()
    await vi.waitFor(() => expect(app.event()).toBe(1))
    expect(app.workers).toHaveLength(2)
  })
})
