import { assertNever } from '../../../core/result.ts'
import type { OwnReply, OwnRequest } from '../../ownProtocol.ts'
import type { Language, TimedRun } from './language.ts'
import { answerTo, type Question, sayingOf, taskOf } from './questions.ts'
import { type RecordedRun, recordedRun } from './recordedRun.ts'
import { rerun } from './rerun.ts'

export interface HostDependencies {
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
  /** Fetches the interpreter or compiler, and starts it. Rejects if it does not come. */
  start(progress: (bytes: number, totalBytes: number) => void): Promise<Language>
}

/** Runs users' programs of one language, one after the other. */
export class OwnHost {
  readonly #dependencies: HostDependencies
  #language: Language | undefined
  /** The run that was recorded last. */
  #recorded: (RecordedRun & { readonly run: number }) | undefined
  #latestRun = 0
  #served: Promise<void> = Promise.resolve()

  constructor(dependencies: HostDependencies) {
    this.#dependencies = dependencies
  }

  /** Requests are served in their order. */
  receive(request: OwnRequest): void {
    if (request.type === 'run') this.#latestRun = request.run
    this.#inTurn('run' in request ? request.run : 0, () => this.#serve(request))
  }

  #inTurn(run: number, serve: () => void | Promise<void>): void {
    this.#served = this.#served.then(serve).catch((error: unknown) => {
      this.#language = undefined
      this.#post({ type: 'failed', run, reason: String(error) })
    })
  }

  async #serve(request: OwnRequest): Promise<void> {
    switch (request.type) {
      case 'ping':
        return this.#post({ type: 'pong', run: request.run })
      case 'load':
        if (this.#language !== undefined) return this.#post({ type: 'loaded' })
        await this.#started()
        return
      case 'run':
        return this.#record(request)
      case 'inspect':
      case 'find':
      case 'count':
        return this.#answer(request)
      case 'time':
        return this.#time(request)
      default:
        return assertNever(request)
    }
  }

  /** Undefined if it does not come, of which the page is told. */
  async #started(): Promise<Language | undefined> {
    if (this.#language !== undefined) return this.#language
    try {
      this.#language = await this.#dependencies.start((bytes, totalBytes) =>
        this.#post({ type: 'fetching', bytes, totalBytes }),
      )
    } catch (error) {
      this.#post({ type: 'unloaded', reason: String(error) })
      return undefined
    }
    this.#post({ type: 'loaded' })
    return this.#language
  }

  /** For a question about a run: undefined, too, if another run has been asked for, which does not wait for the answer. */
  async #startedFor(run: number): Promise<Language | undefined> {
    if (run < this.#latestRun) return undefined
    const language = await this.#started()
    return run < this.#latestRun ? undefined : language
  }

  async #record({ run, program, limits }: Extract<OwnRequest, { type: 'run' }>): Promise<void> {
    if (this.#language?.needsRestart(limits) === true) this.#language = undefined
    const language = await this.#started()
    if (language === undefined) return
    this.#recorded = { run, ...(await recordedRun(language, this.#dependencies, run, program, limits)) }
    if (this.#recorded.isBroken) this.#language = undefined
  }

  async #answer(question: Question): Promise<void> {
    const { run, program, limitMs } = question
    const language = await this.#startedFor(run)
    if (language === undefined) return
    if (question.type === 'count' && !language.countsLines)
      throw new RangeError('Lines of this language are not counted')
    const alive = (events: number) => this.#post(sayingOf(question, events))
    const { now } = this.#dependencies
    const again = await rerun(language, { now, alive }, program, taskOf(question), limitMs)
    if (again.isBroken) this.#language = undefined
    this.#post(answerTo(question, again, this.#recorded?.run === run ? this.#recorded.digests : []))
  }

  async #time({ run, program, mostMs }: Extract<OwnRequest, { type: 'time' }>): Promise<void> {
    const language = await this.#startedFor(run)
    if (language === undefined) return
    if (language.timed === undefined) throw new RangeError('Programs of this language are not timed')
    const { now } = this.#dependencies
    const alive = () => this.#post({ type: 'pong', run })
    this.#continueTiming(run, language, language.timed({ now, alive }, program, mostMs))
  }

  /** Lets whatever has been asked meanwhile go first; once another interpreter is started, nobody waits for the time. */
  #continueTiming(run: number, language: Language, timing: Generator<void, TimedRun>): void {
    if (this.#language !== language || (this.#recorded?.run ?? run) !== run) return
    const { done, value } = timing.next()
    if (done !== true) {
      setTimeout(() => this.#inTurn(run, () => this.#continueTiming(run, language, timing)))
      return
    }
    const { isBroken, ...times } = value
    if (isBroken) this.#language = undefined
    const isLight = this.#recorded?.run === run && this.#recorded.isLight
    this.#post({ type: 'timed', run, ...times, isLight })
  }

  #post(reply: OwnReply): void {
    this.#dependencies.post(reply, [])
  }
}
