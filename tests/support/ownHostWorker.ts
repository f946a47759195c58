import type { ToClient } from '../../src/calls/protocol.ts'
import type { RawWorker } from '../../src/calls/watchedWorker.ts'
import type { Language } from '../../src/runner/worker/language.ts'
import { serveOwnQuestions } from '../../src/runner/worker/ownJobs.ts'

const later = () => new Promise<void>((resume) => void setImmediate(resume))

/** Creates a worker for users' programs in this thread. Messages arrive asynchronously. */
export function ownHostWorker(start: () => Promise<Language>, now = () => performance.now()): RawWorker {
  const listeners: ((message: { readonly data: ToClient }) => void)[] = []
  let isTerminated = false
  const receive = serveOwnQuestions(
    (message, transfer) => {
      const data = structuredClone(message, { transfer: [...transfer] })
      setImmediate(() => {
        if (!isTerminated) listeners.forEach((listener) => listener({ data }))
      })
    },
    { now, pause: later, start },
  )
  return {
    postMessage(message) {
      const received = structuredClone(message)
      setImmediate(() => {
        if (!isTerminated) receive(received)
      })
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') listeners.push(listener)
    },
    terminate() {
      isTerminated = true
    },
  }
}
