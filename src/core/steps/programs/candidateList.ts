import type { Stepper } from '../stepper.ts'
import { striking, STRIKING_KINDS } from './striking.ts'

/** Walks through `src/listings/candidate-list`. */
export const candidateList: Stepper = {
  kinds: { always: STRIKING_KINDS, first: ['stop'], all: ['goOn'] },
  steps: (walk) => striking(walk, false),
}
