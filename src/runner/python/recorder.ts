/** The Python part of the recorder, imported into an interpreter. */
import type { Pyodide } from './pyodide.ts'
import type { WatchMode } from '../worker/watchModes.ts'

/** Mode that searches for boards in other structures than lists; same number as in `running.py`. */
export const PLACES_MODE = 4
export type PythonWatchMode = WatchMode | typeof PLACES_MODE

/** Callbacks from Python during a run. */
export interface RunHooks {
  /**
   * Called right before the program starts.
   * @param lines line of each site (place in the source that may write)
   * @param busy address of a byte that is nonzero while interrupts are unsafe
   * @param line address of the line at which the program was when it was last looked at
   */
  begin(lines: readonly number[], busy: number, line: number): void
  /** Takes a part of the events, stored at an address. @returns the size of the next part */
  take_part(address: number, events: number): number
  /** Called right after the program has ended. */
  end(): void
  /** Takes the answer of a task, as JSON. @param values JSON of a list, to which `inspection` refers by index */
  deliver(inspection: string, values: string): void
  /** Takes lines that a variable was followed through. @returns true if no more are needed */
  take_lines(lines: readonly FollowedLine[]): boolean
  /** Called after the last of these lines. @param values JSON of a list, to which the lines refer by index */
  end_lines(events: number, hasEnded: boolean, values: string): void
}

/**
 * A line as `VariableLog.ran` takes it, with the number of the call that has the variable, or null, and the number of
 * the variable's value.
 */
export type FollowedLine = readonly [
  before: number,
  after: number,
  line: number,
  isAgain: boolean,
  call: number | null,
  value: number,
]

export interface Recorder {
  /**
   * Runs a program, and calls the hooks. @param order JSON of the program and its task
   * @returns JSON of the result; undefined if the program was abandoned
   */
  run(order: string, watchMode: PythonWatchMode): string | undefined
  /** Removes Pyodide's API from Python. @returns JSON for `closeMemory` */
  close(): string
  destroy(): void
}

/** Imports the recorder from the library that the build creates. */
export function importRecorder(pyodide: Pyodide): Recorder {
  return pyodide.pyimport('backdoku.running') as Recorder
}
