/**
 * Chunks of every program's trace (`CHUNK_EVENTS` events each), recomputed from however many checkpoints are kept, match
 * an uninterrupted search, also after compiled code has taken over.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { rowMajorSearches } from '../../../src/search/compiled/rowMajor/rowMajorSearch.ts'
import { rowMajorModule } from '../../../src/search/compiled/rowMajor/rowMajorModule.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { type Chunk, CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { digestedChunk } from './digested.ts'
import { cases } from '../../thorough.ts'

const MOST_CHUNKS = 8

const boards = fc.constantFrom(
  PUZZLES.codewars2,
  PUZZLES.antiBruteForce,
  PUZZLES.fiftySolutions,
  PUZZLES.empty,
)
const extents = fc.constantFrom('first' as const, 'all' as const)
const lengths = fc.integer({ min: 1, max: MOST_CHUNKS })
/** Maximum checkpoints kept; with 2, all but the first are dropped repeatedly. */
const limits = fc.constantFrom(2, 3, 5, 8, 1 << 16)
const requested = fc.array(fc.nat(MOST_CHUNKS - 1), { minLength: 1, maxLength: 6 })

/** Returns the first `length` chunks of an uninterrupted search. */
function chunksOf(search: Search, length: number): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (let number = 0; number < length && !(number > 0 && search.ended); number++) {
    const start = search.checkpoint()
    const events = new Uint16Array(CHUNK_EVENTS)
    chunks.push({
      kind: 'search',
      number,
      start,
      events: events.slice(0, search.run(events, 0, CHUNK_EVENTS)),
    })
  }
  return chunks
}

function advance(trace: SearchTrace, chunks: number): void {
  for (let chunk = 0; chunk < chunks && !trace.frontier.ended; chunk++) trace.advance()
}

describe.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))('%s', (_id, strategy) => {
  test.prop([boards, extents, lengths, limits, requested], { numRuns: cases(6) })(
    'has the chunks of its search, in any order',
    (line, extent, length, limit, numbers) => {
      const givens = givensOfLine(line)
      const trace = new SearchTrace(givens, strategy, extent, new Checkpoints(limit))
      advance(trace, length)
      const chunks = chunksOf(new Search(givens, strategy, extent), length)
      for (const number of numbers.filter((each) => each < chunks.length))
        expect(digestedChunk(trace.chunk(number))).toEqual(digestedChunk(chunks[number]))
    },
  )

  const { rowMajorWork } = strategy
  if (rowMajorWork === undefined) return

  test.prop([boards, extents, lengths, limits, requested], { numRuns: cases(6) })(
    'has the same chunks when compiled code takes over in the middle',
    async (line, extent, length, limit, numbers) => {
      const givens = givensOfLine(line)
      const code = await compileWebAssembly(rowMajorModule(givens, extent, rowMajorWork))
      const trace = new SearchTrace(givens, strategy, extent, new Checkpoints(limit))
      advance(trace, Math.floor(length / 2))
      trace.switchTo(rowMajorSearches(givens, extent, rowMajorWork, code))
      advance(trace, Math.ceil(length / 2))
      const chunks = chunksOf(new Search(givens, strategy, extent), length)
      for (const number of numbers.filter((each) => each < chunks.length))
        expect(digestedChunk(trace.chunk(number))).toEqual(digestedChunk(chunks[number]))
    },
  )
})
