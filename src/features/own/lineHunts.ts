/**
 * Hunts for lines of the user's own program that write nothing: no event of the recording tells of them, so the program is
 * run once more, watched at those lines alone, and the lines around the event that it has stopped after tell the step.
 */
import type { Breakpoint, Condition } from '../../core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../../core/breakpoints/hunt.ts'
import { lineStepAfter, lineStepBefore } from '../../core/own/lineSteps.ts'
import type { LinesAround } from '../../core/own/ownProgram.ts'
import { CELLS } from '../../core/units.ts'
import type { Position } from '../../core/trace/position.ts'
import type { HuntOrder } from '../../worker/protocol.ts'
import type { TargetLines } from '../../worker/ownProtocol.ts'

interface Hunted {
  readonly lines: TargetLines['lines']
  readonly from: Position
  readonly direction: Direction
  /** The answer of the recording's events; undefined until they have one. */
  best: HuntState | undefined
  /** The event whose lines are being looked at: that of `from`, and then the one that a rerun has told. */
  event: number
}

export interface HuntedRun {
  /** Whether a line has written to the board; hits of those are events. @param line from 1 */
  hasWritten(line: number): boolean
  /** Events in all. */
  readonly events: number
  /** Digits placed after an event. */
  depthAt(event: number): number
  readonly around: LinesAround
  /** Has the program run once more; `pending` is to be called with what that tells. */
  find(target: TargetLines): void
}

/** @param tell hears how a hunt goes, in place of what the recording tells of it */
export function createLineHunts(tell: (state: HuntState) => void) {
  let hunted: Hunted | undefined
  let run: HuntedRun | undefined
  let isFinding = false

  function finish(state: HuntState): void {
    hunted = undefined
    run = undefined
    tell(state)
  }

  /** A hit in the lines after the event that is looked at; `pending` while those are being found out. */
  function stepIn(
    { event, from, lines, direction }: Hunted,
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

  function goOn(): void {
    if (hunted?.best === undefined || run === undefined || isFinding) return
    const step = stepIn(hunted, run)
    if (step === 'pending') return
    const { event, from, best } = hunted
    if (event !== from.event) return finish({ kind: 'found', position: { event, step: step ?? 0 } })
    if (step !== undefined) return finish({ kind: 'found', position: { event, step } })
    const range = rangeBeyond(hunted, run.events)
    if (range.from > range.to) return finish(best)
    isFinding = true
    run.find({ lines: hunted.lines, direction: hunted.direction, ...range })
  }

  return {
    /** @param over the run that is hunted through, if it is over and its lines can be found */
    begin({ goal, from, direction }: HuntOrder, over: HuntedRun | undefined): void {
      hunted = undefined
      run = over
      if (goal.kind !== 'hit' || over === undefined) return
      const lines = goal.breakpoints.flatMap((breakpoint) => targetLine(breakpoint, over))
      if (lines.length > 0) hunted = { lines, from, direction, best: undefined, event: from.event }
    },
    /** The recording's answer to the hunt. */
    received(state: HuntState): void {
      if (hunted === undefined) return tell(state)
      if (state.kind === 'hunting') return tell({ kind: 'hunting', event: hunted.from.event })
      hunted.best = state
      goOn()
    },
    /** The rerun's answer. @param isDone it tells no more: `event` is that after which a line has run, if any */
    target(event: number | undefined, isDone: boolean): void {
      if (hunted?.best === undefined) return
      if (!isDone) return tell({ kind: 'hunting', event: event ?? hunted.from.event })
      isFinding = false
      if (event === undefined) return finish(hunted.best)
      hunted.event = event
      goOn()
    },
    /** Lines that were being found out have come, or will not. */
    learned: goOn,
    /** Somebody waits for lines. */
    get isWaiting() {
      return hunted?.best !== undefined
    },
    /** @returns whether the program was running once more: it does so until it is ended */
    end(): boolean {
      const wasFinding = isFinding
      hunted = undefined
      run = undefined
      isFinding = false
      return wasFinding
    },
    /** The rerun is lost: what the recording has told is all that is known. */
    giveUp(): void {
      isFinding = false
      if (hunted?.best !== undefined) finish(hunted.best)
    },
  }
}

/** The events that may lie nearer than the hit that the recording has told, and beyond those that have been looked at. */
function rangeBeyond({ direction, from, best }: Hunted, events: number): { from: number; to: number } {
  const hit = best?.kind === 'found' ? best.position.event : undefined
  return direction === 'forward'
    ? { from: from.event + 1, to: hit === undefined ? events : hit - 1 }
    : { from: hit ?? 0, to: from.event - 1 }
}

/** A line that writes nothing has no cell, and its hits are not counted. */
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

function depthsIn(condition: Condition): readonly (readonly [least: number, most: number])[] {
  if (condition.kind !== 'depth') return []
  const { relation, depth } = condition
  return [[depth, relation === '=' ? depth : CELLS]]
}
