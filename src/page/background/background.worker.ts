/// <reference lib="webworker" />
import type { ToHost } from '../../calls/protocol.ts'
import { serve } from '../../calls/serve.ts'
import { Turns } from '../../calls/turns.ts'
import { createBandSolver } from '../../sudoku/solver/bandSolver.ts'
import { backgroundJobs, REPORT_EVERY_MS, SLICE_MS } from './backgroundJobs.ts'
import { messagePause } from '../../calls/messagePause.ts'
import { throwRejections } from '../../calls/rejections.ts'
import { compileWebAssembly } from '../../search/worker/webAssembly.ts'

declare const self: DedicatedWorkerGlobalScope

const solver = createBandSolver()

const turns = new Turns({
  pause: messagePause(),
  now: () => performance.now(),
  sliceMs: SLICE_MS,
  reportEveryMs: REPORT_EVERY_MS,
})
const receive = serve(
  (message, transfer) => self.postMessage(message, [...transfer]),
  turns,
  backgroundJobs({ solver, compile: compileWebAssembly }),
)

throwRejections()
self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => receive(data))
