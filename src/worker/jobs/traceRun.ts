import type { Givens } from '../../core/givens.ts'
import type { Extent, Strategy } from '../../core/search/strategy.ts'
import type { SearchTrace } from '../../core/trace/searchTrace.ts'

/** The run whose trace jobs work on. */
export interface TraceRun {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
  /** Whether the trace grows at present. */
  isSearching(): boolean
}
