/** Events are posted until they reach a limit, of memory or number, and only counted from then on. */
import { fc, test as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { type EventLimits, Chunks } from '../../../src/runner/worker/chunks.ts'
import type { RecordedPart } from '../../../src/runner/questions.ts'

const ROUNDS = 8
const BLANK = new Uint8Array(81)

/** Events whose cells are in an unpredictable order. */
const unpredictableEvents = fc
  .array(fc.nat(80), { minLength: CHUNK_EVENTS, maxLength: CHUNK_EVENTS })
  .map((cells) => {
    const board = new Uint8Array(81)
    return Uint32Array.from(cells, (cell, index) => {
      board[cell] = (board[cell] % 9) + 1
      return ((index % 500) << 11) | (cell << 4) | board[cell]
    })
  })

function postChunks(events: Uint32Array<ArrayBuffer>, limits: EventLimits) {
  const posted: RecordedPart[] = []
  const chunks = new Chunks({ now: () => 0, post: (part) => posted.push(part) }, limits)
  chunks.begin([])
  for (let round = 0; round < ROUNDS; round++) chunks.take(events)
  return { chunks, posted }
}

property.prop([unpredictableEvents, fc.integer({ min: 0, max: 500_000 })], { numRuns: 10 })(
  'Events stay within their memory limit, except for the chunk that reaches it',
  (events, eventBytes) => {
    const { chunks, posted } = postChunks(events, { events: Infinity, eventBytes })
    const trace = new RecordedTrace(BLANK)
    for (const part of posted) {
      expect(part.type).toBe('packed')
      if (part.type === 'packed') trace.writeChunk(part.chunk)
    }
    expect(chunks.events).toBe(ROUNDS * CHUNK_EVENTS)
    expect(trace.byteLength).toBeLessThanOrEqual(eventBytes + 2 * 4 * CHUNK_EVENTS)
    if (posted.length < ROUNDS) expect(trace.byteLength).toBeGreaterThan(0.9 * eventBytes)
  },
)

property.prop([unpredictableEvents, fc.integer({ min: 0, max: ROUNDS * CHUNK_EVENTS })], { numRuns: 10 })(
  'Exactly the requested number of events is posted',
  (events, requested) => {
    const { posted } = postChunks(events, { events: requested, eventBytes: Infinity })
    const whole = posted.filter(({ type }) => type === 'packed').length * CHUNK_EVENTS
    const rest = posted.reduce((sum, part) => (part.type === 'recorded' ? sum + part.writes.length : sum), 0)
    expect(whole + rest).toBe(requested)
  },
)
