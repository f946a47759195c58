/** A program's run gets the verdict that its judge would give. */
import { describe, expect, test } from 'vitest'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import { judgeOfAnswer, verdictOn } from '../../../src/page/own/ownVerdict.ts'
import { ANY_JUDGE } from '../../../src/page/judge/judge.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

const PRINTED: Outcome = { kind: 'finished', answer: undefined }
const solution = gridOfLine(PUZZLES.solved)

function verdictAndOutput(
  judge: string,
  outcome: Outcome,
  printed: string,
  line: string = PUZZLES.codewars1,
) {
  const given = { grid: gridOfLine(line), format: judge, judge, isJudgedByContent: false, checker: undefined }
  const { verdict, output } = verdictOn(outcome, printed, given)
  return { kind: verdict.kind, output }
}

describe('A run', () => {
  test.each(['boj-2580', 'boj-2239', 'leetcode', 'codewars'])('of %s is accepted in its own form', (id) => {
    expect(verdictAndOutput(id, PRINTED, writeGrid(solution, id)).kind).toBe('accepted')
  })

  test('with a right board in another form is a presentation error', () => {
    expect(verdictAndOutput('boj-2239', PRINTED, writeGrid(solution, 'boj-2580')).kind).toBe(
      'presentation-error',
    )
  })

  test('with a wrong board is a wrong answer', () => {
    expect(verdictAndOutput('boj-2580', PRINTED, writeGrid(solution.toReversed(), 'boj-2580')).kind).toBe(
      'wrong-answer',
    )
  })

  test('with a larger solution than asked for is a wrong answer at BOJ 2239 alone', () => {
    const larger = gridOfLine(
      PUZZLES.solved.replace('534678912', '534768912').replace('859761423', '859671423'),
    )
    const verdicts = ['boj-2239', 'boj-2580'].map((id) =>
      [solution, larger].map(
        (board) => verdictAndOutput(id, PRINTED, writeGrid(board, id), PUZZLES.twoSolutions).kind,
      ),
    )
    expect(verdicts).toEqual([
      ['accepted', 'wrong-answer'],
      ['accepted', 'accepted'],
    ])
  })

  test.each(['', ' \n'])('that prints nothing (%j) has no output', (printed) => {
    expect(verdictAndOutput('boj-2580', PRINTED, printed).kind).toBe('no-output')
  })

  test('that ends in an error or a limit keeps it, whatever it printed', () => {
    const printed = writeGrid(solution, 'boj-2580')
    expect(verdictAndOutput('boj-2580', { kind: 'time-limit', line: 3 }, printed)).toEqual({
      kind: 'time-limit',
      output: printed,
    })
  })

  test('of a called function is judged by its answer, not by what it prints', () => {
    const answer = writeGrid(solution, 'boj-2580')
    expect(verdictAndOutput('leetcode', { kind: 'finished', answer }, 'debugging').kind).toBe('accepted')
    expect(verdictAndOutput('leetcode', { kind: 'finished', answer: 'None' }, answer)).toEqual({
      kind: 'wrong-answer',
      output: 'None',
    })
  })
})

describe('The judge whose rules count', () => {
  const judged = {
    grid: gridOfLine(PUZZLES.codewars1),
    format: 'line-81',
    judge: 'boj-2580',
    isJudgedByContent: false,
    checker: undefined,
  }
  const printed = (format: string) =>
    judgeOfAnswer(PRINTED, writeGrid(solution, format), judged, ['boj-2580', 'boj-2239', ANY_JUDGE])

  test('is that of the form that the program read, or the one like which it prints', () => {
    expect(printed('boj-2580')).toBe('boj-2580')
    expect(printed('boj-2239')).toBe('boj-2239')
  })

  test('has a name, even if none of the forms of input is its own', () => {
    expect(printed('codewars')).toBe('codewars')
  })

  test('stays if the board is wrong, or if no judge wants it so', () => {
    const wrong = writeGrid(solution.toReversed(), 'boj-2239')
    expect(judgeOfAnswer(PRINTED, wrong, judged, ['boj-2239'])).toBe('boj-2580')
    const talking = `Solved:\n${writeGrid(solution, 'boj-2580')}`
    expect(judgeOfAnswer(PRINTED, talking, judged, ['boj-2239'])).toBe('boj-2580')
  })
})
