/// <reference lib="webworker" />
import { createBandSolver } from '../core/solver/bandSolver.ts'
import { loadSolver } from '../core/solver/loadSolver.ts'
import { BackgroundHost } from './backgroundHost.ts'
import type { BackgroundRequest } from './backgroundProtocol.ts'
import { compileWebAssembly } from './webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

const channel = new MessageChannel()
let solver = createBandSolver()

const host = new BackgroundHost({
  post: (reply, transfer) => self.postMessage(reply, [...transfer]),
  // A message to oneself comes after those that have arrived, and without the delay that nested timers get.
  pause: () =>
    new Promise((resume) => {
      channel.port1.addEventListener('message', () => resume(), { once: true })
      channel.port2.postMessage(undefined)
    }),
  now: () => performance.now(),
  solver: () => solver,
  compile: compileWebAssembly,
})

async function speedUp(): Promise<void> {
  solver = await loadSolver(compileWebAssembly)
}

void speedUp()
channel.port1.start()
self.addEventListener('message', ({ data }: MessageEvent<BackgroundRequest>) => host.receive(data))
