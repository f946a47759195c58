import type { EverySecond, RawWorker } from '../../calls/watchedWorker.ts'
import type { BuiltInProgram, SessionProgram } from './session.ts'
import { TraceClient, type WhenRested } from '../../search/worker/traceClient.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'
import type { Supply } from './origin.ts'

/** Supplies the traces of built-in programs, which search in a worker. */
export function searchSupply(
  makeWorker: () => RawWorker,
  everySecond: EverySecond,
  listener: TraceListener,
  whenRested: WhenRested,
): Supply {
  const source = new TraceClient(makeWorker, everySecond, listener, whenRested)
  return {
    source,
    begin(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.begin(givens, strategy, extent)
    },
    prepare(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.prepare(givens, strategy, extent)
    },
    change(givens, program) {
      const { strategy, extent } = builtIn(program)
      source.change(givens, strategy, extent)
    },
  }
}

function builtIn(program: SessionProgram): BuiltInProgram {
  if (program.kind !== 'built-in') throw new TypeError(`Not a program to search with: ${program.kind}`)
  return program
}
