/** Shows programs in step, and searches with each program by itself for comparison. */
import { expect, onTestFinished, vi } from 'vitest'
import { positionIn } from '../../src/page/compare/lockstep/standings.ts'
import type { Lane, Lockstep, LockstepCommand } from '../../src/page/compare/lockstep/lockstep.ts'
import type { BuiltInProgram } from '../../src/page/session/session.ts'
import type { BrowserEnvironment } from '../../src/page/store/browserEnvironment.ts'
import { strategyWithId } from '../../src/search/programs/registry.ts'
import { chunkOf } from '../../src/search/trace/chunk.ts'
import { replay } from '../../src/search/trace/replay.ts'
import { SearchTrace } from '../../src/search/trace/searchTrace.ts'
import { givensOfLine } from '../sudoku/puzzles.ts'
import { puzzleApp } from './puzzleApp.ts'

/** Creates an app with a puzzle. Its searches end with the test. */
export function appWithPuzzle(line: string, changes: Partial<BrowserEnvironment> = {}) {
  const app = puzzleApp(changes)
  onTestFinished(() => app.actions.reset())
  app.load(line)
  return app
}

export const program = (strategy: string, extent: BuiltInProgram['extent'] = 'first'): BuiltInProgram => ({
  kind: 'built-in',
  strategy,
  extent,
})

/** Runs the whole search of a program by itself. @returns its number of events, and its moments by event */
export function searchAlone(line: string, { strategy: id, extent }: BuiltInProgram) {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new RangeError(id)
  const givens = givensOfLine(line)
  const trace = new SearchTrace(givens, strategy, extent)
  while (!trace.frontier.ended) trace.advance()
  return {
    events: trace.frontier.event,
    at: (event: number) => replay(givens, trace.chunk(chunkOf(event)), event),
  }
}

export const RIVALS = [program('tables'), program('fewest-candidates'), program('dancing-links')]

/** Creates an app that shows programs in step, and waits until all its searches have ended. */
export async function lockstepApp(
  line: string,
  programs = RIVALS,
  changes: Partial<BrowserEnvironment> = {},
) {
  const app = appWithPuzzle(line, changes)
  const lockstep = (): Lockstep => app.store.getState().lockstep ?? expect.fail('No programs are in step')
  const dispatch = (command: LockstepCommand) => app.actions.lockstep(command)
  const sessionOf = ({ session = -1 }: Lane) => app.store.getState().sessions[session]
  dispatch({ kind: 'setUp', setup: { programs, measure: 'events', at: 0 } })
  dispatch({ kind: 'look' })
  const untilSearched = () => app.until(() => lockstep().lanes.every(({ status }) => status === 'ended'))
  await untilSearched()
  const events = () => lockstep().lanes.map((lane) => sessionOf(lane).frame.moment.event)
  return {
    ...app,
    lockstep,
    dispatch,
    sessionOf,
    untilSearched,
    events,
    state: () => app.store.getState(),
    untilShown: (expected: readonly number[]) => vi.waitFor(() => expect(events()).toEqual(expected), 20_000),
    async tick(elapsedMs: number) {
      app.clock.tick(elapsedMs)
      // Waits for every board to reach the common position, which may require further pages of its trace.
      await app.until(({ lockstep, sessions }) =>
        (lockstep?.lanes ?? []).every(({ session = -1, known }) => {
          const { frame } = sessions[session]
          return frame.moment.event === Math.min(lockstep ? positionIn(lockstep) : 0, known)
        }),
      )
    },
  }
}
