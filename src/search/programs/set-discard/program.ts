import type { ProgramFolder } from '../folder.ts'
import { candidateStepper } from '../shared/candidateStepper.ts'
import { setDiscard as strategy } from './strategy.ts'

export const setDiscard: ProgramFolder = {
  strategy,
  stepper: candidateStepper({ container: 'set', removes: 'unit', passesOn: true }),
  listings: ['py', 'cpp'],
}
