/**
 * Steps through a program line by line, starting at any moment of a search: re-enters the calls
 * on the moment's stack silently, then yields the steps that follow the moment's event.
 */
import { candidates, hasDigit } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import { type Branch, PLACEMENTS } from '../engine/branches.ts'
import type { Extent } from '../engine/strategy.ts'
import type { Moment } from '../trace/moment.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { Refusal, StackFrame, Step, StepKind, Variable, WatchValue } from './step.ts'

/**
 * Generator of a program's steps. Yields a step, undefined for a silent line, or a recursive call, whose result `next`
 * passes back; returns true if it found the solution. Yields calls instead of delegating with `yield*`, so that a step
 * costs the same at any call depth.
 */
export interface Steps extends Generator<Step | Steps | undefined, boolean, boolean> {}

/** Detail of steps. `place` omits variables and frames: much faster for finding one step among millions. */
export type Detail = 'everything' | 'place'

/** Values of watched expressions, in display order; undefined if unset. */
export type Watches = Readonly<Record<string, WatchValue | undefined>>

interface StepDetails {
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
  /** Calls in progress, by depth. */
  readonly calls: Call[] = []
  /** The step that made the moment's event; undefined until reached, and for the moment before the first event. */
  arrival: Step | undefined
  // Placement of each call on the path to the moment; the last may have been undone.
  readonly #path: readonly SearchEvent[]
  // Number of events before the walk reaches the moment.
  #eventsToPass: number

  /** @throws RangeError if a moment other than the first lacks its latest event, which is a bug of the caller */
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

  /** True until the walk reaches the moment; steps are not reported before. */
  get isSilent(): boolean {
    return this.#eventsToPass > 0
  }

  /** Enters a call of the recursive function. @param watches evaluated after each of its steps */
  enter(depth: number, watches: () => Watches): Call {
    this.calls.length = depth
    const call = new Call(this, depth, watches)
    this.calls.push(call)
    return call
  }

  /** True if this placement is skipped: the call had gone past it before the moment. */
  skips(depth: number, cell: Cell, digit: number): boolean {
    return this.isSilent && this.#path[depth] !== packEvent(EventKind.place, cell, digit)
  }

  /** True if the recursive call is skipped: it had returned before the moment. */
  skipsCall(depth: number): boolean {
    return this.isSilent && depth === this.#path.length - 1
  }

  /** Counts an event. @returns true if the walk was silent before this event */
  passEvent(): boolean {
    const { isSilent } = this
    if (isSilent) this.#eventsToPass--
    return isSilent
  }
}

/** A call of the recursive function. */
export class Call {
  readonly depth: number
  readonly #walk: Walk
  readonly #watches: () => Watches
  #branch: Branch | undefined
  // Placements that the rules allow for the branch; empty if the walk omits details.
  #options: readonly SearchEvent[] = []
  /** Number of options reached; `#placed` is true if the last of them is on the board. */
  #reached = 0
  #placed = false
  // Cached frame, shared by steps until the call changes.
  #frame: StackFrame | undefined

  constructor(walk: Walk, depth: number, watches: () => Watches) {
    this.#walk = walk
    this.depth = depth
    this.#watches = watches
  }

  /** Reports that a line has run. @returns its step; undefined while the walk is silent */
  did(kind: StepKind, about: StepDetails = {}): Step | undefined {
    return this.#walk.isSilent ? undefined : this.#step(kind, undefined, about)
  }

  /** Reports that the call has picked its branch: a cell to fill, or a digit to put into a unit. */
  picked(branch: Branch, about: StepDetails = {}): Step | undefined {
    this.#frame = undefined
    this.#branch = branch
    if (this.#walk.detail === 'everything') this.#options = optionsOf(this.#walk.board, branch)
    return this.did('pick', about)
  }

  /** Reports that the cell has been set to the digit. @param over the overwritten digit */
  placed(cell: Cell, digit: number, over = 0): Step | undefined {
    this.#frame = undefined
    this.#reached = this.#options.indexOf(packEvent(EventKind.place, cell, digit)) + 1
    this.#placed = true
    const kind = over === 0 ? 'place' : 'replace'
    return this.#recordEvent(kind, packEvent(EventKind[kind], cell, digit))
  }

  /** Reports that the cell has been reset to 0. @param digit its previous digit */
  undid(cell: Cell, digit: number): Step | undefined {
    this.#frame = undefined
    this.#placed = false
    return this.#recordEvent('undo', packEvent(EventKind.backtrack, cell, digit))
  }

  /** Returns the call as a frame of the stack; the same object until the call changes. */
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

  /** Counts an event. @returns its step; undefined up to the moment's own event, whose step becomes `arrival` */
  #recordEvent(kind: StepKind, event: SearchEvent): Step | undefined {
    const walk = this.#walk
    const passed = walk.passEvent()
    if (walk.isSilent) return undefined
    const step = this.#step(kind, event, { cell: cellOf(event), digit: digitOf(event) })
    if (!passed) return step
    walk.arrival = step
    return undefined
  }

  #step(kind: StepKind, event: SearchEvent | undefined, { cell, digit, refusal }: StepDetails): Step {
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

/** True for lists, which need copying because programs mutate them. Watched sets are created afresh each time. */
function isList(value: WatchValue): value is readonly WatchValue[] {
  return Array.isArray(value)
}

/** Returns the placements that the rules allow for a branch, in option order, as packed `place` events. */
function optionsOf(board: Uint8Array, branch: Branch): readonly SearchEvent[] {
  return Array.from(PLACEMENTS.subarray(branch * 10 + 1, branch * 10 + 10)).filter(
    (placement) =>
      board[cellOf(placement)] === 0 && hasDigit(candidates(board, cellOf(placement)), digitOf(placement)),
  )
}
