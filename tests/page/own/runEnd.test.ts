/** The end of an own program's run, which the line below the board tells. */
import { expect, test } from 'vitest'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import { endOfRun } from '../../../src/page/own/runEnd.ts'
import { judgementOf } from '../../../src/sudoku/judge/judging.ts'
import type { RunEnd } from '../../../src/runner/run/outcome.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { en } from '../../../src/page/words/en.ts'
import { ko } from '../../../src/page/words/ko.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const WRONG: OwnVerdict = {
  kind: 'wrong-answer',
  judgement: judgementOf({
    puzzle: gridOfLine(PUZZLES.codewars1),
    format: 'boj-2580',
    output: '1',
    judge: 'boj-2580',
  }),
}

test.each<[string, OwnVerdict, RunEnd | undefined]>([
  ['nothing while it runs', { kind: 'running' }, undefined],
  ['the time limit', { kind: 'time-limit', line: 1 }, 'time-limit'],
  ['the memory limit', { kind: 'memory-limit', line: 1 }, 'memory-limit'],
  ['the output limit', { kind: 'output-limit', line: 1 }, 'output-limit'],
  ['an error', { kind: 'runtime-error', line: 1, error: 'IndexError', message: '', calls: 1 }, 'error'],
  ['the user', { kind: 'stopped' }, 'stopped'],
  ['a crash of the interpreter', { kind: 'broken', reason: '' }, 'lost'],
  ['a download that failed', { kind: 'not-loaded', reason: '' }, 'not-run'],
  ['the compiler', { kind: 'compile-error', line: 1, column: 1, message: '' }, 'not-run'],
  ['a wrong answer', WRONG, 'ended'],
  ['no output', { kind: 'no-output' }, 'ended'],
])('a run is ended by %s', (_, verdict, expected) => {
  expect(endOfRun({ verdict, hidden: undefined, events: 5 }, 5)).toBe(expected)
})

test('a run of which fewer events were recorded than the program wrote did not end where its trace ends', () => {
  expect(endOfRun({ verdict: WRONG, hidden: undefined, events: 6 }, 5)).toBe('cut-off')
})

test('a run without steps is not told as one without a solution', () => {
  expect(endOfRun({ verdict: WRONG, hidden: 'no-board', events: 0 }, 0)).toBe('hidden')
})

test.each([en, ko])('no end but the program’s own is called one without a solution', ({ status }) => {
  const texts = Object.values(status.runEnd)
  expect(texts.filter((text) => /without a solution|해답 없이/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})
