import type { Diagnostic } from '../../../core/own/language.ts'
import type { Outcome } from '../../../core/own/outcome.ts'
import { codeAlone } from '../../../core/own/sourceText.ts'
import type { OwnProgram } from '../../ownProtocol.ts'
import type { Attempt } from '../shared/language.ts'
import type { RerunEnd } from './lineWindow.ts'
import { linesMs } from '../shared/rerun.ts'
import type { Board } from './board.ts'
import { BoardFinder, type Region } from './boardFinder.ts'
import { outcomeOfError } from './crashes.ts'
import { CutOff, Enough } from './endings.ts'
import { LineFinder } from './lineFinder.ts'
import type { Instrumented } from './instrument.ts'
import { STACK_BYTES } from './layout.ts'
import { MemoryViews } from './memoryViews.ts'
import { Meter } from './meter.ts'
import { type Listener, Process } from './process.ts'
import { Inspector } from './inspector.ts'
import type { CodeMap } from './debug/codeMap.ts'
import { Mistaken, MemoryRecorder } from './memoryRecorder.ts'

/** The facts at the beginning of a run. */
export interface KnownBoards {
  /** Where the program has its boards. */
  readonly boards: readonly Board[]
  /** Loops and calls after which memory is searched for boards; Infinity for never. */
  readonly searchAt: number
}

/** A module, ready to be run. */
export interface Runnable {
  readonly module: WebAssembly.Module
  readonly instrumented: Instrumented
  readonly diagnostics: readonly Diagnostic[]
}

/** Searches of memory beyond this many loops and calls find boards of no interest: copies, and what is printed. */
const LAST_SEARCH = 1 << 24
/**
 * The memory that most programs write is searched at no cost to speak of; beyond that, two bytes take as long as a
 * loop.
 */
const SMALL_BYTES = 1 << 22
const CATCH = /\bcatch\s*\(/
/** Of the stack, what calls that have returned have left. */
const LEFT_BYTES = 1 << 19

/** One run of an instrumented module from its beginning to its end: it hears what the program tells, and has it recorded. */
export class CppRun implements Listener {
  /** Boards that were not known: the run has to be made again with them. */
  fresh: readonly Board[] = []
  /** Loops and calls at the latest search. */
  searchedAt = 0
  readonly #attempt: Attempt
  readonly #program: OwnProgram
  readonly #runnable: Runnable
  readonly #known: KnownBoards
  readonly #recorder: MemoryRecorder
  readonly #meter: Meter
  /** Undefined where no lines are told. */
  readonly #inspector: Inspector | undefined
  /** Undefined where none are found. */
  readonly #lineFinder: LineFinder | undefined
  readonly #boardFinder: BoardFinder
  readonly #buffers: Region[] = []
  #process: Process | undefined
  #answer: string | undefined

  /** @param code where the lines of the program are told; only asked for a task to inspect */
  constructor(
    attempt: Attempt,
    program: OwnProgram,
    runnable: Runnable,
    known: KnownBoards,
    code: CodeMap | undefined,
  ) {
    this.#attempt = attempt
    this.#program = program
    this.#runnable = runnable
    this.#known = known
    const views = new MemoryViews(() => this.process.memory)
    this.#recorder = new MemoryRecorder(program.givens, views, attempt.pages)
    this.#boardFinder = new BoardFinder(program.givens, views)
    const { task } = attempt
    const events = () => this.#recorder.events
    if (task.kind === 'inspect' && code !== undefined)
      this.#inspector = new Inspector({ process: () => this.process, events }, code, task)
    if (task.kind === 'find') {
      const tell = () => this.process.setGlobal('isTelling', 1)
      this.#lineFinder = new LineFinder({ events, depth: () => this.#recorder.depth, tell }, task.target)
    }
    this.#meter = new Meter({
      now: () => attempt.now(),
      beat: (elapsedMs) => attempt.beat({ elapsedMs, events: events(), memoryBytes: 0 }),
      cut: (elapsedMs) =>
        attempt.cut({ elapsedMs: elapsedMs - this.#extraMs, events: events(), memoryBytes: 0 }),
      reached: (count) => this.#reached(count),
    })
  }

  get process(): Process {
    if (this.#process === undefined) throw new Error('It has not begun')
    return this.#process
  }

  get elapsedMs(): number {
    return this.#meter.elapsedMs
  }

  /** With every store watched that was to be, a write was missed. */
  get isMistaken(): boolean {
    return this.#recorder.isMistaken
  }

  /** It does not count: boards or writes were not seen. */
  get hasMissed(): boolean {
    return this.fresh.length > 0 || this.isMistaken
  }

  /** Lines before the event that is inspected are told as well: they have as much time. */
  get #extraMs(): number {
    const { task } = this.#attempt
    return task.kind === 'inspect' && this.#recorder.events < task.event ? linesMs(task.lines) : 0
  }

  /** Runs it, and delivers the answer to its task. @returns undefined if it has been broken off: it has missed something, or told all */
  outcome(): Outcome | undefined {
    const outcome = this.#ended()
    if (this.#inspector !== undefined && !this.hasMissed) {
      const { inspection, values } = this.#inspector.reported(endOf(outcome))
      this.#attempt.deliver(inspection, values)
    }
    if (this.#lineFinder !== undefined)
      this.#attempt.deliver(JSON.stringify(this.#lineFinder.found ?? null), '[]')
    return outcome
  }

  #ended(): Outcome | undefined {
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
    return this.#concluded(isCut) ? (outcome ?? { kind: 'finished', answer: this.#answer }) : undefined
  }

  #begin(): void {
    const { input } = this.#program
    this.#process = new Process(
      this.#runnable.module,
      {
        input: new TextEncoder().encode(input.kind === 'stdin' ? input.text : ''),
        output: this.#attempt.output,
        errors: this.#attempt.errors,
        buffered: (address, bytes) => this.#buffer({ from: address, to: address + bytes }),
      },
      this.#attempt.memoryBytes,
      this,
    )
    this.#recorder.begin(this.#known.boards, (limit) => this.process.setGlobal('stackLimit', limit))
    this.#inspector?.begin()
    this.#lineFinder?.begin()
    this.#meter.begin(this.#known.searchAt)
  }

  #outcomeOf(error: unknown): Outcome | undefined {
    const { instrumented } = this.#runnable
    // Its layout alone may be too much already.
    const stackLeft = this.#process?.stackPointer ?? STACK_BYTES
    const catches = CATCH.test(codeAlone(this.#program.source, 'cpp'))
    const { text: errors } = this.#attempt.errors
    const { diagnostics } = this.#runnable
    return outcomeOfError(error, { places: instrumented.places, stackLeft, catches, errors, diagnostics })
  }

  /** @returns whether what has been recorded can be relied on */
  #concluded(isCut: boolean): boolean {
    if (this.#process === undefined) return true
    try {
      this.#recorder.end()
    } catch (error) {
      if (!(error instanceof Mistaken)) throw error
      return false
    }
    // Whoever has come to a limit has been searched often enough.
    if (this.#recorder.events === 0 && this.#known.searchAt < Infinity && !isCut) this.#search(LEFT_BYTES)
    return this.fresh.length === 0
  }

  #buffer(region: Region): void {
    if (!this.#buffers.some(({ from, to }) => from === region.from && to === region.to)) {
      this.#buffers.push(region)
    }
  }

  // -- the search for boards ---------------------------------------------------------------------------------------

  #reached(count: number): number {
    if (this.#known.searchAt === Infinity || (count > LAST_SEARCH && this.#recorder.events > 0)) return 0
    this.searchedAt = count
    const before = this.#boardFinder.searchedBytes
    this.#search(0)
    if (this.fresh.length > 0) throw new Enough()
    return Math.max(0, this.#boardFinder.searchedBytes - before - SMALL_BYTES) >> 1
  }

  /** @param left bytes below the stack that are looked through, too */
  #search(left: number): void {
    const found = this.#boardFinder.found(this.process.stackPointer - left, this.#buffers)
    this.fresh = found.filter((board) => !this.#recorder.knows(board))
  }

  // -- what the program tells --------------------------------------------------------------------------------------

  stored(address: number, bytes: number, line: number): void {
    // Most runs are only recorded, and a store takes little time besides.
    if (this.#inspector === undefined && this.#lineFinder === undefined)
      return this.#recorder.stored(address, bytes, line)
    const before = this.#recorder.events
    this.#recorder.stored(address, bytes, line)
    this.#inspector?.stored(before)
    if (this.#lineFinder?.stored(before) === true) throw new Enough()
  }

  copied(to: number, from: number, bytes: number): void {
    this.#recorder.copied(to, from, bytes)
  }

  freed(address: number): void {
    this.#recorder.freed(address)
  }

  ticked(line: number): number {
    return this.#meter.tick(line)
  }

  answered(cells: readonly number[]): void {
    const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(' '))
    this.#answer = rows.join('\n')
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

  left(): void {
    if (this.#inspector?.left() === true) throw new Enough()
  }
}

function endOf(outcome: Outcome | undefined): RerunEnd {
  if (outcome === undefined) return 'enough'
  return outcome.kind === 'time-limit' ? 'cut' : 'ended'
}
