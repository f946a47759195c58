/**
 * The log of writes that change the board, in batches of the requested size. A site is a place in the program that may
 * write; sites that never write the board are no longer watched after a while.
 */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { makeEventLog, SITE } from '../../../src/runner/javascript/realm/eventLog.ts'

const EMPTY: readonly number[] = Array.from({ length: 81 }, () => 0)

const writes = fc.array(
  fc.record({
    cell: fc.nat({ max: 80 }),
    digit: fc.nat({ max: 9 }),
    site: fc.nat({ max: 4 }),
  }),
  { minLength: 1, maxLength: 300 },
)
const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 })

/** A log, and the parts (batches of events) that it has handed over. Sizes: 64, then `sizes` in turn. */
function createLog(sizes: readonly number[], changes: { readonly isNarrowing?: boolean } = {}) {
  const parts: number[][] = []
  const order = { givens: EMPTY, sites: 5, isNarrowing: false, ...changes }
  const log = makeEventLog({
    ...order,
    takePart(events) {
      parts.push(Array.from(log.log.subarray(0, events)))
      return sizes[(parts.length - 1) % sizes.length]
    },
  })
  return { log, parts }
}

describe('The events of a run', () => {
  property.prop([writes, lengths])('are the writes that change the board, each once', (all, sizes) => {
    const { log, parts } = createLog(sizes)
    const board = [...EMPTY]
    const expected: number[] = []
    for (const { cell, digit, site } of all) {
      const before = parts.length
      const isEnd = log.put(cell, digit, site * SITE)
      expect(isEnd).toBe(parts.length > before)
      if (board[cell] !== digit) expected.push(site * SITE + cell * 16 + digit)
      board[cell] = digit
      expect([log.events(), log.depth()]).toEqual([
        expected.length,
        board.filter((each) => each !== 0).length,
      ])
      expect(log.eventsHandedOver()).toBe(parts.flat().length)
    }
    log.end()
    expect(parts.flat()).toEqual(expected)
    expect(log.shown).toEqual(board)
    expect(parts.slice(0, -1).map((part) => part.length)).toEqual(
      [64, ...parts.slice(2).map((_, part) => sizes[part % sizes.length])].slice(0, parts.length - 1),
    )
    expect(parts.every((part) => part.length > 0)).toBe(true)
  })

  property.prop([lengths, fc.integer({ min: 1, max: 200 })])('are split on request', (sizes, at) => {
    const { log, parts } = createLog(sizes)
    log.limitParts((events) => {
      const left = at - log.eventsHandedOver()
      return left > 0 ? Math.min(events, left) : events
    })
    for (let event = 0; event < 300; event++) log.put(event % 81, (event % 2) + 1, 0)
    log.end()
    const ends = parts.map((_, part) => parts.slice(0, part + 1).flat().length)
    expect(ends).toContain(at)
    expect(parts.flat()).toHaveLength(300)
  })
})

describe('A site', () => {
  /** Logs `events` events of site 0, after site 1 has missed the board (has written elsewhere) `misses` times. */
  function watchedAfter(isNarrowing: boolean, misses: number, events: number) {
    const { log } = createLog([64], { isNarrowing })
    for (let miss = 0; miss < misses; miss++) expect(log.miss(SITE)).toBe(1)
    for (let event = 0; event < events; event++) log.put(event % 81, 1 + (Math.floor(event / 81) % 9), 0)
    return { watched: [...log.watched], isNarrowed: log.isNarrowed() }
  }

  test('that has never written the board is no longer watched after 1,024 events, and no other', () => {
    expect(watchedAfter(true, 100, 1023)).toEqual({ watched: [1, 1, 1, 1, 1], isNarrowed: false })
    expect(watchedAfter(true, 100, 1024)).toEqual({ watched: [1, 0, 1, 1, 1], isNarrowed: true })
    expect(watchedAfter(true, 99, 1024)).toEqual({ watched: [1, 1, 1, 1, 1], isNarrowed: false })
  })

  test('is watched to the end when everything is requested', () => {
    expect(watchedAfter(false, 1000, 20_000)).toEqual({ watched: [1, 1, 1, 1, 1], isNarrowed: false })
  })

  test('beyond the last, which stands for a line, is not counted as missing the board', () => {
    expect(createLog([64]).log.miss(5 * SITE)).toBeUndefined()
  })
})
