/** Finds out why a program is wrong: runs it on small boards (the battery) after its run has ended. */
import { BackgroundClient, type BackgroundWorkshop } from '../../../app/workers/backgroundClient.ts'
import type { FoundDiagnosis } from '../../../app/own/own.ts'
import { BATTERY, type BatteryBoard } from '../../../core/diagnosis/battery.ts'
import type { BatteryRun } from '../../../core/diagnosis/diagnosis.ts'
import type { RecordedRun } from '../../../core/diagnosis/recordedRun.ts'
import type { Grid } from '../../../core/grid.ts'
import type { OwnProgram, ProbeResult, ProbeLimits } from '../../../worker/ownProtocol.ts'
import { PROBE_LIMITS } from '../limits.ts'
import type { Arrangement } from '../ownInput.ts'
import { type JudgedCase, verdictOn } from '../ownVerdict.ts'
import { probedRun, runVerdict } from './recordedRuns.ts'

/**
 * After this many runs in a row that a limit cut off, skips the rest of the battery: further runs would only be cut off
 * again.
 */
const MOST_CUT_OFF = 2

/** Runs the program on another board. Resolves with undefined if its worker is lost. */
export type Probe = (program: OwnProgram, limits: ProbeLimits) => Promise<ProbeResult | undefined>

/** A wrong program, and how it was run. */
export interface WrongProgram {
  readonly program: OwnProgram
  /** How the program gets its puzzle: a text for standard input, or a call. */
  readonly arrangement: Arrangement
  /** The puzzle of the program's run, and how its output is judged. */
  readonly judged: JudgedCase
  /** Returns the recording of the program's run; undefined if there is none. */
  readonly recorded: () => RecordedRun | undefined
}

export function createDiagnosing(workshop: BackgroundWorkshop, probe: Probe) {
  let work: WrongProgram | undefined
  /** Resolves the promise of the current request. */
  let report: ((found: FoundDiagnosis | undefined) => void) | undefined
  const background = new BackgroundClient(
    workshop,
    (reply) => {
      if (reply.job !== 'diagnosis' || !reply.isDone || work === undefined) return
      const { found } = reply
      conclude(found && { kind: 'found', found, grid: work.judged.grid })
    },
    () => conclude(undefined),
  )

  /** Ends the current request with its result. */
  function conclude(found: FoundDiagnosis | undefined): void {
    work = undefined
    report?.(found)
  }

  /** Cancels the current request, if any; its promise stays pending. */
  function drop(): void {
    if (work === undefined) return
    work = undefined
    background.drop()
  }

  return {
    /**
     * Finds out why a program is wrong, and cancels the previous request. Resolves with undefined if no reason is
     * found, if the program's run has no recording, or if the background worker is lost.
     * @param whenRun called once the runs on the small boards have ended
     */
    async diagnosis(wrong: WrongProgram, whenRun = () => {}): Promise<FoundDiagnosis | undefined> {
      drop()
      work = wrong
      const battery: BatteryRun[] = []
      const isCurrent = () => work === wrong
      for await (const run of batteryRuns(wrong, probe, isCurrent)) battery.push(run)
      return new Promise((resolve) => {
        if (!isCurrent()) return
        whenRun()
        report = resolve
        const own = wrong.recorded()
        if (own === undefined) conclude(undefined)
        else background.ask({ job: 'diagnosis', order: { own, battery } })
      })
    },
    drop,
  }
}

/** Outcomes of runs that a limit has cut off. */
const CUT_OFF: ReadonlySet<ProbeResult['outcome']['kind']> = new Set([
  'time-limit',
  'memory-limit',
  'output-limit',
])

/**
 * Runs the program on the boards of the battery in order. Ends early if its worker is lost, if the request is
 * cancelled, or if `MOST_CUT_OFF` runs in a row are cut off.
 */
async function* batteryRuns(
  wrong: WrongProgram,
  probe: Probe,
  isCurrent: () => boolean,
): AsyncGenerator<BatteryRun> {
  let cutOff = 0
  for (const board of BATTERY) {
    const probed = isCurrent() ? await probe(programOn(wrong, board.grid), PROBE_LIMITS) : undefined
    if (probed === undefined || !isCurrent()) return
    yield* judgedRun(wrong, board, probed)
    cutOff = probed.isComplete && CUT_OFF.has(probed.outcome.kind) ? cutOff + 1 : 0
    if (cutOff === MOST_CUT_OFF) return
  }
}

/** Returns the program with another puzzle in the same form of input. */
function programOn({ program, arrangement }: WrongProgram, grid: Grid): OwnProgram {
  const { input } = program
  const text = `${arrangement.form?.write(grid) ?? ''}\n`
  return {
    ...program,
    input: input.kind === 'stdin' ? { kind: 'stdin', text } : input,
    givens: Uint8Array.from(grid),
  }
}

/** Returns the run with its verdict, as an array of one; an empty array if it has no verdict. */
function judgedRun(
  { judged }: WrongProgram,
  board: BatteryBoard,
  probed: ProbeResult,
): readonly BatteryRun[] {
  const { verdict, output } = verdictOn(probed.outcome, probed.output, { ...judged, grid: board.grid })
  const kind = runVerdict(verdict)
  return kind === undefined ? [] : [{ board, run: probedRun(board.grid, probed, kind, output) }]
}
