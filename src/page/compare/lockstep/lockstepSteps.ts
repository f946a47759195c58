/** Steps of a lockstep: each goes to the next or previous position at which a lane moves. */
import type { LaneClock } from './laneClock.ts'
import { positionIn } from './standings.ts'
import type { Lane, Lockstep } from './lockstep.ts'

/** A lane with its clock, which maps the lane's events to positions on the lockstep's axis. */
interface SteppedLane {
  readonly lane: Pick<Lane, 'known' | 'status'>
  readonly clock: LaneClock
}

/**
 * Goes as many steps as possible with what is known of the lanes. Failed lanes do not count.
 * @param steps negative towards the start
 * @param clockOf returns undefined before anything is known of a lane
 * @returns the position reached, and the number of steps that are still to go
 */
export function stepLockstep(
  lockstep: Lockstep,
  steps: number,
  clockOf: (lane: Lane) => LaneClock | undefined,
): { readonly at: number; readonly stepsLeft: number } {
  const stepped = lockstep.lanes.filter(({ status }) => status !== 'failed')
  const lanes = stepped.flatMap((lane) => {
    const clock = clockOf(lane)
    return clock === undefined ? [] : [{ lane, clock }]
  })
  let { at } = lockstep
  let stepsLeft = steps
  while (stepsLeft !== 0 && lanes.length === stepped.length) {
    const next = (stepsLeft > 0 ? positionAfter : positionBefore)(positionIn({ ...lockstep, at }), lanes)
    if (next === undefined) break
    at = next
    stepsLeft -= Math.sign(stepsLeft)
  }
  return { at, stepsLeft }
}

/** First position after `at` at which a lane moves or ends; `at` itself if none does. Undefined while unknown. */
function positionAfter(at: number, lanes: readonly SteppedLane[]): number | undefined {
  const next = lanes.map(({ lane, clock }) => {
    if (lane.status === 'ended' && at >= lane.known) return at
    const tick = clock.after(at)
    return tick === undefined || Number.isFinite(tick) ? tick : lane.known
  })
  const known = allDefined(next)?.filter((tick) => tick > at)
  return known && (known.length === 0 ? at : Math.min(...known))
}

/** Position of the move before the latest move at or before `at`; 0 if there is none. Undefined while unknown. */
function positionBefore(at: number, lanes: readonly SteppedLane[]): number | undefined {
  const latest = allDefined(lanes.map((lane) => moveBefore(at + 1, lane)))
  if (latest === undefined) return undefined
  const moved = Math.max(0, ...latest)
  if (moved === 0) return 0
  const before = allDefined(lanes.map((lane) => moveBefore(moved, lane)))
  return before && Math.max(0, ...before)
}

/** Last position before `at` at which a lane moves or ends; undefined while unknown. */
function moveBefore(at: number, { lane, clock }: SteppedLane): number | undefined {
  return lane.status === 'ended' && lane.known < at ? lane.known : clock.before(at)
}

/** All positions; undefined if any is unknown. */
function allDefined(positions: readonly (number | undefined)[]): readonly number[] | undefined {
  const known = positions.filter((position) => position !== undefined)
  return known.length === positions.length ? known : undefined
}
