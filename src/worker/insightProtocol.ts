/**
 * What the app and the worker for insight say to each other: what can be known of a puzzle, and what can be made or
 * solved besides, without watching a search. A request for something new drops what was asked before; every message
 * carries the number of its run, and whoever gets one of an older run drops it.
 */
import type { BatchChunk } from '../core/batch/chunks.ts'
import type { ChunkResults } from '../core/batch/solving.ts'
import type { Gauge } from '../core/facts/gauge.ts'
import type { ProgramCost } from '../core/facts/programCosts.ts'
import type { Solutions } from '../core/facts/solutions.ts'
import type { EventCount, TransformCost } from '../core/facts/transformCosts.ts'
import type { GeneratedPuzzle } from '../core/generator/generator.ts'
import type { GeneratorOptions } from '../core/generator/options.ts'
import type { Grid } from '../core/grid.ts'
import type { Extent } from '../core/search/strategy.ts'

export type InsightRequest =
  /** What is to be known of a puzzle without conflicts. */
  | { readonly type: 'facts'; readonly run: number; readonly grid: Grid }
  /** What a program would need after each transform. */
  | {
      readonly type: 'costs'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
      /** Events after which a transform is counted no further; `Infinity` for all the way. */
      readonly cap: number
    }
  | { readonly type: 'generate'; readonly run: number; readonly options: GeneratorOptions }
  /** Some lines of a text with many puzzles. */
  | { readonly type: 'batch'; readonly run: number; readonly chunk: BatchChunk }
  /** Goes no further; what is known is told. */
  | { readonly type: 'stop'; readonly run: number }
  /** Goes on after a stop. */
  | { readonly type: 'continue'; readonly run: number }

export type RunStatus = 'running' | 'stopped' | 'ended'

/** Told a few times a second; everything up to now each time. */
export interface FactsProgress {
  readonly status: RunStatus
  readonly givens: number
  readonly solutions: Solutions | { readonly kind: 'counting' }
  readonly gauge: Gauge
  /** In the order of the menu. */
  readonly programs: readonly ProgramCost[]
}

export interface CostsProgress {
  readonly status: RunStatus
  /** Of the puzzle as it is. */
  readonly present: EventCount
  /** Of all transforms with a name, and of two exchanges of digits if the puzzle has one solution. */
  readonly costs: readonly TransformCost[]
}

export interface GenerationState {
  readonly status: RunStatus
  /** Puzzles made so far. */
  readonly tried: number
  /** The best of them; once ended, the one that was asked for. */
  readonly best: GeneratedPuzzle | undefined
}

export type BatchProgress =
  /** @see ChunkResults.index; `solved`: puzzles of the chunk so far. */
  | { readonly status: 'running' | 'stopped'; readonly index: number; readonly solved: number }
  | { readonly status: 'ended'; readonly results: ChunkResults }

export type InsightReply =
  | { readonly type: 'facts'; readonly run: number; readonly facts: FactsProgress }
  | { readonly type: 'costs'; readonly run: number; readonly costs: CostsProgress }
  | { readonly type: 'generation'; readonly run: number; readonly generation: GenerationState }
  | { readonly type: 'batch'; readonly run: number; readonly batch: BatchProgress }
  /** The run is lost: the worker threw. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
