import { compiledResume } from '../../src/search/worker/compiledResume.ts'
import type { HostDependencies } from '../../src/search/worker/host.ts'
import type { compileWebAssembly } from '../../src/search/worker/webAssembly.ts'

/** Returns a `compile` for a worker's host that compiles even short searches. @param compile compiles a module */
export function compilingWith(
  compile: typeof compileWebAssembly,
): Required<Pick<HostDependencies, 'compile'>> {
  return { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent, compile) }
}
