import type { Strategy } from '../search/strategy.ts'
import type { Stepper } from '../steps/stepper.ts'

/** The end of a listing's file. */
export type ListingLanguage = 'py' | 'cpp' | 'ts'

/** A program that Backdoku runs: what the files in its folder come to. */
export interface ProgramFolder {
  /** Its id is the name of the folder. */
  readonly strategy: Strategy
  readonly stepper: Stepper
  /** The languages that it is written down in, each in a `listing.<language>`. */
  readonly listings: readonly ['py', 'cpp', ...ListingLanguage[]]
}
