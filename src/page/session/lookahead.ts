import { latest } from '../../calls/latest.ts'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import { assertNever } from '../../sudoku/result.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import { END, type Position, positionAt, positionOrder } from '../../search/trace/position.ts'
import type { HuntReport } from '../../search/worker/solverQuestions.ts'
import type { DebuggedSession } from './debuggedSession.ts'
import type { Lookahead } from './debugging.ts'
import { eventsOf } from './selectors.ts'

/** No hit up to the end of the trace. */
const NOTHING_AHEAD: Lookahead = { hit: undefined, clearTo: END }

/**
 * Searches (hunts) for breakpoint hits ahead of a playing playhead, so that playing need not check every event.
 * @param target returns the breakpoints to stop at
 */
export function createLookahead(
  { get, source }: Pick<DebuggedSession, 'get' | 'source'>,
  target: () => readonly Breakpoint[],
) {
  /** Start of the part of the trace that the hunts have scanned; undefined while not looking ahead. */
  let from: Position | undefined
  /** `hit`: the first breakpoint hit after `from`, if found. `clearTo`: position up to which there is no hit. */
  let known = NOTHING_AHEAD
  const hunts = latest()
  let isHunting = false

  function hunt(from: Position): void {
    isHunting = true
    void hunts.run(async (signal) => {
      const goal = { kind: 'hit', breakpoints: target() } as const
      for await (const report of source.ask('hunt', { goal, from, direction: 'forward' }, signal))
        note(report)
      signal.throwIfAborted()
      isHunting = false
    })
  }

  function note(report: HuntReport): void {
    switch (report.kind) {
      case 'found':
        known = { hit: report.position, clearTo: known.clearTo }
        break
      case 'none':
        known = NOTHING_AHEAD
        break
      case 'hunting':
      case 'waiting':
      case 'stopped':
        markCleared(report.event)
        break
      default:
        assertNever(report)
    }
  }

  /** Starts looking ahead from a position. */
  function begin(start: Position): void {
    from = start
    known = { hit: undefined, clearTo: start }
    hunt(start)
  }

  /** True if the hunts have shown that no hit lies between `from` and a position. */
  function isKnown(at: Position): boolean {
    const { hit, clearTo } = known
    if (from === undefined || positionOrder(at, from) < 0) return false
    return hit === undefined ? positionOrder(at, clearTo) <= 0 : positionOrder(at, hit) < 0
  }

  /** Marks the complete chunks before an event as free of hits. */
  function markCleared(event: number): void {
    const clearTo = positionAt(Math.floor(event / CHUNK_EVENTS) * CHUNK_EVENTS)
    if (positionOrder(clearTo, known.clearTo) > 0) known = { hit: undefined, clearTo }
  }

  const isStopped = () => {
    const { run } = get()
    return run.status === 'open' && run.progress.status === 'stopped'
  }

  /** Starts another hunt at the end of the scanned part, if the search has found events beyond it. */
  function searchFrom(at: Position): void {
    const { clearTo } = known
    if (clearTo.event >= eventsOf(get().run)) return
    // The last chunk of a stopped search cannot be scanned: continue the search, as the Continue command does.
    if (isStopped() && positionOrder(at, clearTo) >= 0) source.continue()
    hunt(clearTo)
  }

  return {
    /** Returns what is known ahead, and hunts further if needed. @param at playhead; a hit there does not count */
    ahead(at: Position): Lookahead {
      if (target().length === 0) return NOTHING_AHEAD
      if (!isKnown(at)) begin(at)
      else if (!isHunting && known.hit === undefined) searchFrom(at)
      return known
    },
    /** Cancels the lookahead; the next call of `ahead` starts over. */
    end(): void {
      hunts.stop()
      isHunting = false
      from = undefined
    },
  }
}
