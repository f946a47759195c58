import { type HostSurroundings, type LanguageRuns, OwnHost } from '../shared/ownHost.ts'
import { foundRun } from './foundRun.ts'
import { inspectedRun } from './inspectedRun.ts'
import type { JavaScriptInterpreter } from './interpreter.ts'
import { recordedRun } from './recordedRun.ts'

const RUNS: LanguageRuns<JavaScriptInterpreter> = {
  // Each program has an engine of its own.
  isWorn: () => false,
  recorded: recordedRun,
  inspected: inspectedRun,
  found: foundRun,
}

/** Runs users' programs in JavaScript and TypeScript, one after the other. */
export class JavaScriptHost extends OwnHost<JavaScriptInterpreter> {
  constructor(surroundings: HostSurroundings<JavaScriptInterpreter>) {
    super(surroundings, RUNS)
  }
}
