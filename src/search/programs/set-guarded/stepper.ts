import { candidateStepper } from '../shared/candidateStepper.ts'

/** Steps through the listing in this folder. */
export const setGuarded = candidateStepper({ container: 'set', removes: 'digit', passesOn: true })
