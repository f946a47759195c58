/** State slice: facts about the puzzle on the board, and its costs after transforms, both computed by workers. */
import type { CostsProgress, FactsProgress } from '../../worker/backgroundProtocol.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'

export interface Analysis {
  /** Facts about the puzzle on the board; undefined while it is blank or in conflict, or the analysis is not shown. */
  readonly facts: FactsProgress | undefined
  /**
   * Events that the program needs for the puzzle after each transform (rotation, exchange of rows …), as far as
   * counted; undefined before they are requested.
   */
  readonly costs: CostsProgress | undefined
  /** Why a worker was lost; undefined if none was. The next transform or puzzle starts a new worker. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_KNOWN: Analysis = { facts: undefined, costs: undefined, failure: undefined }
