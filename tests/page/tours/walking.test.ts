/** Walking a tour: its moments, the reader's own ways away from it and back, and what its end restores. */
import { describe, expect, test, vi } from 'vitest'
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { programVersion } from '../../../src/page/tours/programVersions.ts'
import type { Scene, Tour, TourStep } from '../../../src/page/tours/tour.ts'
import { tourText } from '../../../src/page/tours/tourFile.ts'
import { tourCodeOf } from '../../../src/page/tours/tourLink.ts'
import { FIRST_LESSON, type TourRequest } from '../../../src/page/tours/touring.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { positionAt } from '../../../src/search/trace/position.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

const LESSON: TourRequest = { kind: 'lesson', id: FIRST_LESSON }
const {
  scenes: [scene],
  steps: STEPS,
} = whatBacktrackingDoes.tours.en
const LAST = STEPS.length - 1

function walkedApp(changes?: Parameters<typeof puzzleApp>[0]) {
  const app = puzzleApp(changes)
  const state = () => app.store.getState()
  return {
    ...app,
    state,
    tour: () => state().tour,
    open: (request: TourRequest) => app.actions.tour({ kind: 'open', request }),
    walk: (...kinds: readonly ('next' | 'back' | 'leave' | 'resume' | 'end')[]) => {
      for (const kind of kinds) app.actions.tour({ kind })
    },
    /** The board, the program, its extent and the playhead. */
    moment() {
      const { strategy, extent } = builtInOf(state())
      return { board: app.board(), strategy, extent, position: frontOf(state()).playhead }
    },
  }
}

/** Returns the `moment` expected at a step of the lesson. */
const at = (step: number) => ({
  board: lineOf(scene.puzzle),
  strategy: 'tables',
  extent: 'first',
  position: STEPS[step].position,
})

const step = (event: number, part: Partial<TourStep> = {}): TourStep => ({
  scene: 0,
  position: positionAt(event),
  words: `Event ${event}.`,
  points: [],
  open: [],
  ...part,
})

const sceneOf = (line: string, id = 'tables'): Scene => ({
  puzzle: gridOfLine(line),
  program: { kind: 'builtIn', id, extent: 'first', version: programVersion(id) },
})

const tourOf = (steps: readonly TourStep[], scenes = [sceneOf(PUZZLES.codewars2)]): Tour => ({
  title: 'Of a test',
  scenes,
  steps,
})

describe('A tour', () => {
  test.each([
    ['tables', 'first'],
    ['tables', 'all'],
    ['bitmasks', 'first'],
    ['dancing-links', 'all'],
  ] as const)('shows its first step when %s was set to %s', (strategy, extent) => {
    const app = walkedApp()
    app.load(PUZZLES.codewars1)
    app.actions.chooseStrategy(strategy)
    app.actions.chooseExtent(extent)
    // It opens only on request.
    expect(app.tour()).toBeUndefined()
    app.open(LESSON)
    expect(app.moment()).toEqual(at(0))
    expect(app.tour()).toMatchObject({ step: 0, isAway: false, cells: STEPS[0].points })
  })

  test('leads through its steps and back', () => {
    const app = walkedApp()
    app.open(LESSON)
    const steps = [...STEPS.keys()]
    for (const index of [...steps.slice(1), ...steps.slice(0, -1).toReversed()]) {
      app.walk(index > (app.tour()?.step ?? 0) ? 'next' : 'back')
      expect(app.moment()).toEqual(at(index))
      expect(app.tour()).toMatchObject({ step: index, isAway: false, cells: STEPS[index].points })
    }
    app.walk('back')
    expect(app.tour()?.step).toBe(0)
    app.actions.tour({ kind: 'goTo', step: LAST })
    expect(app.moment()).toEqual(at(LAST))
  })

  test('goes on when the controls reach its next moment, and else lets the reader go', async () => {
    const app = walkedApp()
    app.open(LESSON)
    app.walk('next', 'next', 'next')
    const seen: unknown[] = []
    for (const event of [8, 27, 5, 27, 8]) {
      app.actions.goToEvent(event)
      await vi.waitFor(() => expect(app.moment().position).toEqual(positionAt(event)))
      seen.push([app.tour()?.step, app.tour()?.isAway])
    }
    expect(seen).toEqual([
      [3, true],
      [3, true],
      [4, false],
      [4, true],
      [5, false],
    ])
    expect(app.tour()?.cells).toEqual(STEPS[5].points)
  })

  test('is away while another view, puzzle or program is shown, and leads back to its step', () => {
    const app = walkedApp()
    app.open(LESSON)
    app.walk('next')
    for (const leave of [
      () => app.actions.openView('grade'),
      () => app.load(PUZZLES.codewars1),
      () => app.actions.chooseStrategy('bitmasks'),
      () => app.actions.goToEvent(20),
      () => app.actions.clear(),
      () => app.walk('leave'),
    ]) {
      leave()
      expect(app.tour()).toMatchObject({ step: 1, isAway: true, cells: [] })
      app.walk('resume')
      expect(app.moment()).toEqual(at(1))
      expect(app.tour()).toMatchObject({ step: 1, isAway: false, cells: STEPS[1].points })
    }
    app.actions.openView('compare')
    app.actions.openView('watch')
    expect(app.tour()?.isAway).toBe(false)
  })

  test('opened again, goes on where it is, and begins anew once it has ended', () => {
    const app = walkedApp()
    app.open(LESSON)
    app.walk('next', 'leave')
    app.open(LESSON)
    expect(app.moment()).toEqual(at(1))
    // A link may name a step that the tour no longer has.
    app.open({ ...LESSON, step: STEPS.length })
    expect(app.moment()).toEqual(at(LAST))
    app.open({ ...LESSON, step: 1 })
    for (let index = 1; index < LAST; index++) app.walk('next')
    expect(app.moment()).toEqual(at(LAST))
    app.walk('next')
    expect(app.tour()).toBeUndefined()
    app.open(LESSON)
    expect(app.moment()).toEqual(at(0))
  })

  test('plays to the next step at its own speed, and past breakpoints', async () => {
    const app = walkedApp()
    app.open({ kind: 'draft', tour: tourOf([step(2, { eventsPerSecond: 10 }), step(6), step(9)]) })
    app.actions.debug({
      kind: 'addBreakpoint',
      breakpoint: { place: { kind: 'backtrack' }, conditions: [], nth: 1 },
    })
    await app.untilQuiet()
    app.walk('next')
    expect(app.tour()).toMatchObject({ step: 0, isPlaying: true })
    app.clock.tick(100)
    app.clock.tick(150)
    expect(app.moment().position).toEqual(positionAt(4))
    app.clock.tick(250)
    expect(app.moment().position).toEqual(positionAt(6))
    expect(app.clock.running).toBe(false)
    expect(app.tour()).toMatchObject({ step: 1, isPlaying: false, isAway: false })
    // The second step has no speed: a jump.
    app.walk('next')
    expect(app.tour()).toMatchObject({ step: 2, isPlaying: false })
  })

  test('jumps where motion is reduced', () => {
    const app = walkedApp({ prefersReducedMotion: () => true })
    app.open({ kind: 'draft', tour: tourOf([step(2, { eventsPerSecond: 10 }), step(6)]) })
    app.walk('next')
    expect(app.moment().position).toEqual(positionAt(6))
    expect(app.clock.running).toBe(false)
  })

  test('asks what changes next where its own question has no occasion', async () => {
    const app = walkedApp()
    const question = { kind: 'predict', asks: 'digit' } as const
    app.open({ kind: 'draft', tour: tourOf([step(4, { question })]) })
    await app.untilQuiet()
    app.actions.tour({ kind: 'predict' })
    expect(app.state().predicting.prompt?.question.kind).toBe('move')
  })

  test('rings the cells that it points at and those that its words name', () => {
    const app = walkedApp()
    app.open({ kind: 'draft', tour: tourOf([step(2, { points: [80], words: 'See r1c2 and `r5c5`.' })]) })
    expect(app.tour()?.cells).toEqual([80, cellAt(0, 1)])
  })

  test('opens what a step shows, and closes it with the next one, but not what the reader had opened', () => {
    const app = walkedApp()
    app.actions.setShowsCandidates(true)
    app.actions.setNumbering('none')
    const shown = () => {
      const { showsFlame, showsCandidates, isDrawerOpen, numbering } = app.state().preferences
      return [showsFlame, showsCandidates, isDrawerOpen, numbering]
    }
    app.open({
      kind: 'draft',
      tour: tourOf([
        step(1, { open: ['flame', 'variables', 'rowNumbers'] }),
        step(2, { open: ['candidates'] }),
      ]),
    })
    expect(shown()).toEqual([true, true, true, 'from-1'])
    app.walk('next')
    expect(shown()).toEqual([false, true, false, 'none'])
    app.walk('back', 'end')
    expect(shown()).toEqual([false, true, false, 'none'])
  })

  test('that was left takes the parts with it that it opened, whatever the reader shows then', () => {
    const storage = memoryStorage()
    const app = walkedApp({ storage })
    const showsFlame = () => app.state().preferences.showsFlame
    const opening: TourRequest = { kind: 'draft', tour: tourOf([step(1, { open: ['flame'] })]) }
    app.open(opening)
    app.load(PUZZLES.codewars1)
    expect(walkedApp({ storage }).state().preferences.showsFlame).toBe(false)
    app.open(LESSON)
    app.walk('end')
    expect(showsFlame()).toBe(false)
    app.open(opening)
    app.load(PUZZLES.solved)
    expect(showsFlame()).toBe(true)
    app.walk('end')
    expect(showsFlame()).toBe(false)
  })

  test('asks again what was answered, at its moment', async () => {
    const app = walkedApp()
    app.open({ ...LESSON, step: 4 })
    await app.untilQuiet()
    const asked = () => {
      app.actions.tour({ kind: 'predict' })
      return app.state().predicting.prompt ?? expect.unreachable()
    }
    app.actions.pressDigit(asked().question.answer.digit)
    expect(app.moment().position).toEqual(positionAt(6))
    expect(app.tour()).toMatchObject({ step: 4, isAway: false })
    await app.untilQuiet()
    expect(asked().stage.kind).toBe('asked')
    expect(app.moment()).toEqual(at(4))
    expect(app.tour()).toMatchObject({ step: 4, isAway: false })
  })

  test('says that a moment does not exist once the search has ended before it, and goes on', async () => {
    const app = walkedApp()
    app.open({ kind: 'draft', tour: tourOf([step(100_000_000), step(3)]) })
    await app.untilQuiet()
    const { run } = frontOf(app.state())
    expect(run).toMatchObject({ status: 'open', progress: { status: 'ended' } })
    expect(app.tour()).toMatchObject({ step: 0, isAway: false })
    app.walk('next')
    expect(app.moment().position).toEqual(positionAt(3))
    app.walk('back')
    expect(app.tour()).toMatchObject({ step: 0, isAway: false })
  })
})

describe('The end of a tour', () => {
  /** An app with a puzzle that was changed, its history, and a run at event 12. */
  function usedApp() {
    const app = walkedApp()
    app.load(PUZZLES.codewars1)
    app.load(PUZZLES.codewars2)
    app.actions.chooseStrategy('bitmasks')
    app.actions.goToEvent(12)
    return app
  }

  const twoScenes = tourOf(
    [step(1), step(2, { scene: 1 }), step(3, { scene: 2 })],
    [sceneOf(PUZZLES.codewars1), sceneOf(lineOf(scene.puzzle), 'used-digits'), sceneOf(PUZZLES.codewars2)],
  )

  test('restores puzzle, history, program, position and panel', () => {
    const app = usedApp()
    app.actions.openPanel('puzzle')
    const { puzzle } = app.state()
    const moment = app.moment()
    app.open({ kind: 'draft', tour: twoScenes })
    app.walk('next', 'next', 'end')
    expect(app.state().puzzle).toBe(puzzle)
    expect(app.moment()).toEqual(moment)
    expect(app.state().panel).toBe('puzzle')
  })

  test('is not needed for Undo: the puzzle and the run before it are one step away, from every scene', async () => {
    const app = usedApp()
    const moment = app.moment()
    for (const index of [0, 1, 2]) {
      app.open({ kind: 'draft', tour: twoScenes })
      app.actions.tour({ kind: 'goTo', step: index })
      app.actions.undo()
      expect(app.moment()).toEqual(moment)
      expect(app.tour()).toMatchObject({ step: index, isAway: true })
      app.walk('end')
      expect(app.moment()).toEqual(moment)
    }
  })

  test('leaves a puzzle as it is that the reader has loaded meanwhile', () => {
    const app = usedApp()
    app.open(LESSON)
    app.load(PUZZLES.codewars1)
    app.walk('end')
    expect(app.board()).toBe(lineOf(gridOfLine(PUZZLES.codewars1)))
    app.open(LESSON)
    app.load(PUZZLES.codewars2)
    app.walk('resume', 'end')
    expect(app.board()).toBe(lineOf(gridOfLine(PUZZLES.codewars2)))
  })

  test('comes before another tour, which restores the same', () => {
    const app = usedApp()
    const moment = app.moment()
    app.open(LESSON)
    app.open({ kind: 'draft', tour: twoScenes })
    expect(app.tour()?.tours.en).toBe(twoScenes)
    app.walk('end')
    expect(app.moment()).toEqual(moment)
  })

  test('finds what a closed tab keeps: the puzzle and the program of the reader, not those of the tour', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    const app = walkedApp({ storage })
    app.load(PUZZLES.codewars1)
    app.actions.chooseStrategy('bitmasks')
    app.open({ kind: 'draft', tour: tourOf([step(1, { open: ['flame'] })]) })
    const next = walkedApp({ storage })
    expect(next.board()).toBe(lineOf(gridOfLine(PUZZLES.codewars1)))
    expect(next.moment().strategy).toBe('bitmasks')
    expect(next.state().preferences.showsFlame).toBe(false)
  })
})

describe('A tour from outside', () => {
  const tour = tourOf([step(1), step(2)])

  test('opens from a link, a pasted text and a file', async () => {
    const app = walkedApp()
    app.open({ kind: 'link', code: tourCodeOf(tour) ?? expect.unreachable(), step: 1 })
    expect(app.tour()).toMatchObject({ step: 1, tours: { ko: tour } })
    app.walk('end')
    app.actions.paste(tourText(tour, 2))
    expect(app.tour()).toMatchObject({ step: 0, tours: { ko: tour } })
  })

  test('that cannot be read changes nothing but the message', () => {
    const app = walkedApp()
    app.load(PUZZLES.codewars1)
    const { puzzle } = app.state()
    for (const code of ['', 'x', '%%%', 'AAAAAAAA']) {
      app.open({ kind: 'link', code })
      expect(app.state().tourFault).toEqual({ kind: 'damaged' })
    }
    app.open({ kind: 'lesson', id: 'none' })
    expect(app.state()).toMatchObject({ tour: undefined, tourFault: { kind: 'no-lesson', id: 'none' } })
    expect(app.state().puzzle).toBe(puzzle)
    app.actions.tour({ kind: 'dismiss' })
    expect(app.state().tourFault).toBeUndefined()
  })

  test('with parts that do not hold says which, and the others work', () => {
    const app = walkedApp()
    const written = tourText(tour).replace('"words":"Event 1."', '"words":""')
    app.open({ kind: 'text', text: written })
    expect(app.tour()).toMatchObject({
      step: 0,
      tours: { en: { steps: [{ words: 'Event 2.' }] } },
      faults: [{ step: 1, part: 'words', reason: { kind: 'empty' } }],
    })
  })
})
