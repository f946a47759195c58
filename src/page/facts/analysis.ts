/** State slice: facts about the puzzle on the board, and its costs after transforms, both computed by workers. */
import type { Costs, Facts } from '../background/backgroundQuestions.ts'
import type { WorkStatus } from '../background/background.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'

export interface Analysis {
  /** Facts about the puzzle on the board; undefined while it is blank or in conflict, or the analysis is not shown. */
  readonly facts: (Facts & { readonly status: WorkStatus }) | undefined
  /**
   * Events that the program needs for the puzzle after each transform, as far as counted; undefined before they are
   * requested.
   */
  readonly costs: (Costs & { readonly status: WorkStatus }) | undefined
  /** Why a worker was lost. The next transform or puzzle starts a new worker. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_KNOWN: Analysis = { facts: undefined, costs: undefined, failure: undefined }
