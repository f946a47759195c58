/** After a run of the user's program: starts the timing of the program and, if the program is wrong, finds out why. */
import type { OwnDiagnosis, OwnRun, ShownFinding } from '../../../app/own/own.ts'
import type { BackgroundWorkshop } from '../../../app/workers/background.ts'
import type { OwnProgram, ProbeResult, ProbeLimits } from '../../../worker/ownProtocol.ts'
import { createDiagnosing, type WrongProgram } from './diagnosing.ts'
import { isWrong } from './recordedRuns.ts'

/**
 * Runs longer than this are timed last: after the diagnosis has run the program on boards of its own. Otherwise the
 * diagnosis would wait for seconds.
 */
const LONG_RUN_MS = 300

interface RunDependencies extends BackgroundWorkshop {
  /** Resolves in a later task of the event loop, so that other requests about the run are sent first. */
  readonly pause: () => Promise<void>
  /** Makes the worker run the program on another board; the caller passes the result to `probed`. */
  readonly ask: (program: OwnProgram, limits: ProbeLimits) => void
  /** Takes the diagnosis to show; undefined for none. */
  readonly tell: (diagnosis: OwnDiagnosis | undefined) => void
}

/** A run that has ended, and how its program was run. */
export interface EndedRun extends WrongProgram {
  readonly run: OwnRun
  /** False if several forms of input were tried and nothing was written: which form the program reads is unknown. */
  readonly isInputKnown: boolean
}

export function createRunDiagnosis({ pause, ask, tell, ...workshop }: RunDependencies) {
  /** The run being diagnosed, or diagnosed last; undefined at first and after `drop`. */
  let ended: EndedRun | undefined
  /** Passes the result of the latest `ask` to the diagnosis, or `undefined` if the worker died. */
  let answer: ((probed: ProbeResult | undefined) => void) | undefined
  const diagnosing = createDiagnosing(workshop, (program, limits) => {
    ask(program, limits)
    return new Promise((resolve) => {
      answer = resolve
    })
  })

  async function start(mine: EndedRun, whenRun: () => void): Promise<void> {
    await pause()
    if (ended !== mine) return
    let found: OwnDiagnosis | undefined
    try {
      found = await diagnosing.diagnosis(mine, whenRun)
    } finally {
      // Also if that has failed: nothing is looked for any more.
      if (ended === mine) tell(found)
    }
  }

  return {
    /**
     * Times the run's program and finds out why it is wrong, if it is. A long run is timed last.
     * @param shown the finding that the page shows, if any: its diagnosis is kept if the run has its program and board
     * @param time starts the timing
     */
    diagnose(mine: EndedRun, shown: ShownFinding | undefined, time: () => void): void {
      const isLong = mine.run.elapsedMs > LONG_RUN_MS
      if (!isLong) time()
      const timeLong = () => isLong && time()
      const isKnown = shown?.text === mine.run.text && shown.grid === mine.judged.grid
      if (isKnown || !isDiagnosable(mine)) {
        if (isKnown) tell(shown.diagnosis)
        return void timeLong()
      }
      ended = mine
      tell({ kind: 'looking' })
      void start(mine, timeLong)
    },
    /** Receives the result of `ask`. */
    probed: (probed: ProbeResult) => answer?.(probed),
    /** Ends the wait for a worker that died. The diagnosis then uses only the boards run so far. */
    giveUp: () => answer?.(undefined),
    /** Cancels the diagnosis in progress, if any: it is not reported. */
    drop(): void {
      ended = undefined
      diagnosing.drop()
    },
  }
}

/** True if the program is wrong, is not optimized, and reads its puzzle from an input of known form. */
function isDiagnosable({ run, program, isInputKnown }: EndedRun): boolean {
  const { verdict, io, isForeign } = run
  if (!isWrong(verdict) || isForeign || !isInputKnown || program.optimized) return false
  return program.input.kind === 'call' || (program.input.kind === 'stdin' && io?.input !== 'unread')
}
