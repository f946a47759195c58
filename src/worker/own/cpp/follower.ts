/** Follows a variable of one call line by line, and keeps the writes to it around the queried event. */
import type { VariableOrder } from '../../../core/own/variableStory.ts'
import { NO_VALUE, VariableLog } from '../shared/variableLog.ts'
import type { CodeMap } from './debug/codeMap.ts'
import type { VariableSymbol } from './debug/symbols.ts'
import { Values } from './debug/values.ts'
import { FRAME_BASE, FRAME_BYTES, FRAME_PARAMETERS, FRAMES } from './layout.ts'
import type { RerunEnd } from './lineWindow.ts'
import type { Process } from './process.ts'

const WORD_BYTES = 4

/** A line that is running: address of its frame, its code location, and number of events before it. */
interface Running {
  readonly frame: number
  readonly place: number
  readonly before: number
}

/** Access to the program whose variable is followed. */
interface Followed {
  readonly process: () => Process
  /** Returns the number of events so far. */
  readonly events: () => number
}

/**
 * Reads the variable after each line from event `order.from` on. Each call of `lined`, `entered` or `left` shows that
 * the line before it has run.
 */
export class Follower {
  readonly #followed: Followed
  readonly #code: CodeMap
  readonly #values: Values
  readonly #order: VariableOrder
  readonly #log: VariableLog
  /** Address of the frame of the variable's call. */
  readonly #frame: number
  /** Counts the calls whose frame is at `#frame`. */
  #call = 0
  /** True from event `order.from` on, when the program reports lines. */
  #isReporting = false
  #running: Running | undefined
  /** The latest line that has run to its end. */
  #latest: Running | undefined

  constructor(followed: Followed, code: CodeMap, order: VariableOrder) {
    this.#followed = followed
    this.#code = code
    this.#values = new Values(code.types, () => followed.process().memory)
    this.#order = order
    this.#log = new VariableLog(order)
    this.#frame = FRAMES + order.depth * FRAME_BYTES
  }

  /** Must be called right before the program starts. */
  begin(): void {
    if (this.#order.from === 0) this.#startReporting()
  }

  /** Handles a write to the board: event `order.from` starts the reports. @param before number of earlier events */
  stored(before: number): void {
    if (this.#isReporting || this.#followed.events() < this.#order.from) return
    this.#startReporting()
    this.#beginLine(this.#topFrame, before)
  }

  /** Called before a line runs. @returns true if no more lines are needed */
  lined(): boolean {
    const isEnough = this.#endLine()
    this.#beginLine(this.#topFrame, this.#followed.events())
    return isEnough
  }

  /** Handles a call that pushed its frame but has not reached a line. @returns as `lined` */
  entered(): boolean {
    const isEnough = this.#endLine()
    if (this.#topFrame === this.#frame) this.#call++
    this.#beginLine(this.#topFrame, this.#followed.events())
    return isEnough
  }

  /** No-op for a number that a call returns: it is no variable. */
  gave(): void {}

  /** Handles a return, before the frame is popped. @returns as `lined` */
  left(): boolean {
    const isEnough = this.#endLine()
    this.#beginLine(this.#topFrame - FRAME_BYTES, this.#followed.events())
    return isEnough
  }

  /** Returns the writes, and the values to which they refer, each as JSON. */
  reported(end: RerunEnd): { readonly inspection: string; readonly values: string } {
    if (end !== 'enough') this.#endLine()
    const answer = this.#log.answer(this.#followed.events(), end === 'ended')
    return { inspection: JSON.stringify(answer), values: `[${this.#values.texts.join()}]` }
  }

  /** Address of the frame of the running call. */
  get #topFrame(): number {
    return this.#followed.process().global('frame')
  }

  /** Makes the program report its lines from now on. */
  #startReporting(): void {
    this.#isReporting = true
    this.#followed.process().setGlobal('isTelling', 1)
  }

  /** Notes that a line of the call with this frame begins. @param before number of events before the line */
  #beginLine(frame: number, before: number): void {
    this.#values.refresh()
    this.#running = frame < FRAMES ? undefined : { frame, place: this.#word(frame), before }
  }

  /** Logs the running line, with the variable's value after it. @returns as `lined` */
  #endLine(): boolean {
    const running = this.#running
    if (running === undefined) return false
    this.#running = undefined
    this.#values.refresh()
    const { frame, place, before } = running
    const after = this.#followed.events()
    const { line } = this.#code.at(place)
    const latest = this.#latest
    const isAgain =
      latest?.frame === frame &&
      this.#code.at(latest.place).line === line &&
      latest.before === after &&
      before === after
    this.#latest = running
    const call = frame >= this.#frame ? this.#call : undefined
    return this.#log.ran({ before, after, line, isAgain }, call, () =>
      this.#value(frame === this.#frame ? place : this.#word(this.#frame)),
    )
  }

  /**
   * Reads the variable. @param place code location that its call has reached @returns `NO_VALUE` if it has none there
   */
  #value(place: number): number {
    const { name } = this.#order
    const { variables } = this.#code.at(place)
    const isMeant = ({ name: own }: VariableSymbol) =>
      own === name || own === 'this' || name.startsWith(`${own}.`)
    const own = variables.filter(isMeant)
    const globals =
      this.#frame === FRAMES
        ? this.#code.symbols.globals.filter(
            (each) => isMeant(each) && !variables.some((local) => local.name === each.name),
          )
        : []
    const base = this.#word(this.#frame + FRAME_BASE)
    const parameter = (index: number) => this.#word(this.#frame + FRAME_PARAMETERS + index * WORD_BYTES)
    const values = this.#values.variables([...own, ...globals], { base, parameter })
    return values.find(([each]) => each === name)?.[1] ?? NO_VALUE
  }

  /** Reads a 32-bit number in the program's memory. */
  #word(address: number): number {
    return this.#values.view.getUint32(address, true)
  }
}
