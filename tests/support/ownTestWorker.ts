/** A worker for users' programs, in this process. */
import { unpackedPage } from '../../src/core/trace/packedPage.ts'
import type { Language } from '../../src/worker/own/shared/language.ts'
import { OwnHost } from '../../src/worker/own/shared/ownHost.ts'
import { expect } from 'vitest'
import { isOwnReply } from '../../src/app/own/ownReply.ts'
import type { ValuesAnswer, ValuesQuery } from '../../src/core/own/lineValues.ts'
import type { VariableAnswer, VariableOrder } from '../../src/core/own/variableStory.ts'
import type { LineCount } from '../../src/core/own/lineCounts.ts'
import type {
  GradeLimits,
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnReply,
  OwnRequest,
  ProgramInput,
  TargetLines,
} from '../../src/worker/ownProtocol.ts'

const LIMITS: OwnLimits = {
  timeMs: 120_000,
  memoryBytes: 1 << 29,
  output: 100_000,
  events: 30_000_000,
  eventBytes: 250_000_000,
}

/** Time limit of each request that runs the program again, such as counting its lines. */
const LIMIT_MS = 120_000

/** Returns a puzzle as judges write it: rows of digits with spaces, 0 for a blank. */
function judgeInput(line: string): string {
  return line.replaceAll('.', '0').replace(/.{9}/g, (row) => `${row.split('').join(' ')}\n`)
}

/** Creates a program whose input is a puzzle. @param line 81 digits, `0` or `.` for a blank */
export function program(source: string, line: string, input?: ProgramInput): OwnProgram {
  const givens = Uint8Array.from(line.replaceAll('.', '0'), Number)
  return { source, input: input ?? { kind: 'stdin', text: judgeInput(line) }, givens, optimized: false }
}

type EndedReply = Extract<OwnReply, { type: 'ended' }>
type GradedReply = Extract<OwnReply, { type: 'graded' }>
/** The reply of a worker that broke, or whose interpreter could not be loaded. */
type FailedReply = Extract<OwnReply, { type: 'failed' | 'unloaded' }>

/** The final report on a run, and what was recorded. */
export interface RunReport extends EndedReply {
  /** Writes as `cell << 4 | digit`. If the worker repeated the run, only the writes of the last repetition. */
  readonly writes: readonly number[]
  /** Line of the program that made each write. */
  readonly lines: readonly number[]
  /** All replies during the run. */
  readonly replies: readonly OwnReply[]
  /** The board after the writes, 81 digits. */
  readonly replayed: string
}

/**
 * Worker whose messages the test sends and reads. Methods with a `limitMs` make the worker repeat the latest run. As on
 * the page, a worker that asks for it is replaced, and the new one gets the latest request.
 */
export class OwnTestWorker {
  /** All replies so far. */
  readonly replies: OwnReply[] = []
  /** Number of the latest run. */
  #run = 0
  /** Number of the latest request that repeats a run. */
  #request = 0
  /** Number of the latest case to be graded. */
  #case = 0
  #host: OwnHost
  #latestRequest: OwnRequest | undefined
  /** Called at the next reply. */
  #listeners: (() => void)[] = []

  /** @param now in milliseconds */
  constructor(start: () => Promise<Language>, now = () => performance.now()) {
    const makeHost = (): OwnHost =>
      new OwnHost({
        post: (reply, transfer) => {
          this.replies.push(structuredClone(reply, { transfer: [...transfer] }))
          if (reply.type === 'restart') {
            this.#host = makeHost()
            if (this.#latestRequest !== undefined) this.#host.receive(this.#latestRequest)
          }
          for (const listener of this.#listeners) listener()
        },
        now,
        start,
      })
    this.#host = makeHost()
  }

  send(request: OwnRequest): void {
    this.#latestRequest = request
    this.#host.receive(request)
  }

  /** Waits for a matching reply; replies before the call do not count. */
  async reply<Wanted extends OwnReply>(isRequested: (reply: OwnReply) => reply is Wanted): Promise<Wanted> {
    const from = this.replies.length
    for (;;) {
      const found = this.replies.slice(from).find(isRequested)
      if (found !== undefined) return found
      await new Promise<void>((resolve) => (this.#listeners = [resolve]))
    }
  }

  /** Runs and records a program. Rejects if the worker fails. */
  async run(ran: OwnProgram, limits: Partial<OwnLimits> = {}): Promise<RunReport> {
    const run = ++this.#run
    const from = this.replies.length
    const end = this.reply(
      (reply): reply is EndedReply | FailedReply =>
        isFailure(reply) || (reply.type === 'ended' && reply.run === run),
    )
    this.send({ type: 'run', run, program: ran, limits: { ...LIMITS, ...limits } })
    const ended = await end
    if (isFailure(ended)) throw new Error(ended.reason)
    const replies = this.replies.slice(from)
    const writes: number[] = []
    const lines: number[] = []
    for (const reply of replies) {
      if (reply.type === 'again') writes.length = lines.length = 0
      if (reply.type !== 'recorded' && reply.type !== 'packed') continue
      const part = reply.type === 'packed' ? unpackedPage(reply.page) : reply
      for (const write of part.writes) writes.push(write)
      for (const line of part.lines) lines.push(line)
    }
    const cells = [...ran.givens]
    for (const write of writes) cells[write >> 4] = write & 15
    return { ...ended, writes, lines, replies, replayed: cells.join('') }
  }

  /** Runs a program as a judge does. Rejects if the worker fails. */
  async grade(program: OwnProgram, limits: GradeLimits): Promise<GradedReply> {
    const number = ++this.#case
    const end = this.reply(
      (reply): reply is GradedReply | FailedReply =>
        isFailure(reply) || (reply.type === 'graded' && reply.case === number),
    )
    this.send({ type: 'grade', run: 0, case: number, program, limits })
    const ended = await end
    if (isFailure(ended)) throw new Error(ended.reason)
    return ended
  }

  /**
   * Returns the first or last event (by the target's direction) after which the latest run reaches a target line.
   * Searches the target's range of events only; undefined if it finds none.
   */
  async find(program: OwnProgram, target: TargetLines, limitMs = LIMIT_MS): Promise<number | undefined> {
    return (await this.#answer('found', { type: 'find', ...this.#nextRequest(), program, target, limitMs }))
      .event
  }

  /**
   * Returns how often each line has run in the latest run, up to `event` and in total; undefined if the repetition
   * differs from that run or is cut off.
   */
  async count(
    program: OwnProgram,
    event: number,
    limitMs = LIMIT_MS,
  ): Promise<readonly LineCount[] | undefined> {
    return (await this.#answer('counted', { type: 'count', ...this.#nextRequest(), program, event, limitMs }))
      .lines
  }

  /** Returns the values that expressions had each time that the latest run ran a line. */
  async values(program: OwnProgram, order: ValuesQuery, limitMs = LIMIT_MS): Promise<ValuesAnswer> {
    const request = { type: 'values', ...this.#nextRequest(), program, order, limitMs } as const
    const { answer } = await this.#answer('read', request)
    expect(isOwnReply({ type: 'read', run: 0, request: 0, answer })).toBe(true)
    return answer
  }

  /** Returns the writes of a variable in the latest run. */
  async follow(program: OwnProgram, order: VariableOrder, limitMs = LIMIT_MS): Promise<VariableAnswer> {
    const request = { type: 'follow', ...this.#nextRequest(), program, order, limitMs } as const
    const { answer } = await this.#answer('followed', request)
    expect(isOwnReply({ type: 'followed', run: 0, request: 0, answer })).toBe(true)
    return answer
  }

  /** Returns the lines that the latest run has run around an event, with the calls and their variables. */
  async inspect(program: OwnProgram, event: number, lines: number, limitMs = LIMIT_MS): Promise<Inspection> {
    const inspect = { type: 'inspect', ...this.#nextRequest(), program, event, lines, limitMs } as const
    return (await this.#answer('inspected', inspect)).inspection
  }

  #nextRequest(): { readonly run: number; readonly request: number } {
    return { run: this.#run, request: ++this.#request }
  }

  /** Sends a request, and waits for its final reply. */
  #answer<Type extends 'found' | 'counted' | 'read' | 'followed' | 'inspected'>(
    type: Type,
    request: Extract<OwnRequest, { readonly request: number }>,
  ): Promise<Extract<OwnReply, { readonly type: Type }>> {
    const reply = this.reply(
      (reply): reply is Extract<OwnReply, { readonly type: Type }> =>
        reply.type === type && 'request' in reply && reply.request === request.request,
    )
    this.send(request)
    return reply
  }
}

function isFailure(reply: OwnReply): reply is FailedReply {
  return reply.type === 'failed' || reply.type === 'unloaded'
}
