import { compiledResume } from '../../src/worker/compiledResume.ts'
import type { HostDependencies } from '../../src/worker/host.ts'
import type { compileWebAssembly } from '../../src/worker/webAssembly.ts'

/** A host's `compile` that compiles every search, even short ones. @param compile compiles the generated module */
export function compilingWith(
  compile: typeof compileWebAssembly,
): Required<Pick<HostDependencies, 'compile'>> {
  return { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent, compile) }
}
