/** The standings of programs in step: places of finished lanes (programs), who leads or has won, and the position that all can reach. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  hasFinished,
  isOver,
  placeOf,
  positionIn,
  standingOf,
} from '../../../../src/page/compare/lockstep/standings.ts'
import type { Lane, Lockstep } from '../../../../src/page/compare/lockstep/lockstep.ts'
import { program } from '../../../support/lockstepApp.ts'

/** Generates lanes, with the fields that matter for its standings. */
const lanes = fc.array(
  fc.record({ known: fc.nat(50), status: fc.constantFrom('waiting', 'searching', 'ended', 'out', 'failed') }),
  { minLength: 2, maxLength: 4 },
)

/** Puts lanes in step by events. @param at the common position */
function lockstepOf(drawn: readonly Pick<Lane, 'known' | 'status'>[], at: number): Lockstep {
  const all = drawn.map(
    (lane, id): Lane => ({
      id,
      program: program('tables'),
      session: id,
      startOffset: 0,
      work: 0,
      heat: undefined,
      times: undefined,
      hasStarted: true,
      own: undefined,
      ...lane,
    }),
  )
  return { lanes: all, measure: 'events', at, playing: false, rate: undefined, refused: undefined }
}

describe('The standings of programs in step', () => {
  test.prop([lanes, fc.nat(60)])('never go back as the lanes advance', (drawn, at) => {
    const [now, later] = [lockstepOf(drawn, at), lockstepOf(drawn, at + 1)]
    expect(positionIn(later)).toBeGreaterThanOrEqual(positionIn(now))
    now.lanes.forEach((lane) => {
      const place = placeOf(lane, now)
      if (place !== undefined) expect(placeOf(lane, later)).toBe(place)
    })
  })

  test.prop([lanes, fc.nat(60)])('have a first place once any has finished, who has won', (drawn, at) => {
    const lockstep = lockstepOf(drawn, at)
    const finished = lockstep.lanes.filter((lane) => hasFinished(lane, lockstep))
    if (finished.length === 0) return
    const [first] = finished.toSorted((a, b) => a.known - b.known)
    expect(placeOf(first, lockstep)).toBe(1)
    const { lanes: ahead } = standingOf(lockstep)
    expect(new Set(ahead.map(({ known }) => known))).toEqual(new Set([first.known]))
  })

  test('wait for a lane that is still searching', () => {
    const lockstep = lockstepOf(
      [
        { known: 5, status: 'searching' },
        { known: 20, status: 'ended' },
      ],
      30,
    )
    expect(positionIn(lockstep)).toBe(5)
    expect(standingOf(lockstep)).toEqual({ isDecided: false, lanes: [] })
  })

  test('share a place when two end at once', () => {
    const ended = [7, 7, 9].map((known) => ({ known, status: 'ended' as const }))
    const lockstep = lockstepOf(ended, 9)
    expect(lockstep.lanes.map((lane) => placeOf(lane, lockstep))).toEqual([1, 1, 3])
  })

  const ended = (...all: readonly number[]) => all.map((known) => ({ known, status: 'ended' as const }))
  const idsOf = (lockstep: Lockstep) => standingOf(lockstep).lanes.map(({ id }) => id)

  test('name the lane that leads until it ends, and from then on as the winner', () => {
    const drawn = ended(9, 7, 12)
    expect(standingOf(lockstepOf(drawn, 6))).toMatchObject({ isDecided: false, lanes: [{ id: 1 }] })
    for (const at of [7, 9, 12])
      expect(standingOf(lockstepOf(drawn, at))).toMatchObject({ isDecided: true, lanes: [{ id: 1 }] })
  })

  test('name all that share the lead, and all that have won together', () => {
    for (const at of [3, 7, 9]) expect(idsOf(lockstepOf(ended(7, 7, 9), at))).toEqual([0, 1])
  })

  test('are not decided while a program of the user has not run', () => {
    const lockstep = lockstepOf([...ended(7), { known: 0, status: 'waiting' }], 7)
    expect(standingOf(lockstep)).toMatchObject({ isDecided: false, lanes: [{ id: 0 }] })
  })

  test('are decided without a winner when all have ended and none has a place', () => {
    const lockstep = lockstepOf(
      [
        { known: 7, status: 'out' },
        { known: 4, status: 'failed' },
      ],
      9,
    )
    expect(isOver(lockstep)).toBe(true)
    expect(standingOf(lockstep)).toEqual({ isDecided: true, lanes: [] })
  })

  test.prop([lanes, fc.nat(60)])('are decided when all have finished', (drawn, at) => {
    const lockstep = lockstepOf(drawn, at)
    if (isOver(lockstep)) expect(standingOf(lockstep).isDecided).toBe(true)
  })
})
