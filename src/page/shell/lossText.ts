import type { WorkerLoss } from '../../calls/watchedWorker.ts'
import type { Messages } from '../words/en.ts'

/** Returns the reason why a worker was lost, as part of a sentence. */
export function lossText({ alert }: Messages, loss: WorkerLoss): string {
  return 'message' in loss ? loss.message : alert.lost[loss.kind]
}
