import { compiledResume } from '../../src/worker/compiledResume.ts'
import type { HostSurroundings } from '../../src/worker/host.ts'
import type { compileWebAssembly } from '../../src/worker/webAssembly.ts'

/** Compiles every search, however short. */
export function compilingWith(
  compile: typeof compileWebAssembly,
): Required<Pick<HostSurroundings, 'compile'>> {
  return { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent, compile) }
}
