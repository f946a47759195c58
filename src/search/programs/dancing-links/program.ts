import type { ProgramFolder } from '../folder.ts'
import { dancingLinks as stepper } from './stepper.ts'
import { dancingLinks as strategy } from './strategy.ts'

export const dancingLinks: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp', 'ts'] }
