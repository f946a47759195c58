/** The part that is written in Python, in an interpreter. */
import type { Pyodide } from './pyodide.ts'
import type { Way } from '../shared/ways.ts'

/** The calls that the Python side makes while a program runs. */
export interface RunHooks {
  /** @param lines of each site @param busy address of a byte that is not 0 while nobody may interrupt */
  begin(lines: readonly number[], busy: number): void
  /** @returns how many events are to go into the next part */
  take_part(address: number, events: number): number
  end(): void
  /** @param values referred to by their numbers; both are JSON */
  deliver(inspection: string, values: string): void
}

interface Recorder {
  /** Its calls come by the channel. */
  run(order: string, way: Way): string
  /** Cuts off all else of Pyodide's. @returns what is left for `closeMemory` */
  close(): string
  destroy(): void
}

/** It lies in the library that the build makes. */
export function importRecorder(pyodide: Pyodide): Recorder {
  return pyodide.pyimport('backdoku.running') as Recorder
}
