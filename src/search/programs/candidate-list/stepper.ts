import { candidateStepper } from '../shared/candidateStepper.ts'

/** Steps through the listing in this folder. */
export const candidateList = candidateStepper({ container: 'list', removes: 'digit', passesOn: false })
