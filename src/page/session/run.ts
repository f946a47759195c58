/** State of a search, seen from the app: its known part, or the reason there is none. */
import { EMPTY_ENVELOPE } from '../../search/trace/envelope.ts'
import { NO_LANDMARKS } from '../../search/trace/landmarks.ts'
import type { Progress } from '../../search/worker/solverQuestions.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'

export type Run =
  /** The puzzle has not been searched yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'open'; readonly progress: Progress }
  | { readonly status: 'failed'; readonly loss: WorkerLoss }

/** Progress of a search that was just requested. */
export const SEARCH_BEGINS: Progress = {
  status: 'searching',
  events: 0,
  placements: 0,
  solutions: 0,
  work: 0,
  elapsedMs: 0,
  deepest: 0,
  envelope: EMPTY_ENVELOPE,
  landmarks: NO_LANDMARKS,
}
