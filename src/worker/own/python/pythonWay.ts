import type { Way } from '../shared/ways.ts'

/** Mode that searches for boards in other structures than lists; same number as in `running.py`. */
export const PLACES = 4
export type PythonWay = Way | typeof PLACES
