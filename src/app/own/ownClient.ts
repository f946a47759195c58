import type { OwnLanguage } from '../../core/own/language.ts'
import { assertNever } from '../../core/result.ts'
import type {
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  TargetLines,
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

type Question = 'inspect' | 'find' | 'count' | 'time'

interface Listener {
  /** Of the current run, or of the interpreter that it waits for. */
  received(reply: RunReply): void
  inspected(inspection: Inspection): void
  timed(reply: TimedReply): void
  /** How far the search for a line has got, or where it has ended. */
  target(reply: FindReply): void
  /** How far the count of lines has got, or what it has come to. */
  counted(reply: CountReply): void
  /** The interpreter did not come, or the worker is lost: the next run gets another. */
  lost(kind: 'not-loaded' | 'broken', reason: string): void
}

/** To start an interpreter takes seconds without a word, on a phone many. */
const PATIENCE: Patience = { beats: 60, beatsAtFirst: 60 }

/** Questions that take less are waited for: a compiler takes longer to start anew. */
const WAIT_MS: Readonly<Record<OwnLanguage, number>> = { python: 0, javascript: 0, cpp: 4000 }

/** Beats that an answer may come later than the worker's own limit. */
const SLACK_BEATS = 5

/** The app's end of the worker that runs own programs: one run at a time, nothing is heard of an older one. */
export class OwnClient {
  readonly #workshop: OwnWorkshop
  readonly #listener: Listener
  #worker: WatchedWorker<OwnRequest, OwnReply> | undefined
  /** Of the worker. */
  #language: OwnLanguage = 'python'
  /** Its interpreter has started. */
  #isLoaded = false
  /** Questions about the run that have no answer yet, and after how long the worker gives up at them. */
  readonly #open = new Map<Question, number>()
  /**
   * Questions that wait on the page until the interpreter has started: the next run can take them back. A worker that has
   * begun with one hears nothing until it is done, which in a call without an end is never.
   */
  readonly #held = new Map<Question, OwnRequest>()
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
  inspect(program: OwnProgram, event: number, lines: number, limitMs: number): void {
    this.#request++
    this.#ask(
      { type: 'inspect', run: this.#run, request: this.#request, program, event, lines, limitMs },
      limitMs,
    )
  }

  /** Asks after which event a line runs that writes nothing. */
  find(program: OwnProgram, target: TargetLines, limitMs: number): void {
    this.#search++
    this.#ask({ type: 'find', run: this.#run, request: this.#search, program, target, limitMs }, limitMs)
  }

  /** Asks how often each line has run. @param event up to which they are counted, besides in all */
  count(program: OwnProgram, event: number, limitMs: number): void {
    this.#count++
    this.#ask({ type: 'count', run: this.#run, request: this.#count, program, event, limitMs }, limitMs)
  }

  /** Asks how long the run's program takes with nothing watched. */
  time(program: OwnProgram, mostMs: number): void {
    this.#ask({ type: 'time', run: this.#run, program, mostMs }, mostMs)
  }

  /** Ends whatever runs at once; the interpreter has to start anew for the next. */
  terminate(): void {
    this.#run++
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isLoaded = false
    this.#held.clear()
    this.#open.clear()
  }

  /**
   * Nothing more is heard of the run. Its worker is left for the next run if that need not wait for it.
   */
  forget(isRunning: boolean): void {
    const isAtQuestion = this.#isLoaded && this.#open.size > 0
    if (isRunning || (isAtQuestion && Math.max(...this.#open.values()) >= WAIT_MS[this.#language]))
      return this.terminate()
    this.#run++
    this.#held.clear()
    this.#open.clear()
    this.#expect()
  }

  #ask(request: Extract<OwnRequest, { readonly type: Question }>, limitMs: number): void {
    this.#open.set(request.type, limitMs)
    if (this.#isLoaded) this.#post(request)
    else {
      if (this.#held.size === 0) this.#post({ type: 'load' })
      this.#held.set(request.type, request)
    }
    this.#expect()
  }

  #close(question: Question): void {
    this.#open.delete(question)
    this.#expect()
  }

  /** A program may be in a call that takes for ever, and then its worker cannot give up by itself. */
  #expect(): void {
    // Starts and compilations are silent for long.
    const isSilent = !this.#isLoaded || this.#language === 'cpp' || this.#open.size === 0
    const limitMs = isSilent ? Number.POSITIVE_INFINITY : Math.max(...this.#open.values())
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
      (reply) => this.#received(reply),
      (loss) => {
        const isMissing = loss.kind === 'not-loaded' || loss.kind === 'not-made'
        this.#lose(isMissing ? 'not-loaded' : 'broken', loss.kind === 'crashed' ? loss.message : loss.kind)
      },
      PATIENCE,
      isOwnReply,
    )
  }

  #received(reply: Exclude<OwnReply, { readonly type: 'pong' }>): void {
    if (reply.type === 'unloaded') return this.#lose('not-loaded', reply.reason)
    if (reply.type === 'loaded') {
      this.#isLoaded = true
      for (const request of this.#held.values()) this.#post(request)
      this.#held.clear()
      this.#expect()
    }
    if (reply.type === 'fetching' || reply.type === 'loaded') return this.#listener.received(reply)
    if (reply.run !== this.#run) return
    if (reply.type === 'failed') this.#lose('broken', reply.reason)
    else if (reply.type === 'timed') {
      this.#close('time')
      this.#listener.timed(reply)
    } else if (!('request' in reply)) this.#listener.received(reply)
    else this.#answered(reply)
  }

  /** Of each kind of question, the latest is the one whose answer is wanted. */
  #answered(reply: Extract<OwnReply, { readonly request: number }>): void {
    switch (reply.type) {
      case 'inspected':
        if (reply.request !== this.#request) return
        this.#close('inspect')
        return this.#listener.inspected(reply.inspection)
      case 'finding':
      case 'found':
        if (reply.request !== this.#search) return
        if (reply.type === 'found') this.#close('find')
        return this.#listener.target(reply)
      case 'counting':
      case 'counted':
        if (reply.request !== this.#count) return
        if (reply.type === 'counted') this.#close('count')
        return this.#listener.counted(reply)
      default:
        assertNever(reply)
    }
  }

  #lose(kind: 'not-loaded' | 'broken', reason: string): void {
    this.terminate()
    this.#listener.lost(kind, reason)
  }
}
