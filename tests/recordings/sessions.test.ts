/**
 * Shows recordings of real programs, run by python3, in sessions of the app. At any position of the playhead, the frame
 * (what is shown) matches the recomputed search of the same program. Programs that no search matches, such as one that
 * goes by columns, show what they wrote.
 */
import { recordedOrigin } from '../support/recordedOrigin.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Frame } from '../../src/page/session/frame.ts'
import { eventsOf } from '../../src/page/session/selectors.ts'
import type { SessionId } from '../../src/page/session/session.ts'
import { recordedProgram } from '../../src/search/debugging/recordedProgram.ts'
import { gridOfLine, lineOf } from '../../src/sudoku/grid.ts'
import { type Case, namedCases } from '../oracles/cases.ts'
import { testApp } from '../support/appStore.ts'
import { CELL_BY_CELL, changesBoard, PYTHON_ORACLES, sampledEvents } from './oracles.ts'
import { hasPython, type ProgramRun, programRuns, traceOfRun } from './recording.ts'
import { some } from '../thorough.ts'

const [SHORT] = namedCases('codewars1, limit 1')

/** Searches with several pages (blocks of events) or solutions. Only for two programs, because Python takes seconds. */
const LONG_CASES: Readonly<Record<string, readonly Case[]>> = {
  tables: namedCases('codewars2, limit 1', 'sixSolutions, limit 0'),
  'candidate-list': namedCases('codewars2, limit 1'),
}

/** Resolves after the pending tasks have had a turn. A loop that awaits it in vain is ended by the test's timeout. */
const othersTurn = () => new Promise<void>((resume) => void setImmediate(resume))

type Folder = Parameters<typeof programRuns>[0]

/** Creates a test app with the puzzle of a case on its board. */
function appOn({ line }: Case) {
  const app = testApp()
  onTestFinished(() => app.store.actions.reset())
  const state = () => app.store.getState()
  const { actions } = app.store
  actions.loadGrid(gridOfLine(line))
  const session = (id: SessionId) => state().sessions[id]
  /** Waits for the whole trace. */
  async function untilOpened(id: SessionId): Promise<SessionId> {
    const isOpen = () => {
      const { run } = session(id)
      return run.status === 'open' && run.progress.status === 'ended'
    }
    while (!isOpen()) await othersTurn()
    return id
  }
  return {
    ...app,
    actions,
    state,
    session,
    untilOpened,
    recorded(folder: Folder, id: string, run: ProgramRun): Promise<SessionId> {
      const { givens } = run
      const trace = traceOfRun(run)
      const text = readFileSync(join(import.meta.dirname, '..', folder, `${id}.py`), 'utf8')
      const recording = { givens, trace, elapsedMs: 1, stop() {}, continue() {} }
      const model = recordedProgram({ givens, text, language: 'py' }, (number) => trace.chunk(number))
      const origin = recordedOrigin(recording, model, { pause: othersTurn, now: () => performance.now() })
      return untilOpened(actions.openWith({ kind: 'recorded', name: id }, givens, origin))
    },
    /** Waits until a session has reached the event. @returns its frame */
    async frameAt(id: SessionId, event: number): Promise<Frame> {
      while (session(id).frame.moment.event !== event) await othersTurn()
      return session(id).frame
    },
  }
}

type App = ReturnType<typeof appOn>

/** A program's search in two sessions, recomputed and recorded. */
interface Pair {
  readonly app: App
  readonly searched: SessionId
  readonly recorded: SessionId
  /** The recorded program's writes that changed the board, one per event. */
  readonly writes: ProgramRun['writes']
  /** Returns the part of a frame that must be equal in both sessions. */
  shared(frame: Frame): object
}

async function pairOf(strategy: string, search: Case, run: ProgramRun): Promise<Pair> {
  const app = appOn(search)
  const extent = search.limit === 1 ? 'first' : 'all'
  const searched = app.actions.openSession({ kind: 'built-in', strategy, extent })
  return {
    app,
    searched: await app.untilOpened(searched),
    recorded: await app.recorded('oracles', strategy, run),
    writes: run.writes.filter(changesBoard(run.givens)),
    // The depth of a recording is its call depth.
    shared: ({ moment, currentCell, heat }) => ({
      moment: { ...moment, depth: 0, board: lineOf(moment.board), stack: moment.stack.join() },
      heat: heat?.join(),
      ...(CELL_BY_CELL.has(strategy) && { currentCell }),
    }),
  }
}

async function expectSameFrame({ app, searched, recorded, shared }: Pair, event: number): Promise<Frame> {
  const shown = await app.frameAt(recorded, event)
  expect(shared(shown)).toEqual(shared(await app.frameAt(searched, event)))
  return shown
}

/**
 * Brings a session to the front and plays it from beginning to end, at a rate in events per second.
 * @returns its frames; consecutive frames show different events
 */
async function playToEnd(app: App, id: SessionId, rate: number): Promise<readonly Frame[]> {
  app.actions.bringToFront(id)
  app.actions.goToEvent(0)
  app.actions.setRate(rate)
  const frames = [await app.frameAt(id, 0)]
  app.actions.play()
  while (app.state().playing) {
    app.clock.tick(16)
    await othersTurn()
    const { frame } = app.session(id)
    if (frame.moment.event !== frames[frames.length - 1].moment.event) frames.push(frame)
  }
  return frames
}

const SEARCHES = PYTHON_ORACLES.flatMap((id) =>
  [SHORT, ...(LONG_CASES[id] ?? [])].map((search) => [id, search.name, search] as const),
)

describe.skipIf(!hasPython).each(some(SEARCHES, 2))('A recording of %s on %s', (id, _, search) => {
  let run: ProgramRun
  beforeAll(() => {
    run = programRuns('oracles', id, [search])[0]
  })

  test('shows in its session the frames that the search shows, wherever they are sent', async () => {
    const pair = await pairOf(id, search, run)
    const { app, searched, recorded, writes } = pair
    const both = [app.actions.session(searched), app.actions.session(recorded)]
    const last = eventsOf(app.session(searched).run)
    expect(eventsOf(app.session(recorded).run)).toBe(last)

    for (const event of sampledEvents(last)) {
      for (const { seek } of both) seek(event)
      const { moment } = await expectSameFrame(pair, event)
      if (event > 0) expect(moment.depth).toBe(writes[event - 1].calls)
    }
    for (const [by, event] of [
      [1, last],
      [-1, last - 1],
      [-3, last - 4],
      [2, last - 2],
    ]) {
      for (const { step } of both) step(by)
      await expectSameFrame(pair, event)
    }
    const ended = app.session(searched).run
    const solutions = ended.status === 'open' ? ended.progress.solutions : 0
    for (let solution = 1; solution <= solutions; solution++) {
      for (const { goToSolution } of both) goToSolution(solution)
      const found = (session: SessionId) => app.session(session).frame.moment
      while (![searched, recorded].every((session) => found(session).solutions === solution))
        await othersTurn()
      expect(lineOf(found(recorded).board)).not.toContain('0')
      await expectSameFrame(pair, app.session(searched).frame.moment.event)
    }
  })

  test('is played as the search is, frame by frame', async () => {
    const pair = await pairOf(id, search, run)
    const last = eventsOf(pair.app.session(pair.searched).run)
    // About 50 frames; in a long search, each spans too many events to show them one by one.
    const rate = Math.max(60, Math.ceil(last / 0.8))
    const searched = await playToEnd(pair.app, pair.searched, rate)
    const recorded = await playToEnd(pair.app, pair.recorded, rate)
    expect(searched.at(-1)?.moment.event).toBe(last)
    expect(recorded.map(pair.shared)).toEqual(searched.map(pair.shared))
    expect(recorded.some(({ heat }) => heat !== undefined)).toBe(last > 600)
  })
})

describe.skipIf(!hasPython).each(some(['columns-first', 'clears-all', 'two-boards'], 1))(
  'A recording of %s',
  (id) => {
    /** Returns the boards that the program wrote, one per event, starting with the givens. */
    function boardsOf({ givens, writes }: ProgramRun): readonly string[] {
      const board = Uint8Array.from(givens)
      const boards = [lineOf(givens)]
      for (const { cell, digit } of writes.filter(changesBoard(givens))) {
        board[cell] = digit
        boards.push(lineOf(board))
      }
      return boards
    }

    test('shows each board as it was written: after a seek, stepped and played', async () => {
      const [run] = programRuns('recordings/programs', id, [SHORT])
      const boards = boardsOf(run)
      const app = appOn(SHORT)
      const session = await app.recorded('recordings/programs', id, run)
      const { seek, step } = app.actions.session(session)
      const board = async (event: number) => lineOf((await app.frameAt(session, event)).moment.board)
      const last = boards.length - 1
      expect(eventsOf(app.session(session).run)).toBe(last)

      for (const event of sampledEvents(last)) {
        seek(event)
        expect([event, await board(event)]).toEqual([event, boards[event]])
      }
      for (let event = last; event > last - 100; event--) {
        expect([event, await board(event)]).toEqual([event, boards[event]])
        step(-1)
      }
      seek(0)
      for (let event = 0; event < 100; event++) {
        expect([event, await board(event)]).toEqual([event, boards[event]])
        step(1)
      }
      for (const { moment } of await playToEnd(app, session, last))
        expect([moment.event, lineOf(moment.board)]).toEqual([moment.event, boards[moment.event]])
    })
  },
)
