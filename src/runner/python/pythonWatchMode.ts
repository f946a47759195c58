import type { WatchMode } from '../worker/watchModes.ts'

/** Mode that searches for boards in other structures than lists; same number as in `running.py`. */
export const PLACES_MODE = 4
export type PythonWatchMode = WatchMode | typeof PLACES_MODE
