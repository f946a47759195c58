/** Traces the lines of a program that runs again, from an event on. */
import type { CodeMap } from './debug/codeMap.ts'
import { Values } from './debug/values.ts'
import { FRAME_BYTES, FRAMES } from './layout.ts'
import type { RerunEnd } from './lineWindow.ts'
import type { Process } from './process.ts'

/** A line that runs: address of its call's frame, its code location, and number of events before it. */
export interface TracedLine {
  readonly frame: number
  readonly place: number
  readonly before: number
}

export interface TracedRun {
  readonly process: () => Process
  readonly events: () => number
}

/**
 * A line has run once the program reports its next line, call or return (`lined`, `entered`, `left`): only then are its
 * effects known.
 */
export abstract class LineTracer {
  readonly #run: TracedRun
  readonly #first: number
  protected readonly code: CodeMap
  protected readonly values: Values
  /** True once the program reports its lines. */
  #isReporting = false
  #running: TracedLine | undefined

  /** @param first event from which lines are traced */
  protected constructor(run: TracedRun, code: CodeMap, first: number) {
    this.#run = run
    this.code = code
    this.#first = first
    this.values = new Values(code.types, () => run.process().memory)
  }

  /** Takes a line that has run, or its part up to a call. @returns true if no more lines are needed */
  protected abstract ran(line: TracedLine): boolean

  /** Returns the answer, and the values to which it refers, both as JSON. */
  abstract reported(end: RerunEnd): { readonly inspection: string; readonly values: string }

  /** Must be called right before the program starts. */
  begin(): void {
    if (this.#first === 0) this.#startReporting()
  }

  /** Handles a write to the board: the first traced event starts the reports. @param before number of events before it */
  stored(before: number): void {
    if (this.#isReporting || this.events < this.#first) return
    this.#startReporting()
    this.#beginLine(this.topFrame, before)
  }

  /** Handles a new line. @returns true if no more lines are needed */
  lined(): boolean {
    const isEnough = this.endLine()
    this.#beginLine(this.topFrame, this.events)
    return isEnough
  }

  /** Handles a call that pushed its frame but has not reached a line. @returns as `lined` */
  entered(): boolean {
    return this.lined()
  }

  /** Handles the number that a call is about to return. */
  abstract gave(result: number): void

  /** Handles a return, before the frame is popped. @returns as `lined` */
  left(): boolean {
    const isEnough = this.endLine()
    this.#beginLine(this.topFrame - FRAME_BYTES, this.events)
    return isEnough
  }

  /** Ends the running line, if there is one. @returns as `lined` */
  protected endLine(): boolean {
    const running = this.#running
    if (running === undefined) return false
    this.#running = undefined
    this.values.refresh()
    return this.ran(running)
  }

  protected get events(): number {
    return this.#run.events()
  }

  protected get topFrame(): number {
    return this.#run.process().global('frame')
  }

  /** Reads a 32-bit number in the program's memory. */
  protected word(address: number): number {
    return this.values.view.getUint32(address, true)
  }

  #startReporting(): void {
    this.#isReporting = true
    this.#run.process().setGlobal('isTelling', 1)
  }

  /** Notes the line that begins to run in the call of a frame; none below the first frame. */
  #beginLine(frame: number, before: number): void {
    this.values.refresh()
    this.#running = frame < FRAMES ? undefined : { frame, place: this.word(frame), before }
  }
}
