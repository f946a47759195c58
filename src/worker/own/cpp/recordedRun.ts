import { type Hidden, hiddenSteps, type Outcome } from '../../../core/own/outcome.ts'
import type { OwnLimits, OwnProgram, OwnReply } from '../../ownProtocol.ts'
import type { RecordedRun, RunSurroundings } from '../shared/ownHost.ts'
import { Attempt } from './attempt.ts'
import type { Compilation } from './compiler.ts'
import { type AttemptPlan, firstPlan, nextPlan } from './attemptPlan.ts'
import { withoutLibraryError } from './libraryErrors.ts'
import type { CompiledProgram, CompiledPrograms } from './runnables.ts'

/** Compiles a program, runs it to its end, and posts what it writes and how it ends. */
export async function recordedRun(
  { interpreter, post, now }: RunSurroundings<CompiledPrograms>,
  run: number,
  program: OwnProgram,
  limits: OwnLimits,
): Promise<RecordedRun> {
  const { input } = program
  if (input.kind === 'call' && !mentions(program.source, input.name)) {
    post({ ...NOTHING_RUN, run, outcome: { kind: 'no-function', name: input.name } }, [])
    return NOTHING_RECORDED
  }
  const compiled = await interpreter.compiled(program, () => post({ type: 'compiling', run }, []))
  const { module, isTooLarge, diagnostics, report } = compiled.compilation
  if (module !== undefined) return judgedRun({ post, now }, run, program, compiled, limits)
  if (isTooLarge) {
    const outcome = { kind: 'memory-limit', line: undefined } as const
    post({ ...NOTHING_RUN, run, outcome, diagnostics }, [])
    return NOTHING_RECORDED
  }
  const error = diagnostics.find(({ severity }) => severity === 'error')
  const { line, column, message } = error ?? { line: undefined, column: undefined, message: report }
  const outcome = { kind: 'compile-error', line, column, message } as const
  post({ ...NOTHING_RUN, run, outcome, errors: report, diagnostics }, [])
  return NOTHING_RECORDED
}

/** The report on a program that has not been run, besides its outcome. */
const NOTHING_RUN = {
  type: 'ended',
  output: '',
  errors: '',
  diagnostics: [],
  elapsedMs: 0,
  events: 0,
  hidden: undefined,
} as const
const NOTHING_RECORDED: RecordedRun = { digests: [], isBroken: false }

/** @param name with its class, if it has one */
function mentions(source: string, name: string): boolean {
  return name.split('.').every((part) => new RegExp(`\\b${part}\\b`).test(source))
}

function judgedRun(
  { post, now }: Pick<RunSurroundings<CompiledPrograms>, 'post' | 'now'>,
  run: number,
  program: OwnProgram,
  compiled: CompiledProgram,
  limits: OwnLimits,
): RecordedRun {
  let plan = firstPlan(program)
  let hasPosted = false
  for (;;) {
    const attempt = new Attempt(
      {
        now,
        beat: (elapsedMs) => post({ type: 'running', run, elapsedMs }, []),
        post(part, transfer) {
          hasPosted = true
          post({ ...part, run }, transfer)
        },
      },
      program,
      limits,
      compiled.runnable({ watched: plan.watched, isTold: false, sought: [] }),
      plan,
    )
    const outcome = attempt.outcome()
    if (outcome !== undefined) {
      compiled.remember(program, plan)
      const hidden = hiddenOf(program, plan, attempt, outcome)
      post(ended(run, attempt, outcome, hidden, compiled.compilation), [])
      return { digests: attempt.digests, isBroken: false }
    }
    plan = nextPlan(plan, attempt)
    if (hasPosted) post({ type: 'again', run }, [])
    hasPosted = false
  }
}

function hiddenOf(
  { optimized }: OwnProgram,
  { isUnseen, boards }: AttemptPlan,
  { recorder }: Attempt,
  outcome: Outcome,
): Hidden | undefined {
  if (optimized) return 'optimized'
  const { events } = recorder
  return hiddenSteps({ outcome, events, hasBoard: boards.length > 0, isMistaken: isUnseen })
}

function ended(
  run: number,
  { output, errors, recorder, meter }: Attempt,
  outcome: Outcome,
  hidden: Hidden | undefined,
  { diagnostics }: Compilation,
): OwnReply {
  return {
    type: 'ended',
    run,
    outcome,
    output: output.text,
    errors: outcome.kind === 'runtime-error' ? withoutLibraryError(errors.text) : errors.text,
    diagnostics,
    elapsedMs: meter.elapsedMs,
    events: recorder.events,
    hidden,
  }
}
