/// <reference lib="webworker" />
import type { ToHost } from '../../calls/protocol.ts'
import { throwRejections } from '../../calls/rejections.ts'
import { isolate } from './isolation.ts'
import { type OwnHostDependencies, serveOwnQuestions } from './ownJobs.ts'

/**
 * Serves the page's questions in a worker's scope, which loses access to the browser before the first program runs.
 * @param start fetches and starts a language; called once
 * @param makesModules true if WebAssembly is compiled after the start
 */
export function serveOwnPrograms(
  scope: DedicatedWorkerGlobalScope,
  start: OwnHostDependencies['start'],
  makesModules: boolean,
): void {
  // Captured before `isolate` removes them from the scope.
  const postMessage = scope.postMessage.bind(scope)
  const later = scope.setTimeout.bind(scope)
  const receive = serveOwnQuestions((message, transfer) => postMessage(message, [...transfer]), {
    now: () => performance.now(),
    pause: () => new Promise((resume) => later(resume)),
    async start(progress) {
      const language = await start(progress)
      isolate(scope, makesModules)
      return language
    },
  })
  throwRejections()
  scope.addEventListener('message', ({ data }: MessageEvent<ToHost>) => receive(data))
}
