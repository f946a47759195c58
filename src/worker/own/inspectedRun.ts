import type { OwnProgram } from '../ownProtocol.ts'
import { type InspectionOrder, inspectionOf } from './inspection.ts'
import type { Interpreter } from './interpreter.ts'
import type { InspectedRun, InspectionSurroundings } from './ownHost.ts'
import { rerun } from './rerun.ts'
import { RerunLimit } from './rerunLimit.ts'

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export function inspectedRun(
  surroundings: InspectionSurroundings<Interpreter>,
  program: OwnProgram,
  order: InspectionOrder,
): InspectedRun {
  const { event, lines, limitMs } = order
  const wanted = { inspect: { event, lines } }
  const limit = () => new RerunLimit(limitMs, event, lines)
  const { told, digests, isBroken } = rerun(surroundings, program, wanted, limit)
  return { inspection: told && inspectionOf(...told, order, digests), isBroken }
}
