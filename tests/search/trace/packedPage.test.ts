/** A packed page of a recording unpacks to the same writes, lines and call depths, and takes at most `mostBytes`. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { PAGE_EVENTS } from '../../../src/search/trace/page.ts'
import { packedPage, type UnpackedWrites, unpackedPage } from '../../../src/search/trace/packedPage.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { repeatedWrites, unpackedWritesOf, writes } from './writes.ts'
import { cases, some } from '../../thorough.ts'

/** Returns the maximum bytes: three for each write, four for each site (line at a call depth), six for the counts. */
function mostBytes({ writes, lines, calls }: UnpackedWrites): number {
  const sites = new Set(Array.from(lines, (line, index) => `${line} ${calls[index]}`))
  return 6 + 4 * sites.size + 3 * writes.length
}

describe('A packed page', () => {
  property.prop([writes, fc.integer({ min: 1, max: 60 })], { numRuns: cases(30) })(
    'of any writes is unpacked to the same, and takes three bytes a write at most',
    (written, rounds) => {
      const page = unpackedWritesOf([...repeatedWrites(written, rounds)].slice(0, PAGE_EVENTS))
      const packed = packedPage(page)
      expect(unpackedPage(packed)).toEqual(page)
      expect(packed.length).toBeLessThanOrEqual(mostBytes(page))
    },
  )

  property.prop([fc.array(fc.tuple(fc.nat(80), fc.nat(9)), { minLength: 1, maxLength: 3000 })])(
    'in which each write has its own site is unpacked to the same',
    (cells) => {
      const page = unpackedWritesOf(
        cells.map(([cell, digit], line) => ({ cell, digit, line, calls: 3000 - line })),
      )
      expect(unpackedPage(packedPage(page))).toEqual(page)
    },
  )

  test('has room for as many sites as events', () => {
    const page = unpackedWritesOf(
      Array.from({ length: PAGE_EVENTS }, (_, line) => ({
        cell: line % 81,
        digit: line % 10,
        line,
        calls: 0,
      })),
    )
    expect(unpackedPage(packedPage(page))).toEqual(page)
  })

  test.each(some(STRATEGIES, 2))('of $id, with lines and calls, is unpacked to the same', (strategy) => {
    const search = new SearchTrace(givensOfLine(PUZZLES.codewars2), strategy, 'first')
    let depth = 0
    for (let number = 0; number < 3 && !search.frontier.ended; number++) {
      search.advance()
      const written = Array.from(search.page(number).events, (event) => {
        const isBack = kindOf(event) === EventKind.backtrack
        const calls = depth
        if (kindOf(event) === EventKind.place) depth++
        if (isBack) depth--
        return { cell: cellOf(event), digit: isBack ? 0 : digitOf(event), line: isBack ? 23 : 21, calls }
      })
      const page = unpackedWritesOf(written)
      const packed = packedPage(page)
      expect(unpackedPage(packed)).toEqual(page)
      expect(packed.length).toBeLessThanOrEqual(mostBytes(page))
    }
  })
})
