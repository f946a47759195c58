/** Tells the lines of a program around one of its events, with its calls and their variables. */
import type { KnownLine } from '../../../core/own/knownLines.ts'
import { LineWindow, type RerunEnd, type WindowOrder } from './lineWindow.ts'
import { NumberedCalls } from '../shared/numberedCalls.ts'
import type { CodeMap } from './debug/codeMap.ts'
import type { VariableSymbol } from './debug/symbols.ts'
import { isSame } from './debug/isSame.ts'
import { Values } from './debug/values.ts'
import { FRAME_BASE, FRAME_BYTES, FRAME_PARAMETERS, FRAMES } from './layout.ts'
import type { Process } from './process.ts'

/** Programs call themselves once for each of 81 cells. */
const CALLS = 100
const WORD_BYTES = 4

/** A line that is running, by its call's frame and its place in the code. */
interface Running {
  readonly frame: number
  readonly place: number
  /** Events there were before it. */
  readonly before: number
}

/** As it was when it was last looked at. */
interface WaitingCall {
  readonly place: number
  readonly base: number
  /** Of its variables. */
  readonly bytes: Uint8Array
  readonly call: number
}

interface Inspected {
  readonly process: () => Process
  /** So far. */
  readonly events: () => number
}

/**
 * Waits for the first event that is wanted, and from there on takes note of each line. A line is told of when the next thing
 * happens: only then it has run.
 */
export class Inspector {
  readonly #inspected: Inspected
  readonly #code: CodeMap
  readonly #values: Values
  readonly #window: LineWindow
  readonly #calls = new NumberedCalls()
  /** By their frames. */
  readonly #known = new Map<number, WaitingCall>()
  #isTelling = false
  #running: Running | undefined

  constructor(inspected: Inspected, code: CodeMap, order: WindowOrder) {
    this.#inspected = inspected
    this.#code = code
    this.#values = new Values(code.types, () => inspected.process().memory)
    this.#window = new LineWindow(order)
  }

  /** Right before the program starts. */
  begin(): void {
    if (this.#window.first === 0) this.#tell()
  }

  /** Something has been written. @param before events there were until then */
  stored(before: number): void {
    if (this.#isTelling || this.#inspected.events() < this.#window.first) return
    this.#tell()
    this.#run(this.#topFrame, before)
  }

  /** @returns whether all that is wanted is known */
  lined(): boolean {
    const isEnough = this.#ran()
    this.#run(this.#topFrame, this.#inspected.events())
    return isEnough
  }

  /** The call has a frame, and is not at a line yet. @returns as `lined` */
  entered(): boolean {
    return this.lined()
  }

  /** The call still has its frame. @returns as `lined` */
  left(): boolean {
    const isEnough = this.#ran()
    this.#run(this.#topFrame - FRAME_BYTES, this.#inspected.events())
    return isEnough
  }

  /** The knowledge so far, as JSON. */
  reported(end: RerunEnd): { readonly inspection: string; readonly values: string } {
    if (end !== 'enough') this.#ran()
    const { from, to, lines } = this.#window.reported(end, this.#inspected.events())
    const reported = lines.map(({ before, after, line, stack }) => [before, after, line, stack])
    return {
      inspection: JSON.stringify({ from, to, calls: this.#calls.calls, lines: reported }),
      values: `[${this.#values.texts.join()}]`,
    }
  }

  get #topFrame(): number {
    return this.#inspected.process().global('frame')
  }

  #tell(): void {
    this.#isTelling = true
    this.#inspected.process().setGlobal('isTelling', 1)
  }

  #run(frame: number, before: number): void {
    this.#values.refresh()
    this.#running = frame < FRAMES ? undefined : { frame, place: this.#word(frame), before }
  }

  /** The running line has run, or a part of it up to a call. @returns as `lined` */
  #ran(): boolean {
    const running = this.#running
    if (running === undefined) return false
    this.#running = undefined
    this.#values.refresh()
    const { frame, place, before } = running
    const stack: number[] = []
    for (let at = Math.max(FRAMES, frame - (CALLS - 1) * FRAME_BYTES); at < frame; at += FRAME_BYTES) {
      stack.push(this.#waiting(at))
    }
    stack.push(this.#call(frame, place))
    const { line } = this.#code.at(place)
    const ran: KnownLine = { before, after: this.#inspected.events(), line, stack }
    return this.#window.add(frame, ran)
  }

  /** A call that waits for another one: most are as they were at the line before. */
  #waiting(frame: number): number {
    const place = this.#word(frame)
    const base = this.#word(frame + FRAME_BASE)
    const { span } = this.#code.at(place)
    if (span === undefined || base === 0 || frame === FRAMES) return this.#call(frame, place)
    const now = new Uint8Array(this.#values.view.buffer, base + span.from, span.end - span.from)
    const known = this.#known.get(frame)
    if (known?.place === place && known.base === base && isSame(known.bytes, now)) return known.call
    const call = this.#call(frame, place)
    this.#known.set(frame, { place, base, bytes: now.slice(), call })
    return call
  }

  #call(frame: number, place: number): number {
    const { name, line, variables } = this.#code.at(place)
    const shown = frame === FRAMES ? this.#withGlobals(variables) : variables
    const reported = this.#values.variables(shown, {
      base: this.#word(frame + FRAME_BASE),
      parameter: (index) => this.#word(frame + FRAME_PARAMETERS + index * WORD_BYTES),
    })
    return this.#calls.numberOf(name, line, reported)
  }

  /** Variables of the program's first call hide those. */
  #withGlobals(variables: readonly VariableSymbol[]): readonly VariableSymbol[] {
    const names = new Set(variables.map(({ name }) => name))
    return [...variables, ...this.#code.symbols.globals.filter(({ name }) => !names.has(name))]
  }

  #word(address: number): number {
    return this.#values.view.getUint32(address, true)
  }
}
