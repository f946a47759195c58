import type { Stepper } from '../../steps/stepper.ts'
import { strikingSteps, STRIKING_KINDS } from '../shared/striking.ts'

/** Steps line by line through the listing (the program's source) in this folder. */
export const candidateList: Stepper = {
  kinds: { always: STRIKING_KINDS, first: ['stop'], all: ['goOn'] },
  steps: (walk) => strikingSteps(walk, { passesOn: false, container: 'list' }),
}
