import type { ProgramFolder } from '../folder.ts'
import { setDiscard as stepper } from './stepper.ts'
import { setDiscard as strategy } from './strategy.ts'

export const setDiscard: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
