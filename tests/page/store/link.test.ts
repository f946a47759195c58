/**
 * The page's address describes what is shown, and restores it: when it is opened, and when the page is left and reopened.
 */
import { openAtFirstBacktrack } from '../../../src/page/introduction/opening.ts'
import { generateOf } from '../../../src/page/generator/commands.ts'
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { type Lane, MEASURES } from '../../../src/page/compare/lockstep/lockstep.ts'
import { lockstepOfQuery, lockstepParameters } from '../../../src/page/compare/lockstep/lockstepLink.ts'
import { addressOf, queryOf } from '../../../src/page/store/address.ts'
import { syncAddress } from '../../../src/page/store/link.ts'
import { eventOf } from '../../../src/page/session/selectors.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { openLink, TestBar } from '../../support/linkedApp.ts'

/** Shows Compare in step, and waits until the programs of the link are set up. */
async function lookInStep(app: Awaited<ReturnType<typeof openLink>>): Promise<void> {
  app.actions.lockstep({ kind: 'look' })
  await vi.waitFor(() => expect(app.state().isLockstepAwaited).toBe(false))
}

describe('An address', () => {
  test('opens with the puzzle, program, extent and event that it names', async () => {
    const app = await openLink(
      `?puzzle=${PUZZLES.codewars1}&program=bitmasks&solutions=all&event=4000&lang=ko`,
    )
    await vi.waitFor(() => expect(app.event()).toBe(4000))
    expect(builtInOf(app.state())).toMatchObject({ strategy: 'bitmasks', extent: 'all' })
    expect(app.state().preferences.language).toBe('ko')
  })

  test('of the view Batch, as older links have it, opens Grade', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&view=batch`)
    expect(app.state().view).toBe('grade')
    await vi.waitFor(() => expect(app.bar.query()).toContain('view=grade'))
    expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('of a first visit stays unchanged, in any language, until something is done', async () => {
    const app = testApp()
    onTestFinished(() => app.store.actions.reset())
    const bar = new TestBar('?lang=ko')
    await openAtFirstBacktrack(app.store)
    syncAddress(app.store, bar)
    expect(bar.entries).toEqual(['?lang=ko'])
    app.store.actions.stepForward()
    await vi.waitFor(() => expect(bar.query()).toContain('event=11'), 20_000)
    app.store.actions.stepBack()
    await vi.waitFor(() => expect(bar.query()).toContain('event=10'), 20_000)
  })

  test('of a puzzle to be generated stays until it is generated, and is replaced by that of the puzzle', async () => {
    const app = await openLink('?make=30-half-0-7')
    expect(app.bar.entries).toEqual(['?make=30-half-0-7'])
    // In the app, the Puzzle panel creates the generator's commands, which start the generation.
    generateOf(app.store)
    await vi.waitFor(() => expect(app.state().generator.generation?.state.status).toBe('ended'))
    expect(app.bar.entries).toEqual([queryOf(app.state())])
    expect(addressOf(app.bar.query()).puzzle).toBe(lineOf(app.state().puzzle.grid))
  })

  test('of a puzzle to be generated gives way to a puzzle that comes before the generator', async () => {
    const app = await openLink('?make=30-half-0-7')
    expect(app.state().generator.isAwaited).toBe(true)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    expect(app.state().generator.isAwaited).toBe(false)
    generateOf(app.store)
    await app.store.environment.generatorCommands.loaded
    await app.untilQuiet()
    expect(app.state().generator.generation).toBeUndefined()
    expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.codewars1)
  })

  test('with an event that a long search has not reached yet follows the search there', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.antiBruteForce}&event=1000000`)
    await vi.waitFor(() => expect(app.event()).toBe(1_000_000), 20_000)
    expect(eventOf(frontOf(app.state()))).toBe(1_000_000)
  })

  test('names a line between two events, and restores it with the program in view', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&event=41.2`)
    await vi.waitFor(() =>
      expect(frontOf(app.state()).debugging.executionPoint?.position).toEqual({ event: 41, step: 2 }),
    )
    expect(app.state().panel).toBe('program')
    expect(new URLSearchParams(app.bar.query()).get('event')).toBe('41.2')
    app.actions.debug({ kind: 'step', how: 'into', direction: 'forward' })
    expect(new URLSearchParams(app.bar.query()).get('event')).toBe('41.3')
  })

  test.each([
    '41,207',
    '41%2C207',
    '41+207',
    '41%20207',
    '41_207',
    "41'207",
    '４１２０７',
    '４１，２０７',
    '41,207번',
    '41207번째',
    '%2341207',
  ])('with the event %s is one with the event 41207', (event) => {
    expect(addressOf(`?event=${event}`)).toMatchObject({
      position: { event: 41_207, step: 0 },
      unreadEvent: undefined,
    })
  })

  test.each([
    ['41.207', { event: 41, step: 207 }],
    ['41,207.3', { event: 41_207, step: 3 }],
    ['1.234.567', { event: 1_234_567, step: 0 }],
    ['４１.３', { event: 41, step: 3 }],
  ])('with %s takes a single dot as that before a line', (event, position) => {
    expect(addressOf(`?event=${event}`).position).toEqual(position)
  })

  test.each(['abc', '4,12', '-3', '41207e3'])(
    'with the event %s says that it cannot be read',
    async (event) => {
      const app = await openLink(`?puzzle=${PUZZLES.codewars1}&event=${event}`)
      expect(app.state().notice).toEqual({ kind: 'bad-event', written: event })
      expect(lineOf(app.state().puzzle.grid)).toBe(PUZZLES.codewars1)
      app.actions.stepForward()
      await vi.waitFor(() => expect(app.event()).toBe(1))
    },
  )

  test('with an empty event is one without', async () => {
    expect(addressOf('?event=')).toMatchObject({ position: { event: 0 }, unreadEvent: undefined })
  })

  test('with an event beyond the end opens at the end', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&event=999999999`)
    await vi.waitFor(() => expect(app.event()).toBe(8365))
  })

  test.prop([fc.string(), fc.string(), fc.string(), fc.string()])(
    'of junk ignores what it cannot read, and reports the event',
    (program, solutions, event, lang) => {
      const query = new URLSearchParams({
        program: `${program}!`,
        solutions: `${solutions}!`,
        event: `${event}!`,
        lang: `${lang}!`,
      })
      expect(addressOf(`?${query}`)).toEqual({
        puzzle: undefined,
        strategy: undefined,
        extent: undefined,
        position: { event: 0, step: 0 },
        unreadEvent: `${event}!`.trim(),
        language: undefined,
      })
    },
  )
})

describe('What is shown', () => {
  test('is in the address, and the address restores it', async () => {
    const app = await openLink('')
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    app.actions.chooseStrategy('set-guarded')
    app.actions.stepForward()
    await vi.waitFor(() => expect(app.event()).toBe(1))
    await vi.waitFor(() => expect(app.bar.query()).toContain('event=1'))
    const query = queryOf(app.state())
    expect(query).toBe(`?puzzle=${PUZZLES.codewars1}&program=set-guarded&solutions=first&event=1&lang=en`)
    const again = await openLink(query)
    await vi.waitFor(() => expect(again.event()).toBe(1))
    expect(queryOf(again.state())).toBe(query)
  })

  test('an untouched empty board has a bare address', async () => {
    expect((await openLink('')).bar.entries).toEqual([''])
  })
})

test('A puzzle keeps its format when it is opened by its own address, as a reload does', async () => {
  const { store } = testApp()
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'codewars')
  await actions.follow(addressOf(`?puzzle=${PUZZLES.codewars1}`))
  expect(store.getState().puzzle.format).toBe('codewars')
  await actions.follow(addressOf(`?puzzle=${PUZZLES.codewars2}`))
  expect(store.getState().puzzle.format).toBe('line-81')
})

/** Programs in step, each searching for its first solution or for all. */
const inStep = fc.array(
  fc.record({
    kind: fc.constant('built-in' as const),
    strategy: fc.constantFrom(...STRATEGIES.map(({ id }) => id)),
    extent: fc.constantFrom('first' as const, 'all' as const),
  }),
  { minLength: 2, maxLength: 4 },
)

describe('The address of programs in step', () => {
  test.prop([inStep, fc.constantFrom(...MEASURES), fc.maxSafeNat()])(
    'restores its programs, its measure and its position',
    (programs, measure, at) => {
      const lanes = programs.map(
        (program, id): Lane => ({
          id,
          program,
          session: id,
          known: at,
          status: 'ended',
          startOffset: 0,
          work: 0,
          heat: undefined,
          times: undefined,
          hasStarted: true,
          own: undefined,
        }),
      )
      const parameters = lockstepParameters({
        lanes,
        measure,
        at,
        playing: false,
        rate: undefined,
        refused: undefined,
      })
      expect(lockstepOfQuery(`?${new URLSearchParams(parameters)}`)).toEqual({ programs, measure, at })
    },
  )

  test.prop([fc.string(), fc.string(), fc.string()])(
    'with junk in it keeps the valid part, if any',
    (lane, step, at) => {
      const query = (lanes: string) => `?${new URLSearchParams({ lanes, step: `${step}!`, at: `${at}!` })}`
      expect(lockstepOfQuery(query(`${lane}!`))).toBeUndefined()
      expect(lockstepOfQuery(query(`tables.${lane}!.bitmasks_all.bitmasks_most.tables_all_all`))).toEqual({
        programs: [
          { kind: 'built-in', strategy: 'tables', extent: 'first' },
          { kind: 'built-in', strategy: 'bitmasks', extent: 'all' },
        ],
        measure: 'events',
        at: 0,
      })
    },
  )

  test.each([
    `?view=race&lanes=tables.bitmasks_all&step=work&at=12`,
    `?view=race`,
    `?view=compare&lanes=tables.bitmasks_all&step=work&at=12`,
    `?view=compare&step=events`,
  ])('%s opens Compare in step', async (query) => {
    const app = await openLink(query)
    expect(app.state()).toMatchObject({ view: 'compare', comparesInStep: true })
    await lookInStep(app)
    const named = query.includes('lanes') && {
      lanes: [{ program: { strategy: 'tables' } }, { program: { strategy: 'bitmasks', extent: 'all' } }],
      measure: 'work',
      at: 12,
    }
    expect(app.state().lockstep).toMatchObject(named || { measure: 'events', at: 0 })
  })

  test('keeps its lanes until they are set up', async () => {
    const query = `?puzzle=${PUZZLES.codewars1}&view=compare&lanes=tables.bitmasks&at=12&lang=en`
    const app = await openLink(query)
    app.actions.setTheme('dark')
    app.actions.chooseExtent('all')
    expect(app.bar.entries).toEqual([query])
    await lookInStep(app)
    expect(lockstepOfQuery(app.bar.query())?.programs).toHaveLength(2)
  })

  test('of the table of Compare opens it, also after programs were watched in step', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&view=race&lanes=tables.bitmasks`)
    await lookInStep(app)
    app.actions.openTable()
    expect(app.bar.query()).toMatch(/view=compare&lang=en$/)
    expect(app.bar.entries).toHaveLength(2)
    app.bar.travel(-1)
    expect(app.state().comparesInStep).toBe(true)
    app.bar.travel(1)
    expect(app.state()).toMatchObject({ view: 'compare', comparesInStep: false })
  })

  test('opens the programs in step that it names, and is updated while they change', async () => {
    const query = `?puzzle=${PUZZLES.codewars1}&view=race&lanes=tables.bitmasks_all.dancing-links&at=12`
    const app = await openLink(query)
    await lookInStep(app)
    await vi.waitFor(() => expect(app.bar.query()).toContain('view=compare&lanes='))
    await vi.waitFor(() => expect(addressOf(app.bar.query()).lockstep).toContain('at=12'), 20_000)
    app.actions.lockstep({ kind: 'step', by: 1 })
    expect(lockstepOfQuery(app.bar.query())).toMatchObject({
      programs: [
        { strategy: 'tables' },
        { strategy: 'bitmasks', extent: 'all' },
        { strategy: 'dancing-links' },
      ],
      at: 13,
    })
    app.actions.openView('watch')
    expect(app.bar.query()).not.toContain('lanes')
  })
})

describe('A page that is left', () => {
  const reopenedEvent = (query: string | undefined) => new URLSearchParams(query).get('event')

  test('while it plays reopens at the same position', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.codewars1}&program=tables&event=40`)
    await vi.waitFor(() => expect(app.event()).toBe(40))
    app.actions.play()
    await vi.waitFor(() => {
      app.clock.tick(100)
      expect(app.event()).toBeGreaterThan(60)
    })
    expect(addressOf(app.bar.query()).position.event).toBe(40)
    app.leave()
    expect(reopenedEvent(app.bar.reopenQuery)).toBe(String(app.event()))
    app.actions.pause()
    app.leave()
    // The address names the position, so nothing is stored beside it.
    expect(app.bar.reopenQuery).toBeUndefined()
  })

  test('on the way to an event continues to it', async () => {
    const app = await openLink(`?puzzle=${PUZZLES.antiBruteForce}&program=fewest-candidates`)
    app.actions.chooseStrategy('tables')
    app.actions.goToEvent(90_000_000)
    app.leave()
    expect(reopenedEvent(app.bar.reopenQuery)).toBe('90000000')
  })

  test('while its puzzle is generated generates it again', async () => {
    const app = await openLink('?make=30-half-0-7')
    app.leave()
    expect(app.bar.reopenQuery).toBeUndefined()
  })

  test('in the middle of programs in step resumes there', async () => {
    const query = `?puzzle=${PUZZLES.codewars1}&view=race&lanes=tables.dancing-links&at=12`
    const app = await openLink(query)
    app.leave()
    expect(app.bar.reopenQuery).toBeUndefined()
    await lookInStep(app)
    await vi.waitFor(() => expect(addressOf(app.bar.query()).lockstep).toContain('at=12'), 20_000)
    app.actions.lockstep({ kind: 'togglePlaying' })
    await vi.waitFor(() => {
      app.clock.tick(100)
      expect(app.state().lockstep?.at).toBeGreaterThan(20)
    })
    app.leave()
    expect(lockstepOfQuery(app.bar.reopenQuery ?? '')?.at).toBe(app.state().lockstep?.at)
  })
})
