import type { Givens } from '../core/givens.ts'
import { searchCode } from '../core/search/compiled/searchCode.ts'
import type { Resume } from '../core/search/engine.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import { compileWebAssembly } from './webAssembly.ts'

/** A search in code that is compiled for it; undefined where the program has none. Rejects where there is no WebAssembly. */
export async function compiledResume(
  givens: Givens,
  strategy: Strategy,
  extent: Extent,
  compile = compileWebAssembly,
): Promise<Resume | undefined> {
  const code = searchCode(givens, strategy, extent)
  return code?.searches(await compile(code.module))
}
