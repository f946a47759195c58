/** After a run of the user's program: starts the timing of the program and, if the program is wrong, finds out why. */
import { latest, still } from '../../../calls/latest.ts'
import type { OwnDiagnosis, OwnRun, ShownFinding } from '../own.ts'
import type { BackgroundWorkshop } from '../../background/background.ts'
import { createDiagnosing, type Probe, type ReadValues, type WrongProgram } from './diagnosing.ts'
import { isWrong } from './recordedRuns.ts'

/**
 * Runs longer than this are timed last: after the diagnosis has run the program on boards of its own. Otherwise the
 * diagnosis would wait for seconds.
 */
const LONG_RUN_MS = 300

interface RunDependencies extends BackgroundWorkshop {
  /** Resolves in a later task of the event loop, so that other requests about the run are sent first. */
  readonly pause: () => Promise<void>
  readonly probe: Probe
  readonly read?: ReadValues
  /** Takes the diagnosis to show. */
  readonly tell: (diagnosis: OwnDiagnosis | undefined) => void
}

/** A run that has ended, and how its program was run. */
export interface EndedRun extends WrongProgram {
  readonly run: OwnRun
  /** False if several forms of input were tried and nothing was written: which form the program reads is unknown. */
  readonly isInputKnown: boolean
}

export function createRunDiagnosis({ pause, probe, read, tell, ...workshop }: RunDependencies) {
  const diagnoses = latest()
  const diagnosis = createDiagnosing(workshop, probe, read)

  return {
    /**
     * Times the run's program and finds out why it is wrong, if it is. A long run is timed last.
     * @param shown the finding that the page shows, if any: its diagnosis is kept if the run has its program and board
     * @param time starts the timing
     */
    diagnose(ended: EndedRun, shown: ShownFinding | undefined, time: () => void): void {
      const isLong = ended.run.elapsedMs > LONG_RUN_MS
      if (!isLong) time()
      const timeLong = () => isLong && time()
      const isKnown = shown?.text === ended.run.text && shown.grid === ended.judged.grid
      if (isKnown || !isDiagnosable(ended)) {
        if (isKnown) tell(shown.diagnosis)
        return void timeLong()
      }
      tell({ kind: 'looking' })
      void diagnoses.run(async (signal) => {
        await still(pause(), signal)
        let found: OwnDiagnosis | undefined
        try {
          found = await still(
            diagnosis({ ...ended, hasOwnBoard: !canBeProbed(ended) }, signal, timeLong),
            signal,
          )
        } finally {
          // Also if that has failed: nothing is looked for any more.
          if (!signal.aborted) tell(found)
        }
      })
    },
    /** Cancels the diagnosis in progress, if any: it is not reported. */
    drop: diagnoses.stop,
  }
}

/**
 * True if the program is wrong, or was stopped after it had written to the board, is not optimized, and reads its puzzle
 * from an input of known form, or has the puzzle of the page in its text; or if it fails with an error.
 */
function isDiagnosable(ended: EndedRun): boolean {
  const { run, program, isInputKnown, recorded } = ended
  const { verdict, isForeign } = run
  const isStopped = verdict.kind === 'stopped' && run.events > 0
  if (!(isWrong(verdict) || isStopped) || isForeign || program.optimized) return false
  // An error tells its cause, whatever the input was.
  if (verdict.kind === 'runtime-error') return true
  if (!isInputKnown) return false
  if (program.input.kind === 'call') return true
  if (program.input.kind !== 'stdin') return false
  return !readsNothing(run) || (run.ownPuzzle === undefined && recorded()?.hasBoard === true)
}

/** True if the program can run on other boards: it is called with them, or reads them in a form that is known. */
function canBeProbed({ run, program, isInputKnown }: EndedRun): boolean {
  return isInputKnown && (program.input.kind === 'call' || !readsNothing(run))
}

function readsNothing({ io }: OwnRun): boolean {
  return io?.input === 'unread'
}
