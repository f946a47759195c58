/** Parts of the host that come with the first request for them. */
import { loadStrategy } from '../core/programs/loading.ts'
import type { Strategy } from '../core/search/strategy.ts'
import type { HostSurroundings } from './host.ts'
import type * as TraceJobs from './jobs/traceJobs.ts'
import type { Request } from './protocol.ts'

/** Events from which on compiling pays, and with it to fetch what does it. */
const COMPILED_FROM = 1 << 17
/** The search gets there in a few milliseconds. */
const LOOK_EVERY_MS = 4

export interface LoadedParts
  extends Required<Pick<HostSurroundings, 'strategyWithId' | 'traceJobs' | 'compile'>> {
  /** Has at hand what a request takes. Rejects if it does not come. */
  load(request: Request): Promise<void>
}

export function loadedParts(): LoadedParts {
  const strategies = new Map<string, Strategy>()
  let jobs: typeof TraceJobs | undefined
  const loadJobs = async () => {
    jobs ??= await import('./jobs/traceJobs.ts')
  }
  return {
    strategyWithId: (id) => strategies.get(id),
    traceJobs(run) {
      if (jobs === undefined) throw new Error('The jobs on a trace have not been loaded')
      return new jobs.TraceJobs(run)
    },
    async compile(givens, strategy, extent, state) {
      while (!state().isOver && state().events < COMPILED_FROM)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      if (state().isOver) return undefined
      const { compiledResume } = await import('./compiledResume.ts')
      // A long search is soon looked at as a whole; a part that does not come now is asked for then.
      loadJobs().catch(() => undefined)
      return compiledResume(givens, strategy, extent)
    },
    async load(request) {
      if (request.type === 'begin') await loadJobs()
      if ((request.type === 'start' || request.type === 'prepare') && !strategies.has(request.strategy))
        strategies.set(request.strategy, await loadStrategy(request.strategy))
    },
  }
}
