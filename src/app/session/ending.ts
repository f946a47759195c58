import type { Givens } from '../../core/givens.ts'
import { isComplete } from '../../core/grid.ts'
import { pageOf } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { Session } from './session.ts'
import type { TraceSource } from './traceSource.ts'

type Ended = Pick<Session, 'run' | 'frame' | 'lastSolution'>

/** At the end of everything the board is cleared again: has it show the last solution there. */
export function createEnding(
  get: () => Ended,
  set: (part: Pick<Session, 'lastSolution'>) => void,
  source: Pick<TraceSource, 'page' | 'findSolution'>,
) {
  /** The event that completed it, once that has been found; asked for once a run. */
  let event: number | undefined
  let askedFor: Givens | undefined

  return {
    /** Shows it, or asks for whatever of it is not at hand; called again as that comes. @param givens those of the run */
    show(givens: Givens): void {
      const { run, frame, lastSolution } = get()
      if (lastSolution !== undefined || run.status !== 'open' || run.progress.status !== 'ended') return
      const { events, solutions } = run.progress
      const isAtEnd = frame.moment.event === events
      if (!isAtEnd || solutions === 0 || isComplete(frame.moment.board)) return
      if (askedFor !== givens) {
        askedFor = givens
        event = undefined
        source.findSolution(solutions)
      }
      if (event === undefined) return
      const page = source.page(pageOf(event), event)
      if (page === undefined) return
      // As it stood, and not as it came about: no cell has just been filled.
      const moment = { ...replay(givens, page, event), last: undefined }
      set({ lastSolution: { moment, focus: undefined, heat: undefined } })
    },
    /** @param at the event that completed a solution */
    found(solution: number, at: number): void {
      const { run } = get()
      if (run.status === 'open' && run.progress.solutions === solution) event = at
    },
  }
}
