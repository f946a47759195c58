import type { WorkerLoss } from '../app/workers/watchedWorker.ts'
import type { Messages } from '../i18n/en.ts'

/** Returns the reason for a lost worker, as part of a sentence. */
export function lossText({ alert }: Messages, loss: WorkerLoss): string {
  return loss.kind === 'crashed' ? loss.message : alert.lost[loss.kind]
}
