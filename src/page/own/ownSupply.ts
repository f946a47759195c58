/** Runs the user's program for a session and records its writes as a trace. */
import { latest, still } from '../../calls/latest.ts'
import { type Kind, Lost } from '../../calls/question.ts'
import { updateToolStatuses, type ToolStorage } from './keptTools.ts'
import { AUTO_INPUT, chosenProgram, isLost, isVerdictPending, type OwnRun, type OwnVerdict } from './own.ts'
import { unfinished } from '../../runner/fetched.ts'
import { ownLoss, OwnWorkers, type OwnWorkshop } from '../../runner/workers.ts'
import { isReadable } from '../player/rate.ts'
import type { BackgroundWorkshop } from '../background/background.ts'
import type { ModelledSupply } from '../session/origin.ts'
import { destinationOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { SessionProgram } from '../session/session.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'
import type { AppState } from '../store/state.ts'
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import { recordedProgram } from '../../search/debugging/recordedProgram.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { ownProgram } from '../../runner/run/ownProgram.ts'
import { puzzleInSource, readsInput } from '../../runner/text/ownPuzzle.ts'
import { hasCode } from '../../runner/text/sourceText.ts'
import type { OwnProgram, RecordingTold, RunEnd } from '../../runner/questions.ts'
import type { FindStopOrder, FindStopReport, TraceQuestions } from '../../search/worker/solverQuestions.ts'
import {
  type Decision,
  decision,
  type FinishedAttempt,
  type Patience,
  QUIET_MS,
  understoodIn,
} from './attempts.ts'
import { userRun } from './diagnosis/recordedRuns.ts'
import { arrangedProgram, type Attempt, missedBlank } from './attempt.ts'
import { createFollowUps } from './followUps.ts'
import { languageParts } from './languages.ts'
import { limitsOf } from '../../runner/run/limits.ts'
import { type Arrangement, arrangements, choiceElsewhere, usualForm } from './ownInput.ts'
import { OwnRecording } from '../../runner/run/ownRecording.ts'
import { isSolution, judgeOfAnswer, verdictOn } from './ownVerdict.ts'
import { createReruns, type RunAsker } from '../../runner/run/reruns.ts'
import { SteadyLine } from './steadyLine.ts'
import { initialRun, panelPlace, backgroundPlace } from './runPlace.ts'

interface OwnDependencies extends OwnWorkshop, BackgroundWorkshop {
  /** Resolves in a later task, after queued work. */
  readonly nextTask: () => Promise<void>
  /** Returns the time in ms. */
  readonly now: () => number
  /** Storage of the compiler and the interpreters. */
  readonly toolStorage: ToolStorage
}

/** The current run, in progress or ended. */
interface Running {
  readonly recording: OwnRecording
  readonly model: ProgramModel
  readonly text: string
  readonly language: OwnLanguage
  readonly steadyLine: SteadyLine
  /** Undefined until the form of input is chosen. */
  attempt: Attempt | undefined
  /** Other arrangements, tried next if the program misreads its input. */
  remaining: readonly Arrangement[]
  /** Attempts that ended before `attempt`, with other forms of input. */
  readonly endings: readonly FinishedAttempt[]
  /** End of the attempt, as the worker reported it. */
  end: RunEnd | undefined
  isOver: boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** A rerun to an event that the run reached later than this keeps the diagnosis waiting for seconds. */
const LONG_RERUN_MS = 1000

interface OwnSupply extends ModelledSupply {
  /** Answers questions about the latest run once it has ended. */
  readonly asker: RunAsker
}

/**
 * Creates the supply of a session's trace.
 * @param onReport receives each state of the run, undefined once it is dropped; without `onReport`, the program panel
 * shows the run
 */
export function ownSupply(
  get: Get,
  set: Set,
  listener: TraceListener,
  onReport: ((run: OwnRun | undefined) => void) | undefined,
  { nextTask, now, toolStorage, ...workshop }: OwnDependencies,
): OwnSupply {
  const {
    isInPanel,
    latest: shownRun,
    keep,
  } = onReport === undefined ? panelPlace(get, set) : backgroundPlace(onReport)
  let running: Running | undefined
  /** A run, from its start to its verdict. */
  const runs = latest()
  const workers = new OwnWorkers(workshop)
  const reruns = createReruns({
    endedRun() {
      if (running?.attempt === undefined || !running.isOver) return undefined
      const { language, recording, end } = running
      // The interpreter was lost before the program wrote a digit.
      if (recording.trace.frontier.event === 0 && isLost(shownRun())) return undefined
      return { language, program: running.attempt.program, recording, digests: end?.digests ?? [] }
    },
    isReadable: () => isReadable(get()) && !isRerunTooSoon(),
    workers,
    listener,
  })
  const followUps = createFollowUps({
    ...workshop,
    nextTask,
    now,
    workers,
    report(part) {
      change(part)
      // Lines at the end of the run have waited for the diagnosis.
      if ('diagnosis' in part) listener.linesArrived()
    },
  })

  /**
   * True if the page shows the end of a long run by itself, while the run is judged or diagnosed: to run the program
   * again for the lines there would keep the diagnosis waiting.
   */
  function isRerunTooSoon(): boolean {
    const run = shownRun()
    if (!isInPanel || run === undefined || running === undefined) return false
    const { event } = destinationOf(frontOf(get()))
    const isAtEnd = event >= running.recording.trace.frontier.event
    if (!isAtEnd || running.recording.elapsedMsAt(event) <= LONG_RERUN_MS) return false
    return isVerdictPending(run.verdict) || run.diagnosis?.kind === 'looking'
  }

  /** Changes the shown state of the latest run; a no-op if there is none. */
  function change(part: Partial<OwnRun>): void {
    const run = shownRun()
    if (run !== undefined) keep({ ...run, ...part })
  }

  /** Asks the recording; the search for a stop goes on through lines, which are not recorded. */
  async function* ask<K extends Kind<TraceQuestions>>(
    kind: K,
    order: TraceQuestions[K]['order'],
    signal: AbortSignal,
  ): AsyncGenerator<TraceQuestions[K]['tell'], void, void> {
    const answers = running?.recording.source.ask(kind, order, signal)
    if (answers === undefined) return
    if (kind !== 'findStop') return yield* answers
    // Both types are those of the kind `findStop`.
    yield* reruns.findStop(order as FindStopOrder, answers as AsyncIterable<FindStopReport>, signal)
  }

  /**
   * Ends the run as failed, with what went wrong.
   * @param run the shown run, or the one that was to be shown first
   * @throws the error if the run has its verdict already
   */
  function crash(error: unknown, run = shownRun()): void {
    if (run === undefined || !isVerdictPending(run.verdict)) throw error
    runs.stop()
    const reason = error instanceof Error ? error.message : String(error)
    const failed: OwnRun = { ...run, verdict: { kind: 'failed', reason }, fetched: undefined }
    keep(failed)
    if (endTrace()) return
    // Drops the run with its trace.
    listener.failed({ kind: 'crashed', message: reason })
    keep(failed)
  }

  /** Ends the trace of a run that has failed. @returns false if there is none, or if that fails, too */
  function endTrace(): boolean {
    if (running === undefined) return false
    running.isOver = true
    try {
      running.recording.end()
      return true
    } catch {
      return false
    }
  }

  /** Ends the run with its verdict. */
  function settle(verdict: OwnVerdict, part: Partial<OwnRun> = {}): void {
    const current = running
    if (current === undefined || current.isOver) return
    const { recording, language } = current
    current.isOver = true
    try {
      recording.end()
      const { elapsedMs } = recording
      const { event: recorded, solutions: found } = recording.trace.frontier
      const { events = recorded } = part
      const solutions = events > recorded ? undefined : found
      change({ verdict, fetched: undefined, elapsedMs, ...part, events, solutions })
      if (isInPanel) followUp(current)
      // The compiler caches more with each program: refresh its size.
      if (language === 'cpp') void updateToolStatuses(get, set, toolStorage)
      listener.linesArrived()
    } catch (error) {
      crash(error)
    }
  }

  /** Compares the ended run with the built-in programs, and diagnoses it. */
  function followUp({ recording, language, attempt, endings, end }: Running): void {
    const run = shownRun()
    if (run === undefined) return
    followUps.compare(recording, run)
    if (attempt === undefined) return
    // If the program wrote nothing after several forms of input, it is unknown which form it reads.
    const isInputKnown = endings.length === 0 || recording.trace.frontier.event > 0
    const recorded = () => userRun(recording, run)
    const isCutOff = run.verdict.kind === 'time-limit' || run.verdict.kind === 'stopped'
    const ended = { ...attempt, language, run, isInputKnown, isCutOff, recorded }
    followUps.diagnose(ended, end?.isLight === true, get().own?.shownFinding)
  }

  /**
   * Runs the program with one form of its input, and shows what happens. Then judges it, and ends the run or makes
   * another attempt.
   */
  async function attempt(
    first: Running,
    arrangement: Arrangement,
    patience: Patience,
    signal: AbortSignal,
  ): Promise<void> {
    first.attempt = attemptWith(first, arrangement, patience)
    const { program } = first.attempt
    change({ judge: arrangement.judge })
    let current = first
    let end: RunEnd | undefined
    try {
      for await (const told of run(current.language, program, patience, signal)) {
        if (told.type === 'again') current = recordAgain(current)
        else if (told.type !== 'ended') show(current, told)
        else {
          end = told
          break
        }
      }
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      const { kind, reason } = ownLoss(error.loss)
      return settle({ kind, reason })
    }
    signal.throwIfAborted()
    if (end === undefined) throw new Error('The run has no end')
    current.end = end
    current.recording.reach(end.elapsedMs)
    await conclude(current, end, signal)
  }

  /** Runs and records a program: all that happens, until its end. */
  function run(
    language: OwnLanguage,
    program: OwnProgram,
    patience: Patience,
    signal: AbortSignal,
  ): AsyncIterable<RecordingTold> {
    const limits = { ...limitsOf(language), quietMs: QUIET_MS[patience] }
    return workers.ask(language, 'run', { program, limits }, signal)
  }

  /** Shows what happens in a run. */
  function show(
    { recording, steadyLine }: Running,
    told: Exclude<RecordingTold, { readonly type: 'again' | 'ended' }>,
  ): void {
    switch (told.type) {
      case 'fetching':
        return change({ fetched: unfinished(told) })
      case 'loaded':
        void updateToolStatuses(get, set, toolStorage)
        return change({ fetched: undefined, verdict: { kind: 'running' } })
      case 'running':
        recording.reach(told.elapsedMs)
        // An interpreter that was already loaded sends no `loaded`.
        return change({
          elapsedMs: told.elapsedMs,
          stillAt: steadyLine.next(told.line),
          fetched: undefined,
          verdict: { kind: 'running' },
        })
      case 'compiling':
        void updateToolStatuses(get, set, toolStorage)
        return change({ fetched: undefined, verdict: { kind: 'compiling' } })
      case 'recorded':
      case 'packed':
        return recording.add(told)
      default:
        return assertNever(told)
    }
  }

  /** Restarts the recording, because the worker mistook the board, or the program runs with another form of input. */
  function recordAgain(previous: Running): Running {
    const { recording, text, language } = previous
    recording.discard()
    running = { ...previous, ...recordingOf(recording.givens, text, language) }
    running.recording.source.reportProgress()
    return running
  }

  /** Judges an ended attempt. Then ends the run, or makes an attempt with the next form of input. */
  async function conclude(current: Running, end: RunEnd, signal: AbortSignal): Promise<void> {
    await still(current.recording.drained(), signal)
    if (current.attempt === undefined) return
    const { outcome, output: printed, errors = '', diagnostics, elapsedMs, events, hidden, io } = end
    const { text, endings, remaining } = current
    const { arrangement, judged, patience } = current.attempt
    const { verdict, output } = verdictOn(outcome, printed, judged)
    const isUsualForm = arrangement.form === usualForm(get().puzzle.format)
    const ownPuzzle =
      shownRun()?.ownPuzzle ?? (io?.input === 'unread' ? puzzleInSource(text, judged.grid) : undefined)
    const part: Partial<OwnRun> = {
      output: [output, errors].filter((shown) => shown.trim() !== '').join('\n'),
      printed: outcome.kind === 'finished' && outcome.answer !== undefined ? printed : '',
      diagnostics,
      events,
      hidden,
      io,
      form: isUsualForm || (io?.input ?? 'unread') === 'unread' ? undefined : arrangement.form?.id,
      otherBlank: missedBlank({ verdict, events, arrangement }, current),
      ownPuzzle,
      hasSolvedOwn: verdict.kind === 'wrong-answer' && isSolution(ownPuzzle, outcome, printed, judged),
    }
    const latestEnding: FinishedAttempt = { arrangement, verdict, events, elapsedMs, patience, io, part }
    const decided = decision(endings, latestEnding, remaining)
    if (decided.kind === 'run') return tryNext(current, decided, latestEnding, signal)
    const { ending, isForeign } = decided
    const isLatest = ending === latestEnding
    const others = [...endings.map((each) => each.arrangement), ...remaining].map((each) => each.judge)
    const judge = isLatest ? judgeOfAnswer(outcome, printed, judged, others) : ending.arrangement.judge
    current.attempt = attemptWith(current, { ...ending.arrangement, judge }, patience)
    const said = isLatest ? verdictOn(outcome, printed, { ...judged, judge }).verdict : ending.verdict
    const understood = understoodIn({ ...ending, verdict: said }, judge)
    settle(said, { ...ending.part, isForeign, understood })
  }

  /** Discards the attempt and runs the program with another form of its input. */
  function tryNext(
    current: Running,
    { arrangement, remaining, patience }: Extract<Decision, { readonly kind: 'run' }>,
    ending: FinishedAttempt,
    signal: AbortSignal,
  ): Promise<void> {
    const endings = [...current.endings, ending]
    const next = recordAgain({ ...current, remaining, endings, end: undefined })
    return attempt(next, arrangement, patience, signal)
  }

  /** Returns the attempt that runs a program with an arrangement. */
  function attemptWith(
    { text, language, recording }: Running,
    arrangement: Arrangement,
    patience: Patience,
  ): Attempt {
    const { own, puzzle } = get()
    const optimized = isInPanel && language === 'cpp' && own?.optimizes === true
    const givens = Uint8Array.from(recording.givens)
    return { ...arrangedProgram({ text, givens, optimized, puzzle }, arrangement), patience }
  }

  /** Chooses the forms of input for a new run, and runs the program with the likeliest. */
  async function start(current: Running, signal: AbortSignal): Promise<void> {
    const { own, puzzle, judge } = get()
    const { text, language } = current
    current.recording.source.reportProgress()
    // Let the page render that the run starts.
    await still(nextTask(), signal)
    if (!hasCode(text, language)) return settle({ kind: 'no-code' })
    const chosen = own?.input ?? AUTO_INPUT
    const choice = isInPanel ? chosen : choiceElsewhere(chosen, text, language)
    const [likeliest, ...others] = arrangements(text, language, choice, puzzle, judge.chosen)
    current.remaining = others
    const isSelfContained = likeliest.form !== undefined && !readsInput(text, language)
    if (isSelfContained) change({ ownPuzzle: puzzleInSource(text, puzzle.grid) })
    const patience = others.length === 0 || isSelfContained ? 'whole' : 'first'
    await attempt(current, likeliest, patience, signal)
  }

  function begin(givens: Givens, program: SessionProgram): void {
    drop()
    if (program.kind !== 'own') throw new RangeError('Not a program of the user’s own')
    const { language } = program
    const { own } = get()
    const chosen = own && chosenProgram(own, language)
    const text = chosen?.text ?? ''
    const begun = initialRun(language, text, chosen?.id)
    void runs.run(async (signal) => {
      try {
        running = {
          ...recordingOf(givens, text, language),
          text,
          language,
          attempt: undefined,
          remaining: [],
          endings: [],
          end: undefined,
          isOver: false,
        }
        keep(begun)
        await start(running, signal)
      } catch (error) {
        if (!signal.aborted) crash(error, shownRun() ?? begun)
      }
    })
  }

  /** Creates an empty recording of a program, and what explains it. */
  function recordingOf(
    givens: Givens,
    text: string,
    language: OwnLanguage,
  ): Pick<Running, 'recording' | 'model' | 'steadyLine'> {
    const recording = new OwnRecording(
      givens,
      listener,
      { pause: nextTask, now },
      () => {
        runs.stop()
        settle({ kind: 'stopped' })
      },
      (error) => {
        runs.stop()
        // Writes that no board allows come from a worker that is broken.
        if (error instanceof RangeError) settle({ kind: 'broken', reason: error.message })
        else crash(error)
      },
    )
    const recorded = recordedProgram({ givens, text, language: languageParts(language).listing }, (number) =>
      recording.trace.chunk(number),
    )
    const model = ownProgram(recorded, reruns.around, { text, language })
    return { recording, model, steadyLine: new SteadyLine() }
  }

  function drop(): void {
    const dropped = running
    running = undefined
    runs.stop()
    reruns.drop()
    followUps.drop()
    dropped?.recording.source.drop()
    if (shownRun() === undefined) return
    keep(undefined)
    // The run may have cached its compiler or interpreter for later runs: show that in their statuses.
    void updateToolStatuses(get, set, toolStorage)
  }

  return {
    source: {
      get length() {
        return running?.recording.source.length ?? 0
      },
      chunk: (number, event) => running?.recording.source.chunk(number, event),
      // No-op: recorded chunks are synchronous.
      prefetch() {},
      ask,
      stop: () => running?.recording.source.stop(),
      continue: () => running?.recording.source.continue(),
      drop,
    },
    begin,
    // Both are empty: nothing is loaded before a run of the user's program.
    prepare() {},
    change() {},
    model: () => running?.model,
    asker: reruns,
  }
}
