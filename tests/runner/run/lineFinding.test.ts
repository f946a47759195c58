/** Breakpoints on lines of the user's program that write nothing, hit in both directions by running it once more. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, onTestFinished, vi } from 'vitest'
import type { Breakpoint, Condition } from '../../../src/search/breakpoints/breakpoint.ts'
import type { Direction } from '../../../src/search/breakpoints/stopFinder.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { eventsOf } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { inProcessOwnWorker } from '../../support/ownWorker.ts'
import { cases } from '../../thorough.ts'

const SOLVER = `board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]
def fits(y, x, n):
    if n in board[y]:
        return False
    if any(board[i][x] == n for i in range(9)):
        return False
    return all(board[y // 3 * 3 + i // 3][x // 3 * 3 + i % 3] != n for i in range(9))
def solve(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    for n in range(1, 10):
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
/** Number of events in a run of `SOLVER`. */
const EVENTS = 8365
/** Returns the 1-based number of the line with this text. @param nth which of several such lines, from 0 */
const lineOf = (text: string, nth = 0) =>
  SOLVER.split('\n').flatMap((line, index) => (line.trim() === text ? [index + 1] : []))[nth]

/** The app after a run of the program, with the panel open that shows its lines. */
async function ranApp() {
  const app = testApp({ makeOwnWorker: inProcessOwnWorker })
  const state = () => app.store.getState()
  const { actions } = app.store
  onTestFinished(() => actions.reset())
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.own({ kind: 'open', language: 'python' })
  actions.own({ kind: 'edit', text: SOLVER })
  actions.own({ kind: 'run' })
  actions.openPanel('program')
  await vi.waitFor(() => expect(state().own?.run?.verdict.kind).toBe('accepted'), 60_000)
  await vi.waitFor(() => expect(eventsOf(frontOf(state()).run)).toBe(EVENTS), 20_000)
  const debugging = () => frontOf(state()).debugging
  const here = () => debugging().executionPoint
  /** Waits until no breakpoint is searched for and the lines at the playhead are loaded. */
  const settled = () =>
    vi.waitFor(() => {
      const { playhead, frame } = frontOf(state())
      expect(debugging().findingStop).toBeUndefined()
      expect(frame.moment.event).toBe(playhead.event)
      expect(here()?.position).toEqual(playhead)
    }, 60_000)
  return {
    state,
    actions,
    debugging,
    here,
    settled,
    /** Goes to an event and waits for its lines. */
    async at(event: number) {
      actions.goToEvent(event)
      await vi.waitFor(() => expect(here()?.position).toEqual(positionAt(event)), 20_000)
    },
    /** Replaces all breakpoints by one on a line. */
    async breakAt(line: number, conditions: readonly Condition[] = [], nth = 0) {
      for (const { id } of state().breakpoints) actions.debug({ kind: 'removeBreakpoint', id })
      const breakpoint: Breakpoint = { place: { kind: 'source-line', line }, conditions, nth }
      actions.debug({ kind: 'addBreakpoint', breakpoint })
    },
    async go(direction: Direction) {
      actions.debug({ kind: 'continue', direction })
      await settled()
    },
    /**
     * Steps line by line until the given line has run, as a user might.
     * @returns the position after it; undefined if the end or start of the trace is reached first
     */
    async walkTo(line: number, direction: Direction) {
      for (;;) {
        const before = frontOf(state()).playhead
        actions.debug({ kind: 'step', how: 'into', direction })
        await settled()
        const after = frontOf(state()).playhead
        if (after.event === before.event && after.step === before.step) return undefined
        if (here()?.step?.line === line) return after
      }
    },
  }
}

describe('A breakpoint on a line that writes nothing', () => {
  test.prop(
    [
      fc.integer({ min: 1, max: EVENTS - 20 }),
      fc.constantFrom(lineOf('y, x = blanks[depth]'), lineOf('return False', 0), lineOf('return False', 2)),
      fc.constantFrom('forward' as const, 'back' as const),
    ],
    { numRuns: cases(4) },
  )('is hit at the same position that stepping line by line reaches', async (event, line, direction) => {
    const app = await ranApp()
    await app.breakAt(line)
    await app.at(event)
    await app.go(direction)
    const met = frontOf(app.state()).playhead
    expect(app.here()?.step?.line).toBe(line)
    await app.at(event)
    expect(await app.walkTo(line, direction)).toEqual(met)
    app.actions.reset()
  })

  test('is hit again from its own position, and back', { tags: ['thorough'] }, async () => {
    const app = await ranApp()
    await app.breakAt(lineOf('y, x = blanks[depth]'))
    await app.at(100)
    const positions = []
    for (let hit = 0; hit < 4; hit++) {
      await app.go('forward')
      positions.push(frontOf(app.state()).playhead)
    }
    expect(new Set(positions.map(({ event }) => event)).size).toBe(4)
    expect(app.debugging().hits).toEqual(positions.map(({ event }) => event))
    for (const position of positions.toReversed().slice(1)) {
      await app.go('back')
      expect(frontOf(app.state()).playhead).toEqual(position)
    }
  })

  test('is hit at its depth only', { tags: ['thorough'] }, async () => {
    const app = await ranApp()
    await app.breakAt(lineOf('y, x = blanks[depth]'), [{ kind: 'depth', relation: '=', depth: 30 }])
    await app.at(1)
    await app.go('forward')
    expect(frontOf(app.state()).frame.moment.depth).toBe(30)
    expect(app.here()?.step?.variables.find(({ name }) => name === 'depth')?.value).toBe(30)
  })

  test('does not skip a nearer hit of a breakpoint on an event', { tags: ['thorough'] }, async () => {
    const app = await ranApp()
    await app.breakAt(lineOf('return True'))
    app.actions.debug({
      kind: 'addBreakpoint',
      breakpoint: { place: { kind: 'backtrack' }, conditions: [], nth: 0 },
    })
    await app.at(2)
    await app.go('forward')
    const { last = 0 } = frontOf(app.state()).frame.moment
    expect(last).not.toBe(0)
    expect(app.here()?.position.step).toBe(0)
    expect(app.here()?.step?.kind).toBe('undo')
  })

  test('that is never hit in one direction is reported as missed', { tags: ['thorough'] }, async () => {
    const app = await ranApp()
    await app.breakAt(lineOf('return True'))
    await app.at(50)
    app.actions.debug({ kind: 'continue', direction: 'back' })
    await vi.waitFor(() => expect(app.debugging().missed).toBe('back'), 60_000)
    await app.go('forward')
    expect(frontOf(app.state()).playhead.event).toBe(EVENTS)
    expect(app.here()?.step?.line).toBe(lineOf('return True'))
  })

  test('is cancelled on request, and the lines are still loaded', { tags: ['thorough'] }, async () => {
    const app = await ranApp()
    await app.breakAt(lineOf('return True'))
    await app.at(50)
    app.actions.debug({ kind: 'continue', direction: 'forward' })
    expect(app.debugging().findingStop).toMatchObject({ goal: 'hit', direction: 'forward' })
    app.actions.debug({ kind: 'endFinding' })
    expect(app.debugging().findingStop).toBeUndefined()
    await app.at(60)
    app.actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
    await vi.waitFor(() => expect(app.here()?.position).toEqual({ event: 60, step: 1 }), 60_000)
  })
})
