import type { ProgramFolder } from '../folder.ts'
import { candidateList as stepper } from './stepper.ts'
import { candidateList as strategy } from './strategy.ts'

export const candidateList: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
