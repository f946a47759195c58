import { candidateStepper } from '../shared/candidateStepper.ts'

/** Steps through the listing in this folder. */
export const setDiscard = candidateStepper({ container: 'set', removes: 'unit', passesOn: true })
