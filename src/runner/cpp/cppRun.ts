import type { Diagnostic } from '../../sudoku/reading/language.ts'
import type { Outcome } from '../run/outcome.ts'
import type { ProgramIo } from '../run/programIo.ts'
import { codeAlone } from '../text/sourceText.ts'
import type { OwnProgram } from '../questions.ts'
import type { Attempt } from '../worker/language.ts'
import type { RerunEnd } from './lineWindow.ts'
import { lineTimeLimitMs } from '../worker/rerun.ts'
import type { Board } from './board.ts'
import { BoardFinder, type Region } from './boardFinder.ts'
import { outcomeOfError } from './crashes.ts'
import { CutOff, Enough } from './endings.ts'
import { LineFinder } from './lineFinder.ts'
import type { InstrumentedModule } from './instrument.ts'
import { STACK_BYTES } from './layout.ts'
import { StoreLog } from './storeLog.ts'
import { MemoryViews } from './memoryViews.ts'
import { Meter } from './meter.ts'
import { type Listener, Process } from './process.ts'
import { ProgramFiles } from './programFiles.ts'
import { Follower } from './follower.ts'
import { Inspector } from './inspector.ts'
import type { LineTracer } from './lineTracer.ts'
import { ValueReader } from './valueReader.ts'
import type { CodeMap } from './debug/codeMap.ts'
import { Mistaken, MemoryRecorder } from './memoryRecorder.ts'

/**
 * Use of the log of all writes, which finds boards that are scattered in memory. `not-yet`: a further attempt may use
 * the log. `now`: this attempt uses the log. `done`: no further attempt uses the log.
 */
type Logging = 'not-yet' | 'now' | 'done'

export interface KnownBoards {
  /** Boards known before the run. */
  readonly boards: readonly Board[]
  /** Number of loops and calls before the first search for boards; Infinity for never. */
  readonly searchAt: number
  readonly logging: Logging
}

export interface Runnable {
  readonly module: WebAssembly.Module
  readonly instrumented: InstrumentedModule
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Number of loops and calls after which memory is no longer searched in a run with events: later finds are copies or
 * printed boards.
 */
const LAST_SEARCH = 1 << 24
/**
 * Number of loops and calls after which a run whose board was not found is ended, and repeated with a log of its writes
 * in which the board is sought; so is a run that ends before without one. A run with this log ends after the same number
 * at the latest.
 */
const LOG_AT = 1 << 15
/**
 * Bytes searched at negligible cost; most programs use less. Of any further bytes, two cost about as much as one loop.
 */
const SMALL_BYTES = 1 << 22
const CATCH = /\bcatch\s*\(/
/** Bytes of dead stack, left by returned calls, that are searched after the run. */
const DEAD_STACK_BYTES = 1 << 19

/**
 * One run of an instrumented module. Passes what its hooks report to the recorder, to the log if there is one, and to
 * the inspector, follower, line finder or value reader that the task needs.
 */
export class CppRun implements Listener {
  /** Newly found boards; if any, the run must be repeated with them. */
  newBoards: readonly Board[] = []
  /** Number of loops and calls at the latest search. */
  searchedAt = 0
  /** True if no board was found, so that the run must be repeated with a log of its writes. */
  wantsLog = false
  readonly #attempt: Attempt
  readonly #program: OwnProgram
  readonly #runnable: Runnable
  readonly #knownBoards: KnownBoards
  readonly #recorder: MemoryRecorder
  readonly #meter: Meter
  /** Defined for tasks to inspect, or to follow a variable. */
  readonly #inspector: LineTracer | undefined
  /** Defined for tasks to read values. */
  readonly #valueReader: ValueReader | undefined
  /** Defined for tasks to find lines. */
  readonly #lineFinder: LineFinder | undefined
  readonly #boardFinder: BoardFinder
  /** Defined if all writes are logged. */
  readonly #log: StoreLog | undefined
  /** Memory that system calls read or wrote, which is not searched for boards. */
  readonly #buffers: Region[] = []
  readonly #files: ProgramFiles
  #process: Process | undefined
  #sleptNs = 0
  /** Result of the called function as text; undefined until one has returned. */
  #answer: string | undefined

  /**
   * @param code needed by tasks of the kinds `inspect` and `follow`
   * @param columns expressions that a task of the kind `values` reads
   */
  constructor(
    attempt: Attempt,
    program: OwnProgram,
    runnable: Runnable,
    known: KnownBoards,
    code: CodeMap | undefined,
    columns: readonly string[],
  ) {
    this.#attempt = attempt
    this.#program = program
    this.#runnable = runnable
    this.#knownBoards = known
    const input = new TextEncoder().encode(inputText(program))
    this.#files = new ProgramFiles(input, attempt.output, attempt.errors, attempt.task.kind === 'grade')
    const views = new MemoryViews(() => this.process.memory)
    this.#recorder = new MemoryRecorder(program.givens, views, attempt.chunks)
    this.#boardFinder = new BoardFinder(program.givens, views)
    if (known.logging === 'now') this.#log = new StoreLog(program.givens, views)
    const { task } = attempt
    const events = () => this.#recorder.events
    if (task.kind === 'inspect' && code !== undefined)
      this.#inspector = new Inspector({ process: () => this.process, events }, code, task)
    if (task.kind === 'follow' && code !== undefined)
      this.#inspector = new Follower({ process: () => this.process, events }, code, task.order)
    if (task.kind === 'find') {
      const reportTargetLines = () => this.process.setGlobal('isTelling', 1)
      this.#lineFinder = new LineFinder(
        { events, depth: () => this.#recorder.depth, reportTargetLines },
        task.target,
      )
    }
    if (task.kind === 'values') {
      const hasBoard = known.boards.length > 0
      this.#valueReader = new ValueReader({ events, hasBoard }, task.order, columns)
    }
    this.#meter = new Meter({
      now: () => attempt.now(),
      beat: (elapsedMs, line) => {
        attempt.beat({ elapsedMs, line, events: events(), memoryBytes: 0 })
        this.#recorder.flushIdle()
      },
      cut: (elapsedMs) =>
        attempt.cut({
          elapsedMs: elapsedMs - this.#extraMs,
          events: events(),
          memoryBytes: 0,
          hasOverread: this.#files.inputUse === 'overread',
        }),
      reached: (count) => this.#searchAfter(count),
    })
  }

  get givens(): Uint8Array {
    return this.#program.givens
  }

  get process(): Process {
    if (this.#process === undefined) throw new Error('It has not begun')
    return this.#process
  }

  get io(): ProgramIo {
    return this.#files.io
  }

  /** Size of the program's memory, which never shrinks; 0 if it did not start, because it needs more than the limit. */
  get memoryBytes(): number {
    return this.#process?.memory.byteLength ?? 0
  }

  /** Time for which the program asked to sleep; the run continues without waiting. */
  get sleptMs(): number {
    return this.#sleptNs / 1e6
  }

  get elapsedMs(): number {
    return this.#meter.elapsedMs
  }

  get hasMissedWrite(): boolean {
    return this.#recorder.hasMissedWrite
  }

  /** True if the run must be repeated: boards or writes were missed, or the run only logged writes to find a board. */
  get hasMissed(): boolean {
    return this.newBoards.length > 0 || this.hasMissedWrite || this.wantsLog || this.#log !== undefined
  }

  /** Extra time that the run may take for the lines that are reported before the inspected event. */
  get #extraMs(): number {
    const { task } = this.#attempt
    return task.kind === 'inspect' && this.#recorder.events < task.event ? lineTimeLimitMs(task.lines) : 0
  }

  /**
   * Runs the program and delivers the answer to its task.
   * @returns how the program ended; undefined if the run missed something and must be repeated, or if its task was
   * complete before its end
   */
  outcome(): Outcome | undefined {
    const outcome = this.#run()
    if (this.#inspector !== undefined && !this.hasMissed) {
      const { inspection, values } = this.#inspector.reported(endOf(outcome))
      this.#attempt.deliver(inspection, values)
    }
    if (this.#lineFinder !== undefined && !this.hasMissed)
      this.#attempt.deliver(JSON.stringify(this.#lineFinder.found ?? null), '[]')
    if (this.#valueReader !== undefined && !this.hasMissed) {
      const { answer, pool } = this.#valueReader.answer()
      this.#attempt.deliver(answer, pool)
    }
    return outcome
  }

  #run(): Outcome | undefined {
    let outcome: Outcome | undefined
    let isCut = false
    try {
      this.#begin()
      this.process.run()
    } catch (error) {
      this.#meter.end()
      if (error instanceof Enough || error instanceof Mistaken) return undefined
      isCut = error instanceof CutOff
      outcome = this.#outcomeOf(error)
    }
    this.#meter.end()
    return this.#finish(isCut) ? (outcome ?? { kind: 'finished', answer: this.#answer }) : undefined
  }

  #begin(): void {
    this.#process = new Process(
      this.#runnable.module,
      {
        files: this.#files,
        onBuffer: (address, bytes) => this.#addBuffer({ from: address, to: address + bytes }),
        onSleep: (ns) => {
          this.#sleptNs += ns
        },
      },
      this.#attempt.memoryBytes,
      this,
    )
    this.#recorder.begin(this.#knownBoards.boards, (limit) => this.process.setGlobal('stackLimit', limit))
    if (this.#log !== undefined) this.#recorder.watchAll()
    this.#inspector?.begin()
    this.#lineFinder?.begin()
    this.#meter.begin(this.#knownBoards.searchAt)
  }

  #outcomeOf(error: unknown): Outcome | undefined {
    const { instrumented } = this.#runnable
    // There is no process if its initial memory alone exceeds the limit.
    const stackLeft = this.#process?.stackPointer ?? STACK_BYTES
    const catches = CATCH.test(codeAlone(this.#program.source, 'cpp'))
    const { text: errors } = this.#attempt.errors
    const { diagnostics } = this.#runnable
    return outcomeOfError(error, { places: instrumented.places, stackLeft, catches, errors, diagnostics })
  }

  /** Finishes recording. @returns true if the recording is reliable, or if the program did not start */
  #finish(isCut: boolean): boolean {
    if (this.#process === undefined) return true
    try {
      this.#recorder.end()
    } catch (error) {
      if (!(error instanceof Mistaken)) throw error
      return false
    }
    if (this.#log !== undefined) {
      this.#searchLog()
      return false
    }
    // No last search after a cut: memory was searched often enough before the cut.
    if (this.#recorder.events === 0 && this.#knownBoards.searchAt < Infinity && !isCut)
      this.#search(DEAD_STACK_BYTES)
    if (!isCut) this.#decideLog()
    return this.newBoards.length === 0 && !this.wantsLog
  }

  #addBuffer(region: Region): void {
    if (!this.#buffers.some(({ from, to }) => from === region.from && to === region.to)) {
      this.#buffers.push(region)
    }
    this.#recorder.passed(region)
  }

  // -- the search for boards ---------------------------------------------------------------------------------------

  /**
   * Searches for boards after `count` loops and calls.
   * @returns the minimum number of further loops and calls before the next search
   * @throws Enough if the run must be repeated
   */
  #searchAfter(count: number): number {
    if (this.#log !== undefined) {
      this.#searchLog()
      if (this.newBoards.length > 0 || count > LOG_AT) throw new Enough()
      return 0
    }
    if (this.#knownBoards.searchAt === Infinity || (count > LAST_SEARCH && this.#recorder.events > 0))
      return 0
    this.searchedAt = count
    const before = this.#boardFinder.searchedBytes
    this.#search(0)
    if (count > LOG_AT) this.#decideLog()
    if (this.newBoards.length > 0 || this.wantsLog) throw new Enough()
    return Math.max(0, this.#boardFinder.searchedBytes - before - SMALL_BYTES) >> 1
  }

  /** Searches for new boards. @param deadBytes bytes below the stack pointer that are searched too */
  #search(deadBytes: number): void {
    const found = this.#boardFinder.found(this.process.stackPointer - deadBytes, this.#buffers)
    this.newBoards = found.filter((board) => !this.#recorder.knows(board))
  }

  /** Decides whether to repeat the run with a log of its writes: once, and only if no board was found. */
  #decideLog(): void {
    const { boards, logging } = this.#knownBoards
    this.wantsLog = logging === 'not-yet' && boards.length === 0 && this.newBoards.length === 0
  }

  /** Sets `newBoards` to the board that the log shows, if any. */
  #searchLog(): void {
    const board = this.#log?.board()
    if (board !== undefined) this.newBoards = [board]
  }

  // -- hooks -------------------------------------------------------------------------------------------------------

  stored(address: number, bytes: number, line: number): void {
    if (this.#log !== undefined) {
      this.#log.stored(address, bytes, line)
      if (this.#log.isFull) {
        this.#searchLog()
        throw new Enough()
      }
    }
    // Fast path: most runs are only recorded.
    if (this.#inspector === undefined && this.#lineFinder === undefined && this.#valueReader === undefined)
      return this.#recorder.stored(address, bytes, line)
    const before = this.#recorder.events
    this.#recorder.stored(address, bytes, line)
    this.#inspector?.stored(before)
    if (this.#lineFinder?.stored(before) === true || this.#valueReader?.stored() === true) throw new Enough()
  }

  copied(to: number, from: number, bytes: number): void {
    this.#recorder.copied(to, from, bytes)
  }

  freed(address: number): void {
    this.#recorder.freed(address)
  }

  emptied(address: number, bytes: number): void {
    this.#recorder.emptied(address, bytes)
  }

  ticked(line: number): number {
    return this.#meter.tick(line)
  }

  answered(cells: readonly number[]): void {
    const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(' '))
    this.#answer = rows.join('\n')
  }

  returnedText(text: string): void {
    this.#answer = text
  }

  unwound(): void {
    this.#recorder.unwound(this.process.stackPointer)
  }

  lined(): void {
    if (this.#inspector?.lined() === true) throw new Enough()
  }

  entered(): void {
    if (this.#inspector?.entered() === true) throw new Enough()
  }

  target(line: number): void {
    if (this.#lineFinder?.ran(line) === true) throw new Enough()
  }

  beginRow(): boolean {
    return this.#valueReader?.beginRow() === true
  }

  shown(code: number): void {
    if (this.#valueReader?.shown(code) === true) throw new Enough()
  }

  shownNumber(value: number): void {
    this.#valueReader?.shownNumber(value)
  }

  gave(value: number): void {
    this.#inspector?.gave(value)
  }

  left(): void {
    if (this.#inspector?.left() === true) throw new Enough()
  }
}

/** Returns the text on standard input: the judge's, or the puzzle if a function is called. */
function inputText({ input, givens }: OwnProgram): string {
  if (input.kind === 'stdin') return input.text
  return Array.from({ length: 9 }, (_, row) => `${givens.slice(row * 9, row * 9 + 9).join(' ')}\n`).join('')
}

function endOf(outcome: Outcome | undefined): RerunEnd {
  if (outcome === undefined) return 'enough'
  return outcome.kind === 'time-limit' ? 'cut' : 'ended'
}
