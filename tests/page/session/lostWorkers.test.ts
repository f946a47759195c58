/** A worker that is silent, not loaded or not created is reported as lost and replaced; one that answers is not. */
import { transformOf } from '../../../src/page/facts/commands.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ToHost } from '../../../src/calls/protocol.ts'
import type { RawWorker, WorkerLoss } from '../../../src/calls/watchedWorker.ts'
import type { AppState } from '../../../src/page/store/state.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'
import { InProcessBackgroundWorker, InProcessWorker } from '../../support/inProcessWorker.ts'

/** Waits until an assertion holds, long enough for a busy machine. */
const eventually = (assertion: () => void) => vi.waitFor(assertion, 20_000)

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

/** The app, with a puzzle that keeps a search busy. @param makeWorker makes the first worker for the search */
function appWith(makeWorker?: () => RawWorker) {
  const workers: InProcessWorker[] = []
  let made = 0
  const app = testApp({
    makeWorker() {
      if (made++ === 0 && makeWorker !== undefined) return makeWorker()
      const worker = new InProcessWorker()
      workers.push(worker)
      return worker
    },
  })
  openedApps.push(app)
  const { actions } = app.store
  actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce))
  return {
    ...app,
    workers,
    actions,
    state: () => app.store.getState(),
    event: () => frontOf(app.store.getState()).frame.moment.event,
  }
}

/** A worker whose thread is gone or never answers, as the page sees it. */
class DeadWorker implements RawWorker {
  terminated = false
  readonly questions: string[] = []

  postMessage(message: ToHost): void {
    if (message.type === 'ask') this.questions.push(message.kind)
  }

  addEventListener(): void {}

  terminate(): void {
    this.terminated = true
  }
}

function expectLost(state: AppState, loss: WorkerLoss): void {
  expect(frontOf(state).run).toEqual({ status: 'failed', loss })
}

const passSeconds = (app: TestApp, seconds: number) => {
  for (let passed = 0; passed < seconds; passed++) app.seconds.pass()
}

describe('A worker for the search', () => {
  test('that never answers is declared lost after some seconds, and replaced by Play', async () => {
    const dead = new DeadWorker()
    const app = appWith(() => dead)
    app.actions.play()
    await eventually(() => expect(dead.questions).toContain('trace'))
    passSeconds(app, 5)
    expect(frontOf(app.state()).run.status).toBe('open')
    passSeconds(app, 10)
    await eventually(() => expectLost(app.state(), { kind: 'silent' }))
    expect(app.state().playing).toBe(false)
    expect([dead.terminated, app.seconds.runningTimers]).toEqual([true, 0])
    app.actions.stepForward()
    await eventually(() => expect(app.event()).toBe(1))
  })

  test('that dies mid-search is declared lost, and only the puzzle remains of its run', async () => {
    const app = appWith()
    app.actions.goToEnd()
    await eventually(() => expect(app.event()).toBeGreaterThan(0))
    const worker = app.workers.at(-1) ?? expect.unreachable()
    worker.terminate()
    passSeconds(app, 9)
    await eventually(() => expectLost(app.state(), { kind: 'silent' }))
    expect([app.event(), frontOf(app.state()).playhead]).toEqual([0, positionAt(0)])
    expect(lineOf(frontOf(app.state()).frame.moment.board)).toBe(PUZZLES.antiBruteForce.replaceAll('.', '0'))
  })

  test('that lives is never lost, however much time passes, and is no longer watched when it is done', async () => {
    const app = appWith()
    // Hides the panels, whose facts would use further workers.
    app.actions.setPanelsSeen(false)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.goToEnd()
    await eventually(() => expect(app.event()).toBe(8365))
    for (let second = 0; second < 30; second++) {
      app.seconds.pass()
      await app.untilQuiet()
    }
    expect(frontOf(app.state()).run).toMatchObject({ status: 'open', progress: { status: 'ended' } })
    expect(app.seconds.runningTimers).toBe(0)
  })

  test('that cannot be created is reported, and created on the next try', async () => {
    const app = appWith(() => {
      throw new TypeError('refused')
    })
    app.actions.play()
    await eventually(() =>
      expect(frontOf(app.state()).run).toEqual({ status: 'failed', loss: { kind: 'not-made' } }),
    )
    expect([app.state().playing, app.clock.running]).toEqual([false, false])
    app.actions.stepForward()
    await eventually(() => expect(app.event()).toBe(1))
  })

  test('whose script does not load is reported', async () => {
    const app = appWith()
    app.actions.play()
    await eventually(() => expect(app.workers).toHaveLength(1))
    app.workers.at(-1)?.crash()
    await eventually(() => expectLost(app.state(), { kind: 'not-loaded' }))
  })

  test.each<[string, (worker: InProcessWorker) => void, WorkerLoss['kind']]>([
    ['throws', (worker) => worker.crash('out of memory'), 'crashed'],
    ['sends rubbish', (worker) => worker.reply(7 as never), 'crashed'],
    ['says that it cannot answer', (worker) => worker.reply({ type: 'unready', reason: 'no' }), 'not-ready'],
  ])(
    'that %s mid-search fails the run once, whatever was asked, and Play starts again',
    async (_, harm, kind) => {
      const app = appWith()
      app.actions.setShowsHeatMap(true)
      app.actions.debug({
        kind: 'addBreakpoint',
        breakpoint: { place: { kind: 'solution' }, conditions: [], nth: 0 },
      })
      app.actions.goToEnd()
      await eventually(() => expect(app.event()).toBeGreaterThan(0))
      app.actions.debug({ kind: 'continue', direction: 'forward' })
      const losses: unknown[] = []
      const stop = app.store.subscribe((state, before) => {
        const { run } = frontOf(state)
        if (run.status === 'failed' && run !== frontOf(before).run) losses.push(run.loss.kind)
      })
      harm(app.workers.at(-1) ?? expect.unreachable())
      await eventually(() => expect(losses).not.toEqual([]))
      await app.untilQuiet()
      stop()
      expect(losses).toEqual([kind])
      expect([app.state().playing, frontOf(app.state()).debugging.findingStop, app.event()]).toEqual([
        false,
        undefined,
        0,
      ])
      app.actions.play()
      await eventually(() => {
        app.clock.tick(100)
        expect(app.event()).toBeGreaterThan(0)
      })
      expect(app.workers).toHaveLength(2)
    },
  )

  test('that is lost before it is needed is replaced silently', async () => {
    const app = appWith()
    app.actions.getReady()
    await eventually(() => expect(app.workers).toHaveLength(1))
    app.workers[0].crash()
    // The loss is heard before whatever is pressed next.
    await new Promise((resolve) => void setImmediate(resolve))
    expect(frontOf(app.state()).run.status).toBe('idle')
    app.actions.stepForward()
    await eventually(() => expect(app.event()).toBe(1))
    expect(app.workers).toHaveLength(2)
  })

  test('that has missed pings is not reused for another run', async () => {
    const dead = new DeadWorker()
    const app = appWith(() => dead)
    app.actions.play()
    await eventually(() => expect(dead.questions).toContain('trace'))
    passSeconds(app, 4)
    app.actions.reset()
    expect([frontOf(app.state()).run.status, dead.terminated]).toEqual(['idle', true])
    app.actions.stepForward()
    await eventually(() => expect(app.event()).toBe(1))
  })
})

describe('A background worker', () => {
  function factsApp(makeBackgroundWorker: () => InProcessBackgroundWorker) {
    const app = testApp({ makeBackgroundWorker })
    openedApps.push(app)
    const { actions } = app.store
    // Creates the commands for transforms, as the Puzzle panel does; they also start the analysis in the background.
    transformOf(app.store)
    actions.loadGrid(gridOfLine(PUZZLES.antiBruteForce))
    return { ...app, actions, analysis: () => app.store.getState().analysis }
  }

  test('that cannot be created, or dies silently, is reported lost; another puzzle gets another', async () => {
    const workers: InProcessBackgroundWorker[] = []
    let made = 0
    const app = factsApp(() => {
      if (made++ === 0) throw new TypeError('refused')
      const worker = new InProcessBackgroundWorker()
      workers.push(worker)
      return worker
    })
    await eventually(() => expect(app.analysis().failure).toEqual({ kind: 'not-made' }))
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    await eventually(() => expect(app.analysis().facts).toBeDefined())
    expect(app.analysis().failure).toBeUndefined()
    for (const worker of workers) worker.terminate()
    passSeconds(app, 9)
    await eventually(() => expect(app.analysis().failure).toEqual({ kind: 'silent' }))
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    await eventually(() => expect(app.analysis().facts?.solutions.kind).toBe('one'))
    expect(app.analysis().failure).toBeUndefined()
  })
})
