/// <reference lib="webworker" />
import type { ToHost } from '../../../calls/protocol.ts'
import { serveInLine } from '../../../calls/serve.ts'
import { gifFilm } from '../pictures/gifFilm.ts'
import { filmJobs } from './filmJobs.ts'
import { messagePause } from '../../../calls/messagePause.ts'
import { throwRejections } from '../../../calls/rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const jobs = filmJobs(async (format, width, height) => {
  if (format === 'gif') return gifFilm(width, height)
  const { videoFilm } = await import('./videoFilm.ts')
  return videoFilm(format, width, height)
})
const receive = serveInLine((message, transfer) => self.postMessage(message, [...transfer]), jobs, {
  pause: messagePause(),
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => receive(data))
