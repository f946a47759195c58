import type { ProgramFolder } from '../folder.ts'
import { bitmasks as stepper } from './stepper.ts'
import { bitmasks as strategy } from './strategy.ts'

export const bitmasks: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp', 'ts'] }
