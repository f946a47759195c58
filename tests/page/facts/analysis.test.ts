/**
 * The analysis of the puzzle on the board and of its transforms (rotations and the like), by the real code of the
 * background worker.
 */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { describe, expect, test } from 'vitest'
import { PUZZLE_PANEL } from '../../../src/page/puzzle/puzzle.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { TRANSFORMS, transformWithId } from '../../../src/sudoku/transforms/registry.ts'
import { transformed } from '../../../src/sudoku/transforms/transform.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

const EXAMPLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

describe('The facts of a puzzle', () => {
  test('appear by themselves once it is on the board', async () => {
    const { load, until } = puzzleApp()
    load(PUZZLES.codewars1)
    const { analysis } = await until(({ analysis }) => analysis.facts?.gauge.settled === true)
    expect(analysis.facts).toMatchObject({
      givens: 30,
      solutions: { kind: 'one', solution: gridOfLine(PUZZLES.solved) },
      gauge: { band: 'easy' },
    })
    expect(analysis.facts?.programs.map(({ strategy }) => strategy)).toEqual(STRATEGIES.map(({ id }) => id))
  })

  test('are those of the board: with another puzzle they start over, without one they vanish', async () => {
    const { load, until, actions, analysis, untilQuiet } = puzzleApp()
    load(PUZZLES.antiBruteForce)
    await until(({ analysis }) => analysis.facts?.solutions.kind === 'one')
    load(PUZZLES.sixSolutions)
    expect(analysis().facts).toBeUndefined()
    expect(analysis().costs).toBeUndefined()
    const { analysis: known } = await until(({ analysis }) => analysis.facts?.solutions.kind === 'several')
    expect(known.facts).toMatchObject({ givens: 29, solutions: { count: 6 } })
    actions.clear()
    expect(analysis().facts).toBeUndefined()
    await untilQuiet()
    expect(analysis().facts).toBeUndefined()
  })

  test('are not requested for a board that contradicts itself', async () => {
    const { load, analysis, until, untilQuiet } = puzzleApp()
    load(PUZZLES.codewars1)
    await until(({ analysis }) => analysis.facts !== undefined)
    load('55' + '0'.repeat(79))
    await untilQuiet()
    expect(analysis().facts).toBeUndefined()
    expect(analysis().failure).toBeUndefined()
  })

  test('wait while the board or its flame chart changes, until it has rested for a moment', async () => {
    const due: (() => void)[] = []
    const pass = () => {
      for (const action of due.splice(0)) action()
    }
    const { load, until, actions, store, untilQuiet } = puzzleApp({
      whenIdle: (action) => void due.push(action),
    })
    load(PUZZLES.antiBruteForce)
    while (store.getState().analysis.facts === undefined) {
      pass()
      await new Promise((resume) => void setImmediate(resume))
    }
    actions.goToEvent(100)
    await until((app) => frontOf(app).frame.moment.event === 100)
    actions.stopSearch()
    await until((app) => {
      const { run } = frontOf(app)
      return run.status === 'open' && run.progress.status === 'stopped'
    })
    pass()
    pass()
    await until(({ analysis }) => analysis.facts?.status === 'running')
    actions.seek(50)
    await until(({ analysis }) => analysis.facts?.status === 'stopped')
    actions.seek(60)
    pass()
    await untilQuiet()
    expect(store.getState().analysis.facts?.status).toBe('stopped')
    pass()
    await until(({ analysis }) => analysis.facts?.status === 'running')
    actions.toggleFlame()
    await until(({ analysis }) => analysis.facts?.status === 'stopped')
    await until(({ flame }) => flame?.picture?.isExact === true)
    pass()
    pass()
    await until(({ analysis }) => analysis.facts?.status === 'running')
  })

  test('wait while the page is hidden, and resume where they were', async () => {
    const { load, until, actions } = puzzleApp()
    load(PUZZLES.antiBruteForce)
    await until(({ analysis }) => (analysis.facts?.programs[1].events ?? 0) > 0)
    actions.openPanel('program')
    const { analysis: before } = await until(({ analysis }) => analysis.facts?.status === 'stopped')
    actions.openPanel('puzzle')
    const { analysis: after } = await until(({ analysis }) => analysis.facts?.status === 'running')
    expect(after.facts?.programs[1].events).toBeGreaterThanOrEqual(
      before.facts?.programs[1].events ?? Infinity,
    )
  })

  test('wait while the panels are hidden, as behind a closed sheet', async () => {
    const { load, until, actions, analysis, backgroundWorkers, untilQuiet } = puzzleApp()
    actions.setPanelsSeen(false)
    load(PUZZLES.antiBruteForce)
    await untilQuiet()
    expect([analysis().facts, backgroundWorkers]).toEqual([undefined, []])
    actions.setPanelsSeen(true)
    await until(({ analysis }) => analysis.facts?.status === 'running')
    actions.setPanelsSeen(false)
    await until(({ analysis }) => analysis.facts?.status === 'stopped')
  })

  test('wait while the search is played', async () => {
    const { load, until, actions, clock, untilQuiet } = puzzleApp()
    load(PUZZLES.antiBruteForce)
    await until(({ analysis }) => analysis.facts !== undefined)
    actions.goToEvent(100)
    await until((app) => frontOf(app).frame.moment.event === 100)
    actions.stopSearch()
    await until(({ analysis }) => analysis.facts?.status === 'running')
    actions.play()
    await until(({ analysis }) => analysis.facts?.status === 'stopped')
    // Playing shows the program in the place of the facts.
    actions.openPanel(PUZZLE_PANEL)
    clock.tick(100)
    await untilQuiet()
    expect((await until(() => true)).analysis.facts?.status).toBe('stopped')
    actions.pause()
    await until(({ analysis }) => analysis.facts?.status === 'running')
  })

  test('that were lost with their worker say so, and are requested again by the next command', async () => {
    const { load, until, actions, analysis, backgroundWorkers } = puzzleApp()
    load(PUZZLES.antiBruteForce)
    await until(({ analysis }) => analysis.facts !== undefined)
    backgroundWorkers[0].crash('out of memory')
    const { analysis: lost } = await until(({ analysis }) => analysis.failure !== undefined)
    expect(lost.failure).toEqual({ kind: 'crashed', message: 'out of memory' })
    expect(backgroundWorkers[0].terminated).toBe(true)
    actions.transform('rotate-180')
    expect(analysis().failure).toBeUndefined()
    expect(analysis().facts).toBeUndefined()
    await until(({ analysis }) => analysis.facts?.solutions.kind === 'one')
    expect(backgroundWorkers.length).toBeGreaterThan(2)
  })
})

describe('The cost of transforms', () => {
  test('is counted for the chosen program, and for another when another is chosen', async () => {
    const { load, until, actions } = puzzleApp()
    load(PUZZLES.codewars1)
    const cost = (id: string) =>
      until(({ analysis }) => analysis.costs?.costs.find(({ transform }) => transform === id)?.ended === true)
    const { analysis: tables } = await cost('rotate-90')
    expect(tables.costs?.present.events).toBeLessThanOrEqual(8365)
    actions.chooseStrategy('dancing-links')
    expect(costsOf(await cost('rotate-90')).present.events).toBeLessThan(1000)
    await until(({ analysis }) => analysis.costs?.status === 'ended')
    actions.chooseExtent('all')
    const { analysis: all } = await until(({ analysis }) => analysis.costs?.status === 'ended')
    expect(all.costs?.present.events).toBeGreaterThan(0)
  }, 60_000)

  test('differs for the example that is rotated by 90°', {
    tags: ['thorough'],
    timeout: 60_000,
  }, async () => {
    const { load, until } = puzzleApp()
    load(EXAMPLE)
    const { analysis } = await until(({ analysis }) =>
      (analysis.costs?.costs ?? []).some(({ transform, ended }) => transform === 'rotate-90' && ended),
    )
    const rotated = analysis.costs?.costs.find(({ transform }) => transform === 'rotate-90')
    expect(rotated).toEqual({ transform: 'rotate-90', events: 1_906_602, ended: true })
    expect(analysis.costs?.present).toEqual({ events: 99_056, ended: true })
  })

  test.each(TRANSFORMS.map(({ id }) => id))('%s is applied to the board, and can be undone', async (id) => {
    const { load, board, actions } = puzzleApp()
    load(PUZZLES.codewars2)
    actions.transform(id)
    const transform = transformWithId(id)
    if (transform === undefined) throw new RangeError(id)
    expect(board()).toBe(lineOf(transformed(gridOfLine(PUZZLES.codewars2), transform)))
    actions.undo()
    expect(board()).toBe(PUZZLES.codewars2)
  })
})

function costsOf({ analysis }: { readonly analysis: ReturnType<ReturnType<typeof puzzleApp>['analysis']> }) {
  if (analysis.costs === undefined) throw new RangeError('No costs')
  return analysis.costs
}
