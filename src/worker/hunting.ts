import type { Breakpoint } from '../core/breakpoints/breakpoint.ts'
import { type Direction, Hunt, type HuntState } from '../core/breakpoints/hunt.ts'
import { type HitCounts, quarries } from '../core/breakpoints/scanners.ts'
import type { Givens } from '../core/grid.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import type { Position } from '../core/trace/position.ts'
import type { SearchTrace } from '../core/trace/searchTrace.ts'

/** The search whose trace is hunted through. */
export interface HuntedSearch {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
}

/** The hunts in one run: one at a time, in slices. */
export class Hunting {
  readonly #search: HuntedSearch
  readonly #counts: HitCounts = new Map()
  #hunt: Hunt | undefined
  #state: HuntState = { kind: 'none' }
  #number = 0

  constructor(search: HuntedSearch) {
    this.#search = search
  }

  get isOn(): boolean {
    return this.#hunt !== undefined
  }

  /** Which hunt it is, and how far it has got. */
  get report(): { readonly hunt: number; readonly state: HuntState } {
    return { hunt: this.#number, state: this.#state }
  }

  begin(number: number, breakpoints: readonly Breakpoint[], from: Position, direction: Direction): void {
    const { trace } = this.#search
    this.#number = number
    this.#hunt = new Hunt(trace, quarries(trace, this.#search, breakpoints, this.#counts), from, direction)
  }

  end(): void {
    this.#hunt = undefined
  }

  /** Hunts until told that it is enough, the search is needed, or to the end. @param canWait whether the search goes on */
  advance(canWait: boolean, enough: () => boolean): void {
    const hunt = this.#hunt
    if (hunt === undefined) return
    do this.#state = hunt.advance()
    while (this.#state.kind === 'hunting' && !enough())
    const isOver = this.#state.kind !== 'hunting' && !(this.#state.kind === 'waiting' && canWait)
    if (isOver) this.end()
  }
}
