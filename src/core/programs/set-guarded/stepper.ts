import type { Stepper } from '../../steps/stepper.ts'
import { strikingSteps, STRIKING_KINDS } from '../shared/striking.ts'

/** Steps through the listing in this folder. */
export const setGuarded: Stepper = {
  kinds: { always: STRIKING_KINDS, first: ['stop', 'passOn', 'fail'], all: ['goOn'] },
  steps: (walk) => strikingSteps(walk, { passesOn: true, container: 'set' }),
}
