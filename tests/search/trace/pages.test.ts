/**
 * Pages of every program's trace (`PAGE_EVENTS` events each), recomputed from however many checkpoints are kept, match
 * an uninterrupted search, also after compiled code has taken over.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { rowMajorSearches } from '../../../src/search/compiled/rowMajor/rowMajorSearch.ts'
import { rowMajorModule } from '../../../src/search/compiled/rowMajor/rowMajorModule.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { type Page, PAGE_EVENTS } from '../../../src/search/trace/page.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { digestedPage } from './digested.ts'
import { cases } from '../../thorough.ts'

const MOST_PAGES = 8

const boards = fc.constantFrom(
  PUZZLES.codewars2,
  PUZZLES.antiBruteForce,
  PUZZLES.fiftySolutions,
  PUZZLES.empty,
)
const extents = fc.constantFrom('first' as const, 'all' as const)
const lengths = fc.integer({ min: 1, max: MOST_PAGES })
/** Maximum checkpoints kept; with 2, all but the first are dropped repeatedly. */
const limits = fc.constantFrom(2, 3, 5, 8, 1 << 16)
const requested = fc.array(fc.nat(MOST_PAGES - 1), { minLength: 1, maxLength: 6 })

/** Returns the first `length` pages of an uninterrupted search. */
function pagesOf(search: Search, length: number): readonly Page[] {
  const pages: Page[] = []
  for (let number = 0; number < length && !(number > 0 && search.ended); number++) {
    const start = search.checkpoint()
    const events = new Uint16Array(PAGE_EVENTS)
    pages.push({ kind: 'search', number, start, events: events.slice(0, search.run(events, 0, PAGE_EVENTS)) })
  }
  return pages
}

function advance(trace: SearchTrace, pages: number): void {
  for (let page = 0; page < pages && !trace.frontier.ended; page++) trace.advance()
}

describe.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))('%s', (_id, strategy) => {
  test.prop([boards, extents, lengths, limits, requested], { numRuns: cases(6) })(
    'has the pages of its search, in any order',
    (line, extent, length, limit, numbers) => {
      const givens = givensOfLine(line)
      const trace = new SearchTrace(givens, strategy, extent, new Checkpoints(limit))
      advance(trace, length)
      const pages = pagesOf(new Search(givens, strategy, extent), length)
      for (const number of numbers.filter((each) => each < pages.length))
        expect(digestedPage(trace.page(number))).toEqual(digestedPage(pages[number]))
    },
  )

  const { rowMajorWork } = strategy
  if (rowMajorWork === undefined) return

  test.prop([boards, extents, lengths, limits, requested], { numRuns: cases(6) })(
    'has the same pages when compiled code takes over in the middle',
    async (line, extent, length, limit, numbers) => {
      const givens = givensOfLine(line)
      const code = await compileWebAssembly(rowMajorModule(givens, extent, rowMajorWork))
      const trace = new SearchTrace(givens, strategy, extent, new Checkpoints(limit))
      advance(trace, Math.floor(length / 2))
      trace.switchTo(rowMajorSearches(givens, extent, rowMajorWork, code))
      advance(trace, Math.ceil(length / 2))
      const pages = pagesOf(new Search(givens, strategy, extent), length)
      for (const number of numbers.filter((each) => each < pages.length))
        expect(digestedPage(trace.page(number))).toEqual(digestedPage(pages[number]))
    },
  )
})
