/** Step over and step out, in either direction. */
import { type Position, positionAt, START } from '../trace/position.ts'
import type { Breakpoint } from './breakpoint.ts'
import { type Direction, StopFinder, type StopFinderState } from './stopFinder.ts'
import { type ProgramCalls, programCalls } from './programCalls.ts'
import type { ScannedTrace } from './scanner.ts'
import { type ScannedProgram, compiledBreakpoints } from './scanners.ts'

/**
 * `over`: to the next (backwards, the previous) event of the current call or of one of its callers. `out`: to the
 * return of the current call or, backwards, to its start.
 */
export type CallStepKind = 'over' | 'out'

/**
 * Finds the target of a step, one chunk at a time. A target always exists: at the latest, the
 * trace's end or its start.
 */
export class CallStep {
  readonly #kind: CallStepKind
  readonly #direction: Direction
  readonly #calls: ProgramCalls
  /** Call depth of the caller of the call at `from`; −1 if that call is the outermost one. */
  readonly #caller: number
  /** Search for the next event whose call depth is at most that of the target. */
  readonly #finder: StopFinder

  /** @param from in the known part of the trace; its step exists after its event (settled, see `steps/settling.ts`) */
  constructor(
    trace: ScannedTrace,
    program: ScannedProgram,
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
    this.#finder = new StopFinder(
      trace,
      compiledBreakpoints(trace, program, [anyEvent], new Map()),
      from,
      direction,
    )
  }

  advance(): StopFinderState {
    const state = this.#finder.advance()
    if (state.kind === 'found') return { kind: 'found', position: this.#targetAt(state.position.event) }
    return state.kind === 'none' ? { kind: 'found', position: this.#finalTarget() } : state
  }

  #targetAt(event: number): Position {
    if (this.#kind === 'over') return positionAt(event)
    return this.#calls.boundary(event, this.#caller, this.#direction)
  }

  /**
   * Returns the target if `#finder` finds no event: backwards, the start; forwards, the last line that runs or, for
   * `out`, the last return to the caller.
   */
  #finalTarget(): Position {
    if (this.#direction === 'back') return START
    return this.#calls.end(this.#kind === 'out' ? this.#caller : undefined)
  }
}
