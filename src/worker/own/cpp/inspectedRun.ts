import type { OwnProgram } from '../../ownProtocol.ts'
import { type InspectionOrder, inspectionOf } from '../inspection.ts'
import type { InspectedRun, InspectionSurroundings } from '../ownHost.ts'
import { rerun } from './rerun.ts'
import type { CompiledPrograms } from './runnables.ts'

/** It comes to the event, as it has before: that takes longer where the lines are told, too. */
const LIMIT_MS = 300_000

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export async function inspectedRun(
  { interpreter, now, alive }: InspectionSurroundings<CompiledPrograms>,
  program: OwnProgram,
  order: InspectionOrder,
): Promise<InspectedRun> {
  const compiled = await interpreter.compiled(program, alive)
  const inspecting = { kind: 'inspecting', code: compiled.code, order } as const
  const told = { isTold: true, sought: [] }
  const { attempt, hasEnded } = rerun({ now, alive }, program, compiled, told, inspecting, LIMIT_MS)
  if (attempt.inspector === undefined) throw new Error('Nothing was inspected')
  const { inspection, values } = attempt.inspector.told(hasEnded)
  return { inspection: inspectionOf(inspection, values, order, attempt.digests), isBroken: false }
}
