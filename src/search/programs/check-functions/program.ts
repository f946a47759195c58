import type { ProgramFolder } from '../folder.ts'
import { checkFunctions as stepper } from './stepper.ts'
import { checkFunctions as strategy } from './strategy.ts'

export const checkFunctions: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
