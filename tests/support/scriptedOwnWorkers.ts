import type { OwnWorker } from '../../src/app/own/ownClient.ts'
import type { OwnReply, OwnRequest } from '../../src/worker/ownProtocol.ts'

/** Creates fake workers for users' programs, which reply only when the test calls `reply`. */
export function scriptedOwnWorkers() {
  const requests: OwnRequest[] = []
  let terminated = 0
  let handle: (message: { readonly data: OwnReply }) => void = () => undefined
  return {
    /** What all workers were asked, the latest last. */
    requests,
    terminated: () => terminated,
    /** Replies as the latest worker. */
    reply: (reply: OwnReply) => handle({ data: reply }),
    makeOwnWorker: (): OwnWorker => ({
      postMessage: (request) => void requests.push(request),
      addEventListener(type: string, listener: never) {
        if (type === 'message') handle = listener
      },
      terminate: () => void terminated++,
    }),
  }
}

export type ScriptedOwnWorkers = ReturnType<typeof scriptedOwnWorkers>

/** Returns the number of the latest requested run. @throws RangeError if there is none */
export function requestedRun({ requests }: Pick<ScriptedOwnWorkers, 'requests'>): number {
  const request = requests.findLast((one) => one.type === 'run')
  if (request === undefined) throw new RangeError('Nothing is run')
  return request.run
}
