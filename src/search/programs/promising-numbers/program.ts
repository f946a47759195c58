import type { ProgramFolder } from '../folder.ts'
import { promisingNumbers as stepper } from './stepper.ts'
import { promisingNumbers as strategy } from './strategy.ts'

export const promisingNumbers: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
