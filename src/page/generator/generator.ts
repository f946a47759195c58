/** State slice and commands for making puzzles. */
import type { GeneratorOptions, OptionsError } from '../../search/generator/options.ts'
import type { PatternId } from '../../search/generator/patterns.ts'
import type { Generated } from '../background/backgroundQuestions.ts'
import type { WorkStatus } from '../background/background.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'

export type GeneratorCommand =
  /** Makes a puzzle from the current options, with the same or a new seed. */
  | { readonly kind: 'make'; readonly seed: 'same' | 'new' }
  /** Makes the puzzle that a link describes. @property options text of the options, as `writeOptions` writes it */
  | { readonly kind: 'makeAgain'; readonly options: string }
  /** Stops and loads the best puzzle so far. */
  | { readonly kind: 'stop' }
  /** Copies a link that makes the latest puzzle again. */
  | { readonly kind: 'copyLink' }

/** Generator options as the user entered them. */
export interface OptionsDraft {
  readonly givens: string
  readonly pattern: PatternId
  /** Exponent of the minimum number of events, a power of ten. */
  readonly difficulty: string
  readonly seed: string
  /**
   * Id of the program whose event count is the difficulty. Undefined until the user chooses a program or makes a
   * puzzle; until then, the current program is used.
   */
  readonly strategy: string | undefined
}

export interface Generation {
  readonly options: GeneratorOptions
  readonly state: Generated & { readonly status: WorkStatus }
  /** Link that makes the puzzle again; undefined until requested. */
  readonly link: GeneratorLink | undefined
}

export interface GeneratorLink {
  readonly address: string
  /** True if the browser allowed the copy. */
  readonly copied: boolean
}

export interface Generating {
  readonly options: OptionsDraft
  /** True while the puzzle of a link waits for the generator's code. */
  readonly isAwaited: boolean
  /** The latest puzzle made or being made; undefined before the first, and once another puzzle is on the board. */
  readonly generation: Generation | undefined
  /** Error in the options that the user entered or a link contains. */
  readonly refusedOptions: OptionsError | undefined
  /** Why the worker was lost; undefined if it was not. The next command starts a new worker. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_GENERATED: Generating = {
  options: { givens: '26', pattern: 'half', difficulty: '0', seed: '1', strategy: undefined },
  isAwaited: false,
  generation: undefined,
  refusedOptions: undefined,
  failure: undefined,
}
