import { assertNever } from '../../../core/result.ts'
import type { GradeLimits, OwnReply, OwnRequest } from '../../ownProtocol.ts'
import type { Language, TimedRun } from './language.ts'
import { gradedRun } from './gradedRun.ts'
import { probedRun } from './probedRun.ts'
import { answerTo, type Question, progressReply, taskOf } from './questions.ts'
import { type RecordedRun, recordedRun } from './recordedRun.ts'
import { rerun } from './rerun.ts'

export interface HostDependencies {
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  /** Returns the time in ms. */
  now(): number
  /** Fetches and starts the interpreter or compiler. Rejects if it cannot be loaded. */
  start(progress: (bytes: number, totalBytes: number) => void): Promise<Language>
}

/**
 * Runs and grades users' programs of one language, one at a time, and answers requests about the latest run. Starts the
 * language once. When its interpreter is unusable, requests are answered by `restart`: only a new worker is free of
 * what programs left behind.
 */
export class OwnHost {
  readonly #dependencies: HostDependencies
  #language: Language | undefined
  /** True once the interpreter could not be started, broke, or grew too large for the next program. */
  #isUnusable = false
  /** Result of the last recorded run, with the run's number; undefined before the first. */
  #lastRecording: (RecordedRun & { readonly run: number }) | undefined
  /** Number of the run requested last. */
  #latestRun = 0
  /** Settles when all requests so far have been served. */
  #queue: Promise<void> = Promise.resolve()

  constructor(dependencies: HostDependencies) {
    this.#dependencies = dependencies
  }

  /** Queues a request; requests are served in order. */
  receive(request: OwnRequest): void {
    if (request.type === 'run') this.#latestRun = request.run
    this.#enqueue('run' in request ? request.run : 0, () => this.#serve(request))
  }

  /** Serves a request after those before it; if that fails, reports the failure for the run. */
  #enqueue(run: number, serve: () => void | Promise<void>): void {
    this.#queue = this.#queue.then(serve).catch((error: unknown) => {
      this.#isUnusable = true
      this.#post({ type: 'failed', run, reason: String(error) })
    })
  }

  async #serve(request: OwnRequest): Promise<void> {
    if (request.type === 'ping') return this.#post({ type: 'pong', run: request.run })
    if (this.#isUnusable) return this.#post({ type: 'restart' })
    switch (request.type) {
      case 'load':
        if (this.#language !== undefined) return this.#post({ type: 'loaded' })
        await this.#startedLanguage()
        return
      case 'run':
        return this.#record(request)
      case 'inspect':
      case 'find':
      case 'count':
      case 'values':
      case 'follow':
        return this.#answer(request)
      case 'probe':
        return this.#probe(request)
      case 'time':
        return this.#time(request)
      case 'grade':
        return this.#grade(request)
      default:
        return assertNever(request)
    }
  }

  /**
   * Returns the language (its interpreter or compiler), started if necessary; undefined if loading failed. Reports
   * `loaded` or `unloaded`.
   */
  async #startedLanguage(): Promise<Language | undefined> {
    if (this.#language !== undefined) return this.#language
    try {
      this.#language = await this.#dependencies.start((bytes, totalBytes) =>
        this.#post({ type: 'fetching', bytes, totalBytes }),
      )
    } catch (error) {
      this.#isUnusable = true
      this.#post({ type: 'unloaded', reason: String(error) })
      return undefined
    }
    this.#post({ type: 'loaded' })
    return this.#language
  }

  /** As `#startedLanguage`, but also undefined if the run is stale, i.e. a newer run was requested. */
  async #languageFor(run: number): Promise<Language | undefined> {
    if (run < this.#latestRun) return undefined
    const language = await this.#startedLanguage()
    return run < this.#latestRun ? undefined : language
  }

  /** As `#startedLanguage`, but replies `restart` and returns undefined if leftovers of earlier runs would matter. */
  async #freshLanguage(limits: GradeLimits): Promise<Language | undefined> {
    if (this.#language?.needsRestart(limits) !== true) return this.#startedLanguage()
    this.#isUnusable = true
    this.#post({ type: 'restart' })
    return undefined
  }

  async #record({ run, program, limits }: Extract<OwnRequest, { type: 'run' }>): Promise<void> {
    const language = await this.#freshLanguage(limits)
    if (language === undefined) return
    this.#lastRecording = { run, ...(await recordedRun(language, this.#dependencies, run, program, limits)) }
    this.#isUnusable = this.#lastRecording.isBroken
  }

  /** Reruns the program to answer a question about a run. */
  async #answer(question: Question): Promise<void> {
    const { run, program, limitMs } = question
    const language = await this.#languageFor(run)
    if (language === undefined) return
    if (question.type === 'count' && !language.countsLines)
      throw new RangeError('Lines of this language are not counted')
    const alive = (events: number) => this.#post(progressReply(question, events))
    const { now } = this.#dependencies
    const rerunResult = await rerun(language, { now, alive }, program, taskOf(question), limitMs)
    this.#isUnusable = rerunResult.isBroken
    this.#post(
      answerTo(question, rerunResult, this.#lastRecording?.run === run ? this.#lastRecording.digests : []),
    )
  }

  /** Records the program on another board; the recording of the run itself stays. */
  async #probe({ run, request, program, limits }: Extract<OwnRequest, { type: 'probe' }>): Promise<void> {
    const language = await this.#languageFor(run)
    if (language === undefined) return
    const { now } = this.#dependencies
    const alive = () => this.#post({ type: 'pong', run })
    const probed = await probedRun(language, { now, alive }, program, limits)
    if (probed === undefined) throw new RangeError('The program cannot be run')
    const { isBroken, ...recorded } = probed
    this.#isUnusable = isBroken
    const { writes, lines } = recorded
    this.#dependencies.post({ type: 'probed', run, request, ...recorded }, [writes.buffer, lines.buffer])
  }

  /** Runs one test case of a judge. */
  async #grade({
    run,
    case: number,
    program,
    limits,
  }: Extract<OwnRequest, { type: 'grade' }>): Promise<void> {
    const language = await this.#freshLanguage(limits)
    if (language === undefined) return
    const { now } = this.#dependencies
    const alive = () => this.#post({ type: 'pong', run })
    const { isBroken, ...graded } = await gradedRun(language, { now, alive }, program, limits)
    this.#isUnusable = isBroken
    this.#post({ type: 'graded', run, case: number, ...graded })
  }

  /** Times repeated runs of the program. */
  async #time({ run, program, mostMs }: Extract<OwnRequest, { type: 'time' }>): Promise<void> {
    const language = await this.#languageFor(run)
    if (language === undefined) return
    if (language.timed === undefined) throw new RangeError('Programs of this language are not timed')
    const { now } = this.#dependencies
    const alive = () => this.#post({ type: 'pong', run })
    this.#continueTiming(run, language.timed({ now, alive }, program, mostMs))
  }

  /**
   * Times one run of the program, then requeues itself for the next, so that queued requests go first. After the last
   * run, reports the times; reports `untimed` if another run has been recorded, or the interpreter is unusable.
   */
  #continueTiming(run: number, timing: Generator<void, TimedRun>): void {
    if (this.#isUnusable || (this.#lastRecording?.run ?? run) !== run)
      return this.#post({ type: 'untimed', run })
    const { done, value } = timing.next()
    if (done !== true) {
      setTimeout(() => this.#enqueue(run, () => this.#continueTiming(run, timing)))
      return
    }
    const { isBroken, ...times } = value
    this.#isUnusable = isBroken
    const isLight = this.#lastRecording?.run === run && this.#lastRecording.isLight
    this.#post({ type: 'timed', run, ...times, isLight })
  }

  #post(reply: OwnReply): void {
    this.#dependencies.post(reply, [])
  }
}
