import type { Outcome } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram } from '../../ownProtocol.ts'
import { NO_EVENTS } from '../shared/pages.ts'
import { Attempt, type Watching } from './attempt.ts'
import type { RerunEnd } from '../shared/lineWindow.ts'
import type { Instrumentation } from './instrumentation.ts'
import { MOST_BYTES } from './layout.ts'
import { firstPlan, planAgain, nextPlan } from './attemptPlan.ts'
import type { CompiledProgram } from './runnables.ts'

interface RerunSurroundings {
  now(): number
  /** Called several times a second. @param events so far */
  alive(events: number): void
}

/** A program that has been run again. */
interface Rerun {
  readonly attempt: Attempt
  readonly end: RerunEnd
}

/** Runs a program again, as far as those want that watch it. @param limitMs after which it is ended */
export function rerun(
  { now, alive }: RerunSurroundings,
  program: OwnProgram,
  compiled: CompiledProgram,
  told: Omit<Instrumentation, 'watched'>,
  watching: Watching,
  limitMs: number,
): Rerun {
  const limits: OwnLimits = { timeMs: limitMs, memoryBytes: MOST_BYTES, output: 1 << 20, ...NO_EVENTS }
  const remembered = compiled.remembered(program)
  let plan = remembered === undefined ? firstPlan(program) : planAgain(remembered)
  for (;;) {
    const attempt: Attempt = new Attempt(
      { now, beat: () => alive(attempt.recorder.events), post: () => undefined },
      program,
      limits,
      compiled.runnable({ watched: plan.watched, ...told }),
      plan,
      watching,
    )
    const outcome = attempt.outcome()
    if (attempt.fresh.length === 0 && !attempt.recorder.isMistaken) {
      return { attempt, end: endOf(outcome) }
    }
    plan = nextPlan(plan, attempt)
  }
}

function endOf(outcome: Outcome | undefined): RerunEnd {
  if (outcome === undefined) return 'enough'
  return outcome.kind === 'time-limit' ? 'cut' : 'ended'
}
