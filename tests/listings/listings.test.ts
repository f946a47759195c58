/** The listings are working programs: they run, and print what the engine finds. */
import { describe, expect, test } from 'vitest'
import { EventKind, kindOf } from '../../src/search/events.ts'
import { lineOf } from '../../src/sudoku/grid.ts'
import { Search } from '../../src/search/engine/search.ts'
import type { Extent, Strategy } from '../../src/search/engine/strategy.ts'
import { lineOfStep } from '../../src/search/steps/lineOfStep.ts'
import { listingLines, runnableSource } from '../../src/search/steps/listing.ts'
import { segmentAfter } from '../../src/search/steps/steps.ts'
import { strategyWithId } from '../../src/search/programs/registry.ts'
import { givensOfLine, PUZZLES } from '../sudoku/puzzles.ts'
import { stepKindsOf } from '../search/steps/kinds.ts'
import { recordSearch } from '../search/steps/moments.ts'
import { outputs } from './execute.ts'
import { canRun, EXTENTS, judgeInput, type Language, LISTINGS } from './listings.ts'
import { IS_THOROUGH } from '../thorough.ts'

function strategyOf(id: string): Strategy {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new Error(`${id} is the listing of no strategy`)
  return strategy
}

/** The expected output: the boards that the engine finds, in its order. */
function solutionsPrinted(line: string, strategy: Strategy, extent: Extent): string {
  const search = new Search(givensOfLine(line), strategy, extent)
  let printed = search.solutions > 0 ? judgeInput(lineOf(search.board)) : ''
  const event = new Uint16Array(1)
  while (!search.ended && search.run(event, 0, 1) > 0) {
    const filled = kindOf(event[0]) !== EventKind.backtrack && search.depth === search.blanks
    if (filled) printed += judgeInput(lineOf(search.board))
  }
  return printed
}

// Several at once: most of the time is spent in other processes.
describe.concurrent.each(LISTINGS.map((listing) => [`${listing.id}.${listing.language}`, listing] as const))(
  '%s',
  (_, { id, language, source }) => {
    test.each(EXTENTS)('has one line for every kind of step of a search for %s', (extent) => {
      const tagged = listingLines(source, extent).flatMap(({ kinds }) => kinds)
      expect(tagged.toSorted()).toEqual(stepKindsOf(strategyOf(id), extent).toSorted())
    })

    test.each(EXTENTS)('fits a screen: its search is short, and no line is long (%s)', (extent) => {
      const lines = listingLines(source, extent)
      const tagged = lines.flatMap(({ kinds }, index) => (kinds.length > 0 ? [index] : []))
      const begins = lineOfStep(lines, 'enter')
      expect((tagged.at(-1) ?? 0) - begins).toBeLessThan(32)
      expect(lines.length).toBeLessThanOrEqual(id === 'dancing-links' ? 100 : 70)
      expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(90)
    })

    test('contains the names of all watches', () => {
      const search = recordSearch(givensOfLine(PUZZLES.codewars1), strategyOf(id), 'first', 40)
      const watched = Array.from(search.events, (_, event) =>
        segmentAfter(search.givens, search.strategy, 'first', search.at(event)).steps.at(-1),
      ).flatMap((step) => step?.variables.flatMap(({ name }) => name.match(/[a-z_]\w*/gi) ?? []) ?? [])
      const names = new Set(runnableSource(source, 'first').match(/\w+/g))
      expect([...new Set(watched)].filter((name) => !names.has(name))).toEqual([])
      expect(watched.length).toBeGreaterThan(0)
    })

    // Compilers and interpreters take most of the time: by default only one listing of each language runs.
    const extents = IS_THOROUGH ? EXTENTS : id === 'tables' ? EXTENTS.slice(0, 1) : []
    test.skipIf(!canRun[language]).each(extents)('prints what the engine finds: %s', async (extent) => {
      const lines = puzzlesFor(language, extent)
      const printed = await outputs(language, runnableSource(source, extent), lines.map(judgeInput))
      expect(printed).toEqual(lines.map((line) => solutionsPrinted(line, strategyOf(id), extent)))
    })
  },
)

/** Few, because each is a process; Python is slow for puzzles with many solutions. */
function puzzlesFor(language: Language, extent: Extent): readonly string[] {
  const { solved, boj2580, codewars1, twoSolutions, blocked, sixSolutions } = PUZZLES
  if (extent === 'first') return [boj2580, codewars1, blocked]
  return language === 'py' ? [twoSolutions, solved] : [twoSolutions, sixSolutions]
}

describe('a listing is read', () => {
  const SOURCE = [
    'def dfs(depth):  #@enter',
    '    # not a tag',
    '    if full():   #@full @notFull',
    '        exit()  #@stop if first',
    '        return  #@goOn if all',
    '    board = "a"  ',
    'import sys  #@if first',
    '',
  ].join('\n')

  test('line by line, without tags, for one extent', () => {
    expect(listingLines(SOURCE, 'first')).toEqual([
      { text: 'def dfs(depth):', kinds: ['enter'] },
      { text: '    # not a tag', kinds: [] },
      { text: '    if full():', kinds: ['full', 'notFull'] },
      { text: '        exit()', kinds: ['stop'] },
      { text: '    board = "a"', kinds: [] },
      { text: 'import sys', kinds: [] },
    ])
    expect(listingLines(SOURCE, 'all').map(({ text }) => text)).toEqual([
      'def dfs(depth):',
      '    # not a tag',
      '    if full():',
      '        return',
      '    board = "a"',
    ])
  })

  test('with tags after // as after #', () => {
    expect(listingLines('  f();  //@call @returned if all', 'all')).toEqual([
      { text: '  f();', kinds: ['call', 'returned'] },
    ])
  })

  test('and a tag that is not a kind of step is refused', () => {
    expect(() => listingLines('x = 1  #@plcae', 'all')).toThrow('No step is of the kind plcae')
  })
})
