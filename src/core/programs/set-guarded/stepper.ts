import type { Stepper } from '../../steps/stepper.ts'
import { striking, STRIKING_KINDS } from '../shared/striking.ts'

/** Steps through the listing in this folder. */
export const setGuarded: Stepper = {
  kinds: { always: STRIKING_KINDS, first: ['stop', 'passOn', 'fail'], all: ['goOn'] },
  steps: (walk) => striking(walk, { passesOn: true, container: 'set' }),
}
