import type { ProgramFolder } from '../folder.ts'
import { fewestCandidates as stepper } from './stepper.ts'
import { fewestCandidates as strategy } from './strategy.ts'

export const fewestCandidates: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp', 'ts'] }
