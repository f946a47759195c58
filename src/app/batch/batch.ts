/** State slice and commands for solving texts with many puzzles. */
import type { BatchTotals } from '../../core/batch/merging.ts'
import type { BatchRemark } from '../../core/batch/writing.ts'
import type { Folder } from '../reading/inputFiles.ts'
import type { ReadError } from '../../core/formats/errors.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'

export const ROWS_ON_A_PAGE = 100

/** Id of the panel that solves many puzzles. */
export const BATCH_PANEL = 'batch'

export type BatchCommand =
  /** Solves a text, or files one after the other, with one puzzle per line. */
  | { readonly kind: 'solve'; readonly source: string | readonly (File | Folder)[] }
  | { readonly kind: 'stop' }
  /** Shows a page of the table. @property page from 0 */
  | { readonly kind: 'show'; readonly page: number }
  /**
   * Shows the page with a line of the text; if the table lacks it, with the next line that it has, or the last page.
   * @property line from 1
   */
  | { readonly kind: 'find'; readonly line: number }
  /** Saves the results. @property say returns the sentence for an unreadable line or a differing solution */
  | { readonly kind: 'save'; readonly as: 'text' | 'csv'; readonly say: (remark: BatchRemark) => string }

/** Row of the results table: a puzzle, or a line that could not be read. */
export type BatchRow =
  | {
      readonly kind: 'puzzle'
      /** Line number in the text, from 1. */
      readonly line: number
      /** 81 digits, 0 = blank. */
      readonly puzzle: string
      /** Number of solutions; 2 means two or more. */
      readonly solutions: number
      /** Empty if there is no solution. */
      readonly solution: string
      /** Number of cells whose digit differs from the solution given in the text; 0 if the text gives none. */
      readonly differences: number
    }
  | { readonly kind: 'fault'; readonly line: number; readonly error: ReadError }

/** Progress of solving a text, and one page of its results. */
export interface BatchProgress {
  readonly status: 'running' | 'stopped' | 'ended'
  /** Share of the text that is solved, 0 to 1. */
  readonly done: number
  readonly elapsedMs: number
  readonly totals: BatchTotals
  /** Page of the table that is shown, from 0. */
  readonly page: number
  /** Number of pages so far. */
  readonly pages: number
  /** Rows of the shown page. */
  readonly rows: readonly BatchRow[]
}

export interface Batch {
  /** Content of the text field. */
  readonly text: string
  /** Undefined before the first text is solved. */
  readonly progress: BatchProgress | undefined
  /** Why a worker was lost, or a file could not be read or saved. The next command clears it. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_SOLVED: Batch = { text: '', progress: undefined, failure: undefined }
