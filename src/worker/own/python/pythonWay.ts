import type { WatchMode } from '../shared/ways.ts'

/** Mode that searches for boards in other structures than lists; same number as in `running.py`. */
export const PLACES = 4
export type PythonWatchMode = WatchMode | typeof PLACES
