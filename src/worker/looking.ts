import type { StretchEnvelope } from '../core/trace/envelope.ts'
import type { SearchTrace } from '../core/trace/searchTrace.ts'
import { WindowEnvelope } from '../core/trace/windowEnvelope.ts'

/** The closer looks at one run: at one window at a time, in slices. */
export class Looking {
  readonly #trace: SearchTrace
  #envelope: WindowEnvelope | undefined
  #number = 0
  #isOn = false

  constructor(trace: SearchTrace) {
    this.#trace = trace
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Looks at events `from` < n ≤ `to`, and takes what it can from the look before. */
  begin(number: number, from: number, to: number): void {
    this.#envelope = new WindowEnvelope(this.#trace, from, to, this.#envelope)
    this.#number = number
    this.#isOn = true
  }

  end(): void {
    this.#isOn = false
  }

  /** Looks on until told that it is enough, or to the end of the window. */
  advance(enough: () => boolean): void {
    const envelope = this.#envelope
    if (envelope === undefined || !this.#isOn) return
    do envelope.advance()
    while (!envelope.isComplete && !enough())
    if (envelope.isComplete) this.end()
  }

  /** Which look it is, and what is known of its window so far. @throws Error before the first */
  report(): { readonly look: number; readonly envelope: StretchEnvelope } {
    if (this.#envelope === undefined) throw new Error('Nothing has been looked at')
    return { look: this.#number, envelope: this.#envelope.envelope() }
  }
}
