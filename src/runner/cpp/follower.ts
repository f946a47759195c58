/** Follows a variable of one call line by line, and keeps the writes to it around the queried event. */
import type { VariableOrder } from '../run/variableStory.ts'
import { NO_VALUE, VariableLog } from '../worker/variableLog.ts'
import type { CodeMap } from './debug/codeMap.ts'
import type { VariableSymbol } from './debug/symbols.ts'
import { FRAME_BASE, FRAME_BYTES, FRAME_PARAMETERS, FRAMES } from './layout.ts'
import { LineTracer, type TracedLine, type TracedRun } from './lineTracer.ts'
import type { RerunEnd } from './lineWindow.ts'

const WORD_BYTES = 4

/** Reads the variable after each line from event `order.from` on. */
export class Follower extends LineTracer {
  readonly #order: VariableOrder
  readonly #log: VariableLog
  /** Address of the frame of the variable's call. */
  readonly #frame: number
  /** Counts the calls whose frame is at `#frame`. */
  #call = 0
  /** The latest line that has run to its end. */
  #latest: TracedLine | undefined

  constructor(run: TracedRun, code: CodeMap, order: VariableOrder) {
    super(run, code, order.from)
    this.#order = order
    this.#log = new VariableLog(order)
    this.#frame = FRAMES + order.depth * FRAME_BYTES
  }

  override entered(): boolean {
    const isEnough = super.entered()
    if (this.topFrame === this.#frame) this.#call++
    return isEnough
  }

  /** No-op for a number that a call returns: it is no variable. */
  override gave(): void {}

  /** Returns the writes, and the values to which they refer, each as JSON. */
  override reported(end: RerunEnd): { readonly inspection: string; readonly values: string } {
    if (end !== 'enough') this.endLine()
    const answer = this.#log.answer(this.events, end === 'ended')
    return { inspection: JSON.stringify(answer), values: `[${this.values.texts.join()}]` }
  }

  /** Logs a line, with the variable's value after it. */
  protected override ran(running: TracedLine): boolean {
    const { frame, place, before } = running
    const after = this.events
    const { line } = this.code.at(place)
    const latest = this.#latest
    const isAgain =
      latest?.frame === frame &&
      this.code.at(latest.place).line === line &&
      latest.before === after &&
      before === after
    this.#latest = running
    const call = frame >= this.#frame ? this.#call : undefined
    return this.#log.ran({ before, after, line, isAgain }, call, () =>
      this.#value(frame === this.#frame ? place : this.word(this.#frame)),
    )
  }

  /**
   * Reads the variable. @param place code location that its call has reached @returns `NO_VALUE` if it has none there
   */
  #value(place: number): number {
    const { name } = this.#order
    const { variables } = this.code.at(place)
    const isMeant = ({ name: own }: VariableSymbol) =>
      own === name || own === 'this' || name.startsWith(`${own}.`)
    const own = variables.filter(isMeant)
    const globals =
      this.#frame === FRAMES
        ? this.code.symbols.globals.filter(
            (each) => isMeant(each) && !variables.some((local) => local.name === each.name),
          )
        : []
    const base = this.word(this.#frame + FRAME_BASE)
    const parameter = (index: number) => this.word(this.#frame + FRAME_PARAMETERS + index * WORD_BYTES)
    const values = this.values.variables([...own, ...globals], { base, parameter })
    return values.find(([each]) => each === name)?.[1] ?? NO_VALUE
  }
}
