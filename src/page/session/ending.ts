import { latest } from '../../calls/latest.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { isComplete } from '../../sudoku/grid.ts'
import { chunkOf } from '../../search/trace/chunk.ts'
import { replay } from '../../search/trace/replay.ts'
import type { Session } from './session.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'

type SessionPart = Pick<Session, 'run' | 'frame' | 'lastSolution'>

/**
 * Shows the last solution at the end of a search for all solutions, where the board is cleared again.
 * @param found called once the event of that solution is known; it should then call `show` again
 */
export function createEnding(
  get: () => SessionPart,
  set: (part: Pick<Session, 'lastSolution'>) => void,
  source: Pick<TraceSource, 'chunk' | 'ask'>,
  found: () => void,
) {
  const asking = latest()
  /** Event that completed the last solution, once found; requested once per run. */
  let event: number | undefined
  /** Givens of the run for which `event` was requested. */
  let requestedFor: Givens | undefined

  function request(solution: number): void {
    event = undefined
    void asking.run(async (signal) => {
      for await (const at of source.ask('solution', solution, signal)) {
        event = at
        found()
      }
    })
  }

  return {
    /**
     * If the end of the search is shown, shows the last solution instead, or requests its event or chunk. To be called
     * again when these arrive.
     * @param givens of the run
     */
    show(givens: Givens): void {
      const { run, frame, lastSolution } = get()
      if (lastSolution !== undefined || run.status !== 'open' || run.progress.status !== 'ended') return
      const { events, solutions } = run.progress
      const isAtEnd = frame.moment.event === events
      if (!isAtEnd || solutions === 0 || isComplete(frame.moment.board)) return
      if (requestedFor !== givens) {
        requestedFor = givens
        request(solutions)
      }
      if (event === undefined) return
      const chunk = source.chunk(chunkOf(event), event)
      if (chunk === undefined) return
      // Without `last`, so that the board marks no cell as just filled.
      const moment = { ...replay(givens, chunk, event), last: undefined }
      set({ lastSolution: { moment, currentCell: undefined, heat: undefined } })
    },
  }
}
