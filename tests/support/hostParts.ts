import { strategyWithId } from '../../src/core/programs/registry.ts'
import { compiledResume } from '../../src/worker/compiledResume.ts'
import type { HostSurroundings } from '../../src/worker/host.ts'
import { TraceJobs } from '../../src/worker/jobs/traceJobs.ts'
import type { compileWebAssembly } from '../../src/worker/webAssembly.ts'

/** Parts of the host that need not be loaded here. */
export const HOST_PARTS: Pick<HostSurroundings, 'strategyWithId' | 'traceJobs'> = {
  strategyWithId,
  traceJobs: (run) => new TraceJobs(run),
}

/** Compiles every search, however short. */
export function compilingWith(
  compile: typeof compileWebAssembly,
): Required<Pick<HostSurroundings, 'compile'>> {
  return { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent, compile) }
}
