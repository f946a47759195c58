import type { OwnLimits, OwnProgram } from '../../ownProtocol.ts'
import { type InspectionOrder, inspectionOf } from '../inspection.ts'
import type { InspectedRun, InspectionSurroundings } from '../ownHost.ts'
import { Attempt } from './attempt.ts'
import { MOST_BYTES } from './layout.ts'
import { firstLooking, lookingAgain, nextLooking } from './looking.ts'
import type { CompiledPrograms } from './runnables.ts'

/** It comes to the event, as it has before: that takes longer where the lines are told, too. */
const LIMITS: OwnLimits = { timeMs: 300_000, memoryBytes: MOST_BYTES, output: 1 << 20, events: 0 }

/** Runs a program again up to an event, and on for as many lines as are wanted. */
export function inspectedRun(
  { interpreter, now, alive }: InspectionSurroundings<CompiledPrograms>,
  program: OwnProgram,
  order: InspectionOrder,
): InspectedRun {
  const compiled = interpreter.compiled(program, alive)
  const { code } = compiled
  const remembered = compiled.remembered(program)
  let looking = remembered === undefined ? firstLooking(program) : lookingAgain(remembered)
  for (;;) {
    const attempt = new Attempt(
      { now, beat: alive, post: () => undefined },
      program,
      LIMITS,
      compiled.runnable({ watched: looking.watched, isTold: true }),
      looking,
      { code, order },
    )
    const outcome = attempt.outcome()
    if (attempt.fresh.length === 0 && !attempt.recorder.isMistaken) {
      return { inspection: told(attempt, outcome !== undefined, order), isBroken: false }
    }
    looking = nextLooking(looking, attempt)
  }
}

function told({ inspector, digests }: Attempt, hasEnded: boolean, order: InspectionOrder) {
  if (inspector === undefined) throw new Error('Nothing was inspected')
  const { inspection, values } = inspector.told(hasEnded)
  return inspectionOf(inspection, values, order, digests)
}
