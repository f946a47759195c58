/** Finds out why the program in the panel is wrong: runs it on small boards after its run has ended. */
import { BackgroundClient, type BackgroundWorkshop } from '../../../app/workers/backgroundClient.ts'
import type { OwnDiagnosis, OwnRun, OwnVerdict } from '../../../app/own/own.ts'
import { BATTERY, type BatteryBoard } from '../../../core/diagnosis/battery.ts'
import type { BatteryRun } from '../../../core/diagnosis/diagnosis.ts'
import type { RecordedRun } from '../../../core/diagnosis/recordedRun.ts'
import type { Grid } from '../../../core/grid.ts'
import type { OwnProgram, Probed, ProbeLimits } from '../../../worker/ownProtocol.ts'
import { PROBE_LIMITS } from '../limits.ts'
import type { Arrangement } from '../ownInput.ts'
import { type JudgedCase, verdictOn } from '../ownVerdict.ts'
import { probedRun, runVerdict } from './recordedRuns.ts'

/** Verdicts on programs that ran, and are wrong. */
const WRONG: ReadonlySet<OwnVerdict['kind']> = new Set([
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
  'time-limit',
  'memory-limit',
  'output-limit',
])

/** Small boards on which a program may run until it is cut off: more would tell the same. */
const MOST_CUT_OFF = 3

interface DiagnosingDependencies extends BackgroundWorkshop {
  /** Resolves in a later task, so that other questions about the run go first. */
  readonly pause: () => Promise<void>
  /** Makes the worker run the program on a small board. */
  readonly ask: (program: OwnProgram, limits: ProbeLimits) => void
  readonly tell: (diagnosis: OwnDiagnosis | undefined) => void
}

/** A run that has ended, and how its program was run. */
export interface EndedRun {
  readonly run: OwnRun
  readonly program: OwnProgram
  readonly arrangement: Arrangement
  readonly judged: JudgedCase
  readonly isInputKnown: boolean
  /** Reads the recording. */
  readonly recorded: () => RecordedRun | undefined
}

interface Work extends EndedRun {
  readonly whenRun: () => void
  /** Boards to run, the next one first. */
  readonly boards: BatteryBoard[]
  readonly battery: BatteryRun[]
  cutOff: number
}

export function createDiagnosing({ pause, ask, tell, ...workshop }: DiagnosingDependencies) {
  let work: Work | undefined
  const background = new BackgroundClient(
    workshop,
    (report) => {
      if (report.job !== 'diagnosis' || !report.isDone || work === undefined) return
      const { found } = report
      const { grid } = work.judged
      work = undefined
      tell(found && { kind: 'found', found, grid })
    },
    () => {
      work = undefined
      tell(undefined)
    },
  )

  async function start(mine: Work): Promise<void> {
    await pause()
    if (work === mine) next(mine)
  }

  /** Asks for the run on the next board, or for the diagnosis after the last one. */
  function next(mine: Work): void {
    const [board] = mine.boards
    if (board === undefined) conclude(mine)
    else ask(programOn(mine, board.grid), PROBE_LIMITS)
  }

  function conclude({ recorded, battery, whenRun }: Work): void {
    whenRun()
    const own = recorded()
    if (own !== undefined) background.ask({ job: 'diagnosis', order: { own, battery } })
  }

  return {
    /**
     * Starts after the latest run has ended.
     * @param whenRun called once the program has run on the small boards, or if it is not diagnosed
     */
    diagnose(ended: EndedRun, whenRun: () => void): void {
      if (!isDiagnosable(ended)) return whenRun()
      work = { ...ended, whenRun, boards: [...BATTERY], battery: [], cutOff: 0 }
      tell({ kind: 'looking' })
      void start(work)
    },
    /** The program has run on the board that was asked for. */
    probed(reply: Probed): void {
      const board = work?.boards.shift()
      if (work === undefined || board === undefined) return
      work.battery.push(...judgedRun(work, board, reply))
      if (reply.isComplete && CUT_OFF.has(reply.outcome.kind) && ++work.cutOff === MOST_CUT_OFF)
        work.boards.length = 0
      next(work)
    },
    /** The worker died: what it has run so far must do. */
    giveUp(): void {
      if (work === undefined || work.boards.length === 0) return
      work.boards.length = 0
      conclude(work)
    },
    /** Ignores the previous run. */
    drop(): void {
      if (work === undefined) return
      work = undefined
      background.drop()
    },
  }
}

const CUT_OFF: ReadonlySet<Probed['outcome']['kind']> = new Set([
  'time-limit',
  'memory-limit',
  'output-limit',
])

/** True if the program is wrong, its form of input is known, and it reads its puzzle from there. */
function isDiagnosable({ run, program, isInputKnown }: EndedRun): boolean {
  const { verdict, io, isForeign } = run
  if (!WRONG.has(verdict.kind) || 'check' in verdict) return false
  if (isForeign || !isInputKnown || program.optimized) return false
  return program.input.kind === 'call' || (program.input.kind === 'stdin' && io?.input !== 'unread')
}

function programOn({ program, arrangement }: EndedRun, grid: Grid): OwnProgram {
  const { input } = program
  const text = `${arrangement.form?.write(grid) ?? ''}\n`
  return {
    ...program,
    input: input.kind === 'stdin' ? { kind: 'stdin', text } : input,
    givens: Uint8Array.from(grid),
  }
}

/** The run as one of the battery; none if it has no verdict. */
function judgedRun({ judged }: EndedRun, board: BatteryBoard, reply: Probed): readonly BatteryRun[] {
  const { verdict, output } = verdictOn(reply.outcome, reply.output, { ...judged, grid: board.grid })
  const kind = runVerdict(verdict)
  return kind === undefined ? [] : [{ board, run: probedRun(board.grid, reply, kind, output) }]
}
