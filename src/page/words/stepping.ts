import type { Messages } from './en.ts'

/** Texts of the program panel. */
export type SteppingWords = Messages['stepping']
