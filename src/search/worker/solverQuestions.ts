/** The questions to the worker that searches with built-in programs. Chunks are blocks of a fixed number of events. */
import type { Grid } from '../../sudoku/grid.ts'
import type { Extent } from '../engine/strategy.ts'
import type { Envelope } from '../trace/envelope.ts'
import type { Landmarks } from '../trace/landmarks.ts'
import type { Chunk } from '../trace/chunk.ts'
import type { TraceQuestions } from '../jobs/traceJobs.ts'

export type { FlameOrder } from '../jobs/flameJob.ts'
export type { FindStopGoal, FindStopOrder, FindStopReport } from '../jobs/findStopJob.ts'
export type { EventTimes, EventTimesOrder } from '../jobs/eventTimesJob.ts'
export type { ChunkTicks, TicksOrder, TicksReport } from '../jobs/ticksJob.ts'
export type { TraceQuestions } from '../jobs/traceJobs.ts'

export type SolverQuestions = TraceQuestions & {
  /**
   * Begins a search, in place of the previous one, and tells its first chunk. It never answers: to drop the question is
   * to drop the search. All other questions are about the latest search.
   */
  readonly trace: { readonly order: SearchOrder; readonly tell: Reached }
  /** Searches to the end. To drop the question is to stop the search; to ask again is to continue it. */
  readonly advance: { readonly order: undefined; readonly tell: Progress }
  /** How far the search is. @property withChunk true to get the chunk of the latest event, too */
  readonly progress: { readonly order: { readonly withChunk: boolean }; readonly tell: Reached }
  /** A chunk that the search has reached, by its number. */
  readonly chunk: { readonly order: number; readonly tell: Chunk }
  /** Throttles the search briefly, so that the app stays responsive; has no answer. */
  readonly giveWay: { readonly order: undefined; readonly tell: undefined }
}

/** A search to begin. @property grid the givens */
export interface SearchOrder {
  readonly grid: Grid
  readonly strategy: string
  readonly extent: Extent
}

/** How far a search is, perhaps with the chunk of its latest event. */
export interface Reached {
  readonly progress: Progress
  readonly chunk: Chunk | undefined
}

export interface Progress {
  readonly status: 'searching' | 'stopped' | 'ended'
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Total work so far, such as cells and table entries read. */
  readonly work: number
  /** Time spent searching, pauses excluded. */
  readonly elapsedMs: number
  /** Greatest depth so far; determines the scale of the timeline. */
  readonly deepest: number
  /** Lowest, highest and mean depth over the whole trace, in buckets of events. */
  readonly envelope: Envelope
  /** Notable events, such as the deepest dead end and the solutions. */
  readonly landmarks: Landmarks
}
