import type { ProgramFolder } from '../folder.ts'
import { candidateStepper } from '../shared/candidateStepper.ts'
import { candidateList as strategy } from './strategy.ts'

export const candidateList: ProgramFolder = {
  strategy,
  stepper: candidateStepper({ container: 'list', removes: 'digit', passesOn: false }),
  listings: ['py', 'cpp'],
}
