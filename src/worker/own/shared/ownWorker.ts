/// <reference lib="webworker" />
import type { OwnRequest } from '../../ownProtocol.ts'
import { throwRejections } from '../../rejections.ts'
import { isolate } from './isolation.ts'
import { type HostDependencies, OwnHost } from './ownHost.ts'

/**
 * Serves the page's requests in a worker's scope, which loses access to the browser before the first program runs.
 * @param start fetches and starts a language; called once
 * @param makesModules true if WebAssembly is compiled after the start
 */
export function serveOwnPrograms(
  scope: DedicatedWorkerGlobalScope,
  start: HostDependencies['start'],
  makesModules: boolean,
): void {
  // Captured before `isolate` removes it from the scope.
  const postMessage = scope.postMessage.bind(scope)
  const host = new OwnHost({
    post: (reply, transfer) => postMessage(reply, [...transfer]),
    now: () => performance.now(),
    async start(progress) {
      const language = await start(progress)
      isolate(scope, makesModules)
      return language
    },
  })
  throwRejections()
  scope.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
}
