/// <reference lib="webworker" />
import { createBandSolver } from '../core/solver/bandSolver.ts'
import { loadSolver } from '../core/solver/loadSolver.ts'
import { BackgroundHost } from './backgroundHost.ts'
import type { BackgroundRequest } from './backgroundProtocol.ts'
import { messagePause } from './messagePause.ts'
import { throwRejections } from './rejections.ts'
import { compileWebAssembly } from './webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

let solver = createBandSolver()

const host = new BackgroundHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  pause: messagePause(),
  now: () => performance.now(),
  solver: () => solver,
  compile: compileWebAssembly,
})

/** Switches to the faster solver once it is loaded. */
async function speedUp(): Promise<void> {
  solver = await loadSolver(compileWebAssembly)
}

void speedUp()
throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<BackgroundRequest>) => host.receive(data))
