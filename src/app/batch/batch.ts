/** The solving of texts with many puzzles, as the store holds it, and what can be asked of it. */
import type { BatchTotals } from '../../core/batch/merging.ts'
import type { BatchRemark } from '../../core/batch/writing.ts'
import type { ReadError } from '../../core/formats/errors.ts'
import type { WorkerLoss } from '../workers/watchedWorker.ts'

export const ROWS_ON_A_PAGE = 100

/** Id of the panel in which many puzzles are solved. */
export const BATCH_PANEL = 'batch'

export type BatchCommand =
  /** Solves a text, or a file, with a puzzle a line. */
  | { readonly kind: 'solve'; readonly source: string | Blob }
  | { readonly kind: 'stop' }
  /** Turns to a page of the table. @property page from 0 */
  | { readonly kind: 'show'; readonly page: number }
  /** As `show`, the page with a line of the text, or with the first one after it that the table has. @property line from 1 */
  | { readonly kind: 'find'; readonly line: number }
  /** Saves the results. @property say a sentence for a line that could not be read */
  | { readonly kind: 'save'; readonly as: 'text' | 'csv'; readonly say: (remark: BatchRemark) => string }

/** A line of the table of results: a puzzle, or a line that could not be read. */
export type BatchRow =
  | {
      readonly kind: 'puzzle'
      /** In the text, from 1. */
      readonly line: number
      /** 81 digits, 0 = blank. */
      readonly puzzle: string
      /** 2 stands for two or more. */
      readonly solutions: number
      /** Empty if there is none. */
      readonly solution: string
      /** Cells in which the text has another solution; 0 where it has none, or the same. */
      readonly differences: number
    }
  | { readonly kind: 'fault'; readonly line: number; readonly error: ReadError }

/** How far a text has been solved, and a page of what came of it. */
export interface BatchProgress {
  readonly status: 'running' | 'stopped' | 'ended'
  /** Share of the text that has been solved, 0 to 1. */
  readonly done: number
  readonly elapsedMs: number
  readonly totals: BatchTotals
  /** The page of the table that is shown, from 0, and how many there are so far. */
  readonly page: number
  readonly pages: number
  readonly rows: readonly BatchRow[]
}

/** The batch as a screenshot shows it. */
export interface Batch {
  /** The text field's, as it was typed. */
  readonly text: string
  /** Undefined before the first text. */
  readonly progress: BatchProgress | undefined
  /** Why a worker was lost, or a file; the next command starts anew. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_SOLVED: Batch = { text: '', progress: undefined, failure: undefined }
