/**
 * The user's programs as lanes in step. They run once the lanes start, stay in step with the
 * other lanes, and do not disturb these lanes when they fail.
 */
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { placeOf, positionIn } from '../../../../src/page/compare/lockstep/standings.ts'
import type { Lane, Lockstep, LockstepCommand } from '../../../../src/page/compare/lockstep/lockstep.ts'
import { lockstepOfQuery, lockstepParameters } from '../../../../src/page/compare/lockstep/lockstepLink.ts'
import { frontOf } from '../../../../src/page/session/sessions.ts'
import type { OwnProgram } from '../../../../src/page/session/session.ts'
import { addressOf } from '../../../../src/page/store/address.ts'
import { lineOf } from '../../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { memoryStorage } from '../../../support/browserTabs.ts'
import { inProcessOwnWorker } from '../../../support/ownWorker.ts'
import { program, appWithPuzzle, searchAlone } from '../../../support/lockstepApp.ts'
import { some } from '../../../thorough.ts'

const SOLVER = `board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]
def fits(y, x, n):
    return all(board[y][i] != n and board[i][x] != n for i in range(9)) and all(
        board[y // 3 * 3 + i // 3][x // 3 * 3 + i % 3] != n for i in range(9))
def solve(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    for n in range(9, 0, -1):
        if fits(y, x, n):
            board[y][x] = n
            if solve(depth + 1):
                return True
            board[y][x] = 0
    return False
solve(0)
for row in board:
    print(*row)
`

const PYTHON: OwnProgram = { kind: 'own', language: 'python' }
const TABLES = searchAlone(PUZZLES.codewars1, program('tables'))

/** Creates the app with a stored program of the user, and counts the workers that run it. */
function appWithOwnProgram(source: string) {
  const stored = { programs: [{ id: 1, name: 'mine.py', language: 'python', text: source }] }
  let workers = 0
  const app = appWithPuzzle(PUZZLES.codewars1, {
    programStorage: memoryStorage([['backdoku.own.1', JSON.stringify(stored)]]),
    makeOwnWorker() {
      workers++
      return inProcessOwnWorker()
    },
  })
  return { ...app, state: () => app.store.getState(), workers: () => workers }
}

/** Shows the user's program in step with a built-in one. */
async function ownLockstep(source: string, at = 0) {
  const app = appWithOwnProgram(source)
  const lockstep = (): Lockstep => app.state().lockstep ?? expect.fail('No programs are in step')
  const dispatch = (command: LockstepCommand) => app.actions.lockstep(command)
  dispatch({ kind: 'setUp', setup: { programs: [PYTHON, program('tables')], measure: 'events', at } })
  dispatch({ kind: 'look' })
  const lane = (): Lane => lockstep().lanes[0]
  const frame = () => app.state().sessions[lane().session ?? -1]?.frame
  return {
    ...app,
    lockstep,
    dispatch,
    lane,
    frame,
    until: (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), 60_000),
    async untilRunEnded() {
      await vi.waitFor(() => expect(['ended', 'out']).toContain(lane().status), 60_000)
    },
    async seek(at: number) {
      dispatch({ kind: 'seek', at })
      await vi.waitFor(() => expect(frame()?.moment.event).toBe(Math.min(at, lane().known)), 20_000)
    },
  }
}

/** Scrubs through a lane and through the same search in the session in front, and compares what they show. */
async function expectSameWhileScrubbed(positions: readonly number[]): Promise<void> {
  const alone = appWithOwnProgram(SOLVER)
  alone.actions.own({ kind: 'open', language: 'python' })
  alone.actions.own({ kind: 'run' })
  await alone.until(({ own }) => own?.run?.verdict.kind === 'accepted')
  const app = await ownLockstep(SOLVER)
  app.dispatch({ kind: 'goToEnd' })
  await app.untilRunEnded()
  const { run } = frontOf(alone.state())
  expect(app.lane().known).toBe(run.status === 'open' ? run.progress.events : 0)
  for (const at of positions) {
    await app.seek(at)
    const event = Math.min(at, app.lane().known)
    alone.actions.goToEvent(event)
    await alone.until((state) => frontOf(state).frame.moment.event === event)
    expect(app.frame()?.moment).toEqual(frontOf(alone.state()).frame.moment)
  }
  // Only a run in the panel, not in a lane, is compared with the built-in programs.
  await alone.until(({ own }) => own?.run?.likeness !== undefined)
  expect(app.lane().own?.likeness).toBeUndefined()
  app.actions.reset()
  alone.actions.reset()
}

describe('A program of the user’s own in a lane', () => {
  test('is run once the lanes start, and not before', async () => {
    const app = await ownLockstep(SOLVER)
    await app.until(() => app.lockstep().lanes[1].status === 'ended')
    expect(app.lane()).toMatchObject({ status: 'waiting', session: undefined })
    app.dispatch({ kind: 'step', by: -1 })
    app.dispatch({ kind: 'goToStart' })
    expect(app.workers()).toBe(0)
    app.dispatch({ kind: 'step', by: 1 })
    await app.untilRunEnded()
    expect(app.workers()).toBe(1)
    expect(app.lane().own?.verdict.kind).toBe('accepted')
    expect(app.frame()?.moment.event).toBe(1)
  })

  test('shows while scrubbing the same as the session in front', { tags: ['thorough'] }, async () => {
    const positions = fc.array(fc.nat(60_000), { minLength: 1, maxLength: 12 })
    await fc.assert(fc.asyncProperty(positions, expectSameWhileScrubbed), { numRuns: 2 })
  })

  test('gets a place, and has as many events as the same search of a built-in program', async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilRunEnded()
    await app.until(() => app.frame()?.moment.event === app.lane().known)
    expect(lineOf(app.frame()?.moment.board ?? [])).toBe(PUZZLES.solved)
    const isFirst = app.lane().known < TABLES.events
    expect(placeOf(app.lane(), app.lockstep())).toBe(isFirst ? 1 : 2)
    expect(positionIn(app.lockstep())).toBe(Math.max(app.lane().known, TABLES.events))
  })

  test('leaves the run of the panel unchanged', { tags: ['thorough'] }, async () => {
    const app = await ownLockstep(SOLVER)
    app.actions.own({ kind: 'open', language: 'python' })
    app.actions.own({ kind: 'run' })
    // Waits for all facts about the run.
    await app.until(() => {
      const { likeness, estimate } = app.state().own?.run ?? {}
      return likeness !== undefined && estimate !== undefined
    })
    const before = app.state().own?.run
    app.actions.goToEvent(70)
    await app.until(() => frontOf(app.state()).frame.moment.event === 70)
    await app.seek(200)
    await app.untilRunEnded()
    await app.seek(200)
    app.dispatch({ kind: 'lookAway' })
    expect(app.state().own?.run).toBe(before)
    expect(frontOf(app.state()).frame.moment.event).toBe(70)
  })

  test('is run again when it was running while hidden, and when it has been edited', {
    tags: ['thorough'],
  }, async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'goToEnd' })
    await app.until(() => app.lane().own !== undefined)
    app.dispatch({ kind: 'lookAway' })
    expect(app.lane().own).toBeUndefined()
    app.dispatch({ kind: 'look' })
    await app.untilRunEnded()
    const { known } = app.lane()
    app.dispatch({ kind: 'lookAway' })
    app.actions.own({ kind: 'open', language: 'python' })
    app.actions.own({ kind: 'edit', text: SOLVER.replace('range(9, 0, -1)', 'range(1, 10)') })
    app.dispatch({ kind: 'look' })
    await app.until(() => app.lane().status === 'ended' && app.lane().known !== known)
    expect(app.lane().known).toBe(TABLES.events)
  })

  test('is run again on another puzzle', { tags: ['thorough'] }, async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilRunEnded()
    app.load(PUZZLES.boj2580)
    await app.until(() => app.lane().status === 'ended' && app.lane().known === 14)
  })
})

describe('A program of the user’s own that fails', () => {
  const FAILURES = [
    ['has a syntax error', SOLVER.replace('def solve(depth):', 'def solve(depth)'), 'syntax-error'],
    ['has an exception', SOLVER.replace('blanks[depth]', 'blanks[depth + 45]'), 'runtime-error'],
    ['prints nothing', SOLVER.replace('print(*row)', 'pass'), 'no-output'],
    ['answers wrongly', SOLVER.replace('print(*row)', 'print(*row[::-1])'), 'wrong-answer'],
  ] as const

  test.each(some(FAILURES, 1))(
    'because it %s drops out, and the others continue',
    async (_, source, verdict) => {
      const app = await ownLockstep(source)
      app.dispatch({ kind: 'goToEnd' })
      await app.untilRunEnded()
      expect(app.lane()).toMatchObject({ status: 'out', own: { verdict: { kind: verdict } } })
      expect(placeOf(app.lane(), app.lockstep())).toBeUndefined()
      await app.until(() => positionIn(app.lockstep()) === Math.max(TABLES.events, app.lane().known))
      expect(placeOf(app.lockstep().lanes[1], app.lockstep())).toBe(1)
      await app.seek(7)
      expect(app.frame()?.moment.event).toBe(Math.min(7, app.lane().known))
    },
  )

  test('to write to its board is judged and has no place', {
    tags: ['thorough'],
  }, async () => {
    const hidden = `rows = [input().split() for _ in range(9)]
print('${PUZZLES.solved.replace(/.{9}/g, (row) => `${row.split('').join(' ')}\\n`)}')
`
    const app = await ownLockstep(hidden)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilRunEnded()
    expect(app.lane()).toMatchObject({
      status: 'out',
      known: 0,
      own: { verdict: { kind: 'accepted' }, hidden: 'unwritten' },
    })
  })

  test('because it is stopped can be run again', { tags: ['thorough'] }, async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'goToEnd' })
    await app.until(() => app.lane().own !== undefined)
    app.dispatch({ kind: 'stop', lane: app.lane().id })
    await app.until(() => app.lane().status === 'out')
    expect(app.lane().own?.verdict.kind).toBe('stopped')
    app.dispatch({ kind: 'again', lane: app.lane().id })
    await app.untilRunEnded()
    expect(app.lane().status).toBe('ended')
  })
})

describe('Lanes in step with the user’s own program', () => {
  test('is in step by events only', async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'measure', measure: 'cpython' })
    expect(app.lockstep().measure).toBe('events')
    const [own, tables] = app.lockstep().lanes
    app.dispatch({ kind: 'choose', lane: own.id, strategy: 'bitmasks' })
    app.dispatch({ kind: 'measure', measure: 'work' })
    expect(app.lockstep().measure).toBe('work')
    app.dispatch({ kind: 'choose', lane: tables.id, strategy: 'own-python' })
    expect(app.lockstep()).toMatchObject({
      measure: 'events',
      lanes: [{}, { program: PYTHON, status: 'waiting' }],
    })
  })

  test('applies its extent to the other lanes', async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'extent', extent: 'all' })
    expect(app.lockstep().lanes.map((lane) => lane.program)).toEqual([PYTHON, program('tables', 'all')])
    app.dispatch({ kind: 'choose', lane: app.lane().id, strategy: 'bitmasks' })
    expect(app.lane().program).toEqual(program('bitmasks', 'all'))
  })

  test('has an address that says so, and holds no code', { tags: ['thorough'] }, async () => {
    const app = await ownLockstep(SOLVER, 12)
    await app.until(() => app.lockstep().lanes[1].status === 'ended')
    expect(lockstepParameters(app.lockstep())).toEqual({ lanes: 'own-python.tables', at: '12' })
    app.dispatch({ kind: 'step', by: 1 })
    await app.untilRunEnded()
    await app.seek(12)
    const query = `?${new URLSearchParams(lockstepParameters(app.lockstep()))}`
    expect(lockstepOfQuery(query)).toEqual({
      programs: [PYTHON, program('tables')],
      measure: 'events',
      at: 12,
    })
    expect(lockstepOfQuery(`${query}&step=work`)).toMatchObject({ measure: 'work' })
    await app.actions.follow(addressOf(`${query}&view=race&step=work`))
    await app.until(() => !app.state().isLockstepAwaited)
    expect(app.lockstep()).toMatchObject({ measure: 'events', at: 0 })
  })

  test('begins with the one in front', async () => {
    const app = appWithOwnProgram(SOLVER)
    app.actions.own({ kind: 'open', language: 'python' })
    app.actions.lockstep({ kind: 'look' })
    expect(app.state().lockstep?.lanes.map((lane) => lane.program)).toEqual([
      PYTHON,
      program('fewest-candidates'),
      program('dancing-links'),
    ])
    expect(app.workers()).toBe(0)
  })

  test('can be watched from its current position', { tags: ['thorough'] }, async () => {
    const app = await ownLockstep(SOLVER)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilRunEnded()
    await app.seek(33)
    const { board } = app.frame()?.moment ?? expect.fail()
    app.dispatch({ kind: 'watch', lane: app.lane().id })
    await app.until(() => frontOf(app.state()).frame.moment.event === 33)
    expect(frontOf(app.state()).program).toEqual(PYTHON)
    expect(lineOf(frontOf(app.state()).frame.moment.board)).toBe(lineOf(board))
  })
})
