import { countedRun } from './countedRun.ts'
import { foundRun } from './foundRun.ts'
import { inspectedRun } from './inspectedRun.ts'
import { Interpreter } from './interpreter.ts'
import { type HostSurroundings, type LanguageRuns, OwnHost } from './ownHost.ts'
import type { Pyodide } from './pyodide.ts'
import { recordedRun } from './recordedRun.ts'
import { timedRun } from './timedRun.ts'

/** Of this share of its limit, memory that runs before have taken would be told to be the program's own. */
const WORN_SHARE = 0.5

const RUNS: LanguageRuns<Interpreter> = {
  isWorn: ({ memoryBytes }, limits) => memoryBytes > limits.memoryBytes * WORN_SHARE,
  recorded: recordedRun,
  inspected: inspectedRun,
  found: foundRun,
  counted: countedRun,
  timed: timedRun,
}

/** Runs users' programs in Python, one after the other. */
export class PythonHost extends OwnHost<Interpreter> {
  constructor({ post, now, start }: HostSurroundings<Pyodide>) {
    super({ post, now, start: async (progress) => new Interpreter(await start(progress)) }, RUNS)
  }
}
