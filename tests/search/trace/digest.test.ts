import { describe, expect, test } from 'vitest'
import { EventKind, packEvent } from '../../../src/search/events.ts'
import { createPlaybackDigester } from '../../../src/search/trace/digest.ts'
import { cellAt } from '../../../src/sudoku/units.ts'

/** Returns the moment after `event` events, which alternately place a digit in row 3 and remove it (depth 8 and 7). */
const momentAt = (event: number) => ({
  event,
  depth: 7 + (event % 2),
  placements: Math.ceil(event / 2),
  backtracks: Math.floor(event / 2),
  last: packEvent(event % 2 === 1 ? EventKind.place : EventKind.backtrack, cellAt(2, 3), 5),
})

/** Plays frames of `frameMs`, with `events` events each. @returns all digests with their times */
function digests(frames: number, frameMs: number, events: number) {
  const digester = createPlaybackDigester()
  return Array.from({ length: frames }, (_, frame) => ({
    atMs: frame * frameMs,
    digest: digester(frame === 0 ? 0 : frameMs, momentAt(frame * events)),
  })).filter(({ digest }) => digest !== undefined)
}

describe('A digest of a fast play', () => {
  test('appears after the first second, and four times a second from then on', () => {
    expect(digests(126, 16, 17).map(({ atMs }) => atMs)).toEqual([1008, 1264, 1520, 1776])
  })

  test('reports what a second has placed and taken back, at which depths, around which row', () => {
    const reported = digests(126, 20, 21).map(({ digest }) => digest)
    expect(reported.length).toBeGreaterThan(3)
    for (const digest of reported)
      expect(digest).toEqual({ row: 2, lowest: 7, highest: 8, placements: 525, backtracks: 525 })
  })

  test('starts over when playback does', () => {
    const digester = createPlaybackDigester()
    for (let frame = 0; frame < 100; frame++) digester(16, momentAt(1000 + frame))
    expect(digester(16, momentAt(3))).toBeUndefined()
  })
})
