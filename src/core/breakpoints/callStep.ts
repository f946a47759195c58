/** Steps over what a call does, and out of it to its caller: where they lead, in either direction. */
import { type Position, positionAt, START } from '../trace/position.ts'
import type { Breakpoint } from './breakpoint.ts'
import { type Direction, Hunt, type HuntState } from './hunt.ts'
import { type ProgramCalls, programCalls } from './programCalls.ts'
import type { ScannedTrace } from './scanner.ts'
import { type HuntedProgram, compiledBreakpoints } from './scanners.ts'

/** To the next event of this call or of a caller; to where this call returns, or back to where it was made. */
export type CallStepKind = 'over' | 'out'

/** Looks for where a step leads, a page at a time. It always leads somewhere: at the latest to the end of the trace. */
export class CallStep {
  readonly #kind: CallStepKind
  readonly #direction: Direction
  readonly #calls: ProgramCalls
  readonly #caller: number
  readonly #hunt: Hunt

  /** @param from settled, and known to the trace */
  constructor(
    trace: ScannedTrace,
    program: HuntedProgram,
    kind: CallStepKind,
    from: Position,
    direction: Direction,
  ) {
    this.#kind = kind
    this.#direction = direction
    this.#calls = programCalls(trace, program)
    const call = this.#calls.callAt(from)
    this.#caller = call - 1
    const atMost = kind === 'over' ? call : this.#caller
    const anyEvent: Breakpoint = { place: { kind: 'event' }, conditions: [{ kind: 'call', atMost }], nth: 0 }
    this.#hunt = new Hunt(trace, compiledBreakpoints(trace, program, [anyEvent], new Map()), from, direction)
  }

  /** Looks through one more page. */
  advance(): HuntState {
    const state = this.#hunt.advance()
    if (state.kind === 'found') return { kind: 'found', position: this.#landing(state.position.event) }
    return state.kind === 'none' ? { kind: 'found', position: this.#edge() } : state
  }

  #landing(event: number): Position {
    if (this.#kind === 'over') return positionAt(event)
    return this.#calls.boundary(event, this.#caller, this.#direction)
  }

  /** Beyond the last event of a call there is the end of the search, before its first the start. */
  #edge(): Position {
    if (this.#direction === 'back') return START
    return this.#calls.end(this.#kind === 'out' ? this.#caller : undefined)
  }
}
