import type { Strategy } from '../engine/strategy.ts'
import type { Stepper } from '../steps/stepper.ts'

/** File extension of a listing. */
export type ListingLanguage = 'py' | 'cpp' | 'ts'

/** A program that Backdoku runs, as defined by the files in its folder. */
export interface ProgramFolder {
  /** The strategy's id is the folder's name. */
  readonly strategy: Strategy
  readonly stepper: Stepper
  /** Languages of the program's listings, each in a `listing.<language>`. */
  readonly listings: readonly ['py', 'cpp', ...ListingLanguage[]]
}
