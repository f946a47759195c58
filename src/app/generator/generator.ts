/** The making of puzzles, as the store holds it, and what can be asked of it. */
import type { GeneratorOptions, OptionsError } from '../../core/generator/options.ts'
import type { PatternId } from '../../core/generator/patterns.ts'
import type { GenerationState } from '../../worker/backgroundProtocol.ts'
import type { WorkerLoss } from '../workers/watchedWorker.ts'

export type GeneratorCommand =
  /** Makes the puzzle of the options as they are; or as they are but for a new seed. */
  | { readonly kind: 'make'; readonly seed: 'same' | 'new' }
  /** As a link has it, as `writeOptions` writes. */
  | { readonly kind: 'makeAgain'; readonly options: string }
  /** Takes the best puzzle so far. */
  | { readonly kind: 'stop' }
  /** Puts the address under which the puzzle is made again on the clipboard. */
  | { readonly kind: 'copyLink' }

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

/** The generator as a screenshot shows it. */
export interface Generating {
  readonly options: OptionsDraft
  readonly generation: Generation | undefined
  /** The fault in the options of a link, or in those that were typed. */
  readonly refusedOptions: OptionsError | undefined
  /** Why the worker was lost; the next command starts another. */
  readonly failure: WorkerLoss | undefined
}

export const NOTHING_GENERATED: Generating = {
  options: { givens: '26', pattern: 'half', difficulty: '0', seed: '1', strategy: undefined },
  generation: undefined,
  refusedOptions: undefined,
  failure: undefined,
}
