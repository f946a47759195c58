import type { OwnLanguage } from '../../core/own/language.ts'
import { assertNever } from '../../core/result.ts'
import type {
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  SoughtLines,
} from '../../worker/ownProtocol.ts'
import { isOwnReply } from './ownReply.ts'
import { type EverySecond, type Patience, type RawWorker, WatchedWorker } from '../workers/watchedWorker.ts'

/** The part of a `Worker` that the client uses. */
export type OwnWorker = RawWorker<OwnRequest, OwnReply>

/** Where workers come from, and the time in which they are watched. */
export interface OwnWorkshop {
  readonly makeOwnWorker: (language: OwnLanguage) => OwnWorker
  readonly everySecond: EverySecond
}

export type RunReply = Extract<
  OwnReply,
  {
    readonly type: 'fetching' | 'loaded' | 'compiling' | 'recorded' | 'packed' | 'running' | 'again' | 'ended'
  }
>

export type TimedReply = Extract<OwnReply, { readonly type: 'timed' }>

export type CountReply = Extract<OwnReply, { readonly type: 'counting' | 'counted' }>

export type FindReply = Extract<OwnReply, { readonly type: 'finding' | 'found' }>

interface Listener {
  /** Of the current run, or of the interpreter that it waits for. */
  heard(reply: RunReply): void
  inspected(inspection: Inspection): void
  timed(reply: TimedReply): void
  /** How far the search for a line has got, or where it has ended. */
  sought(reply: FindReply): void
  /** How far the count of lines has got, or what it has come to. */
  counted(reply: CountReply): void
  /** The interpreter did not come, or the worker is lost: the next run gets another. */
  lost(kind: 'not-loaded' | 'broken', reason: string): void
}

/** To start an interpreter takes seconds without a word, on a phone many. */
const PATIENCE: Patience = { beats: 60, beatsAtFirst: 60 }

/** The app's end of the worker that runs own programs: one run at a time, nothing is heard of an older one. */
export class OwnClient {
  readonly #workshop: OwnWorkshop
  readonly #listener: Listener
  #worker: WatchedWorker<OwnRequest, OwnReply> | undefined
  /** Of the worker. */
  #language: OwnLanguage = 'python'
  #run = 0
  #request = 0
  #search = 0
  #count = 0

  constructor(workshop: OwnWorkshop, listener: Listener) {
    this.#workshop = workshop
    this.#listener = listener
  }

  /** Programs of one language share a worker; it goes when one of another is run: it may hold a compiler. */
  run(language: OwnLanguage, program: OwnProgram, limits: OwnLimits): void {
    if (language !== this.#language) this.terminate()
    this.#language = language
    this.#run++
    this.#post({ type: 'run', run: this.#run, program, limits })
  }

  /** Asks for the lines around an event of the run, in place of those asked for before. @param lines how many at most */
  inspect(program: OwnProgram, event: number, lines: number): void {
    this.#request++
    this.#post({ type: 'inspect', run: this.#run, request: this.#request, program, event, lines })
  }

  /** Asks after which event a line runs that writes nothing. */
  find(program: OwnProgram, sought: SoughtLines): void {
    this.#search++
    this.#post({ type: 'find', run: this.#run, request: this.#search, program, sought })
  }

  /** Asks how often each line has run. @param event up to which they are counted, besides in all */
  count(program: OwnProgram, event: number): void {
    this.#count++
    this.#post({ type: 'count', run: this.#run, request: this.#count, program, event })
  }

  /** Asks how long the run's program takes with nothing watched. */
  time(program: OwnProgram, mostMs: number): void {
    this.#post({ type: 'time', run: this.#run, program, mostMs })
  }

  /** Ends whatever runs at once; the interpreter has to start anew for the next. */
  terminate(): void {
    this.#run++
    this.#worker?.terminate()
    this.#worker = undefined
  }

  /** Nothing more is heard of the run; what has ended leaves its interpreter for the next. */
  forget(isAtWork: boolean): void {
    if (isAtWork) return this.terminate()
    this.#run++
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
      (reply) => this.#heard(reply),
      (loss) => {
        const isMissing = loss.kind === 'not-loaded' || loss.kind === 'not-made'
        this.#lose(isMissing ? 'not-loaded' : 'broken', loss.kind === 'crashed' ? loss.message : loss.kind)
      },
      PATIENCE,
      isOwnReply,
    )
  }

  #heard(reply: Exclude<OwnReply, { readonly type: 'pong' }>): void {
    if (reply.type === 'unloaded') return this.#lose('not-loaded', reply.reason)
    if (reply.type === 'fetching' || reply.type === 'loaded') return this.#listener.heard(reply)
    if (reply.run !== this.#run) return
    if (reply.type === 'failed') this.#lose('broken', reply.reason)
    else if (reply.type === 'timed') this.#listener.timed(reply)
    else if (!('request' in reply)) this.#listener.heard(reply)
    else this.#answered(reply)
  }

  /** Of each kind of question, the latest is the one whose answer is wanted. */
  #answered(reply: Extract<OwnReply, { readonly request: number }>): void {
    switch (reply.type) {
      case 'inspected':
        if (reply.request === this.#request) this.#listener.inspected(reply.inspection)
        return
      case 'finding':
      case 'found':
        if (reply.request === this.#search) this.#listener.sought(reply)
        return
      case 'counting':
      case 'counted':
        if (reply.request === this.#count) this.#listener.counted(reply)
        return
      default:
        assertNever(reply)
    }
  }

  #lose(kind: 'not-loaded' | 'broken', reason: string): void {
    this.terminate()
    this.#listener.lost(kind, reason)
  }
}
