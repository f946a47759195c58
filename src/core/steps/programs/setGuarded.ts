import type { Stepper } from '../stepper.ts'
import { striking, STRIKING_KINDS } from './striking.ts'

/** Walks through `src/listings/set-guarded`. */
export const setGuarded: Stepper = {
  kinds: { always: STRIKING_KINDS, first: ['stop', 'passOn', 'fail'], all: ['goOn'] },
  steps: (walk) => striking(walk, true),
}
