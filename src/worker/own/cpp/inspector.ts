/** Reports the lines that run around an event, with calls and variables. */
import { LineWindow, type RanLine, type RerunEnd, type WindowOrder } from './lineWindow.ts'
import type { NumberedVariable } from '../shared/language.ts'
import { NumberedCalls } from '../shared/numberedCalls.ts'
import type { CodeMap } from './debug/codeMap.ts'
import type { VariableSymbol } from './debug/symbols.ts'
import { haveSameBytes } from './debug/isSame.ts'
import { Values } from './debug/values.ts'
import { FRAME_BASE, FRAME_BYTES, FRAME_PARAMETERS, FRAMES } from './layout.ts'
import type { Process } from './process.ts'

/** Maximum calls reported per line, the innermost; enough for programs that recurse once for each of the 81 cells. */
const MAX_CALLS = 100
const WORD_BYTES = 4

/** The line that is running. @property frame address of its call's frame @property place code offset */
interface RunningLine {
  readonly frame: number
  readonly place: number
  /** Number of events before the line. */
  readonly before: number
  /** Name and value of the call that has just returned to the line; null if no call has, or the value is unknown. */
  readonly returned: NumberedVariable | null
}

/**
 * A cached call, valid while nothing in it changes.
 * @property place code offset
 * @property base address in the stack to which the addresses of its variables are relative
 */
interface WaitingCall {
  readonly place: number
  readonly base: number
  /** Memory of the call's variables. */
  readonly bytes: Uint8Array
  /** Number of the call among the recorded calls. */
  readonly call: number
}

interface InspectedRun {
  readonly process: () => Process
  /** Returns the number of events so far. */
  readonly events: () => number
}

/**
 * Records each line, from a few events before the inspected event. A line is recorded when the program reports its
 * next line, call or return, so that the effects of the line are known.
 */
export class Inspector {
  readonly #inspected: InspectedRun
  readonly #code: CodeMap
  readonly #values: Values
  readonly #window: LineWindow
  readonly #calls = new NumberedCalls()
  /** Calls that wait for calls that they have made, keyed by frame address. */
  readonly #cache = new Map<number, WaitingCall>()
  /** The number that the running call is about to return; undefined if unknown. */
  #result: number | undefined
  /** True once the program reports its lines. */
  #isReporting = false
  #running: RunningLine | undefined

  constructor(inspected: InspectedRun, code: CodeMap, order: WindowOrder) {
    this.#inspected = inspected
    this.#code = code
    this.#values = new Values(code.types, () => inspected.process().memory)
    this.#window = new LineWindow(order)
  }

  /** Must be called right before the program starts. Starts recording if lines are wanted from event 0 on. */
  begin(): void {
    if (this.#window.first === 0) this.#startReporting()
  }

  /** Handles a write, at which recording may start. @param before number of events before it */
  stored(before: number): void {
    if (this.#isReporting || this.#inspected.events() < this.#window.first) return
    this.#startReporting()
    this.#beginLine(this.#topFrame, before)
  }

  /** Handles a new line. @returns true if no more lines are needed */
  lined(): boolean {
    const isEnough = this.#endLine()
    this.#beginLine(this.#topFrame, this.#inspected.events())
    return isEnough
  }

  /** Handles a call that pushed its frame but has not reached a line. @returns as `lined` */
  entered(): boolean {
    return this.lined()
  }

  /** Handles the number that a call is about to return. */
  gave(result: number): void {
    this.#result = result
  }

  /** Handles a return, before the frame is popped. @returns as `lined` */
  left(): boolean {
    const isEnough = this.#endLine()
    const frame = this.#topFrame
    this.#beginLine(frame - FRAME_BYTES, this.#inspected.events(), this.#returnedBy(frame))
    this.#result = undefined
    return isEnough
  }

  /**
   * Returns the recorded lines, and the values to which they refer, both as JSON. First records the running line unless
   * enough lines are recorded.
   */
  reported(end: RerunEnd): { readonly inspection: string; readonly values: string } {
    if (end !== 'enough') this.#endLine()
    const { from, to, lines } = this.#window.reported(end, this.#inspected.events())
    const reported = lines.map(({ before, after, line, stack, omitted, returned }) => [
      before,
      after,
      line,
      stack,
      omitted,
      returned,
    ])
    return {
      inspection: JSON.stringify({ from, to, calls: this.#calls.calls, lines: reported }),
      values: `[${this.#values.texts.join()}]`,
    }
  }

  get #topFrame(): number {
    return this.#inspected.process().global('frame')
  }

  /** Makes the program report its lines from now on. */
  #startReporting(): void {
    this.#isReporting = true
    this.#inspected.process().setGlobal('isTelling', 1)
  }

  /** Notes the line that begins to run in the call of a frame; none below the first frame. */
  #beginLine(frame: number, before: number, returned: NumberedVariable | null = null): void {
    this.#values.refresh()
    this.#running = frame < FRAMES ? undefined : { frame, place: this.#readWord(frame), before, returned }
  }

  /** Returns the name of a call and the value that it returns; null if that value is unknown or void. */
  #returnedBy(frame: number): NumberedVariable | null {
    this.#values.refresh()
    const { name, gives } = this.#code.at(this.#readWord(frame))
    if (gives === undefined || this.#result === undefined) return null
    const value = this.#values.resultNumber(gives, this.#result)
    return value === undefined ? null : [name, value]
  }

  /** Records the running line, or its part up to a call. @returns as `lined` */
  #endLine(): boolean {
    const running = this.#running
    if (running === undefined) return false
    this.#running = undefined
    this.#values.refresh()
    const { frame, place, before, returned } = running
    const stack: number[] = []
    const outermost = Math.max(FRAMES, frame - (MAX_CALLS - 1) * FRAME_BYTES)
    for (let at = outermost; at < frame; at += FRAME_BYTES) {
      stack.push(this.#waitingCall(at))
    }
    stack.push(this.#describeCall(frame, place))
    const { line } = this.#code.at(place)
    const omitted = (outermost - FRAMES) / FRAME_BYTES
    const ran: RanLine = { before, after: this.#inspected.events(), line, stack, omitted, returned }
    return this.#window.add(frame, ran)
  }

  /** Returns the number of a call that waits for a call it has made. Cached, because most are unchanged. */
  #waitingCall(frame: number): number {
    const place = this.#readWord(frame)
    const base = this.#readWord(frame + FRAME_BASE)
    const { span } = this.#code.at(place)
    if (span === undefined || base === 0 || frame === FRAMES) return this.#describeCall(frame, place)
    const now = new Uint8Array(this.#values.view.buffer, base + span.from, span.end - span.from)
    const known = this.#cache.get(frame)
    if (known?.place === place && known.base === base && haveSameBytes(known.bytes, now)) return known.call
    const call = this.#describeCall(frame, place)
    this.#cache.set(frame, { place, base, bytes: now.slice(), call })
    return call
  }

  /** Records a call with its variables. @returns its number */
  #describeCall(frame: number, place: number): number {
    const { name, line, variables } = this.#code.at(place)
    const shown = frame === FRAMES ? this.#withGlobals(variables) : variables
    const reported = this.#values.variables(shown, {
      base: this.#readWord(frame + FRAME_BASE),
      parameter: (index) => this.#readWord(frame + FRAME_PARAMETERS + index * WORD_BYTES),
    })
    return this.#calls.numberOf(name, line, reported)
  }

  /** Appends the globals that no local variable of the first call hides. */
  #withGlobals(variables: readonly VariableSymbol[]): readonly VariableSymbol[] {
    const names = new Set(variables.map(({ name }) => name))
    return [...variables, ...this.#code.symbols.globals.filter(({ name }) => !names.has(name))]
  }

  #readWord(address: number): number {
    return this.#values.view.getUint32(address, true)
  }
}
