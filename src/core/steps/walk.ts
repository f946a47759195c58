/**
 * A walk through a program line by line, which begins in the middle of a search: it re-enters the calls on the stack
 * of a moment in silence, and makes steps from the event on that led to the moment.
 */
import { candidates, hasDigit } from '../candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import type { Givens } from '../givens.ts'
import { blanksOf } from '../grid.ts'
import { type Branch, PLACEMENTS } from '../search/branches.ts'
import type { Extent } from '../search/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import type { Cell } from '../units.ts'
import type { Refusal, StackFrame, Step, StepKind, Variable, WatchValue } from './step.ts'

/**
 * A program walked line by line: undefined for a line in silence; a recursive call, whose result it is then told; in the
 * end, whether it found what it looked for. Handing calls out instead of delegating to them keeps a step as cheap sixty
 * calls deep as in the first.
 */
export interface Steps extends Generator<Step | Steps | undefined, boolean, boolean> {}

/** Whether steps tell everything, or only kind, depth, event, cell and digit: much faster, to look for one among millions. */
export type Detail = 'everything' | 'place'

/** The watched expressions in the order in which to show them; undefined where one has no value yet. */
export type Watches = Readonly<Record<string, WatchValue | undefined>>

interface About {
  readonly cell?: Cell | undefined
  readonly digit?: number | undefined
  readonly refusal?: Refusal | undefined
}

export class Walk {
  /** 81 digits; the program writes to it. */
  readonly board: Uint8Array
  readonly blanks: readonly Cell[]
  readonly extent: Extent
  readonly detail: Detail
  readonly calls: Call[] = []
  /** The step that made the moment's own event, once the walk has come to it. */
  arrival: Step | undefined
  // The placement on the way to the moment in each call; it may have been taken back in the last.
  readonly #path: readonly SearchEvent[]
  #eventsToPass: number

  /** @throws RangeError if the moment is not the first and does not say what led to it: a caller's bug. */
  constructor(givens: Givens, extent: Extent, { event, stack, last }: Moment, detail: Detail = 'everything') {
    if (event > 0 && last === undefined) throw new RangeError(`What led to event ${event} is not known`)
    this.board = Uint8Array.from(givens)
    this.blanks = blanksOf(givens)
    this.extent = extent
    this.detail = detail
    const undone = last !== undefined && kindOf(last) === EventKind.backtrack
    this.#path = undone ? [...stack, packEvent(EventKind.place, cellOf(last), digitOf(last))] : stack
    this.#eventsToPass = event === 0 ? 0 : this.#path.length + (undone ? 1 : 0)
  }

  get silent(): boolean {
    return this.#eventsToPass > 0
  }

  /** A call of the recursive function begins. @param watches asked after every step of it */
  enter(depth: number, watches: () => Watches): Call {
    this.calls.length = depth
    const call = new Call(this, depth, watches)
    this.calls.push(call)
    return call
  }

  /** Whether the program had passed over the option before the moment: the call has gone on to another. */
  skips(depth: number, cell: Cell, digit: number): boolean {
    return this.silent && this.#path[depth] !== packEvent(EventKind.place, cell, digit)
  }

  /** Whether the recursive call has returned before the moment, and is not walked again. */
  skipsCall(depth: number): boolean {
    return this.silent && depth === this.#path.length - 1
  }

  /** An event happens. @returns whether the walk was silent so far */
  passEvent(): boolean {
    const { silent } = this
    if (silent) this.#eventsToPass--
    return silent
  }
}

/** A call of the recursive function. */
export class Call {
  readonly depth: number
  readonly #walk: Walk
  readonly #watches: () => Watches
  #branch: Branch | undefined
  #options: readonly SearchEvent[] = []
  /** How many options it has come to, and whether the last of them is on the board. */
  #reached = 0
  #placed = false
  // As it stands; shared by the steps until something changes.
  #frame: StackFrame | undefined

  constructor(walk: Walk, depth: number, watches: () => Watches) {
    this.#walk = walk
    this.depth = depth
    this.#watches = watches
  }

  /** A line has run. */
  did(kind: StepKind, about: About = {}): Step | undefined {
    return this.#walk.silent ? undefined : this.#step(kind, undefined, about)
  }

  /** The line that knows the branch has run. */
  picked(branch: Branch, about: About = {}): Step | undefined {
    this.#frame = undefined
    this.#branch = branch
    if (this.#walk.detail === 'everything') this.#options = optionsOf(this.#walk.board, branch)
    return this.did('pick', about)
  }

  /** The line that sets the cell to the digit has run. @param over the digit that it overwrote */
  placed(cell: Cell, digit: number, over = 0): Step | undefined {
    this.#frame = undefined
    this.#reached = this.#options.indexOf(packEvent(EventKind.place, cell, digit)) + 1
    this.#placed = true
    const kind = over === 0 ? 'place' : 'replace'
    return this.#happened(kind, packEvent(EventKind[kind], cell, digit))
  }

  /** The line that sets the cell to 0 has run. @param digit the one that it held */
  undid(cell: Cell, digit: number): Step | undefined {
    this.#frame = undefined
    this.#placed = false
    return this.#happened('undo', packEvent(EventKind.backtrack, cell, digit))
  }

  frame(): StackFrame {
    this.#frame ??= this.#newFrame()
    return this.#frame
  }

  #newFrame(): StackFrame {
    const options = this.#options
    const before = this.#placed ? this.#reached - 1 : this.#reached
    return {
      kind: 'search',
      depth: this.depth,
      branch: this.#branch,
      placed: this.#placed ? options[before] : undefined,
      tried: options.slice(0, before),
      remaining: options.slice(this.#reached),
    }
  }

  #happened(kind: StepKind, event: SearchEvent): Step | undefined {
    const walk = this.#walk
    const passed = walk.passEvent()
    if (walk.silent) return undefined
    const step = this.#step(kind, event, { cell: cellOf(event), digit: digitOf(event) })
    if (!passed) return step
    walk.arrival = step
    return undefined
  }

  #step(kind: StepKind, event: SearchEvent | undefined, { cell, digit, refusal }: About): Step {
    if (this.#walk.detail === 'place')
      return {
        kind,
        line: undefined,
        depth: this.depth,
        event,
        cell,
        digit,
        refusal,
        variables: NONE,
        frames: NONE,
      }
    const frames = this.#walk.calls.slice(0, this.depth + 1).map((call) => call.frame())
    return {
      kind,
      line: undefined,
      depth: this.depth,
      event,
      cell,
      digit,
      refusal,
      variables: this.#variables(),
      frames,
    }
  }

  #variables(): readonly Variable[] {
    return Object.entries(this.#watches()).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: isList(value) ? [...value] : value }],
    )
  }
}

const NONE: readonly never[] = []

/** Programs write to the lists that are watched; sets are made anew. */
function isList(value: WatchValue): value is readonly WatchValue[] {
  return Array.isArray(value)
}

/** The placements that the rules allow for a branch, in the order of its options, as packed `place` events. */
function optionsOf(board: Uint8Array, branch: Branch): readonly SearchEvent[] {
  return Array.from(PLACEMENTS.subarray(branch * 10 + 1, branch * 10 + 10)).filter(
    (placement) =>
      board[cellOf(placement)] === 0 && hasDigit(candidates(board, cellOf(placement)), digitOf(placement)),
  )
}
