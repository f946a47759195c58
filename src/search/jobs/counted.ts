import type { Job } from '../../calls/turns.ts'
import type { CostCounter } from '../costs/cost.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { SpeedUp } from './speedUp.ts'

/**
 * Counts the cost (events and work) of several searches. Each turn advances one of them.
 * @param next returns the counter to advance; undefined when all have ended or reached their limit
 */
export function* counted<Tell>(
  next: () => CostCounter | undefined,
  report: () => Tell,
  { compile }: BackgroundTools,
): Job<Tell> {
  const speedUp = new SpeedUp(compile)
  for (let counter = next(); counter !== undefined; counter = next()) {
    counter.advance()
    speedUp.consider(counter)
    yield report
  }
  return report()
}
