import { stepperOf } from '../../../src/search/programs/registry.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import type { StepKind } from '../../../src/search/steps/step.ts'

/** Returns the kinds of steps that a program declares for an extent. */
export function stepKindsOf(strategy: Strategy, extent: Extent): readonly StepKind[] {
  const { kinds } = stepperOf(strategy)
  return [...kinds.always, ...kinds[extent]]
}
