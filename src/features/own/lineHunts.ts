/**
 * Hunts (searches for breakpoint hits) for lines of a user's program that write nothing to the board. No recorded event
 * marks such a line, so the program is rerun with only those lines watched. The rerun reports the event after which one
 * of them ran, and the lines that ran after that event give the step.
 */
import type { Breakpoint, Condition } from '../../core/breakpoints/breakpoint.ts'
import type { Direction } from '../../core/breakpoints/hunt.ts'
import { lineStepAfter, lineStepBefore } from '../../core/own/lineSteps.ts'
import type { LinesAround } from '../../core/own/ownProgram.ts'
import { CELLS } from '../../core/units.ts'
import type { Position } from '../../core/trace/position.ts'
import type { HuntOrder, HuntReport } from '../../worker/protocol.ts'
import type { TargetLines } from '../../worker/ownProtocol.ts'

interface ActiveHunt {
  /** Lines to find, each with its range of depths. */
  readonly lines: TargetLines['lines']
  /** Position at which the hunt starts. */
  readonly from: Position
  readonly direction: Direction
  /** Result of the hunt through recorded events; undefined until it ends. */
  best: HuntReport | undefined
  /** The event whose lines are being looked up: `from.event` first, then the one that the rerun reports. */
  event: number
}

/** The ended run of a user's program in which lines are hunted. */
export interface HuntedRun {
  /** True if a line has written to the board; its hits are events. @param line from 1 */
  hasWritten(line: number): boolean
  /** Total events. */
  readonly events: number
  /** Number of digits placed after an event. */
  depthAt(event: number): number
  /** Returns the lines that ran around an event; `pending` while they are requested. */
  readonly around: LinesAround
  /** Reruns the program; pass its replies to `target`. */
  find(target: TargetLines): void
}

/** @param tell receives the state of the whole hunt: through recorded events, then through lines if needed */
export function createLineHunts(tell: (state: HuntReport) => void) {
  let active: ActiveHunt | undefined
  let run: HuntedRun | undefined
  /** True while the program is rerun. */
  let isFinding = false

  function finish(state: HuntReport): void {
    active = undefined
    run = undefined
    tell(state)
  }

  /**
   * Returns the step of a hit in the lines after the current event; undefined if there is no hit, or if these lines
   * cannot be found. `pending` while they are being found.
   */
  function stepOfHit(
    { event, from, lines, direction }: ActiveHunt,
    within: HuntedRun,
  ): number | undefined | 'pending' {
    const known = within.around(event)
    if (known === 'pending') return known
    if (known === 'unknown') return undefined
    const depth = within.depthAt(event)
    const possible = lines.filter(([, least, most]) => least <= depth && depth <= most)
    const requested = new Set(possible.map(([line]) => line))
    const isForward = direction === 'forward'
    const isHere = event === from.event
    if (isForward) return lineStepAfter(known, requested, event, isHere ? from.step : 0)
    return lineStepBefore(known, requested, event, isHere ? from.step : Number.POSITIVE_INFINITY)
  }

  function advance(): void {
    if (active?.best === undefined || run === undefined || isFinding) return
    const step = stepOfHit(active, run)
    if (step === 'pending') return
    const { event, from, best } = active
    if (event !== from.event) return finish({ kind: 'found', position: { event, step: step ?? 0 } })
    if (step !== undefined) return finish({ kind: 'found', position: { event, step } })
    const range = rangeBeyond(active, run.events)
    if (range.from > range.to) return finish(best)
    isFinding = true
    run.find({ lines: active.lines, direction: active.direction, ...range })
  }

  return {
    /**
     * Begins a hunt in place of the previous one.
     * @param endedRun the run to search, if it has ended and its lines can be found
     */
    begin({ goal, from, direction }: HuntOrder, endedRun: HuntedRun | undefined): void {
      active = undefined
      run = endedRun
      if (goal.kind !== 'hit' || endedRun === undefined) return
      const lines = goal.breakpoints.flatMap((breakpoint) => targetLine(breakpoint, endedRun))
      if (lines.length > 0) active = { lines, from, direction, best: undefined, event: from.event }
    },
    /** Handles a report of the hunt through recorded events. */
    received(state: HuntReport): void {
      if (active === undefined) return tell(state)
      if (state.kind === 'hunting') return tell({ kind: 'hunting', event: active.from.event })
      active.best = state
      advance()
    },
    /**
     * Handles a report of the rerun.
     * @param event its progress or, in the final report, the event after which a line ran, if any
     * @param isDone true for the final report
     */
    target(event: number | undefined, isDone: boolean): void {
      if (active?.best === undefined) return
      if (!isDone) return tell({ kind: 'hunting', event: event ?? active.from.event })
      isFinding = false
      if (event === undefined) return finish(active.best)
      active.event = event
      advance()
    },
    /** Continues after requested lines arrived or failed. */
    linesArrived: advance,
    /** True if the hunt through recorded events has ended, and the hunt through lines has not. */
    get isWaiting() {
      return active?.best !== undefined
    },
    /** Drops the hunt. @returns true if a rerun was in progress; it runs on until its worker is terminated */
    end(): boolean {
      const wasFinding = isFinding
      active = undefined
      run = undefined
      isFinding = false
      return wasFinding
    },
    /** Falls back to the result of the hunt through recorded events: the rerun is lost. */
    giveUp(): void {
      isFinding = false
      if (active?.best !== undefined) finish(active.best)
    },
  }
}

/** Events to rerun: beyond `from` in the hunt's direction, up to the hit among recorded events if there is one. */
function rangeBeyond({ direction, from, best }: ActiveHunt, events: number): { from: number; to: number } {
  const hit = best?.kind === 'found' ? best.position.event : undefined
  return direction === 'forward'
    ? { from: from.event + 1, to: hit === undefined ? events : hit - 1 }
    : { from: hit ?? 0, to: from.event - 1 }
}

/**
 * Returns the line of a breakpoint to watch in a rerun, with its range of depths, as an array of one. The array is
 * empty if the breakpoint is not on a line of the source, or its line writes to the board. It is also empty if the
 * breakpoint stops only at its n-th hit or has a condition on anything but the depth: neither can apply to a line that
 * writes nothing.
 */
function targetLine(
  { place, conditions, nth }: Breakpoint,
  { hasWritten }: HuntedRun,
): readonly TargetLines['lines'][number][] {
  if (place.kind !== 'source-line' || nth > 0 || hasWritten(place.line)) return []
  const depths = conditions.flatMap(depthsIn)
  if (depths.length < conditions.length) return []
  const least = Math.max(0, ...depths.map(([from]) => from))
  const most = Math.min(CELLS, ...depths.map(([, to]) => to))
  return [[place.line, least, most]]
}

/** Returns the range of depths of a condition on the depth; empty for other conditions. */
function depthsIn(condition: Condition): readonly (readonly [least: number, most: number])[] {
  if (condition.kind !== 'depth') return []
  const { relation, depth } = condition
  return [[depth, relation === '=' ? depth : CELLS]]
}
