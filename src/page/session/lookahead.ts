import { latest } from '../../calls/latest.ts'
import type { Breakpoint } from '../../search/breakpoints/breakpoint.ts'
import { assertNever } from '../../sudoku/result.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import { END, type Position, positionAt, positionOrder } from '../../search/trace/position.ts'
import type { FindStopReport } from '../../search/worker/solverQuestions.ts'
import type { DebuggedSession } from './debuggedSession.ts'
import type { Lookahead } from './debugging.ts'
import { eventsOf } from './selectors.ts'

/** No hit up to the end of the trace. */
const NOTHING_AHEAD: Lookahead = { hit: undefined, clearTo: END }

/**
 * Searches for breakpoint hits ahead of a playing playhead, so that playing need not check every event.
 * @param target returns the breakpoints to stop at
 */
export function createLookahead(
  { get, source }: Pick<DebuggedSession, 'get' | 'source'>,
  target: () => readonly Breakpoint[],
) {
  /** Start of the part of the trace that is scanned; undefined while not looking ahead. */
  let from: Position | undefined
  /** `hit`: the first breakpoint hit after `from`, if found. `clearTo`: position up to which there is no hit. */
  let known = NOTHING_AHEAD
  const finding = latest()
  let isFinding = false

  function findFrom(from: Position): void {
    isFinding = true
    void finding.run(async (signal) => {
      const goal = { kind: 'hit', breakpoints: target() } as const
      for await (const report of source.ask('findStop', { goal, from, direction: 'forward' }, signal))
        note(report)
      signal.throwIfAborted()
      isFinding = false
    })
  }

  function note(report: FindStopReport): void {
    switch (report.kind) {
      case 'found':
        known = { hit: report.position, clearTo: known.clearTo }
        break
      case 'none':
        known = NOTHING_AHEAD
        break
      case 'searching':
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
    findFrom(start)
  }

  /** True if the scan has shown that no hit lies between `from` and a position. */
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

  /** Scans on from the end of the scanned part, if the search has found events beyond it. */
  function searchFrom(at: Position): void {
    const { clearTo } = known
    if (clearTo.event >= eventsOf(get().run)) return
    // The last chunk of a stopped search cannot be scanned: continue the search, as the Continue command does.
    if (isStopped() && positionOrder(at, clearTo) >= 0) source.continue()
    findFrom(clearTo)
  }

  return {
    /** Returns what is known ahead, and scans further if needed. @param at playhead; a hit there does not count */
    ahead(at: Position): Lookahead {
      if (target().length === 0) return NOTHING_AHEAD
      if (!isKnown(at)) begin(at)
      else if (!isFinding && known.hit === undefined) searchFrom(at)
      return known
    },
    /** Cancels the lookahead; the next call of `ahead` starts over. */
    end(): void {
      finding.stop()
      isFinding = false
      from = undefined
    },
  }
}
