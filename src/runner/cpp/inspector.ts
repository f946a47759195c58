/** Reports the lines that run around an event, with calls and variables. */
import { LineTracer, type TracedLine, type TracedRun } from './lineTracer.ts'
import { LineWindow, type RanLine, type RerunEnd, type WindowOrder } from './lineWindow.ts'
import type { NumberedVariable } from '../worker/language.ts'
import { NumberedCalls } from '../worker/numberedCalls.ts'
import type { CodeMap } from './debug/codeMap.ts'
import type { VariableSymbol } from './debug/symbols.ts'
import { haveSameBytes } from './debug/encoder.ts'
import { FRAME_BASE, FRAME_BYTES, FRAME_PARAMETERS, FRAMES } from './layout.ts'

/** Maximum calls reported per line, the innermost; enough for programs that recurse once for each of the 81 cells. */
const MAX_CALLS = 100
const WORD_BYTES = 4

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

/** Records each line, from a few events before the inspected event. */
export class Inspector extends LineTracer {
  readonly #window: LineWindow
  readonly #calls = new NumberedCalls()
  /** Calls that wait for calls that they have made, keyed by frame address. */
  readonly #cache = new Map<number, WaitingCall>()
  /** The number that the running call is about to return; undefined if unknown. */
  #result: number | undefined
  /**
   * Name and value of the call that has just returned to the running line; null if no call has, or the value is
   * unknown.
   */
  #returned: NumberedVariable | null = null

  constructor(run: TracedRun, code: CodeMap, order: WindowOrder) {
    const window = new LineWindow(order)
    super(run, code, window.first)
    this.#window = window
  }

  override lined(): boolean {
    const isEnough = super.lined()
    this.#returned = null
    return isEnough
  }

  override gave(result: number): void {
    this.#result = result
  }

  override left(): boolean {
    const isEnough = super.left()
    this.#returned = this.#returnedBy(this.topFrame)
    this.#result = undefined
    return isEnough
  }

  /**
   * Returns the recorded lines, and the values to which they refer, both as JSON. First records the running line unless
   * enough lines are recorded.
   */
  override reported(end: RerunEnd): { readonly inspection: string; readonly values: string } {
    if (end !== 'enough') this.endLine()
    const { from, to, lines } = this.#window.reported(end, this.events)
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
      values: `[${this.values.texts.join()}]`,
    }
  }

  /** Returns the name of a call and the value that it returns; null if that value is unknown or void. */
  #returnedBy(frame: number): NumberedVariable | null {
    this.values.refresh()
    const { name, gives } = this.code.at(this.word(frame))
    if (gives === undefined || this.#result === undefined) return null
    const value = this.values.resultNumber(gives, this.#result)
    return value === undefined ? null : [name, value]
  }

  /** Records a line with its calls. */
  protected override ran({ frame, place, before }: TracedLine): boolean {
    const stack: number[] = []
    const outermost = Math.max(FRAMES, frame - (MAX_CALLS - 1) * FRAME_BYTES)
    for (let at = outermost; at < frame; at += FRAME_BYTES) {
      stack.push(this.#waitingCall(at))
    }
    stack.push(this.#describeCall(frame, place))
    const { line } = this.code.at(place)
    const omitted = (outermost - FRAMES) / FRAME_BYTES
    const ran: RanLine = { before, after: this.events, line, stack, omitted, returned: this.#returned }
    return this.#window.add(frame, ran)
  }

  /** Returns the number of a call that waits for a call it has made. Cached, because most are unchanged. */
  #waitingCall(frame: number): number {
    const place = this.word(frame)
    const base = this.word(frame + FRAME_BASE)
    const { span } = this.code.at(place)
    if (span === undefined || base === 0 || frame === FRAMES) return this.#describeCall(frame, place)
    const now = new Uint8Array(this.values.view.buffer, base + span.from, span.end - span.from)
    const known = this.#cache.get(frame)
    if (known?.place === place && known.base === base && haveSameBytes(known.bytes, now)) return known.call
    const call = this.#describeCall(frame, place)
    this.#cache.set(frame, { place, base, bytes: now.slice(), call })
    return call
  }

  #describeCall(frame: number, place: number): number {
    const { name, line, variables } = this.code.at(place)
    const shown = frame === FRAMES ? this.#withGlobals(variables) : variables
    const reported = this.values.variables(shown, {
      base: this.word(frame + FRAME_BASE),
      parameter: (index) => this.word(frame + FRAME_PARAMETERS + index * WORD_BYTES),
    })
    return this.#calls.numberOf(name, line, reported)
  }

  /** Appends the globals that no local variable of the first call hides. */
  #withGlobals(variables: readonly VariableSymbol[]): readonly VariableSymbol[] {
    const names = new Set(variables.map(({ name }) => name))
    return [...variables, ...this.code.symbols.globals.filter(({ name }) => !names.has(name))]
  }
}
