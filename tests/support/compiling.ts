import { compiledResume } from '../../src/worker/compiledResume.ts'
import type { HostDependencies } from '../../src/worker/host.ts'
import type { compileWebAssembly } from '../../src/worker/webAssembly.ts'

/** Compiles every search, even short ones. */
export function compilingWith(
  compile: typeof compileWebAssembly,
): Required<Pick<HostDependencies, 'compile'>> {
  return { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent, compile) }
}
