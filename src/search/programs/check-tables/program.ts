import type { ProgramFolder } from '../folder.ts'
import { checkTables as stepper } from './stepper.ts'
import { checkTables as strategy } from './strategy.ts'

export const checkTables: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
