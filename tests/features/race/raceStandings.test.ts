/** The standings of a race: places of finished lanes (programs), the leader, and the position that all can reach. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { hasFinished, leaderOf, placeOf, positionIn } from '../../../src/app/racing/lockstep.ts'
import type { Lane, Racing } from '../../../src/app/racing/racing.ts'
import { program } from '../../support/racingApp.ts'

/** Generates the lanes of a race, with the fields that matter for its standings. */
const lanes = fc.array(
  fc.record({ known: fc.nat(50), status: fc.constantFrom('waiting', 'searching', 'ended', 'out', 'failed') }),
  { minLength: 2, maxLength: 4 },
)

/** Creates a race by events. @param at its position */
function raceOf(drawn: readonly Pick<Lane, 'known' | 'status'>[], at: number): Racing {
  const all = drawn.map(
    (lane, id): Lane => ({
      id,
      program: program('tables'),
      session: id,
      startOffset: 0,
      work: 0,
      heat: undefined,
      pace: undefined,
      hasStarted: true,
      own: undefined,
      ...lane,
    }),
  )
  return { lanes: all, measure: 'events', at, playing: false, rate: undefined, refused: undefined }
}

describe('The standings of a race', () => {
  test.prop([lanes, fc.nat(60)])('never go back as the race advances', (drawn, at) => {
    const [now, later] = [raceOf(drawn, at), raceOf(drawn, at + 1)]
    expect(positionIn(later)).toBeGreaterThanOrEqual(positionIn(now))
    now.lanes.forEach((lane) => {
      const place = placeOf(lane, now)
      if (place !== undefined) expect(placeOf(lane, later)).toBe(place)
    })
  })

  test.prop([lanes, fc.nat(60)])('have a first place once any has finished, who leads', (drawn, at) => {
    const race = raceOf(drawn, at)
    const finished = race.lanes.filter((lane) => hasFinished(lane, race))
    if (finished.length === 0) return
    const [first] = finished.toSorted((a, b) => a.known - b.known)
    expect(placeOf(first, race)).toBe(1)
    if (positionIn(race) > 0) expect(leaderOf(race)?.known).toBe(first.known)
  })

  test('wait for a lane that is still searching', () => {
    const race = raceOf(
      [
        { known: 5, status: 'searching' },
        { known: 20, status: 'ended' },
      ],
      30,
    )
    expect(positionIn(race)).toBe(5)
    expect(leaderOf(race)).toBeUndefined()
  })

  test('share a place when two end at once', () => {
    const ended = [7, 7, 9].map((known) => ({ known, status: 'ended' as const }))
    const race = raceOf(ended, 9)
    expect(race.lanes.map((lane) => placeOf(lane, race))).toEqual([1, 1, 3])
  })
})
