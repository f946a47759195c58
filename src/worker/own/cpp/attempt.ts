import type { Diagnostic } from '../../../core/own/language.ts'
import type { Outcome } from '../../../core/own/outcome.ts'
import { codeAlone } from '../../../core/own/sourceText.ts'
import type { OwnLimits, OwnProgram, RecordedPart, SoughtLines } from '../../ownProtocol.ts'
import { Pages } from '../shared/pages.ts'
import { Printed } from '../shared/printed.ts'
import type { Board } from './board.ts'
import { BoardFinder, type Region } from './boardFinder.ts'
import { outcomeOfError } from './crashes.ts'
import { Cut, Enough } from './endings.ts'
import { Finder } from './finder.ts'
import type { Instrumented } from './instrument.ts'
import { STACK_BYTES } from './layout.ts'
import { MemoryViews } from './memoryViews.ts'
import { Meter } from './meter.ts'
import { type Listener, Process } from './process.ts'
import { Inspector } from './inspector.ts'
import type { WindowOrder } from '../shared/lineWindow.ts'
import type { CodeMap } from './debug/codeMap.ts'
import { Mistaken, Recorder } from './recorder.ts'

export interface AttemptSurroundings {
  now(): number
  beat(elapsedMs: number): void
  post(part: RecordedPart, transfer: readonly ArrayBuffer[]): void
}

/** The facts at the beginning of a run. */
export interface Known {
  /** Where the program has its boards. */
  readonly boards: readonly Board[]
  /** Loops and calls after which memory is searched for boards; Infinity for never. */
  readonly searchAt: number
}

/** Lines that are to be told, or to be found. */
export type Watching =
  | { readonly kind: 'inspecting'; readonly code: CodeMap; readonly order: WindowOrder }
  | { readonly kind: 'finding'; readonly sought: SoughtLines }

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

/** A run from beginning to end. */
export class Attempt implements Listener {
  readonly output: Printed
  readonly errors: Printed
  readonly recorder: Recorder
  /** Boards that were not known: the run has to be made again with them. */
  fresh: readonly Board[] = []
  /** Loops and calls at the latest search. */
  searchedAt = 0
  readonly meter: Meter
  /** Undefined where no lines are told. */
  readonly inspector: Inspector | undefined
  /** Undefined where none are found. */
  readonly finder: Finder | undefined
  readonly #program: OwnProgram
  readonly #limits: OwnLimits
  readonly #runnable: Runnable
  readonly #known: Known
  readonly #pages: Pages
  readonly #finder: BoardFinder
  readonly #buffers: Region[] = []
  #process: Process | undefined
  #answer: string | undefined

  constructor(
    { now, beat, post }: AttemptSurroundings,
    program: OwnProgram,
    limits: OwnLimits,
    runnable: Runnable,
    known: Known,
    watching?: Watching,
  ) {
    this.#program = program
    this.#limits = limits
    this.#runnable = runnable
    this.#known = known
    this.output = new Printed(limits.output)
    this.errors = new Printed(limits.output)
    const views = new MemoryViews(() => this.process.memory)
    this.#pages = new Pages({ memory: () => this.recorder.eventBytes, now, post }, limits)
    this.recorder = new Recorder(program.givens, views, this.#pages)
    this.#finder = new BoardFinder(program.givens, views)
    const events = () => this.recorder.events
    if (watching?.kind === 'inspecting') {
      const { code, order } = watching
      this.inspector = new Inspector({ process: () => this.process, events }, code, order)
    }
    if (watching?.kind === 'finding') {
      const tell = () => this.process.setGlobal('isTelling', 1)
      this.finder = new Finder({ events, depth: () => this.recorder.depth, tell }, watching.sought)
    }
    this.meter = new Meter({ now, beat, reached: (count) => this.#reached(count) }, limits.timeMs)
  }

  /** One for each page of its events, see `Pages`. */
  get digests(): readonly number[] {
    return this.#pages.digests
  }

  get process(): Process {
    if (this.#process === undefined) throw new Error('It has not begun')
    return this.#process
  }

  /** Undefined if it has been broken off, to be made again in another way. */
  outcome(): Outcome | undefined {
    let outcome: Outcome | undefined
    let isCut = false
    try {
      this.#begin()
      this.process.run()
    } catch (error) {
      this.meter.end()
      if (error instanceof Enough || error instanceof Mistaken) return undefined
      isCut = error instanceof Cut
      outcome = this.#outcomeOf(error)
    }
    this.meter.end()
    return this.#concluded(isCut) ? (outcome ?? { kind: 'finished', answer: this.#answer }) : undefined
  }

  #begin(): void {
    const { input } = this.#program
    this.#process = new Process(
      this.#runnable.module,
      {
        input: new TextEncoder().encode(input.kind === 'stdin' ? input.text : ''),
        output: this.output,
        errors: this.errors,
        buffered: (address, bytes) => this.#buffer({ from: address, to: address + bytes }),
      },
      this.#limits.memoryBytes,
      this,
    )
    this.recorder.begin(this.#known.boards, (limit) => this.process.setGlobal('stackLimit', limit))
    this.inspector?.begin()
    this.finder?.begin()
    this.meter.begin(this.#known.searchAt)
  }

  #outcomeOf(error: unknown): Outcome | undefined {
    const { instrumented } = this.#runnable
    // Its layout alone may be too much already.
    const stackLeft = this.#process?.stackPointer ?? STACK_BYTES
    const catches = CATCH.test(codeAlone(this.#program.source, 'cpp'))
    const { text: errors } = this.errors
    const { diagnostics } = this.#runnable
    return outcomeOfError(error, { places: instrumented.places, stackLeft, catches, errors, diagnostics })
  }

  /** @returns whether what has been recorded can be relied on */
  #concluded(isCut: boolean): boolean {
    if (this.#process === undefined) return true
    try {
      this.recorder.end()
    } catch (error) {
      if (!(error instanceof Mistaken)) throw error
      return false
    }
    // Whoever has come to a limit has been searched often enough.
    if (this.recorder.events === 0 && this.#known.searchAt < Infinity && !isCut) this.#search(LEFT_BYTES)
    return this.fresh.length === 0
  }

  #buffer(region: Region): void {
    if (!this.#buffers.some(({ from, to }) => from === region.from && to === region.to)) {
      this.#buffers.push(region)
    }
  }

  // -- the search for boards ---------------------------------------------------------------------------------------

  #reached(count: number): number {
    if (this.#known.searchAt === Infinity || (count > LAST_SEARCH && this.recorder.events > 0)) return 0
    this.searchedAt = count
    const before = this.#finder.searchedBytes
    this.#search(0)
    if (this.fresh.length > 0) throw new Enough()
    return Math.max(0, this.#finder.searchedBytes - before - SMALL_BYTES) >> 1
  }

  /** @param left bytes below the stack that are looked through, too */
  #search(left: number): void {
    const found = this.#finder.found(this.process.stackPointer - left, this.#buffers)
    this.fresh = found.filter((board) => !this.recorder.knows(board))
  }

  // -- what the program tells --------------------------------------------------------------------------------------

  stored(address: number, bytes: number, line: number): void {
    // Most runs are only recorded, and a store takes little time besides.
    if (this.inspector === undefined && this.finder === undefined)
      return this.recorder.stored(address, bytes, line)
    const before = this.recorder.events
    this.recorder.stored(address, bytes, line)
    this.inspector?.stored(before)
    if (this.finder?.stored(before) === true) throw new Enough()
  }

  copied(to: number, from: number, bytes: number): void {
    this.recorder.copied(to, from, bytes)
  }

  freed(address: number): void {
    this.recorder.freed(address)
  }

  ticked(line: number): number {
    const fuel = this.meter.tick(line)
    if (this.inspector?.isLate(this.meter.elapsedMs) === true) throw new Cut('time-limit')
    return fuel
  }

  answered(cells: readonly number[]): void {
    const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(' '))
    this.#answer = rows.join('\n')
  }

  unwound(): void {
    this.recorder.unwound(this.process.stackPointer)
  }

  lined(): void {
    if (this.inspector?.lined() === true) throw new Enough()
  }

  entered(): void {
    if (this.inspector?.entered() === true) throw new Enough()
  }

  sought(line: number): void {
    if (this.finder?.ran(line) === true) throw new Enough()
  }

  left(): void {
    if (this.inspector?.left() === true) throw new Enough()
  }
}
