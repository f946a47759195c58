import type { OwnProgram } from '../../ownProtocol.ts'
import { type InspectionOrder, inspectionOf } from '../inspection.ts'
import type { InspectedRun, InspectionSurroundings } from '../ownHost.ts'
import { linesMs } from '../rerunLimit.ts'
import { rerun } from './rerun.ts'
import type { CompiledPrograms } from './runnables.ts'

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export async function inspectedRun(
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
