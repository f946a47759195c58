import type { OwnProgram, SoughtLines } from '../../ownProtocol.ts'
import { inspectionOf, type InspectionOrder } from '../shared/inspection.ts'
import {
  type FindingSurroundings,
  type FoundRun,
  type HostSurroundings,
  type InspectedRun,
  type InspectionSurroundings,
  type LanguageRuns,
  OwnHost,
} from '../shared/ownHost.ts'
import { linesMs } from '../shared/rerunLimit.ts'
import type { Compiler } from './compiler.ts'
import { recordedRun } from './recordedRun.ts'
import { rerun } from './rerun.ts'
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

/** Runs a program again and hears of some of its lines alone. */
async function foundRun(
  { interpreter, now, reached }: FindingSurroundings<CompiledPrograms>,
  program: OwnProgram,
  sought: SoughtLines,
  limitMs: number,
): Promise<FoundRun> {
  const compiled = await interpreter.compiled(program, () => reached(0))
  // Lines count from low to high, so that the same lines are the same program.
  const lines = [...new Set(sought.lines.map(([line]) => line))].toSorted((one, other) => one - other)
  const told = { isTold: false, sought: lines }
  const finding = { kind: 'finding', sought } as const
  const { attempt } = rerun({ now, alive: reached }, program, compiled, told, finding, limitMs)
  return { event: attempt.finder?.found, isTold: true, isBroken: false }
}

/** Runs a program again up to an event, and on for as many lines as are wanted. */
async function inspectedRun(
  { interpreter, now, alive }: InspectionSurroundings<CompiledPrograms>,
  program: OwnProgram,
  order: InspectionOrder,
): Promise<InspectedRun> {
  const compiled = await interpreter.compiled(program, alive)
  const inspecting = { kind: 'inspecting', code: compiled.code, order } as const
  const told = { isTold: true, sought: [] }
  const limitMs = order.limitMs + linesMs(order.lines)
  const { attempt, end } = rerun({ now, alive }, program, compiled, told, inspecting, limitMs)
  if (attempt.inspector === undefined) throw new Error('Nothing was inspected')
  const { inspection, values } = attempt.inspector.told(end)
  return { inspection: inspectionOf(inspection, values, order, attempt.digests), isBroken: false }
}
