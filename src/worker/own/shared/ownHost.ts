import type { LineCount } from '../../../core/own/lineCounts.ts'
import { assertNever } from '../../../core/result.ts'
import type {
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  SoughtLines,
} from '../../ownProtocol.ts'
import type { InspectionOrder } from './inspection.ts'

export interface RecordedRun {
  /** Of its pages, see `Pages`. */
  readonly digests: readonly number[]
  /** Recording has taken no more time for each event than it mostly does; missing where nobody asks. */
  readonly isLight?: boolean
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

export interface InspectedRun {
  /** Undefined if the interpreter broke before it was told. */
  readonly inspection: Inspection | undefined
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

export interface RunSurroundings<Interpreter> {
  readonly interpreter: Interpreter
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
}

export interface InspectionSurroundings<Interpreter> {
  readonly interpreter: Interpreter
  now(): number
  /** Called several times a second, in the middle of a line too. */
  alive(): void
}

export interface FoundRun {
  /** After which a line that is sought has run; undefined if none has. */
  readonly event: number | undefined
  /** The interpreter has not broken before it was told. */
  readonly isTold: boolean
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

export interface FindingSurroundings<Interpreter> {
  readonly interpreter: Interpreter
  now(): number
  /** Called several times a second, in the middle of a line too. @param events so far */
  reached(events: number): void
}

export interface CountingOrder {
  /** Up to which lines are counted, besides in all. */
  readonly event: number
  /** Of the pages of the run, where they are known. */
  readonly digests: readonly number[]
  readonly limitMs: number
}

export interface CountedRun {
  /** Undefined where the rerun has done something else than the run, or came to no end. */
  readonly lines: readonly LineCount[] | undefined
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

export interface TimedRun {
  /** With nothing watched; undefined where it took too long, or broke the interpreter. */
  readonly plainMs: number | undefined
  /** Of work that is always the same. */
  readonly referenceMs: number
  /** The longest that it has taken. */
  readonly slowReferenceMs: number
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

/** How programs of one language are run. */
export interface LanguageRuns<Interpreter> {
  /** Whether what it has done before would tell on another run. */
  isWorn(interpreter: Interpreter, limits: OwnLimits): boolean
  recorded(
    surroundings: RunSurroundings<Interpreter>,
    run: number,
    program: OwnProgram,
    limits: OwnLimits,
  ): RecordedRun | Promise<RecordedRun>
  inspected(
    surroundings: InspectionSurroundings<Interpreter>,
    program: OwnProgram,
    order: InspectionOrder,
  ): InspectedRun | Promise<InspectedRun>
  found(
    surroundings: FindingSurroundings<Interpreter>,
    program: OwnProgram,
    sought: SoughtLines,
    limitMs: number,
  ): FoundRun | Promise<FoundRun>
  /** Missing where lines are not counted. */
  readonly counted?: (
    surroundings: FindingSurroundings<Interpreter>,
    program: OwnProgram,
    order: CountingOrder,
  ) => CountedRun
  /** Missing where nothing follows from the seconds here for those elsewhere. */
  readonly timed?: (
    surroundings: InspectionSurroundings<Interpreter>,
    program: OwnProgram,
    mostMs: number,
  ) => Generator<void, TimedRun>
}

export interface HostSurroundings<Interpreter> {
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
  /** Fetches the interpreter and starts it. Rejects if it does not come. */
  start(progress: (bytes: number, totalBytes: number) => void): Promise<Interpreter>
}

/** Runs users' programs of one language, one after the other. */
export class OwnHost<Interpreter> {
  readonly #surroundings: HostSurroundings<Interpreter>
  readonly #runs: LanguageRuns<Interpreter>
  #interpreter: Interpreter | undefined
  /** The run that was recorded last, and the digests of its pages. */
  #recorded:
    | { readonly run: number; readonly digests: readonly number[]; readonly isLight: boolean }
    | undefined
  #latestRun = 0
  #served: Promise<void> = Promise.resolve()

  constructor(surroundings: HostSurroundings<Interpreter>, runs: LanguageRuns<Interpreter>) {
    this.#surroundings = surroundings
    this.#runs = runs
  }

  /** Requests are served in their order. */
  receive(request: OwnRequest): void {
    if (request.type === 'run') this.#latestRun = request.run
    this.#inTurn('run' in request ? request.run : 0, () => this.#serve(request))
  }

  #inTurn(run: number, serve: () => void | Promise<void>): void {
    const { post } = this.#surroundings
    this.#served = this.#served.then(serve).catch((error: unknown) => {
      this.#interpreter = undefined
      post({ type: 'failed', run, reason: String(error) }, [])
    })
  }

  async #serve(request: OwnRequest): Promise<void> {
    const { post } = this.#surroundings
    switch (request.type) {
      case 'ping':
        return post({ type: 'pong', run: request.run }, [])
      case 'load':
        if (this.#interpreter !== undefined) return post({ type: 'loaded' }, [])
        await this.#started()
        return
      case 'run':
        return this.#record(request)
      case 'inspect':
        return this.#inspect(request)
      case 'find':
        return this.#find(request)
      case 'count':
        return this.#count(request)
      case 'time':
        return this.#time(request)
      default:
        return assertNever(request)
    }
  }

  /** Undefined if it does not come, of which the page is told. */
  async #started(): Promise<Interpreter | undefined> {
    if (this.#interpreter !== undefined) return this.#interpreter
    const { post, start } = this.#surroundings
    try {
      this.#interpreter = await start((bytes, totalBytes) =>
        post({ type: 'fetching', bytes, totalBytes }, []),
      )
    } catch (error) {
      post({ type: 'unloaded', reason: String(error) }, [])
      return undefined
    }
    post({ type: 'loaded' }, [])
    return this.#interpreter
  }

  /** For a question about a run: undefined, too, if another run has been asked for, which does not wait for the answer. */
  async #startedFor(run: number): Promise<Interpreter | undefined> {
    if (run < this.#latestRun) return undefined
    const interpreter = await this.#started()
    return run < this.#latestRun ? undefined : interpreter
  }

  async #record({ run, program, limits }: Extract<OwnRequest, { type: 'run' }>): Promise<void> {
    if (this.#interpreter !== undefined && this.#runs.isWorn(this.#interpreter, limits))
      this.#interpreter = undefined
    const interpreter = await this.#started()
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const told = await this.#runs.recorded({ interpreter, post, now }, run, program, limits)
    const { digests, isBroken, isLight = false } = told
    this.#recorded = { run, digests, isLight }
    if (isBroken) this.#interpreter = undefined
  }

  async #inspect(request: Extract<OwnRequest, { type: 'inspect' }>): Promise<void> {
    const interpreter = await this.#startedFor(request.run)
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const { run, request: number, program, event, lines, limitMs } = request
    const digests = this.#recorded?.run === run ? this.#recorded.digests : []
    const alive = () => post({ type: 'pong', run }, [])
    const order = { event, lines, limitMs, digests }
    const { inspection, isBroken } = await this.#runs.inspected({ interpreter, now, alive }, program, order)
    if (isBroken) this.#interpreter = undefined
    if (inspection === undefined) throw new Error('The interpreter broke')
    post({ type: 'inspected', run, request: number, inspection }, [])
  }

  async #find(asked: Extract<OwnRequest, { type: 'find' }>): Promise<void> {
    const { run, request, program, sought, limitMs } = asked
    const interpreter = await this.#startedFor(run)
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const reached = (event: number) => post({ type: 'finding', run, request, event }, [])
    const found = await this.#runs.found({ interpreter, now, reached }, program, sought, limitMs)
    if (found.isBroken) this.#interpreter = undefined
    if (!found.isTold) throw new Error('The interpreter broke')
    post({ type: 'found', run, request, event: found.event }, [])
  }

  async #count(asked: Extract<OwnRequest, { type: 'count' }>): Promise<void> {
    const { run, request, program, event, limitMs } = asked
    const { counted } = this.#runs
    if (counted === undefined) throw new RangeError('Lines of this language are not counted')
    const interpreter = await this.#startedFor(run)
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const digests = this.#recorded?.run === run ? this.#recorded.digests : []
    const reached = (events: number) => post({ type: 'counting', run, request, event: events }, [])
    const order = { event, digests, limitMs }
    const { lines, isBroken } = counted({ interpreter, now, reached }, program, order)
    if (isBroken) this.#interpreter = undefined
    post({ type: 'counted', run, request, lines }, [])
  }

  async #time({ run, program, mostMs }: Extract<OwnRequest, { type: 'time' }>): Promise<void> {
    const { timed } = this.#runs
    if (timed === undefined) throw new RangeError('Programs of this language are not timed')
    const interpreter = await this.#startedFor(run)
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const alive = () => post({ type: 'pong', run }, [])
    this.#goOnTiming(run, interpreter, timed({ interpreter, now, alive }, program, mostMs))
  }

  /** Lets whatever has been asked meanwhile go first; once the interpreter is another one, nobody waits for the time. */
  #goOnTiming(run: number, interpreter: Interpreter, timing: Generator<void, TimedRun>): void {
    if (this.#interpreter !== interpreter || (this.#recorded?.run ?? run) !== run) return
    const { done, value } = timing.next()
    if (done !== true) {
      setTimeout(() => this.#inTurn(run, () => this.#goOnTiming(run, interpreter, timing)))
      return
    }
    const { isBroken, ...times } = value
    if (isBroken) this.#interpreter = undefined
    const isLight = this.#recorded?.run === run && this.#recorded.isLight
    this.#surroundings.post({ type: 'timed', run, ...times, isLight }, [])
  }
}
