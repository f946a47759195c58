/// <reference lib="webworker" />
import { gifFilm } from '../core/export/gifFilm.ts'
import { FilmHost } from './filmHost.ts'
import type { FilmRequest } from './filmProtocol.ts'
import { throwRejections } from './rejections.ts'

declare const self: DedicatedWorkerGlobalScope

const host = new FilmHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  async open(format, width, height) {
    if (format === 'gif') return gifFilm(width, height)
    const { videoFilm } = await import('./videoFilm.ts')
    return videoFilm(format, width, height)
  },
})

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<FilmRequest>) => void host.receive(data))
