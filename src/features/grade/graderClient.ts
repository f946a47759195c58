import type { Fetched } from '../../app/own/fetched.ts'
import type { OwnWorker, OwnWorkshop } from '../../app/own/ownClient.ts'
import { isOwnReply } from '../../app/own/ownReply.ts'
import { WatchedWorker } from '../../app/workers/watchedWorker.ts'
import { type WorkerTimeouts } from '../../calls/watchedWorker.ts'
import type { Reference } from '../../app/grading/grading.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type {
  GradeResult,
  GradeLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  ProbeResult,
  ProbeLimits,
} from '../../worker/ownProtocol.ts'

/** The end of a test case: its run, or the loss of the worker that ran it. */
export type GradeReply =
  | { readonly kind: 'graded'; readonly graded: GradeResult }
  /** The worker could not be created, or its interpreter or compiler could not be fetched. */
  | { readonly kind: 'not-loaded'; readonly reason: string }
  /** The worker crashed or fell silent. @property isSilent true if the program never let the worker answer */
  | { readonly kind: 'lost'; readonly reason: string; readonly isSilent: boolean }

/** An empty program: timing it makes the worker time its fixed reference workload as well. */
const EMPTY_PROGRAM: OwnProgram = {
  source: 'pass',
  input: { kind: 'stdin', text: '' },
  givens: new Uint8Array(81),
  optimized: false,
}

type Reply = Exclude<OwnReply, { readonly type: 'pong' }>

/** How many beats (seconds) a worker may be silent: starting an interpreter takes many seconds on a phone. */
const PATIENCE: WorkerTimeouts = { beats: 60, beatsAtFirst: 60 }
/** Slack beyond a case's time limit, in beats. */
const SLACK_BEATS = 3

/** Runs a program on test cases, one by one. Uses its own worker, so that the run shown on the page is not replaced. */
export class GraderClient {
  readonly #workshop: OwnWorkshop
  /** Called with the download progress of an interpreter or compiler; with undefined once it has started. */
  readonly #fetched: (progress: Fetched | 'loaded') => void
  #worker: WatchedWorker<OwnRequest, OwnReply> | undefined
  #language: OwnLanguage = 'python'
  /** True once the worker's interpreter or compiler has started. */
  #isLoaded = false
  /** The latest request. */
  #request: OwnRequest | undefined
  /** Number of the latest case. */
  #case = 0
  /** Time limit of the latest case or probe. */
  #limitMs = 0
  /** Resolves the promise of the pending case; undefined while no case runs. */
  #resolve: ((reply: GradeReply) => void) | undefined
  /** Number of the latest probe. */
  #probe = 0
  #resolveProbe: ((probed: ProbeResult | undefined) => void) | undefined
  #resolveReference: ((reference: Reference | undefined) => void) | undefined

  constructor(workshop: OwnWorkshop, fetched: (progress: Fetched | 'loaded') => void) {
    this.#workshop = workshop
    this.#fetched = fetched
  }

  /** Runs a program on one case. Only one case runs at a time; `terminate` leaves the promise pending. */
  grade(language: OwnLanguage, program: OwnProgram, limits: GradeLimits): Promise<GradeReply> {
    this.#case++
    this.#post(language, { type: 'grade', run: 0, case: this.#case, program, limits }, limits.timeMs)
    return new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  /**
   * Runs and records a program on a board, while no case runs. Resolves with undefined if the worker is lost;
   * `terminate` leaves the promise pending.
   */
  probe(language: OwnLanguage, program: OwnProgram, limits: ProbeLimits): Promise<ProbeResult | undefined> {
    this.#probe++
    this.#post(language, { type: 'probe', run: 0, request: this.#probe, program, limits }, limits.timeMs)
    return new Promise((resolve) => {
      this.#resolveProbe = resolve
    })
  }

  /** Posts a request to the language's worker; terminates a worker for another language. */
  #post(language: OwnLanguage, request: OwnRequest, limitMs: number): void {
    if (language !== this.#language) this.terminate()
    this.#language = language
    this.#limitMs = limitMs
    this.#send(request)
    if (this.#isLoaded) this.#expectEnd()
  }

  #send(request: OwnRequest): void {
    this.#worker ??= this.#connect()
    this.#worker.postMessage(request)
    this.#request = request
  }

  /** Replaces a worker that serves nothing more. The new one gets the request that is unanswered. */
  #restart(): void {
    this.#endWorker()
    if (this.#request !== undefined) this.#send(this.#request)
  }

  /**
   * Times Python's reference workload, while no case runs. Resolves with undefined if there is no Python worker, or if
   * the worker is lost; `terminate` leaves the promise pending.
   */
  reference(): Promise<Reference | undefined> {
    if (this.#worker === undefined || this.#language !== 'python') return Promise.resolve(undefined)
    this.#send({ type: 'time', run: 0, program: EMPTY_PROGRAM, mostMs: 1000 })
    return new Promise((resolve) => {
      this.#resolveReference = resolve
    })
  }

  /** Counts the worker as lost if it is silent past the time limit; not for C++, whose compiler answers no pings. */
  #expectEnd(): void {
    if (this.#language !== 'cpp') this.#worker?.expectWithin(Math.ceil(this.#limitMs / 1000) + SLACK_BEATS)
  }

  /** Ends the worker; pending promises are never settled. */
  terminate(): void {
    this.#endWorker()
    this.#request = undefined
    this.#resolve = undefined
    this.#resolveProbe = undefined
    this.#resolveReference = undefined
  }

  #endWorker(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isLoaded = false
  }

  #connect(): WatchedWorker<OwnRequest, OwnReply> {
    const make = (): OwnWorker => this.#workshop.makeOwnWorker(this.#language)
    return new WatchedWorker(
      make,
      this.#workshop.everySecond,
      (reply) => this.#received(reply),
      (loss) => {
        const isMissing = loss.kind === 'not-loaded' || loss.kind === 'not-made' || loss.kind === 'sandboxed'
        const reason = loss.kind === 'crashed' ? loss.message : loss.kind
        this.#settle(
          isMissing
            ? { kind: 'not-loaded', reason }
            : { kind: 'lost', reason, isSilent: loss.kind === 'silent' },
        )
      },
      PATIENCE,
      isOwnReply,
    )
  }

  /** Handles a reply. Ignores replies to earlier cases and probes, and those that no request of this client has. */
  #received(reply: Reply): void {
    if (reply.type === 'restart') return this.#restart()
    if (reply.type === 'fetching') this.#fetched(reply)
    if (reply.type === 'loaded') {
      this.#isLoaded = true
      this.#expectEnd()
      this.#fetched('loaded')
    }
    if (reply.type === 'graded' && reply.case === this.#case) this.#settle({ kind: 'graded', graded: reply })
    if (reply.type === 'probed' && reply.request === this.#probe) this.#resolveProbe?.(reply)
    if (reply.type === 'timed') this.#resolveReference?.(reply)
    if (reply.type === 'unloaded') this.#settle({ kind: 'not-loaded', reason: reply.reason })
    if (reply.type === 'failed') this.#settle({ kind: 'lost', reason: reply.reason, isSilent: false })
  }

  /** Ends the pending case. Unless it was graded, also ends the worker, and a pending probe or timing. */
  #settle(reply: GradeReply): void {
    const [resolve, resolveProbe, resolveReference] = [
      this.#resolve,
      this.#resolveProbe,
      this.#resolveReference,
    ]
    this.#resolve = undefined
    if (reply.kind !== 'graded') this.terminate()
    resolve?.(reply)
    if (reply.kind === 'graded') return
    resolveProbe?.(undefined)
    resolveReference?.(undefined)
  }
}
