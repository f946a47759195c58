import type { OwnLanguage } from '../../core/own/language.ts'
import type { ValuesQuery } from '../../core/own/lineValues.ts'
import type { VariableOrder } from '../../core/own/variableStory.ts'
import { assertNever } from '../../core/result.ts'
import type {
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  ProbeLimits,
  TargetLines,
} from '../../worker/ownProtocol.ts'
import { isOwnReply } from './ownReply.ts'
import { type RawWorker, WatchedWorker } from '../workers/watchedWorker.ts'
import { type EverySecond, type WorkerTimeouts } from '../../calls/watchedWorker.ts'

/** The part of a `Worker` that the client uses. */
export type OwnWorker = RawWorker<OwnRequest, OwnReply>

/** Creates workers, and provides the heartbeat for watching them. */
export interface OwnWorkshop {
  readonly makeOwnWorker: (language: OwnLanguage) => OwnWorker
  readonly everySecond: EverySecond
}

/** Progress or result of a run, or of loading the interpreter. */
export type RunReply = Extract<
  OwnReply,
  {
    readonly type: 'fetching' | 'loaded' | 'compiling' | 'recorded' | 'packed' | 'running' | 'again' | 'ended'
  }
>

export type TimedReply = Extract<OwnReply, { readonly type: 'timed' }>

export type CountReply = Extract<OwnReply, { readonly type: 'counting' | 'counted' }>

export type ProbeReply = Extract<OwnReply, { readonly type: 'probed' }>

export type FindReply = Extract<OwnReply, { readonly type: 'finding' | 'found' }>

export type ValuesReply = Extract<OwnReply, { readonly type: 'reading' | 'read' }>

export type FollowReply = Extract<OwnReply, { readonly type: 'following' | 'followed' }>

/** Types of the questions about the current run, or about its program. At most one of each type is pending. */
type Question = 'inspect' | 'find' | 'count' | 'values' | 'follow' | 'time' | 'probe'
type QuestionRequest = Extract<OwnRequest, { readonly type: Question }>
type RunRequest = Extract<OwnRequest, { readonly type: 'run' }>

interface Listener {
  /** Progress or result of the current run, or of loading the interpreter. */
  received(reply: RunReply): void
  /** Result of a request for the lines around an event. */
  inspected(inspection: Inspection): void
  /** Result of timing the program without tracing. */
  timed(reply: TimedReply): void
  /** Progress or result of the search for a line. */
  target(reply: FindReply): void
  /** Progress or result of counting lines. */
  counted(reply: CountReply): void
  /** Result of a run on another board. */
  probed(reply: ProbeReply): void
  /** Progress or result of reading values. */
  read(reply: ValuesReply): void
  /** Progress or result of following a variable. */
  followed(reply: FollowReply): void
  /** The interpreter failed to load, or the worker failed or is lost; the next request starts a new worker. */
  lost(kind: 'not-loaded' | 'broken', reason: string): void
}

/**
 * Heartbeats (seconds) without a message before the worker counts as lost. Generous, because an interpreter sends no
 * message while it starts, nor the compiler while it compiles the standard library's headers: on a phone, that takes
 * many seconds or a minute.
 */
const PATIENCE: Readonly<Record<OwnLanguage, WorkerTimeouts>> = {
  python: { beats: 60, beatsAtFirst: 60 },
  javascript: { beats: 60, beatsAtFirst: 60 },
  cpp: { beats: 180, beatsAtFirst: 60 },
}

/**
 * If a pending question has at least this time limit, `forget` terminates the worker, so that the next run does not
 * wait for the answer. Higher for C++, whose compiler takes longer to restart.
 */
const WAIT_MS: Readonly<Record<OwnLanguage, number>> = { python: 0, javascript: 0, cpp: 4000 }

/** Heartbeats (seconds) granted beyond the time limit that the worker enforces itself. */
const SLACK_BEATS = 5

/** Client of the worker that runs users' own programs, one at a time. Ignores replies about older runs. */
export class OwnClient {
  readonly #workshop: OwnWorkshop
  readonly #listener: Listener
  #worker: WatchedWorker<OwnRequest, OwnReply> | undefined
  #language: OwnLanguage = 'python'
  /** True once the worker's interpreter or compiler has started. */
  #isLoaded = false
  /** The run in progress; undefined while there is none. */
  #running: RunRequest | undefined
  /**
   * Unanswered questions about the run. They are held back until the interpreter has started, so that the next run can
   * cancel them: a worker that has begun to answer a question receives no message before the answer.
   */
  readonly #pending = new Map<Question, QuestionRequest>()
  /** Request for a run on another board, which waits until no question is pending. */
  #queuedProbe: Extract<OwnRequest, { readonly type: 'probe' }> | undefined
  /** Number of the latest run; also raised to forget or terminate it. Replies with lower numbers are ignored. */
  #runNumber = 0
  // Numbers of the latest question of each kind except `time`; answers to older ones are ignored.
  #inspectNumber = 0
  #findNumber = 0
  #countNumber = 0
  #probeNumber = 0
  #valuesNumber = 0
  #followNumber = 0

  constructor(workshop: OwnWorkshop, listener: Listener) {
    this.#workshop = workshop
    this.#listener = listener
  }

  /** Runs a program. Runs in the same language share a worker; a change of language terminates it, to save memory. */
  run(language: OwnLanguage, program: OwnProgram, limits: OwnLimits): void {
    if (language !== this.#language) this.terminate()
    this.#language = language
    this.#runNumber++
    this.#running = { type: 'run', run: this.#runNumber, program, limits }
    this.#post(this.#running)
  }

  /** Requests the lines around an event of the run; replaces the previous request. @param lines maximum number */
  inspect(program: OwnProgram, event: number, lines: number, limitMs: number): void {
    const [run, request] = [this.#runNumber, ++this.#inspectNumber]
    this.#ask({ type: 'inspect', run, request, program, event, lines, limitMs })
  }

  /**
   * Requests the first or last event (by `target`) after which one of the target lines runs, even if the line writes
   * nothing; replaces the previous request.
   */
  find(program: OwnProgram, target: TargetLines, limitMs: number): void {
    const [run, request] = [this.#runNumber, ++this.#findNumber]
    this.#ask({ type: 'find', run, request, program, target, limitMs })
  }

  /** Requests how often each line ran up to an event, and in total; replaces the previous request. */
  count(program: OwnProgram, event: number, limitMs: number): void {
    const [run, request] = [this.#runNumber, ++this.#countNumber]
    this.#ask({ type: 'count', run, request, program, event, limitMs })
  }

  /** Requests the values of expressions each time a line ran; replaces the previous request. */
  readValues(program: OwnProgram, order: ValuesQuery, limitMs: number): void {
    const [run, request] = [this.#runNumber, ++this.#valuesNumber]
    this.#ask({ type: 'values', run, request, program, order, limitMs })
  }

  /** Requests the writes of a variable; replaces the previous request. */
  follow(program: OwnProgram, order: VariableOrder, limitMs: number): void {
    const [run, request] = [this.#runNumber, ++this.#followNumber]
    this.#ask({ type: 'follow', run, request, program, order, limitMs })
  }

  /** Requests the run time of the program without tracing. */
  time(program: OwnProgram, mostMs: number): void {
    this.#ask({ type: 'time', run: this.#runNumber, program, mostMs })
  }

  /** Requests a recorded run on another board, once no question is pending; replaces the previous request. */
  probe(program: OwnProgram, limits: ProbeLimits): void {
    this.#probeNumber++
    this.#queuedProbe = { type: 'probe', run: this.#runNumber, request: this.#probeNumber, program, limits }
    this.#startQueuedProbe()
  }

  /** Sends the waiting request for a run on another board, unless a question is pending. */
  #startQueuedProbe(): void {
    const probe = this.#queuedProbe
    if (probe === undefined || this.#pending.size > 0) return
    this.#queuedProbe = undefined
    this.#ask(probe)
  }

  /** Stops all work immediately; the next request has to restart the interpreter. */
  terminate(): void {
    this.#runNumber++
    this.#endWorker()
    this.#clearRequests()
  }

  #endWorker(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isLoaded = false
  }

  /** Replaces a worker that serves nothing more. The new one gets all unanswered requests. */
  #restart(): void {
    this.#endWorker()
    if (this.#running !== undefined) this.#post(this.#running)
    else if (this.#pending.size > 0) this.#post({ type: 'load' })
  }

  #clearRequests(): void {
    this.#running = undefined
    this.#pending.clear()
    this.#queuedProbe = undefined
  }

  /**
   * Ignores further replies about the run. Terminates the worker if the run is in progress, or if the worker may need
   * too long for a pending question (see `WAIT_MS`).
   */
  forget(isRunning: boolean): void {
    const isAtQuestion = this.#isLoaded && this.#pending.size > 0
    if (isRunning || (isAtQuestion && this.#pendingMs() >= WAIT_MS[this.#language])) return this.terminate()
    this.#runNumber++
    this.#clearRequests()
    this.#setTimeLimit()
  }

  /** Sends a question, or holds it back until the interpreter has started. */
  #ask(request: QuestionRequest): void {
    if (this.#isLoaded) this.#post(request)
    else if (this.#pending.size === 0) this.#post({ type: 'load' })
    this.#pending.set(request.type, request)
    this.#setTimeLimit()
  }

  /** Returns the longest time limit of the unanswered questions, in ms. */
  #pendingMs(): number {
    return Math.max(...[...this.#pending.values()].map(limitMsOf))
  }

  /** Notes that a question is no longer pending. If none is left, sends the request for a run on another board. */
  #closeQuestion(question: Question): void {
    this.#pending.delete(question)
    this.#setTimeLimit()
    this.#startQueuedProbe()
  }

  /**
   * Limits how long the worker may be silent: a program in an endless call keeps its worker from enforcing the time
   * limit by itself.
   */
  #setTimeLimit(): void {
    // Interpreter starts and C++ compilations are silent for long; without a question, nothing is expected.
    const isSilent = !this.#isLoaded || this.#language === 'cpp' || this.#pending.size === 0
    const limitMs = isSilent ? Number.POSITIVE_INFINITY : this.#pendingMs()
    this.#worker?.expectWithin(Math.ceil(limitMs / 1000) + SLACK_BEATS)
  }

  #post(request: OwnRequest): void {
    this.#worker ??= this.#connect()
    this.#worker.postMessage(request)
  }

  #connect(): WatchedWorker<OwnRequest, OwnReply> {
    const { makeOwnWorker, everySecond } = this.#workshop
    return new WatchedWorker(
      () => makeOwnWorker(this.#language),
      everySecond,
      (reply) => this.#handleReply(reply),
      (loss) => {
        const isMissing = loss.kind === 'not-loaded' || loss.kind === 'not-made'
        this.#lose(isMissing ? 'not-loaded' : 'broken', loss.kind === 'crashed' ? loss.message : loss.kind)
      },
      PATIENCE[this.#language],
      isOwnReply,
    )
  }

  #handleReply(reply: Exclude<OwnReply, { readonly type: 'pong' }>): void {
    if (reply.type === 'unloaded') return this.#lose('not-loaded', reply.reason)
    if (reply.type === 'restart') return this.#restart()
    if (reply.type === 'loaded' && !this.#isLoaded) {
      this.#isLoaded = true
      for (const request of this.#pending.values()) this.#post(request)
      this.#setTimeLimit()
    }
    if (reply.type === 'graded') return
    if (reply.type === 'fetching' || reply.type === 'loaded') return this.#listener.received(reply)
    if (reply.run !== this.#runNumber) return
    if (reply.type === 'ended') this.#running = undefined
    if (reply.type === 'failed') this.#lose('broken', reply.reason)
    else if (reply.type === 'untimed') this.#closeQuestion('time')
    else if (reply.type === 'timed') {
      this.#closeQuestion('time')
      this.#listener.timed(reply)
    } else if (!('request' in reply)) this.#listener.received(reply)
    else this.#handleAnswer(reply)
  }

  /** Forwards an answer (or progress) if its question is the latest of its kind; else drops it. */
  #handleAnswer(reply: Extract<OwnReply, { readonly request: number }>): void {
    switch (reply.type) {
      case 'inspected':
        if (reply.request !== this.#inspectNumber) return
        this.#closeQuestion('inspect')
        return this.#listener.inspected(reply.inspection)
      case 'finding':
      case 'found':
        if (reply.request !== this.#findNumber) return
        if (reply.type === 'found') this.#closeQuestion('find')
        return this.#listener.target(reply)
      case 'counting':
      case 'counted':
        if (reply.request !== this.#countNumber) return
        if (reply.type === 'counted') this.#closeQuestion('count')
        return this.#listener.counted(reply)
      case 'probed':
        if (reply.request !== this.#probeNumber) return
        this.#closeQuestion('probe')
        return this.#listener.probed(reply)
      case 'reading':
      case 'read':
        if (reply.request !== this.#valuesNumber) return
        if (reply.type === 'read') this.#closeQuestion('values')
        return this.#listener.read(reply)
      case 'following':
      case 'followed':
        if (reply.request !== this.#followNumber) return
        if (reply.type === 'followed') this.#closeQuestion('follow')
        return this.#listener.followed(reply)
      default:
        assertNever(reply)
    }
  }

  /** Terminates the worker, and reports its loss. */
  #lose(kind: 'not-loaded' | 'broken', reason: string): void {
    this.terminate()
    this.#listener.lost(kind, reason)
  }
}

function limitMsOf(request: QuestionRequest): number {
  if (request.type === 'probe') return request.limits.timeMs
  return request.type === 'time' ? request.mostMs : request.limitMs
}
