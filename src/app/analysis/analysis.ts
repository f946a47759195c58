/** Knowledge of the puzzle on the board that needs no search of it, as the store holds it. */
import type { CostsProgress, FactsProgress } from '../../worker/backgroundProtocol.ts'
import type { WorkerLoss } from '../workers/watchedWorker.ts'

/** The analysis as a screenshot shows it. */
export interface Analysis {
  /** Of the puzzle on the board; undefined while it is blank or in conflict, or nobody looks. */
  readonly facts: FactsProgress | undefined
  /** Of its transforms. */
  readonly costs: CostsProgress | undefined
  /** Why a worker was lost; the next transform, or another puzzle, starts another. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_KNOWN: Analysis = { facts: undefined, costs: undefined, failure: undefined }
