/**
 * Two to four programs in step, each with its own board (a lane). Lanes advance together, wait at their ends, and react to other
 * changes on the page.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, vi } from 'vitest'
import { placeOf, positionIn } from '../../../../src/page/compare/lockstep/standings.ts'
import { programId } from '../../../../src/page/own/choice.ts'
import { eventsOf } from '../../../../src/page/session/selectors.ts'
import { builtInOf, frontOf } from '../../../../src/page/session/sessions.ts'
import { gridOfLine, lineOf } from '../../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { program, appWithPuzzle, lockstepApp, RIVALS, searchAlone } from '../../../support/lockstepApp.ts'
import { cases } from '../../../thorough.ts'

describe('The lanes in step by events', () => {
  test.prop([fc.array(fc.nat(9000), { minLength: 1, maxLength: 12 })], { numRuns: cases(8) })(
    'show while scrubbing what each program shows by itself',
    async (positions) => {
      const app = await lockstepApp(PUZZLES.codewars1)
      const alone = RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival))
      for (const at of positions) {
        app.dispatch({ kind: 'seek', at })
        await app.untilShown(alone.map(({ events }) => Math.min(at, events)))
        app.lockstep().lanes.forEach((lane, index) => {
          const { moment } = app.sessionOf(lane).frame
          expect(moment).toEqual(alone[index].at(Math.min(at, alone[index].events)))
        })
      }
      app.actions.reset()
    },
  )

  test('go to the end, where each stays on its last board, and back to the start', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    const ends = RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival).events)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilShown(ends)
    expect(positionIn(app.lockstep())).toBe(Math.max(...ends))
    app.dispatch({ kind: 'step', by: 1 })
    await app.untilShown(ends)
    app.dispatch({ kind: 'step', by: -1 })
    await app.untilShown(ends.map((end) => Math.min(end, Math.max(...ends) - 1)))
    app.dispatch({ kind: 'goToStart' })
    await app.untilShown([0, 0, 0])
  })

  test('follow a long search to a position not reached yet, and wait for it', async () => {
    const app = appWithPuzzle(PUZZLES.antiBruteForce)
    const programs = [program('tables'), program('dancing-links')]
    app.actions.lockstep({ kind: 'setUp', setup: { programs, measure: 'events', at: 400_000 } })
    app.actions.lockstep({ kind: 'look' })
    await app.until(({ lockstep, sessions }) =>
      (lockstep?.lanes ?? []).some(({ session = -1 }) => sessions[session]?.frame.moment.event === 400_000),
    )
    const [tables] = app.store.getState().lockstep?.lanes ?? []
    expect(lineOf(app.store.getState().sessions[tables.session ?? -1].frame.moment.board)).toHaveLength(81)
  })
})

describe('Playing programs in step', () => {
  test('moves all lanes at once, leaves finished ones behind, and stops when all have finished', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    const ends = RIVALS.map((rival) => searchAlone(PUZZLES.codewars1, rival).events)
    app.dispatch({ kind: 'rate', rate: 1000 })
    app.dispatch({ kind: 'togglePlaying' })
    await app.tick(100)
    await app.untilShown(ends.map((end) => Math.min(end, 100)))
    for (let frame = 0; frame < 60 && app.lockstep().playing; frame++) await app.tick(250)
    expect(app.lockstep().playing).toBe(false)
    expect(app.clock.running).toBe(false)
    expect(app.events()).toEqual(ends)
    // Plays again, from the start.
    app.dispatch({ kind: 'togglePlaying' })
    await app.tick(5)
    await app.untilShown([5, 5, 5])
  })

  test('takes larger steps with reduced motion', async () => {
    const app = await lockstepApp(PUZZLES.codewars1, RIVALS, { prefersReducedMotion: () => true })
    app.dispatch({ kind: 'rate', rate: 100 })
    app.dispatch({ kind: 'togglePlaying' })
    await app.tick(250)
    expect(app.events()).toEqual([0, 0, 0])
    await app.tick(250)
    await app.untilShown([50, 50, 50])
  })

  test('is paused by a step, and by leaving the view', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'togglePlaying' })
    app.dispatch({ kind: 'step', by: 1 })
    expect(app.lockstep().playing).toBe(false)
    app.dispatch({ kind: 'togglePlaying' })
    app.dispatch({ kind: 'lookAway' })
    expect(app.lockstep().playing).toBe(false)
    expect(app.clock.running).toBe(false)
  })
})

describe('Other changes on the page:', () => {
  test('leaves the session in front unchanged', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.actions.goToEvent(40)
    await app.until((state) => frontOf(state).frame.moment.event === 40)
    app.dispatch({ kind: 'seek', at: 7 })
    await app.untilShown([7, 7, 7])
    expect(frontOf(app.state()).frame.moment.event).toBe(40)
    expect(app.state().playing).toBe(false)
  })

  test('with another puzzle the same programs start over on that', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 7 })
    await app.untilShown([7, 7, 7])
    app.load(PUZZLES.boj2580)
    await vi.waitFor(() => expect(app.lockstep().at).toBe(0))
    await app.untilSearched()
    expect(app.lockstep().lanes.map(({ known }) => known)).toEqual([14, 14, 14])
    expect(Object.keys(app.state().sessions)).toHaveLength(4)
    app.dispatch({ kind: 'goToEnd' })
    await app.untilShown([14, 14, 14])
  })

  test('with another puzzle while Compare is hidden, they start over when it is shown', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 7 })
    app.dispatch({ kind: 'lookAway' })
    app.load(PUZZLES.boj2580)
    await Promise.resolve()
    expect(Object.keys(app.state().sessions)).toHaveLength(1)
    app.dispatch({ kind: 'look' })
    expect(app.lockstep().at).toBe(0)
    await app.untilSearched()
    expect(app.lockstep().lanes[0].known).toBe(14)
  })

  test('another program in front leaves the lanes where they are', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 30 })
    app.dispatch({ kind: 'lookAway' })
    app.actions.chooseStrategy('bitmasks')
    app.dispatch({ kind: 'look' })
    await app.untilSearched()
    await app.untilShown([30, 30, 30])
  })

  test('givens in conflict are not searched until they are corrected', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.load(`11${'0'.repeat(79)}`)
    await vi.waitFor(() => expect(app.lockstep().lanes.every(({ known }) => known === 0)).toBe(true))
    expect(Object.keys(app.state().sessions)).toHaveLength(1)
    app.dispatch({ kind: 'togglePlaying' })
    app.load(PUZZLES.boj2580)
    await app.untilSearched()
    expect(app.lockstep().lanes[0].known).toBe(14)
  })

  test('a lost worker puts its lane out, until it is searched again', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    const lane = app.lockstep().lanes[2]
    app.workers[app.workers.length - 1].crash('out of memory')
    await vi.waitFor(() => expect(app.lockstep().lanes[2].status).toBe('failed'))
    expect(placeOf(app.lockstep().lanes[2], app.lockstep())).toBeUndefined()
    app.dispatch({ kind: 'again', lane: lane.id })
    await app.untilSearched()
    app.dispatch({ kind: 'seek', at: 9 })
    await app.untilShown([9, 9, 9])
  })
})

describe('The lanes', () => {
  test('are two to four, and only a changed lane is searched again', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    const [tables] = app.lockstep().lanes
    app.dispatch({ kind: 'add' })
    app.dispatch({ kind: 'add' })
    expect(app.lockstep().lanes).toHaveLength(4)
    app.dispatch({ kind: 'choose', lane: app.lockstep().lanes[1].id, strategy: 'bitmasks' })
    await app.untilSearched()
    expect(app.lockstep().lanes[0].session).toBe(tables.session)
    expect(app.lockstep().lanes[1].program).toEqual(program('bitmasks'))
    for (const { id } of app.lockstep().lanes) app.dispatch({ kind: 'remove', lane: id })
    expect(app.lockstep().lanes).toHaveLength(2)
    // One session for each lane, and the session that the page shows when Compare is not in view.
    expect(Object.keys(app.state().sessions)).toHaveLength(3)
  })

  test('search for all solutions when that is wanted', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'extent', extent: 'all' })
    await app.untilSearched()
    expect(app.lockstep().lanes[0].known).toBe(9262)
  })

  test('are the program in front and two rivals by default', async () => {
    const app = appWithPuzzle(PUZZLES.codewars1)
    app.actions.chooseStrategy('set-guarded')
    app.actions.lockstep({ kind: 'look' })
    const { lockstep } = app.store.getState()
    expect(lockstep?.lanes.map((lane) => programId(lane.program))).toEqual([
      'set-guarded',
      'fewest-candidates',
      'dancing-links',
    ])
  })

  test('can be watched from their current position', async () => {
    const app = await lockstepApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'seek', at: 33 })
    await app.untilShown([33, 33, 33])
    app.actions.openInStep()
    app.dispatch({ kind: 'watch', lane: app.lockstep().lanes[1].id })
    expect(app.state().view).toBe('watch')
    expect(builtInOf(app.state())).toEqual(program('fewest-candidates'))
    await app.until((state) => frontOf(state).frame.moment.event === 33)
    const { board } = searchAlone(PUZZLES.codewars1, program('fewest-candidates')).at(33)
    expect(lineOf(frontOf(app.state()).frame.moment.board)).toBe(lineOf(board))
  })
})

test('A session of a lane is hidden from the rest of the page', async () => {
  const app = await lockstepApp(PUZZLES.codewars1)
  expect(app.lockstep().lanes.map((lane) => eventsOf(app.sessionOf(lane).run))).toEqual(
    app.lockstep().lanes.map(({ known }) => known),
  )
  expect(app.lockstep().lanes.every(({ session }) => session !== app.state().front)).toBe(true)
  expect(gridOfLine(PUZZLES.codewars1)).toEqual(app.state().puzzle.grid)
})
