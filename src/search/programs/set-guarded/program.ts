import type { ProgramFolder } from '../folder.ts'
import { candidateStepper } from '../shared/candidateStepper.ts'
import { setGuarded as strategy } from './strategy.ts'

export const setGuarded: ProgramFolder = {
  strategy,
  stepper: candidateStepper({ container: 'set', removes: 'digit', passesOn: true }),
  listings: ['py', 'cpp'],
}
