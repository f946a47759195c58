import { type HostSurroundings, type LanguageRuns, OwnHost } from '../ownHost.ts'
import type { Compiler } from './compiler.ts'
import { foundRun } from './foundRun.ts'
import { inspectedRun } from './inspectedRun.ts'
import { recordedRun } from './recordedRun.ts'
import { CompiledPrograms } from './runnables.ts'

const RUNS: LanguageRuns<CompiledPrograms> = {
  // Each run has a memory of its own.
  isWorn: () => false,
  recorded: recordedRun,
  inspected: inspectedRun,
  found: foundRun,
}

/** Runs users' programs in C++, one after the other. */
export class CppHost extends OwnHost<CompiledPrograms> {
  constructor({ post, now, start }: HostSurroundings<Compiler>) {
    super({ post, now, start: async (progress) => new CompiledPrograms(await start(progress)) }, RUNS)
  }
}
