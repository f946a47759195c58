import type { Givens } from '../../core/givens.ts'
import type { Extent, Strategy } from '../../core/search/strategy.ts'
import type { SearchTrace } from '../../core/trace/searchTrace.ts'

/** The run of a search, for jobs that read its trace. */
export interface TraceRun {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
  /** Returns true while the trace grows. */
  isSearching(): boolean
}
