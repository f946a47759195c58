import type { ProgramFolder } from '../folder.ts'
import { setGuarded as stepper } from './stepper.ts'
import { setGuarded as strategy } from './strategy.ts'

export const setGuarded: ProgramFolder = { strategy, stepper, listings: ['py', 'cpp'] }
