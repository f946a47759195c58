import type { Givens } from '../../sudoku/givens.ts'
import type { Extent, Strategy } from '../engine/strategy.ts'
import type { SearchTrace } from '../trace/searchTrace.ts'
import type { Trace } from '../trace/trace.ts'

/** The run of a program, for jobs that read its trace. */
export interface TracedRun {
  readonly givens: Givens
  readonly trace: Trace
  isGrowing(): boolean
}

/** The run of a built-in program, whose operations can be counted. */
export interface SearchedRun extends TracedRun {
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
}
