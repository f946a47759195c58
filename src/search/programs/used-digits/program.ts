import type { ProgramFolder } from '../folder.ts'
import { usedDigits as stepper } from './stepper.ts'
import { usedDigits as strategy } from './strategy.ts'

export const usedDigits: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
