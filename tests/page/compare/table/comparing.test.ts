/** The comparison of all programs: what it counts, when it stops, how its table is ordered, and copying the table. */
import { describe, expect, test, vi } from 'vitest'
import { type ComparingCommand, comparingOf } from '../../../../src/page/compare/table/comparing.ts'
import { shareCounted, sortedCosts } from '../../../../src/page/compare/table/sorting.ts'
import { csvOf, markdownOf } from '../../../../src/sudoku/tableText.ts'
import { STRATEGIES } from '../../../../src/search/programs/registry.ts'
import type { BrowserEnvironment } from '../../../../src/page/store/browserEnvironment.ts'
import type { ComparedCost } from '../../../../src/search/costs/comparedSearches.ts'
import { PUZZLES } from '../../../sudoku/puzzles.ts'
import { puzzleApp } from '../../../support/puzzleApp.ts'

function comparingApp(line: string, changes: Partial<BrowserEnvironment> = {}) {
  const app = puzzleApp(changes)
  // Hides the panels, so that no facts are counted: the view of the comparison has no panels.
  app.actions.setPanelsSeen(false)
  app.load(line)
  const comparing = () => comparingOf(app.store.getState())
  return {
    ...app,
    comparing,
    dispatch: (command: ComparingCommand) => app.actions.compare(command),
    untilCounted: () => app.until((state) => comparingOf(state).status === 'ended'),
    events: (strategy: string) => comparing().costs.find((cost) => cost.strategy === strategy)?.events,
  }
}

describe('The comparison in view', () => {
  test('shows the cost of every program, in the order of the menu, to the extent of the one in front', async () => {
    const app = comparingApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    expect(app.comparing().extent).toBe('first')
    expect(app.comparing().costs.map(({ strategy }) => strategy)).toEqual(STRATEGIES.map(({ id }) => id))
    // As published, this program searches for all solutions, but the comparison stops it at the first.
    expect(app.events('candidate-list')).toBe(8365)
  })

  test('is counted to the other extent on request', async () => {
    const app = comparingApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'look' })
    app.dispatch({ kind: 'extent', extent: 'all' })
    await app.untilCounted()
    expect(app.events('candidate-list')).toBe(9262)
    expect(app.events('tables')).toBe(9262)
  })

  test('is distributed over all cores but one', async () => {
    const app = comparingApp(PUZZLES.codewars1, { cores: 4 })
    app.dispatch({ kind: 'look' })
    expect(app.backgroundWorkers).toHaveLength(3)
    await app.untilCounted()
    expect(app.comparing().costs).toHaveLength(STRATEGIES.length)
  })

  test('is counted for another puzzle as soon as there is one', async () => {
    const app = comparingApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    app.load(PUZZLES.boj2580)
    expect(app.comparing()).toMatchObject({ status: 'running', costs: [] })
    await app.untilCounted()
    expect(app.events('tables')).toBe(14)
  })

  test('shows nothing of the previous puzzle, whichever worker answers first', async () => {
    const app = comparingApp(PUZZLES.codewars1, { cores: 3 })
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    app.load(PUZZLES.boj2580)
    // From now on, the worker that counts the tables program gives no answers.
    app.backgroundWorkers[0].terminated = true
    const { comparing } = await app.until((state) => comparingOf(state).costs.length > 0)
    expect([comparing?.status, app.events('tables')]).toEqual(['running', undefined])
  })

  test('suggests no transform when the program is fast enough for the puzzle as it is', async () => {
    const app = comparingApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    await app.untilQuiet()
    expect(app.comparing().cheapest).toBeUndefined()
  })

  test('counts nothing for givens that contradict each other', async () => {
    const app = comparingApp(`11${'0'.repeat(79)}`)
    app.dispatch({ kind: 'look' })
    expect(app.comparing()).toMatchObject({ status: 'idle', costs: [] })
    app.load(PUZZLES.boj2580)
    await app.untilCounted()
    expect(app.events('tables')).toBe(14)
  })

  test('is counted again for a puzzle that contradicted itself in between', async () => {
    const app = comparingApp(PUZZLES.codewars1)
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    app.load(`55${PUZZLES.codewars1.slice(2)}`)
    expect(app.comparing()).toMatchObject({ status: 'idle', costs: [] })
    app.actions.undo()
    expect(app.comparing().status).toBe('running')
    await app.untilCounted()
    expect(app.comparing().costs).toHaveLength(STRATEGIES.length)
  })

  test('stops, and resumes on request', async () => {
    const app = comparingApp(PUZZLES.antiBruteForce)
    app.dispatch({ kind: 'look' })
    await app.until((state) => comparingOf(state).costs.some(({ events }) => events > 0))
    app.dispatch({ kind: 'stop' })
    expect(app.comparing().status).toBe('stopped')
    // `untilQuiet` would never resolve while a worker still counts.
    await app.untilQuiet()
    expect(app.comparing().status).toBe('stopped')
    app.dispatch({ kind: 'goOn' })
    const before = app.events('tables') ?? 0
    await app.until(() => (app.events('tables') ?? 0) > before)
  })

  test('has a limit, beyond which nothing is counted', async () => {
    const app = comparingApp(PUZZLES.antiBruteForce)
    app.dispatch({ kind: 'limit', limit: 10_000 })
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    expect(app.events('tables')).toBe(1 << 14)
    expect(app.comparing().costs.find(({ strategy }) => strategy === 'tables')?.ended).toBe(false)
  })

  test('pauses while something else is in view', async () => {
    const app = comparingApp(PUZZLES.antiBruteForce)
    app.dispatch({ kind: 'look' })
    app.dispatch({ kind: 'lookAway' })
    expect(app.comparing().status).toBe('stopped')
    app.load(PUZZLES.boj2580)
    expect(app.comparing().status).toBe('stopped')
    app.dispatch({ kind: 'look' })
    await app.untilCounted()
    expect(app.events('tables')).toBe(14)
  })

  test('reports a lost worker, and starts over on request', async () => {
    const app = comparingApp(PUZZLES.antiBruteForce)
    app.dispatch({ kind: 'look' })
    app.backgroundWorkers[0].crash('out of memory')
    const { comparing } = await app.until((state) => comparingOf(state).status === 'stopped')
    expect(comparing?.failure).toEqual({ kind: 'crashed', message: 'out of memory' })
    app.dispatch({ kind: 'goOn' })
    expect(app.comparing()).toMatchObject({ status: 'running', failure: undefined })
    await app.until((state) => comparingOf(state).costs.some(({ events }) => events > 0))
  })

  test('is reported as copied until something else is done', async () => {
    const answers: (() => void)[] = []
    const writeClipboard = () => new Promise<void>((resolve) => answers.push(resolve))
    const app = comparingApp(PUZZLES.boj2580, { writeClipboard })
    app.dispatch({ kind: 'copy', text: '| a |' })
    answers[0]()
    await vi.waitFor(() => expect(app.comparing().copied).toBe('copied'))
    app.dispatch({ kind: 'copy', text: '| b |' })
    expect([answers.length, app.comparing().copied]).toEqual([2, 'copied'])
    app.dispatch({ kind: 'judge', judge: 'codewars' })
    expect(app.comparing().copied).toBeUndefined()
  })

  test('is copied as text, or reports that the browser refuses', async () => {
    const app = comparingApp(PUZZLES.boj2580)
    app.dispatch({ kind: 'copy', text: '| a |' })
    await vi.waitFor(() => expect(app.comparing().copied).toBe('copied'))
    expect(app.clipboard).toEqual(['| a |'])
    app.dispatch({ kind: 'sort', by: 'work' })
    expect(app.comparing().copied).toBeUndefined()
    const refusing = comparingApp(PUZZLES.boj2580, { writeClipboard: () => Promise.reject(new Error('No')) })
    refusing.dispatch({ kind: 'copy', text: '' })
    await vi.waitFor(() => expect(refusing.comparing().copied).toBe('refused'))
  })
})

function comparedCost(strategy: string, changes: Partial<ComparedCost>): ComparedCost {
  return {
    strategy,
    order: 'row-major',
    events: 0,
    placements: 0,
    solutions: 1,
    work: 0,
    kinds: {},
    deepest: 0,
    ended: true,
    ...changes,
  }
}

describe('The table', () => {
  const costs = [
    comparedCost('a', { events: 300, work: 1 }),
    comparedCost('b', { events: 100, work: 3 }),
    comparedCost('c', { events: 50, work: 2, ended: false }),
  ]
  const order = (by: 'events' | 'work' | 'program', direction: 'ascending' | 'descending') =>
    sortedCosts(costs, { by, direction }, (strategy) => strategy)
      .map(({ strategy }) => strategy)
      .join('')

  test('is sorted by any column, either way', () => {
    expect(order('work', 'ascending')).toBe('abc')
    expect(order('events', 'ascending')).toBe('bac')
    expect(order('events', 'descending')).toBe('cab')
    expect(order('program', 'descending')).toBe('cba')
  })

  test('has unfinished costs after finished ones, because they exceed what is known', () => {
    expect(order('events', 'ascending').at(-1)).toBe('c')
  })

  test('reverses the order when the same column is pressed again', async () => {
    const app = comparingApp(PUZZLES.boj2580)
    const directions: string[] = []
    for (const by of ['work', 'work', 'work', 'events'] as const) {
      app.dispatch({ kind: 'sort', by })
      directions.push(app.comparing().sorting.direction)
    }
    expect(directions).toEqual(['ascending', 'descending', 'ascending', 'ascending'])
  })

  test('says how much has been counted while the cost is estimated from another program', () => {
    const known = comparedCost('known', { placements: 400 })
    const half = comparedCost('half', { placements: 200, ended: false })
    const other = comparedCost('other', { placements: 200, ended: false, order: 'fewest-first' })
    expect(shareCounted(half, [half, known])).toBe(0.5)
    expect(shareCounted(half, [half, other])).toBeUndefined()
    expect(shareCounted(other, [known, other])).toBeUndefined()
    expect(shareCounted(known, [])).toBe(1)
  })

  test('is written as Markdown and as CSV', () => {
    const rows = [['a | b', '1,234']]
    expect(markdownOf(['Program', 'Events'], rows)).toBe(
      '| Program | Events |\n| --- | ---: |\n| a \\| b | 1,234 |\n',
    )
    expect(csvOf(['Program', 'Events'], [['say "a", b', '1234']])).toBe(
      'Program,Events\r\n"say ""a"", b",1234\r\n',
    )
  })
})
