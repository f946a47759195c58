/** What is known of the puzzle on the board, and what its transforms would cost, with the worker's real host. */
import { describe, expect, test, vi } from 'vitest'
import { PROGRAMS } from '../../src/app/programs.ts'
import { gridOfLine, lineOf } from '../../src/core/grid.ts'
import { TRANSFORMS, transformWithId } from '../../src/core/transforms/registry.ts'
import { transformed } from '../../src/core/transforms/transform.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { insightApp } from '../support/insightApp.ts'

const EXAMPLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

/** What is known of a board after some time without anything to tell. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('The facts of a puzzle', () => {
  test('appear by themselves as soon as it is on the board', async () => {
    const { load, until } = insightApp()
    load(PUZZLES.codewars1)
    const { insight } = await until(({ insight }) => insight.facts?.gauge.settled === true)
    expect(insight.facts).toMatchObject({
      givens: 30,
      solutions: { kind: 'one', solution: gridOfLine(PUZZLES.solved) },
      gauge: { band: 'easy' },
    })
    expect(insight.facts?.programs.map(({ strategy }) => strategy)).toEqual(PROGRAMS.map(({ id }) => id))
  })

  test('are those of the board: with another puzzle they begin anew, without they vanish', async () => {
    const { load, until, actions, insight } = insightApp()
    load(PUZZLES.antiBruteForce)
    await until(({ insight }) => insight.facts?.solutions.kind === 'one')
    load(PUZZLES.sixSolutions)
    expect(insight().facts).toBeUndefined()
    expect(insight().costs).toBeUndefined()
    const { insight: known } = await until(({ insight }) => insight.facts?.solutions.kind === 'several')
    expect(known.facts).toMatchObject({ givens: 29, solutions: { count: 6 } })
    actions.clear()
    expect(insight().facts).toBeUndefined()
    await aWhile()
    expect(insight().facts).toBeUndefined()
  })

  test('are not asked of a board that contradicts itself', async () => {
    const { load, insight, until } = insightApp()
    load(PUZZLES.codewars1)
    await until(({ insight }) => insight.facts !== undefined)
    load('55' + '0'.repeat(79))
    await aWhile()
    expect(insight().facts).toBeUndefined()
    expect(insight().failure).toBeUndefined()
  })

  test('wait while the board changes, until it has been quiet for a moment', async () => {
    const due: (() => void)[] = []
    const pass = () => {
      for (const action of due.splice(0)) action()
    }
    const { load, until, actions, store } = insightApp({ later: (action) => void due.push(action) })
    load(PUZZLES.antiBruteForce)
    while (store.getState().insight.facts === undefined) {
      pass()
      await aWhile()
    }
    actions.goToEvent(100)
    await until(({ frame }) => frame.moment.event === 100)
    actions.stopSearch()
    await until(({ run }) => run.status === 'open' && run.progress.status === 'stopped')
    pass()
    pass()
    await until(({ insight }) => insight.facts?.status === 'running')
    actions.seek(50)
    await until(({ insight }) => insight.facts?.status === 'stopped')
    actions.seek(60)
    pass()
    await aWhile()
    expect(store.getState().insight.facts?.status).toBe('stopped')
    pass()
    await until(({ insight }) => insight.facts?.status === 'running')
  })

  test('wait while nobody looks, and go on where they stood', async () => {
    const { load, until, actions } = insightApp()
    load(PUZZLES.antiBruteForce)
    await until(({ insight }) => (insight.facts?.programs[1].events ?? 0) > 0)
    actions.openPanel('judge')
    const { insight: before } = await until(({ insight }) => insight.facts?.status === 'stopped')
    actions.openPanel('puzzle')
    const { insight: after } = await until(({ insight }) => insight.facts?.status === 'running')
    expect(after.facts?.programs[1].events).toBeGreaterThanOrEqual(
      before.facts?.programs[1].events ?? Infinity,
    )
  })

  test('wait while the panels cannot be seen, as behind a closed sheet', async () => {
    const { load, until, actions, insight, insightWorkers } = insightApp()
    actions.setPanelsSeen(false)
    load(PUZZLES.antiBruteForce)
    await aWhile()
    expect([insight().facts, insightWorkers]).toEqual([undefined, []])
    actions.setPanelsSeen(true)
    await until(({ insight }) => insight.facts?.status === 'running')
    actions.setPanelsSeen(false)
    await until(({ insight }) => insight.facts?.status === 'stopped')
  })

  test('wait while the search is played', async () => {
    const { load, until, actions, clock } = insightApp()
    load(PUZZLES.antiBruteForce)
    await until(({ insight }) => insight.facts !== undefined)
    actions.goToEvent(100)
    await until(({ frame }) => frame.moment.event === 100)
    actions.stopSearch()
    await until(({ insight }) => insight.facts?.status === 'running')
    actions.play()
    await until(({ insight }) => insight.facts?.status === 'stopped')
    clock.tick(100)
    await aWhile()
    expect((await until(() => true)).insight.facts?.status).toBe('stopped')
    actions.pause()
    await until(({ insight }) => insight.facts?.status === 'running')
  })

  test('that were lost with their worker are told so, and asked again by the next command', async () => {
    const { load, until, actions, insight, insightWorkers } = insightApp()
    load(PUZZLES.antiBruteForce)
    await until(({ insight }) => insight.facts !== undefined)
    insightWorkers[0].crash('out of memory')
    expect(insight().failure).toEqual({ kind: 'crashed', message: 'out of memory' })
    expect(insightWorkers[0].terminated).toBe(true)
    await actions.insight({ kind: 'editOptions', change: { givens: '30' } })
    expect(insight().failure).toBeUndefined()
    expect(insight().facts).toBeUndefined()
    await until(({ insight }) => insight.facts?.solutions.kind === 'one')
    expect(insightWorkers.length).toBeGreaterThan(2)
  })
})

describe('What transforms would cost', () => {
  test('is counted for the chosen program, and for another when another is chosen', async () => {
    const { load, until, actions } = insightApp()
    load(PUZZLES.codewars1)
    const cost = (id: string) =>
      until(({ insight }) => insight.costs?.costs.find(({ transform }) => transform === id)?.ended === true)
    const { insight: tables } = await cost('rotate-90')
    expect(tables.costs?.present.events).toBeLessThanOrEqual(8365)
    actions.chooseStrategy('dancing-links')
    expect(insightOf(await cost('rotate-90')).present.events).toBeLessThan(1000)
    await until(({ insight }) => insight.costs?.status === 'ended')
    actions.chooseExtent('all')
    const { insight: all } = await until(({ insight }) => insight.costs?.status === 'ended')
    expect(all.costs?.present.events).toBeGreaterThan(0)
  }, 60_000)

  test('is another number of events for the example that is rotated by 90°', async () => {
    const { load, until } = insightApp()
    load(EXAMPLE)
    const { insight } = await until(({ insight }) =>
      (insight.costs?.costs ?? []).some(({ transform, ended }) => transform === 'rotate-90' && ended),
    )
    const rotated = insight.costs?.costs.find(({ transform }) => transform === 'rotate-90')
    expect(rotated).toEqual({ transform: 'rotate-90', events: 1_906_602, ended: true })
    expect(insight.costs?.present).toEqual({ events: 99_056, ended: true })
  }, 60_000)

  test.each(TRANSFORMS.map(({ id }) => id))('%s is made of the board, and can be undone', async (id) => {
    const { load, board, actions } = insightApp()
    load(PUZZLES.codewars2)
    await actions.insight({ kind: 'transform', transform: id })
    const transform = transformWithId(id)
    if (transform === undefined) throw new RangeError(id)
    expect(board()).toBe(lineOf(transformed(gridOfLine(PUZZLES.codewars2), transform)))
    actions.undo()
    expect(board()).toBe(PUZZLES.codewars2)
  })
})

function insightOf({ insight }: { readonly insight: ReturnType<ReturnType<typeof insightApp>['insight']> }) {
  if (insight.costs === undefined) throw new RangeError('No costs')
  return insight.costs
}

describe('A generated puzzle', () => {
  test('is on the board once it is made, the same for the same seed', async () => {
    const { actions, until, board } = insightApp()
    const made: string[] = []
    for (const seed of ['11', '12', '11']) {
      actions.clear()
      await actions.insight({ kind: 'editOptions', change: { seed, givens: '28' } })
      await actions.insight({ kind: 'generate', seed: 'same' })
      await until(({ insight }) => insight.generation?.state.status === 'ended')
      made.push(board())
    }
    expect(made[0]).toBe(made[2])
    expect(made[0]).not.toBe(made[1])
    expect(made[0].replaceAll('0', '')).toHaveLength(28)
  })

  test('can be another each time: its seed is of chance, and is shown', async () => {
    let seed = 0
    const { actions, insight, until } = insightApp({ randomSeed: () => ++seed })
    await actions.insight({ kind: 'generate', seed: 'new' })
    await actions.insight({ kind: 'generate', seed: 'new' })
    expect(insight().options.seed).toBe('2')
    const { insight: made } = await until(({ insight }) => insight.generation?.state.status === 'ended')
    expect(made.generation?.options.seed).toBe(2)
  })

  test('has a link, which makes it again', async () => {
    const { actions, until, board, clipboard, insight } = insightApp()
    await actions.insight({
      kind: 'editOptions',
      change: { seed: '7', pattern: 'diagonal', difficulty: '3' },
    })
    await actions.insight({ kind: 'generate', seed: 'same' })
    await until(({ insight }) => insight.generation?.state.status === 'ended')
    await actions.insight({ kind: 'copyGeneratorLink' })
    await vi.waitFor(() => expect(insight().generation?.link?.copied).toBe(true))
    expect(clipboard).toEqual(['https://backdoku.test/?make=26-diagonal-3-7'])
    const other = insightApp()
    await other.actions.insight({ kind: 'generateAgain', options: '26-diagonal-3-7' })
    await other.until(({ insight }) => insight.generation?.state.status === 'ended')
    expect(other.board()).toBe(board())
    expect(other.insight().options).toEqual({
      givens: '26',
      pattern: 'diagonal',
      difficulty: '3',
      seed: '7',
      strategy: 'tables',
    })
  })

  test('is measured for the program that is run, unless another is chosen for it', async () => {
    const { actions, insight, clipboard, until } = insightApp()
    const link = async () => {
      await actions.insight({ kind: 'generate', seed: 'same' })
      await until(({ insight }) => insight.generation?.state.status === 'ended')
      await actions.insight({ kind: 'copyGeneratorLink' })
      await vi.waitFor(() => expect(insight().generation?.link?.copied).toBe(true))
      return clipboard.at(-1)
    }
    actions.chooseStrategy('dancing-links')
    await actions.insight({ kind: 'editOptions', change: { seed: '7', difficulty: '2' } })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7-dancing-links')
    expect(insight().options.strategy).toBe('dancing-links')
    expect(insight().generation?.state.best?.events).toBeGreaterThanOrEqual(100)
    await actions.insight({ kind: 'editOptions', change: { strategy: 'fewest-candidates' } })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7-fewest-candidates')
    await actions.insight({ kind: 'editOptions', change: { strategy: 'tables' } })
    expect(await link()).toBe('https://backdoku.test/?make=26-half-2-7')
  })

  test('is not spoken of any more when another puzzle comes, and neither are options that were refused', async () => {
    const { actions, insight, until, load } = insightApp()
    await actions.insight({ kind: 'generate', seed: 'same' })
    await until(({ insight }) => insight.generation?.state.status === 'ended')
    load(PUZZLES.codewars1)
    expect(insight().generation).toBeUndefined()
    await actions.insight({ kind: 'generateAgain', options: '99-half-0-1' })
    expect(insight().refusedOptions).toBeDefined()
    load(PUZZLES.codewars2)
    expect(insight().refusedOptions).toBeUndefined()
  })

  test('has its link shown where the browser does not let it be copied', async () => {
    const { actions, insight } = insightApp({ writeClipboard: () => Promise.reject(new Error('forbidden')) })
    await actions.insight({ kind: 'generate', seed: 'same' })
    await actions.insight({ kind: 'copyGeneratorLink' })
    await vi.waitFor(() =>
      expect(insight().generation?.link).toEqual({
        address: 'https://backdoku.test/?make=26-half-0-1',
        copied: false,
      }),
    )
  })

  test('is the best so far when it is stopped', async () => {
    const { actions, until, board } = insightApp()
    await actions.insight({ kind: 'generateAgain', options: '24-half-9-1' })
    await until(({ insight }) => insight.generation?.state.best !== undefined)
    await actions.insight({ kind: 'stopGenerating' })
    const { insight } = await until(({ insight }) => insight.generation?.state.status === 'stopped')
    expect(board()).toBe(lineOf(insight.generation?.state.best?.grid ?? []))
  })

  test.each([
    ['99-half-0-1', { code: 'option-range', option: 'givens', found: '99', from: 17, to: 80 }],
    ['24-half-0', { code: 'option-count', found: 3 }],
    ['24-halb-0-1', { code: 'unknown-pattern', found: 'halb' }],
    ['24-half-0-1-dancing', { code: 'unknown-strategy', found: 'dancing' }],
    ['26-quarter-0-1', { code: 'givens-in-pattern', givens: 26, pattern: 'quarter' }],
  ])('is not made of %s, and the option at fault is named', async (options, error) => {
    const { actions, insight } = insightApp()
    await actions.follow({
      puzzle: undefined,
      make: options,
      strategy: undefined,
      extent: undefined,
      position: { event: 0, step: 0 },
      language: undefined,
    })
    expect(insight().refusedOptions).toMatchObject(error)
    expect(insight().generation).toBeUndefined()
    await actions.insight({ kind: 'editOptions', change: { givens: '24' } })
    expect(insight().refusedOptions).toBeUndefined()
  })
})
