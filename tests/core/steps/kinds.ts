import { stepperOf } from '../../../src/core/programs/registry.ts'
import type { Extent, Strategy } from '../../../src/core/search/strategy.ts'
import type { StepKind } from '../../../src/core/steps/step.ts'

/** Returns the kinds of steps that a program declares for an extent. */
export function stepKindsOf(strategy: Strategy, extent: Extent): readonly StepKind[] {
  const { kinds } = stepperOf(strategy)
  return [...kinds.always, ...kinds[extent]]
}
