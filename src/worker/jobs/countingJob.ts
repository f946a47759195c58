import type { CostCounter } from '../../core/facts/cost.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { SpeedUp } from './speedUp.ts'
import { TurnJob } from './turnJob.ts'

/** A job that counts what several searches need, a turn of one of them at a time. */
export abstract class CountingJob<Report> extends TurnJob<Report> {
  readonly #speedUp: SpeedUp

  constructor({ compile }: BackgroundTools) {
    super()
    this.#speedUp = new SpeedUp(compile)
  }

  /** The one whose turn it is; undefined when all have been counted as far as they are to be. */
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
