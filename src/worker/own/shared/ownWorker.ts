/// <reference lib="webworker" />
import type { OwnRequest } from '../../ownProtocol.ts'
import { throwRejections } from '../../rejections.ts'
import { isolate } from './isolation.ts'
import { type HostDependencies, OwnHost } from './ownHost.ts'

/**
 * Serves the page's requests in a worker's scope, which is closed before the first program runs.
 * @param start fetches a language and starts it, again where it has to be started anew
 * @param makesModules whether WebAssembly is compiled after the start
 */
export function serveOwnPrograms(
  scope: DedicatedWorkerGlobalScope,
  start: HostDependencies['start'],
  makesModules: boolean,
): void {
  // Taken here, where no program gets at it: the scope loses it.
  const postMessage = scope.postMessage.bind(scope)
  let giveBack: (() => void) | undefined
  const host = new OwnHost({
    post: (reply, transfer) => postMessage(reply, [...transfer]),
    now: () => performance.now(),
    async start(progress) {
      giveBack?.()
      const language = await start(progress)
      giveBack = isolate(scope, makesModules)
      return language
    },
  })
  throwRejections()
  scope.addEventListener('message', ({ data }: MessageEvent<OwnRequest>) => host.receive(data))
}
