/** A worker for users' programs, in this process. */
import { expect } from 'vitest'
import { timedProgram } from '../../src/runner/run/timing.ts'
import { answered, type AskListener } from '../../src/runner/workers.ts'
import { Client } from '../../src/calls/client.ts'
import type { Kind } from '../../src/calls/question.ts'
import { unpackedChunk } from '../../src/search/trace/packedChunk.ts'
import type { LineCount } from '../../src/runner/run/knownLines.ts'
import type { ValuesAnswer, ValuesQuery } from '../../src/runner/run/lineValues.ts'
import type { VariableAnswer, VariableOrder } from '../../src/runner/run/variableStory.ts'
import type { Language } from '../../src/runner/worker/language.ts'
import type {
  GradeLimits,
  GradeResult,
  Inspection,
  OwnLimits,
  OwnProgram,
  OwnQuestions,
  ProgramInput,
  RunEnd,
  RunTold,
  TargetLines,
} from '../../src/runner/questions.ts'
import { isTelling } from '../../src/runner/tellings.ts'
import { ownHostWorker } from './ownHostWorker.ts'

const LIMITS: OwnLimits = {
  timeMs: 120_000,
  memoryBytes: 1 << 29,
  output: 100_000,
  events: 30_000_000,
  eventBytes: 250_000_000,
}

/** Time limit of each question that runs the program again, such as counting its lines. */
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

/** Something that a worker told, and the kind of the question. */
export interface Told {
  readonly kind: Kind<OwnQuestions>
  readonly tell: OwnQuestions[Kind<OwnQuestions>]['tell']
}

/** The end of a run, and what was recorded. */
export interface RunReport extends RunEnd {
  /** Writes as `cell << 4 | digit`. If the worker repeated the run, only the writes of the last repetition. */
  readonly writes: readonly number[]
  /** Line of the program that made each write. */
  readonly lines: readonly number[]
  /** All that was told during the run. */
  readonly replies: readonly OwnQuestions['run']['tell'][]
  /** The board after the writes, 81 digits. */
  readonly replayed: string
}

const never = new AbortController().signal

/**
 * Asks a worker in this process. Methods with a `limitMs` make the worker repeat the latest run, and compare. As on the
 * page, a worker that broke, or that says so, is replaced.
 */
export class OwnTestWorker {
  /** All that was told so far. */
  readonly told: Told[] = []
  readonly #client: Client<OwnQuestions>
  /** Digests of the latest run's pages. */
  #digests: readonly number[] = []

  /** @param now in milliseconds */
  constructor(start: () => Promise<Language>, now = () => performance.now()) {
    this.#client = new Client<OwnQuestions>(() => ownHostWorker(start, now), {
      everySecond: () => () => undefined,
    })
  }

  /** Asks without keeping what is told, as it may be long. */
  untold<K extends Kind<OwnQuestions>>(
    kind: K,
    order: OwnQuestions[K]['order'],
  ): AsyncIterable<OwnQuestions[K]['tell']> {
    return this.#client.ask(kind, order, never)
  }

  async *ask<K extends Kind<OwnQuestions>>(
    kind: K,
    order: OwnQuestions[K]['order'],
    signal: AbortSignal = never,
  ): AsyncGenerator<OwnQuestions[K]['tell'], void, void> {
    for await (const tell of this.#client.ask(kind, order, signal)) {
      this.told.push({ kind, tell })
      yield tell
    }
  }

  /** Returns what was told that a worker must not tell. */
  invalid(): readonly Told[] {
    return this.told.filter(({ kind, tell }) => !isTelling(kind, tell))
  }

  /** Runs and records a program. Rejects if the worker fails. */
  async run(ran: OwnProgram, limits: Partial<OwnLimits> = {}): Promise<RunReport> {
    const replies: OwnQuestions['run']['tell'][] = []
    let end: RunEnd | undefined
    const writes: number[] = []
    const lines: number[] = []
    for await (const told of this.ask('run', { program: ran, limits: { ...LIMITS, ...limits } })) {
      replies.push(told)
      if (told.type === 'again') writes.length = lines.length = 0
      if (told.type === 'recorded' || told.type === 'packed') {
        const part = told.type === 'packed' ? unpackedChunk(told.chunk) : told
        for (const write of part.writes) writes.push(write)
        for (const line of part.lines) lines.push(line)
      }
      if (told.type !== 'ended') continue
      end = told
      break
    }
    if (end === undefined) return expect.fail('The run has no end')
    this.#digests = end.digests
    const cells = [...ran.givens]
    for (const write of writes) cells[write >> 4] = write & 15
    return { ...end, writes, lines, replies, replayed: cells.join('') }
  }

  /** Runs a program as a judge does. Rejects if the worker fails. */
  grade(ran: OwnProgram, limits: GradeLimits): Promise<GradeResult> {
    return this.#answer(this.ask('grade', { program: ran, limits }))
  }

  /** Times a program, and the reference workload beside it. */
  time(ran: OwnProgram, mostMs = LIMIT_MS) {
    const workers = {
      ask: <K extends Kind<OwnQuestions>>(
        _: unknown,
        kind: K,
        order: OwnQuestions[K]['order'],
        signal: AbortSignal,
      ) => this.ask(kind, order, signal),
    }
    return timedProgram(workers, ran, mostMs, never)
  }

  /**
   * Returns the first or last event (by the target's direction) after which the latest run reaches a target line.
   * Searches the target's range of events only; undefined if it finds none.
   */
  find(ran: OwnProgram, target: TargetLines, limitMs = LIMIT_MS): Promise<number | undefined> {
    return this.#answer(this.ask('find', { program: ran, target, limitMs }))
  }

  /**
   * Returns how often each line has run in the latest run, up to `event` and in total; undefined if the repetition
   * differs from that run or is cut off.
   */
  count(ran: OwnProgram, event: number, limitMs = LIMIT_MS): Promise<readonly LineCount[] | undefined> {
    return this.#answer(this.ask('count', { ...this.#rerunOf(ran), event, limitMs }))
  }

  /** Returns the values that expressions had each time that the latest run ran a line. */
  async values(ran: OwnProgram, query: ValuesQuery, limitMs = LIMIT_MS): Promise<ValuesAnswer> {
    const answer = await this.#answer(this.ask('values', { ...this.#rerunOf(ran), query, limitMs }))
    expect(isTelling('values', { type: 'answered', answer })).toBe(true)
    return answer
  }

  /** Returns the writes of a variable in the latest run. */
  async follow(ran: OwnProgram, variable: VariableOrder, limitMs = LIMIT_MS): Promise<VariableAnswer> {
    const answer = await this.#answer(this.ask('follow', { ...this.#rerunOf(ran), variable, limitMs }))
    expect(isTelling('follow', { type: 'answered', answer })).toBe(true)
    return answer
  }

  /** Returns the lines that the latest run has run around an event, with the calls and their variables. */
  inspect(ran: OwnProgram, event: number, lines: number, limitMs = LIMIT_MS): Promise<Inspection> {
    return this.#answer(this.ask('inspect', { ...this.#rerunOf(ran), event, lines, limitMs }))
  }

  #rerunOf(ran: OwnProgram) {
    return { program: ran, digests: this.#digests }
  }

  #answer<Answer>(tellings: AsyncIterable<RunTold<Answer>>, listener?: AskListener): Promise<Answer> {
    return answered(tellings, never, listener)
  }
}
