/** The verdict on all cases together: how many are done and passed, the first failure, and the slowest case. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CaseState, isPassed, wholeVerdict } from '../../../src/page/grade/grading.ts'
import type { OwnVerdict } from '../../../src/page/own/own.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { caseOf, doneState, PASSED } from './gradedCases.ts'

const PUZZLE = gridOfLine(PUZZLES.codewars1)

const failure = fc
  .constantFrom<OwnVerdict>(
    { kind: 'time-limit', line: undefined },
    { kind: 'no-output' },
    { kind: 'broken', reason: 'it broke' },
  )
  .chain((verdict) => fc.nat(9).map((elapsedMs) => doneState(verdict, '', elapsedMs)))
const state = fc.oneof(fc.constant<CaseState>({ kind: 'waiting' }), fc.constant(PASSED), failure)

test('counts the cases, and names the first failure and the first of the slowest', () => {
  fc.assert(
    fc.property(fc.array(state, { maxLength: 6 }), (states) => {
      const cases = states.map((each, index) => caseOf(index + 1, PUZZLE, each))
      const whole = wholeVerdict(cases)
      const failed = states.map((each) => each.kind === 'done' && !isPassed(each.result.verdict))
      const times = states.map((each) => (each.kind === 'done' ? each.result.elapsedMs : -1))
      const done = times.filter((time) => time >= 0).length
      expect([whole.done, whole.total]).toEqual([done, states.length])
      expect(whole.passed).toBe(done - failed.filter(Boolean).length)
      expect(whole.firstFailure?.index ?? -1).toBe(failed.indexOf(true))
      expect(whole.slowest?.index ?? -1).toBe(done === 0 ? -1 : times.indexOf(Math.max(...times)))
    }),
  )
})
