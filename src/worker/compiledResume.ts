import type { Givens } from '../core/givens.ts'
import { compiledSearches } from '../core/search/compiled/compiledSearch.ts'
import { rowMajorModule } from '../core/search/compiled/rowMajorModule.ts'
import type { RowMajorWork } from '../core/search/compiled/rowMajorWork.ts'
import type { Resume } from '../core/search/engine.ts'
import type { Extent } from '../core/search/strategy.ts'
import { compileWebAssembly } from './webAssembly.ts'

/** A search in code that is written and compiled for it. Rejects where there is no WebAssembly. */
export async function compiledResume(
  givens: Givens,
  extent: Extent,
  work: RowMajorWork,
  compile = compileWebAssembly,
): Promise<Resume> {
  return compiledSearches(givens, extent, work, await compile(rowMajorModule(givens, extent, work)))
}
