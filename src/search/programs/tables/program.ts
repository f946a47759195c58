import type { ProgramFolder } from '../folder.ts'
import { tables as stepper } from './stepper.ts'
import { tables as strategy } from './strategy.ts'

export const tables: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
