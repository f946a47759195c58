/** Diagnoses the run in the panel once it has ended. */
import type { OwnDiagnosis, OwnRun } from '../../../app/own/own.ts'
import type { BackgroundWorkshop } from '../../../app/workers/backgroundClient.ts'
import type { OwnProgram, Probed, ProbeLimits } from '../../../worker/ownProtocol.ts'
import { createDiagnosing, type WrongProgram } from './diagnosing.ts'
import { isWrong } from './recordedRuns.ts'

interface RunDependencies extends BackgroundWorkshop {
  /** Resolves in a later task, so that other questions about the run go first. */
  readonly pause: () => Promise<void>
  /** Makes the worker run the program on another board. */
  readonly ask: (program: OwnProgram, limits: ProbeLimits) => void
  readonly tell: (diagnosis: OwnDiagnosis | undefined) => void
}

/** A run that has ended, and how its program was run. */
export interface EndedRun extends WrongProgram {
  readonly run: OwnRun
  /** False if the program wrote nothing in any form of input. */
  readonly isInputKnown: boolean
}

export function createRunDiagnosis({ pause, ask, tell, ...workshop }: RunDependencies) {
  let ended: EndedRun | undefined
  let answer: ((probed: Probed | undefined) => void) | undefined
  const diagnosing = createDiagnosing(workshop, (program, limits) => {
    ask(program, limits)
    return new Promise((resolve) => {
      answer = resolve
    })
  })

  async function start(mine: EndedRun, whenRun: () => void): Promise<void> {
    await pause()
    if (ended !== mine) return
    const found = await diagnosing.diagnosis(mine, whenRun)
    if (ended === mine) tell(found)
  }

  return {
    /** @param whenRun called once the program has run on the small boards, or if it is not diagnosed */
    diagnose(mine: EndedRun, whenRun: () => void): void {
      if (!isDiagnosable(mine)) return whenRun()
      ended = mine
      tell({ kind: 'looking' })
      void start(mine, whenRun)
    },
    /** The program has run on another board. */
    probed: (probed: Probed) => answer?.(probed),
    /** The worker died: what it has run so far must do. */
    giveUp: () => answer?.(undefined),
    /** Ignores the previous run. */
    drop(): void {
      ended = undefined
      diagnosing.drop()
    },
  }
}

/** True if the program is wrong, its form of input is known, and it reads its puzzle from there. */
function isDiagnosable({ run, program, isInputKnown }: EndedRun): boolean {
  const { verdict, io, isForeign } = run
  if (!isWrong(verdict) || isForeign || !isInputKnown || program.optimized) return false
  return program.input.kind === 'call' || (program.input.kind === 'stdin' && io?.input !== 'unread')
}
