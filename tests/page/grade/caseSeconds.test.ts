/** The estimated seconds of a case at its judge: its time in this browser, relative to that of a reference workload. */
import { expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { caseSeconds } from '../../../src/page/grade/caseSeconds.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { answerTo, caseOf, doneState, gradingOf, printedState } from './gradedCases.ts'

const PUZZLE = gridOfLine(PUZZLES.codewars1)
const REFERENCE = { referenceMs: 80, slowReferenceMs: 160 }

/** Estimates the seconds of a case. @param slowdown factor by which the browser is slower */
function secondsOf(elapsedMs: number, slowdown = 1) {
  const { referenceMs, slowReferenceMs } = REFERENCE
  const state = printedState(PUZZLE, answerTo(PUZZLE).text, elapsedMs * slowdown)
  const reference = { referenceMs: referenceMs * slowdown, slowReferenceMs: slowReferenceMs * slowdown }
  return caseSeconds(caseOf(1, PUZZLE, state), gradingOf([state], { reference }))
}

test('are the same in a browser that is twice as slow', () => {
  expect(secondsOf(3000)).toEqual(secondsOf(3000, 2))
})

test('are more for a longer case', () => {
  const [short, long] = [secondsOf(2000), secondsOf(4000)]
  if (short === undefined || long === undefined) return expect.fail('No estimate')
  expect(long.low).toBeGreaterThan(short.low)
  expect(long.high).toBeGreaterThan(short.high)
})

test('are not estimated for a case that the time limit cut off, which may never end', () => {
  const state = doneState({ kind: 'time-limit', line: undefined }, '', 9000)
  const seconds = caseSeconds(caseOf(1, PUZZLE, state), gradingOf([state], { reference: REFERENCE }))
  expect(seconds).toBeUndefined()
})

test('are not estimated for a short case, another language, or before the workload has run', () => {
  expect(secondsOf(900)).toBeUndefined()
  const state = printedState(PUZZLE, answerTo(PUZZLE).text, 3000)
  const graded = { name: 'mine.cpp', language: 'cpp', text: '' } as const
  expect(
    caseSeconds(caseOf(1, PUZZLE, state), gradingOf([state], { reference: REFERENCE, graded })),
  ).toBeUndefined()
  expect(caseSeconds(caseOf(1, PUZZLE, state), gradingOf([state]))).toBeUndefined()
})
