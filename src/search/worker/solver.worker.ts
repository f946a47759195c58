/// <reference lib="webworker" />
import type { ToHost } from '../../calls/protocol.ts'
import { compiledWhenLong } from './compiledResume.ts'
import { solverHost } from './host.ts'
import { messagePause } from '../../calls/messagePause.ts'
import { throwRejections } from '../../calls/rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const pause = messagePause()
const receive = solverHost({
  post: (message, transfer) => self.postMessage(message, [...transfer]),
  pause,
  rest: (forMs) => new Promise<void>((resume) => setTimeout(resume, forMs)).then(pause),
  now: () => performance.now(),
  compile: compiledWhenLong,
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => receive(data))
