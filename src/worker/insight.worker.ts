/// <reference lib="webworker" />
import { createBandSolver } from '../core/solver/bandSolver.ts'
import { loadSolver } from '../core/solver/loadSolver.ts'
import { InsightHost } from './insightHost.ts'
import type { InsightRequest } from './insightProtocol.ts'
import { compileWebAssembly } from './webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

const channel = new MessageChannel()
let solver = createBandSolver()

const host = new InsightHost({
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
self.addEventListener('message', ({ data }: MessageEvent<InsightRequest>) => host.receive(data))
