/** Replies of the workers for users' programs: those on real programs are valid, damaged replies and pages are not. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { isOwnReply } from '../../src/app/own/ownReply.ts'
import { packedPage, unpackedPage } from '../../src/core/trace/packedPage.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { JavaScriptWorker } from '../support/javascript.ts'
import { program, PythonWorker } from '../support/python.ts'
import { REAL_PROGRAMS as JAVASCRIPT_PROGRAMS } from '../worker/own/javascript/programs.ts'
import { REAL_PROGRAMS } from '../worker/own/python/programs.ts'
import { some } from '../thorough.ts'

const WRITES = Uint16Array.of((3 << 4) | 5, 80 << 4)
const LINES = Uint16Array.of(7, 8)
const PAGE = packedPage({ writes: WRITES, lines: LINES, calls: new Uint16Array(2) })
const FINISHED = { kind: 'finished', answer: undefined } as const

const ENDED = {
  type: 'ended',
  run: 1,
  outcome: FINISHED,
  output: '',
  errors: '',
  diagnostics: [],
  elapsedMs: 1.5,
  events: 2,
  hidden: undefined,
} as const

const INSPECTION = {
  from: 0,
  to: 2,
  calls: [{ name: '<module>', line: 1, variables: [{ name: 'board', value: [[1, 2], { set: [3] }] }] }],
  lines: [{ before: 0, after: 1, line: 1, stack: [0], omitted: 0 }],
  differs: false,
}

const STORY = {
  kind: 'read',
  writes: [{ event: 1, step: 0, line: 2, before: undefined, after: [1] }],
  from: 0,
  to: 2,
  isWhole: true,
} as const

/** Valid replies of most types. */
const REPLIES = {
  pong: { type: 'pong', run: 0 },
  fetching: { type: 'fetching', bytes: 1, totalBytes: 2 },
  loaded: { type: 'loaded' },
  restart: { type: 'restart' },
  compiling: { type: 'compiling', run: 1 },
  unloaded: { type: 'unloaded', reason: '404' },
  recorded: { type: 'recorded', run: 1, writes: WRITES, lines: LINES },
  packed: { type: 'packed', run: 1, page: PAGE },
  running: { type: 'running', run: 1, elapsedMs: 200 },
  again: { type: 'again', run: 1 },
  ended: ENDED,
  inspected: { type: 'inspected', run: 1, request: 1, inspection: INSPECTION },
  finding: { type: 'finding', run: 1, request: 1, event: 3 },
  found: { type: 'found', run: 1, request: 1, event: undefined },
  counting: { type: 'counting', run: 1, request: 1, event: 3 },
  counted: { type: 'counted', run: 1, request: 1, lines: [[1, 2, 3]] },
  timed: {
    type: 'timed',
    run: 1,
    plainMs: undefined,
    referenceMs: 1,
    slowReferenceMs: 2,
    isLight: true,
  },
  following: { type: 'following', run: 1, request: 1, event: 3 },
  followed: { type: 'followed', run: 1, request: 1, answer: STORY },
  failed: { type: 'failed', run: 1, reason: 'it broke' },
}

function nestedList(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const inspectedReply = (change: object) => ({
  ...REPLIES.inspected,
  inspection: { ...INSPECTION, ...change },
})
const replyWithValue = (value: unknown) =>
  inspectedReply({ calls: [{ name: 'f', line: 1, variables: [{ name: 'x', value }] }] })

const DAMAGED_REPLIES: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a text': 'ended',
  'an unknown type': { type: 'believe', run: 1 },
  'a run that is no number': { ...REPLIES.again, run: '1' },
  'a run below 0': { ...REPLIES.again, run: -1 },
  'half a request': { ...REPLIES.found, request: 1.5 },
  'a cell beyond the board': { ...REPLIES.recorded, writes: Uint16Array.of(1, 81 << 4) },
  'a line too few': { ...REPLIES.recorded, lines: Uint16Array.of(1) },
  'writes in a list': { ...REPLIES.recorded, writes: [1, 2] },
  'more writes than a page has': {
    ...REPLIES.recorded,
    writes: new Uint16Array(20_000),
    lines: new Uint16Array(20_000),
  },
  'a page cut short': { ...REPLIES.packed, page: PAGE.slice(0, 8) },
  'an empty page': { ...REPLIES.packed, page: new Uint8Array() },
  'a page of more writes than it has': {
    ...REPLIES.packed,
    page: Uint8Array.of(0, 64, 0, 0, 0, 0),
  },
  'a write without a value': {
    ...REPLIES.followed,
    answer: { ...STORY, writes: [{ event: 1, step: 0, line: 2 }] },
  },
  'more writes than are listed': {
    ...REPLIES.followed,
    answer: { ...STORY, writes: Array.from({ length: 11 }, () => STORY.writes[0]) },
  },
  'an unknown outcome': { ...ENDED, outcome: { kind: 'accepted' } },
  'no outcome': { ...ENDED, outcome: undefined },
  'an answer that is no text': { ...ENDED, outcome: { kind: 'finished', answer: 81 } },
  'an endless output': { ...ENDED, output: 'x'.repeat((1 << 22) + 1) },
  'an output that is no text': { ...ENDED, output: { trim: 1 } },
  'an endless message': {
    ...ENDED,
    outcome: { kind: 'runtime-error', line: 1, error: 'E', message: 'x'.repeat((1 << 22) + 1), calls: 1 },
  },
  'time that is none': { ...ENDED, elapsedMs: Number.NaN },
  'time without end': { ...REPLIES.running, elapsedMs: Infinity },
  'time before 0': { ...REPLIES.running, elapsedMs: -1 },
  'half an event': { ...ENDED, events: 0.5 },
  'events without end': { ...ENDED, events: Infinity },
  'an unknown reason to hide': { ...ENDED, hidden: 'because' },
  'diagnostics that are none': { ...ENDED, diagnostics: [{ severity: 'fatal', message: '' }] },
  'a line 0': { ...ENDED, outcome: { kind: 'time-limit', line: 0 } },
  'a call that is not there': inspectedReply({
    lines: [{ before: 0, after: 1, line: 1, stack: [1], omitted: 0 }],
  }),
  'events that go back': inspectedReply({ lines: [{ before: 2, after: 1, line: 1, stack: [], omitted: 0 }] }),
  'a variable without a value': replyWithValue(undefined),
  'an object as a value': replyWithValue({ toString: 1 }),
  'lists in lists without end': replyWithValue(nestedList(100_000)),
  'counts that are none': { ...REPLIES.counted, lines: [[1, 2]] },
  'a count below 0': { ...REPLIES.counted, lines: [[1, 2, -3]] },
  'seconds that are none': { ...REPLIES.timed, referenceMs: 'fast' },
}

describe('A reply', () => {
  const [python, javascript] = [new PythonWorker(), new JavaScriptWorker()]

  test.each(Object.entries(REPLIES))('of the type %s is valid', (_, reply) => {
    expect(isOwnReply(reply)).toBe(true)
  })

  test.each(Object.entries(DAMAGED_REPLIES))('with %s is invalid', (_, reply) => {
    expect(isOwnReply(reply)).toBe(false)
  })

  property.prop([fc.anything()])('rejects anything else without an exception', (data) => {
    expect(isOwnReply(data)).toBe(false)
  })

  test.each(some(REAL_PROGRAMS, 1))(
    'of the Python worker that runs $name is valid',
    async ({ source, input }) => {
      const ownProgram = program(source, PUZZLES.codewars1, input)
      await python.run(ownProgram)
      await python.inspect(ownProgram, 100, 200)
      await python.count(ownProgram, 100)
      await python.find(ownProgram, { lines: [[1, 0, 81]], from: 0, to: 100, direction: 'forward' })
      expect(python.replies.splice(0).filter((reply) => !isOwnReply(reply))).toEqual([])
    },
  )

  test.each(some(JAVASCRIPT_PROGRAMS, 1))(
    'of the JavaScript worker that runs $name is valid',
    async (ran) => {
      const ownProgram = program(ran.source, PUZZLES.codewars1, ran.input)
      await javascript.run(ownProgram)
      await javascript.inspect(ownProgram, 100, 200)
      expect(javascript.replies.splice(0).filter((reply) => !isOwnReply(reply))).toEqual([])
    },
  )

  test.each([
    ['Python', python, 'raise type("E" * 5_000_000, (Exception,), {})("m" * 5_000_000)'],
    ['JavaScript', javascript, 'throw Object.assign(new Error("m".repeat(5e6)), { name: "E".repeat(5e6) })'],
  ])('of %s is valid when an error has a name and a message without end', async (_, worker, source) => {
    const { outcome } = await worker.run(program(source, PUZZLES.codewars1))
    expect(outcome.kind).toBe('runtime-error')
    expect(worker.replies.splice(0).filter((reply) => !isOwnReply(reply))).toEqual([])
  })
})

property.prop([fc.uint8Array({ maxLength: 400 }), fc.nat(300)])(
  'A page of any bytes is either writes to a board, or refused',
  (bytes, count) => {
    const page = Uint8Array.from([count & 255, count >> 8, 0, 0, 0, 0, ...bytes])
    try {
      const { writes } = unpackedPage(page)
      expect(writes.every((write) => write >> 4 < 81 && (write & 15) <= 9)).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
    }
  },
)
