import type { Givens } from '../../sudoku/givens.ts'
import type { Resume } from '../engine/engine.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import { rowMajorSearches } from './rowMajor/rowMajorSearch.ts'
import { fewestFirstCode } from './fewestFirst/fewestFirstCode.ts'
import { fewestFirstSearches } from './fewestFirst/fewestFirstSearch.ts'
import { rowMajorModule } from './rowMajor/rowMajorModule.ts'
import type { RunnableModule } from './wasmBinary.ts'

/** A WebAssembly module that runs a strategy's search, not yet compiled to machine code. */
export interface SearchCode {
  readonly module: Uint8Array<ArrayBuffer>
  /**
   * Initializes the module's memory. Returns a function that creates engines of the search, each from a checkpoint.
   * @param code new instance of the module
   */
  readonly searches: (code: RunnableModule) => Resume
}

/** Returns the code for a strategy's search; undefined if the strategy cannot be compiled. */
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
