/** The lines of a user's program between its events: known, being loaded, or unknown. */
import { expect, test } from 'vitest'
import { recordedProgram } from '../../../src/search/debugging/recordedProgram.ts'
import type { KnownLines } from '../../../src/runner/run/knownLines.ts'
import { type LinesAround, ownProgram } from '../../../src/runner/run/ownProgram.ts'
import type { Segment } from '../../../src/search/steps/segment.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const GIVENS = givensOfLine(PUZZLES.codewars1)

/** Returns a recording of two events: r1c3=1, written by line 3, and r1c3✗1, written by line 5. */
function recording(): RecordedTrace {
  const trace = new RecordedTrace(GIVENS, false)
  trace.write(2, 1, 3)
  trace.write(2, 0, 5)
  trace.end()
  return trace
}

const PLAIN = { omitted: 0, returned: undefined } as const

/** Five lines in order. Line 3 places a digit, line 4 runs in a call of `fits`, and line 5 takes the digit back. */
const KNOWN_LINES: KnownLines = {
  from: 0,
  to: 2,
  calls: [
    { name: '<module>', line: 9, variables: [] },
    { name: 'dfs', line: 2, variables: [{ name: 'n', value: 1 }] },
    { name: 'fits', line: 4, variables: [{ name: 'y', value: 0 }] },
  ],
  lines: [
    { before: 0, after: 0, line: 2, stack: [0, 1], ...PLAIN },
    { before: 0, after: 1, line: 3, stack: [0, 1], ...PLAIN },
    { before: 1, after: 1, line: 4, stack: [0, 1, 2], ...PLAIN },
    { before: 1, after: 2, line: 5, stack: [0, 1], ...PLAIN },
    { before: 2, after: 2, line: 6, stack: [0], ...PLAIN },
  ],
}

function segmentAfter(event: number, linesAround: LinesAround): Segment {
  const trace = recording()
  const recorded = recordedProgram({ givens: GIVENS, text: 'x', language: 'py' }, (number) =>
    trace.chunk(number),
  )
  return ownProgram(recorded, linesAround, { text: 'x', language: 'python' }).segment(
    replay(GIVENS, trace.chunk(0), event),
  )
}

/** Formats lines, and the kind of each line that makes an event: `2 3=place`. */
const lineNotation = ({ steps }: Segment) =>
  steps.map(({ line, kind }) => (kind === 'line' ? `${line}` : `${line}=${kind}`)).join(' ')

test('run up to and including the next event', () => {
  const known = () => KNOWN_LINES
  expect(lineNotation(segmentAfter(0, known))).toBe('2 3=place')
  expect(lineNotation(segmentAfter(1, known))).toBe('4 5=undo')
  expect(lineNotation(segmentAfter(2, known))).toBe('6')
})

test('have the variables of their call, and all calls above it', () => {
  const { arrival, steps } = segmentAfter(1, () => KNOWN_LINES)
  expect(arrival).toMatchObject({ line: 3, variables: [{ name: 'n', value: 1 }] })
  expect(steps[0]).toMatchObject({ line: 4, depth: 2, variables: [{ name: 'y', value: 0 }] })
  expect(steps[0].frames).toMatchObject([{ name: '<module>' }, { name: 'dfs' }, { name: 'fits' }])
  expect(steps[1]).toMatchObject({ line: 5, depth: 1, variables: [{ name: 'n', value: 1 }] })
})

test('are only the next event while they are loading', () => {
  const segment = segmentAfter(0, () => 'pending')
  expect([lineNotation(segment), segment.lines]).toEqual(['3=place', 'pending'])
  expect(segment.steps[0].frames).toEqual([])
})

test('that cannot be found remain only the next event', () => {
  const segment = segmentAfter(0, () => 'unknown')
  expect([lineNotation(segment), segment.lines]).toEqual(['3=place', 'unknown'])
})

test('of one line that makes two events are a step for each event', () => {
  const lines = [{ before: 0, after: 2, line: 3, stack: [0], ...PLAIN }]
  const known = () => ({ ...KNOWN_LINES, lines })
  expect(lineNotation(segmentAfter(0, known))).toBe('3=place')
  expect(lineNotation(segmentAfter(1, known))).toBe('5=undo')
})
