import type { CostCounter } from '../../core/facts/cost.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { SpeedUp } from './speedUp.ts'
import { TurnJob } from './turnJob.ts'

/** A job that counts the cost (events and work) of several searches. Each turn (a small step) advances one search. */
export abstract class CountingJob<Report> extends TurnJob<Report> {
  readonly #speedUp: SpeedUp

  constructor({ compile }: BackgroundTools) {
    super()
    this.#speedUp = new SpeedUp(compile)
  }

  /** Returns the next counter to advance; undefined when all have ended or reached their limit. */
  protected abstract next(): CostCounter | undefined

  get isDone(): boolean {
    return this.next() === undefined
  }

  protected turn(): void {
    const counter = this.next()
    if (counter === undefined) return
    counter.advance()
    this.#speedUp.consider(counter)
  }
}
