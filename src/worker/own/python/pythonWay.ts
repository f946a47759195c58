import type { Way } from '../shared/ways.ts'

/** Looks for boards that are kept otherwise than in lists; same number as in `running.py`. */
export const PLACES = 4
export type PythonWay = Way | typeof PLACES
