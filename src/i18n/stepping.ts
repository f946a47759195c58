import type { Messages } from './en.ts'

/** Sentences of the program panel. */
export type SteppingWords = Messages['stepping']
