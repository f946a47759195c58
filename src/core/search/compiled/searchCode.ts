import type { Givens } from '../../givens.ts'
import type { Resume } from '../engine.ts'
import type { Extent, Strategy } from '../strategy.ts'
import { rowMajorSearches } from './rowMajor/rowMajorSearch.ts'
import { fewestFirstCode } from './fewestFirst/fewestFirstCode.ts'
import { fewestFirstSearches } from './fewestFirst/fewestFirstSearch.ts'
import { rowMajorModule } from './rowMajor/rowMajorModule.ts'
import type { RunnableModule } from './wasmBinary.ts'

/** Code that searches as a strategy does, and is yet to be compiled. */
export interface SearchCode {
  readonly module: Uint8Array<ArrayBuffer>
  /** @param code the compiled module, for these searches alone */
  readonly searches: (code: RunnableModule) => Resume
}

/** Undefined for a program that there is no such code for. */
export function searchCode(givens: Givens, strategy: Strategy, extent: Extent): SearchCode | undefined {
  const { rowMajorWork, fewestFirstWork } = strategy
  if (rowMajorWork !== undefined) {
    return {
      module: rowMajorModule(givens, extent, rowMajorWork),
      searches: (code) => rowMajorSearches(givens, extent, rowMajorWork, code),
    }
  }
  if (fewestFirstWork === undefined) return undefined
  return {
    module: fewestFirstCode(fewestFirstWork.branches).bytes,
    searches: (code) => fewestFirstSearches(givens, extent, fewestFirstWork, code),
  }
}
