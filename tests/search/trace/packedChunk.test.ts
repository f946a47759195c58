/** A packed chunk of a recording unpacks to the same writes, lines and call depths, and takes at most `mostBytes`. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { packedChunk, type UnpackedWrites, unpackedChunk } from '../../../src/search/trace/packedChunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { repeatedWrites, unpackedWritesOf, writes } from './writes.ts'
import { cases, some } from '../../thorough.ts'

/** Returns the maximum bytes: three for each write, four for each site (line at a call depth), six for the counts. */
function mostBytes({ writes, lines, calls }: UnpackedWrites): number {
  const sites = new Set(Array.from(lines, (line, index) => `${line} ${calls[index]}`))
  return 6 + 4 * sites.size + 3 * writes.length
}

describe('A packed chunk', () => {
  property.prop([writes, fc.integer({ min: 1, max: 60 })], { numRuns: cases(30) })(
    'of any writes is unpacked to the same, and takes three bytes a write at most',
    (written, rounds) => {
      const chunk = unpackedWritesOf([...repeatedWrites(written, rounds)].slice(0, CHUNK_EVENTS))
      const packed = packedChunk(chunk)
      expect(unpackedChunk(packed)).toEqual(chunk)
      expect(packed.length).toBeLessThanOrEqual(mostBytes(chunk))
    },
  )

  property.prop([fc.array(fc.tuple(fc.nat(80), fc.nat(9)), { minLength: 1, maxLength: 3000 })])(
    'in which each write has its own site is unpacked to the same',
    (cells) => {
      const chunk = unpackedWritesOf(
        cells.map(([cell, digit], line) => ({ cell, digit, line, calls: 3000 - line })),
      )
      expect(unpackedChunk(packedChunk(chunk))).toEqual(chunk)
    },
  )

  test('has room for as many sites as events', () => {
    const chunk = unpackedWritesOf(
      Array.from({ length: CHUNK_EVENTS }, (_, line) => ({
        cell: line % 81,
        digit: line % 10,
        line,
        calls: 0,
      })),
    )
    expect(unpackedChunk(packedChunk(chunk))).toEqual(chunk)
  })

  test.each(some(STRATEGIES, 2))('of $id, with lines and calls, is unpacked to the same', (strategy) => {
    const search = new SearchTrace(givensOfLine(PUZZLES.codewars2), strategy, 'first')
    let depth = 0
    for (let number = 0; number < 3 && !search.frontier.ended; number++) {
      search.advance()
      const written = Array.from(search.chunk(number).events, (event) => {
        const isBack = kindOf(event) === EventKind.backtrack
        const calls = depth
        if (kindOf(event) === EventKind.place) depth++
        if (isBack) depth--
        return { cell: cellOf(event), digit: isBack ? 0 : digitOf(event), line: isBack ? 23 : 21, calls }
      })
      const chunk = unpackedWritesOf(written)
      const packed = packedChunk(chunk)
      expect(unpackedChunk(packed)).toEqual(chunk)
      expect(packed.length).toBeLessThanOrEqual(mostBytes(chunk))
    }
  })
})
