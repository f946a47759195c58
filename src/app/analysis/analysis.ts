/** State slice: facts about the puzzle on the board that need no run of the chosen program. */
import type { CostsProgress, FactsProgress } from '../../worker/backgroundProtocol.ts'
import type { WorkerLoss } from '../workers/watchedWorker.ts'

/** Analysis state shown by the page. */
export interface Analysis {
  /** Facts about the puzzle on the board; undefined while it is blank or in conflict, or the analysis is not shown. */
  readonly facts: FactsProgress | undefined
  /** Costs of the puzzle after each transform (rotation, exchange of rows …), as far as counted. */
  readonly costs: CostsProgress | undefined
  /** Reason a worker was lost; the next transform or puzzle starts a new one. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_KNOWN: Analysis = { facts: undefined, costs: undefined, failure: undefined }
