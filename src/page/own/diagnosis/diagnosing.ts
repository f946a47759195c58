/** Finds out why a program is wrong: runs it on small boards after its run has ended. */
import { still } from '../../../calls/latest.ts'
import { answer } from '../../../calls/question.ts'
import { nothingIfLost } from '../../../runner/workers.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../background/background.ts'
import type { FoundDiagnosis } from '../own.ts'
import { BATTERY, type BatteryBoard } from '../../../runner/diagnosis/battery.ts'
import { crashExpressions, crashReason } from '../../../runner/diagnosis/crashValues.ts'
import type { BatteryRun } from '../../../runner/diagnosis/diagnosis.ts'
import type { Diagnosis, Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import type { RecordedRun } from '../../../runner/diagnosis/recordedRun.ts'
import type { Grid } from '../../../sudoku/grid.ts'
import type { OwnLanguage } from '../../../sudoku/reading/language.ts'
import type { OwnProgram, OwnQuestions, ProbeResult, ProbeLimits } from '../../../runner/questions.ts'
import { MOST_ROWS, type ValuesAnswer } from '../../../runner/run/lineValues.ts'
import { uncalledFunctions } from '../../../runner/text/uncalled.ts'
import { CUT_OFF_PROBE_MS, PROBE_LIMITS } from '../../../runner/run/limits.ts'
import type { Arrangement } from '../ownInput.ts'
import { type JudgedCase, verdictOn } from '../ownVerdict.ts'
import { probedRun, runVerdict } from './recordedRuns.ts'

/**
 * After this many runs in a row that a limit cut off, skips the rest of the battery: further runs would only be cut off
 * again.
 */
const MOST_CUT_OFF = 2

/** Runs the program on another board. Resolves with undefined if its worker is lost. */
export type Probe = (
  language: OwnLanguage,
  program: OwnProgram,
  limits: ProbeLimits,
  signal: AbortSignal,
) => Promise<ProbeResult | undefined>

/** Reads values at a line of a program, which runs again. Resolves with undefined if its worker is lost. */
export type ReadValues = (
  language: OwnLanguage,
  order: OwnQuestions['values']['order'],
  signal: AbortSignal,
) => Promise<ValuesAnswer | undefined>

/** A wrong program, and how it was run. */
export interface WrongProgram {
  readonly language: OwnLanguage
  readonly program: OwnProgram
  /** How the program gets its puzzle: a text for standard input, or a call. */
  readonly arrangement: Arrangement
  /** The puzzle of the program's run, and how its output is judged. */
  readonly judged: JudgedCase
  readonly recorded: () => RecordedRun | undefined
  /** True if the program's run was cut off at its time limit, or stopped by the user. */
  readonly isCutOff: boolean
  /** True if the program has its own puzzle, or reads it in an unknown form, so that it cannot run on the small boards. */
  readonly hasOwnBoard?: boolean
}

/** @param read explains errors by the values at their line; undefined to leave that out */
export function createDiagnosing(workshop: BackgroundWorkshop, probe: Probe, read?: ReadValues) {
  const background = new BackgroundClient(workshop)

  /**
   * Finds out why a program is wrong. Resolves with undefined if no reason is found, if the program's run has no
   * recording, or if the background worker is lost. One diagnosis at a time.
   * @param whenRun called once the runs on the small boards have ended
   */
  return async function diagnosis(
    wrong: WrongProgram,
    signal: AbortSignal,
    whenRun = () => {},
  ): Promise<FoundDiagnosis | undefined> {
    const battery: BatteryRun[] = []
    if (wrong.hasOwnBoard !== true)
      for await (const run of batteryRuns(wrong, probe, signal)) battery.push(run)
    whenRun()
    const own = wrong.recorded()
    if (own === undefined) return undefined
    const tellings = background.ask('diagnosis', { own, battery, uncalled: uncalledIn(wrong) }, signal)
    const told = await answer(tellings, signal).catch(nothingIfLost)
    if (told?.found === undefined) return undefined
    const found =
      read === undefined ? told.found : await withValues(told.found, { wrong, own, battery, read }, signal)
    return { kind: 'found', found, grid: wrong.judged.grid }
  }
}

/** Returns the functions that the program never calls; none if the page calls one. */
function uncalledIn({ program: { source, input }, language }: WrongProgram): readonly string[] {
  return input.kind === 'call' ? [] : uncalledFunctions(source, language)
}

interface Crashed {
  readonly wrong: WrongProgram
  readonly own: RecordedRun
  readonly battery: readonly BatteryRun[]
  readonly read: ReadValues
}

/** Adds to a crash, on its small board and in the user's own run, which value was wrong. */
async function withValues<Found extends Diagnosis | Fact>(
  found: Found,
  crashed: Crashed,
  signal: AbortSignal,
): Promise<Found> {
  if (found.kind !== 'crash') return found
  const explained = await crashExplained(found, crashed, signal)
  const { own } = found
  if (own === undefined) return explained
  const { sentence } = found.board === 'own' ? explained : await crashExplained(own, crashed, signal)
  return { ...explained, own: { ...own, sentence } }
}

/** Time to run the program up to its error and to read values there, in ms. */
const READING_MS = 5000
/** Events more than the recorded ones: those that do not change the board. */
const MORE_EVENTS = 20_000

async function crashExplained<One extends Finding | Fact>(
  finding: One,
  { wrong, own, battery, read }: Crashed,
  signal: AbortSignal,
): Promise<One> {
  const run = finding.board === 'own' ? own : battery.find(({ board }) => board.id === finding.board)?.run
  if (run?.outcome.kind !== 'runtime-error' || !run.isComplete) return finding
  const { line, error, message } = run.outcome
  const { language, program } = wrong
  if (line === undefined) return finding
  const place = { source: program.source, language, line, error, message }
  const expression = crashExpressions(place)
  if (expression === undefined) return finding
  const from = run.writes.length
  const query = { line, expression, from, to: from + MORE_EVENTS, most: MOST_ROWS }
  const asked = finding.board === 'own' ? program : programOn(wrong, run.givens)
  const order = { program: asked, digests: [], query, limitMs: READING_MS }
  const answered = await still(read(language, order, signal), signal)
  if (answered?.kind !== 'read' || answered.end !== 'all') return finding
  const reason = crashReason(place, answered)
  if (reason === undefined) return finding
  const { en, ko } = finding.sentence
  return {
    ...finding,
    sentence: { en: `${en} In line ${line}, ${reason.en}.`, ko: `${ko} ${line}번 줄에서 ${reason.ko}.` },
  }
}

/** Outcomes of runs that a limit has cut off. */
const CUT_OFF: ReadonlySet<ProbeResult['outcome']['kind']> = new Set([
  'time-limit',
  'memory-limit',
  'output-limit',
])

/**
 * Runs the program on the boards of the battery in order. Ends early if its worker is lost, or if `MOST_CUT_OFF` runs
 * in a row are cut off.
 */
async function* batteryRuns(
  wrong: WrongProgram,
  probe: Probe,
  signal: AbortSignal,
): AsyncGenerator<BatteryRun> {
  let cutOff = 0
  let { isCutOff } = wrong
  for (const board of BATTERY) {
    const limits = isCutOff ? { ...PROBE_LIMITS, timeMs: CUT_OFF_PROBE_MS } : PROBE_LIMITS
    const probed = await still(probe(wrong.language, programOn(wrong, board.grid), limits, signal), signal)
    if (probed === undefined) return
    yield* judgedRun(wrong, board, probed)
    cutOff = probed.isComplete && CUT_OFF.has(probed.outcome.kind) ? cutOff + 1 : 0
    isCutOff ||= probed.outcome.kind === 'time-limit'
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
