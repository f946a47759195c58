import type { ProgramModel } from '../../search/debugging/programModel.ts'
import type { Step } from '../../search/steps/step.ts'
import type { Segment } from '../../search/steps/segment.ts'
import type { Moment } from '../../search/trace/moment.ts'
import type { Position } from '../../search/trace/position.ts'
import type { ExecutionPoint } from './debugging.ts'

/**
 * Returns the execution point at a position. The position's step
 * must be in the segment.
 * @param moment state at the event of the position, where the segment starts
 * @param before the point shown last; variables that changed since are marked
 * @param overwritten the digit that the moment's latest event overwrote, if any
 */
export function executionPointAt(
  model: ProgramModel,
  moment: Moment,
  { arrival, steps, lines }: Segment,
  position: Position,
  before: ExecutionPoint | undefined,
  overwritten: number | undefined,
): ExecutionPoint {
  const step = position.step === 0 ? arrival : steps[position.step - 1]
  return {
    position,
    stepCount: steps.length,
    step,
    next: lines === 'known' ? steps.at(position.step) : undefined,
    changed: changedNames(before?.step, step),
    lines,
    frames: step?.frames ?? [],
    why: position.step === 0 ? model.why(moment) : undefined,
    choice: position.step === 0 ? model.choice(moment) : undefined,
    overwritten: position.step === 0 ? overwritten : undefined,
  }
}

/** Returns the names of new or changed variables; empty if either step is missing. */
function changedNames(before: Step | undefined, now: Step | undefined): ReadonlySet<string> {
  if (before === undefined || now === undefined) return new Set()
  const values = new Map(before.variables.map(({ name, value }) => [name, JSON.stringify(value)]))
  const changed = now.variables.filter(({ name, value }) => values.get(name) !== JSON.stringify(value))
  return new Set(changed.map(({ name }) => name))
}
