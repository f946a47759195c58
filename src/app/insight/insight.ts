/** What can be asked about a puzzle beside watching a search; whoever answers is loaded when it is first asked. */
import type { BatchTotals } from '../../core/batch/merging.ts'
import type { ReadError } from '../../core/formats/errors.ts'
import type { GeneratorOptions, OptionsError } from '../../core/generator/options.ts'
import type { PatternId } from '../../core/generator/patterns.ts'
import { isBlankBoard } from '../../core/grid.ts'
import type { CostsProgress, FactsProgress, GenerationState } from '../../worker/insightProtocol.ts'
import type { EditorActions } from '../editor.ts'
import { onDemand } from '../onDemand.ts'
import { isSearching } from '../selectors.ts'
import type { AppState } from '../state.ts'
import type { WorkerLoss } from '../watchedWorker.ts'
import type { InsightWorkshop } from './insightClient.ts'

/** Id of the panel in which many puzzles are solved. */
export const BATCH_PANEL = 'batch'

export type InsightCommand =
  /** Turns, mirrors or relabels the puzzle. @property transform an id */
  | { readonly kind: 'transform'; readonly transform: string }
  /** Changes what the generator is to make. */
  | { readonly kind: 'editOptions'; readonly change: Partial<OptionsDraft> }
  /** Makes the puzzle of the options as they are; or as they are but for a new seed. */
  | { readonly kind: 'generate'; readonly seed: 'same' | 'new' }
  /** As a link has it, as `writeOptions` writes. */
  | { readonly kind: 'generateAgain'; readonly options: string }
  /** Takes the best puzzle so far. */
  | { readonly kind: 'stopGenerating' }
  /** Puts the address under which the generated puzzle is made again on the clipboard. */
  | { readonly kind: 'copyGeneratorLink' }
  /** Solves a text, or a file, with a puzzle a line. */
  | { readonly kind: 'solveBatch'; readonly source: string | Blob }
  | { readonly kind: 'stopBatch' }
  /** Turns to a page of the table. @property page from 0 */
  | { readonly kind: 'showBatch'; readonly page: number }
  /** Saves the results. @property say a sentence for a line that could not be read */
  | { readonly kind: 'saveBatch'; readonly as: 'text' | 'csv'; readonly say: (error: ReadError) => string }

/** The generator's options as they are being typed. */
export interface OptionsDraft {
  readonly givens: string
  readonly pattern: PatternId
  readonly difficulty: string
  readonly seed: string
  /** The id of the program whose events count; until one is chosen here or has had a puzzle made, the one that is run. */
  readonly strategy: string | undefined
}

export interface Generation {
  readonly options: GeneratorOptions
  readonly state: GenerationState
  /** Under which the puzzle is made again; undefined until it is asked for. */
  readonly link: GeneratorLink | undefined
}

export interface GeneratorLink {
  readonly address: string
  /** Whether the browser let it be put on the clipboard. */
  readonly copied: boolean
}

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
    }
  | { readonly kind: 'fault'; readonly line: number; readonly error: ReadError }

export interface Batch {
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

/** What is known, as a screenshot shows it. */
export interface Insight {
  /** Of the puzzle on the board; undefined while it is blank or in conflict, or nobody looks. */
  readonly facts: FactsProgress | undefined
  readonly costs: CostsProgress | undefined
  readonly options: OptionsDraft
  readonly generation: Generation | undefined
  /** What is wrong with the options of a link, or with those that were typed. */
  readonly refusedOptions: OptionsError | undefined
  readonly batch: Batch | undefined
  /** Why a worker was lost; the next command starts another. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_KNOWN: Insight = {
  facts: undefined,
  costs: undefined,
  options: { givens: '26', pattern: 'half', difficulty: '0', seed: '1', strategy: undefined },
  generation: undefined,
  refusedOptions: undefined,
  batch: undefined,
  failure: undefined,
}

export interface InsightSurroundings extends InsightWorkshop {
  /** How many workers make sense at a time. */
  readonly cores: number
  /** A whole number of chance, 0 to 2³² − 1. */
  readonly randomSeed: () => number
  /** Calls back in a moment: what can wait gives way to what the user does first. */
  readonly later: (action: () => void) => void
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number
  readonly writeClipboard: (text: string) => Promise<void>
  /** Has the browser save a file. */
  readonly saveFile: (name: string, type: string, parts: readonly string[]) => Promise<void>
  /** The address of the page, up to the question mark. */
  readonly pageAddress: () => string
}

export interface InsightActions {
  /** Asks something about puzzles. */
  insight(command: InsightCommand): Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** The commands, and `refresh`, which keeps the facts in step with the puzzle: it is to be called when that may have changed. */
export function createInsight(
  get: Get,
  set: Set,
  loadGrid: EditorActions['loadGrid'],
  surroundings: InsightSurroundings,
) {
  const desk = onDemand(get, set, 'insight', async () =>
    (await import('./desk.ts')).createDesk(get, set, loadGrid, surroundings),
  )
  const actions: InsightActions = { insight: (command) => desk.ask((loaded) => loaded.obey(command)) }
  let isDue = false

  function load(): void {
    isDue = false
    if (wantsFacts(get())) void desk.ask((part) => part.refresh())
  }

  return {
    actions,
    refresh(): void {
      const loaded = desk.loaded()
      if (loaded !== undefined) return loaded.refresh()
      if (isDue || !wantsFacts(get())) return
      isDue = true
      surroundings.later(load)
    },
  }
}

/** Whether somebody looks at the facts of a puzzle that has some. A search that is run or played goes first. */
export function wantsFacts({ panel, arePanelsSeen, puzzle, run, playing }: AppState): boolean {
  const areSeen = panel === 'puzzle' && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearching(run) && !playing
}
