/** A run gets the verdict that its judge would give. */
import { describe, expect, test } from 'vitest'
import { writeGrid } from '../../../src/core/formats/registry.ts'
import { judgedRun } from '../../../src/core/grading/result.ts'
import { gridOfLine } from '../../../src/core/grid.ts'
import { judgeWithId } from '../../../src/core/judge/registry.ts'
import type { Judge } from '../../../src/core/judge/judge.ts'
import type { Outcome } from '../../../src/core/own/outcome.ts'
import { PUZZLES } from '../puzzles.ts'

const PRINTED: Outcome = { kind: 'finished', answer: undefined }
const puzzle = gridOfLine(PUZZLES.codewars1)
const solution = gridOfLine(PUZZLES.solved)

function judge(id: string): Judge {
  const found = judgeWithId(id)
  if (found === undefined) throw new RangeError(`No judge ${id}`)
  return found
}

describe('A run', () => {
  test.each(['boj-2580', 'boj-2239', 'leetcode', 'codewars'])('of %s is accepted in its own form', (id) => {
    const run = judgedRun(judge(id), { puzzle }, PRINTED, writeGrid(solution, id))
    expect([run.verdict, run.judged?.kind]).toEqual(['accepted', 'accepted'])
  })

  test('with a right board in another form is a presentation error', () => {
    const run = judgedRun(judge('boj-2239'), { puzzle }, PRINTED, writeGrid(solution, 'boj-2580'))
    expect(run.verdict).toBe('presentation-error')
  })

  test('with a wrong board is a wrong answer', () => {
    const wrong = writeGrid(solution.toReversed(), 'boj-2580')
    expect(judgedRun(judge('boj-2580'), { puzzle }, PRINTED, wrong).verdict).toBe('wrong-answer')
  })

  test('with a larger solution than asked for is a wrong answer at BOJ 2239 alone', () => {
    const two = { puzzle: gridOfLine(PUZZLES.twoSolutions) }
    const larger = gridOfLine(
      PUZZLES.solved.replace('534678912', '534768912').replace('859761423', '859671423'),
    )
    const smaller = gridOfLine(PUZZLES.solved)
    const verdicts = ['boj-2239', 'boj-2580'].map((id) =>
      [smaller, larger].map((board) => judgedRun(judge(id), two, PRINTED, writeGrid(board, id)).verdict),
    )
    expect(verdicts).toEqual([
      ['accepted', 'wrong-answer'],
      ['accepted', 'accepted'],
    ])
  })

  test.each(['', ' \n'])('that prints nothing (%j) has no output', (printed) => {
    expect(judgedRun(judge('boj-2580'), { puzzle }, PRINTED, printed)).toMatchObject({ verdict: 'no-output' })
  })

  test('that ends in an error or a limit keeps it, whatever it printed', () => {
    const outcome: Outcome = { kind: 'time-limit', line: 3 }
    const printed = writeGrid(solution, 'boj-2580')
    expect(judgedRun(judge('boj-2580'), { puzzle }, outcome, printed)).toEqual({
      verdict: 'time-limit',
      output: printed,
      judged: undefined,
    })
  })

  test('of a called function is judged by its answer, not by what it prints', () => {
    const answer = writeGrid(solution, 'boj-2580')
    const run = judgedRun(judge('leetcode'), { puzzle }, { kind: 'finished', answer }, 'debugging')
    expect(run).toMatchObject({ verdict: 'accepted', output: writeGrid(solution, 'leetcode') })
    const none = judgedRun(judge('leetcode'), { puzzle }, { kind: 'finished', answer: 'None' }, answer)
    expect(none).toMatchObject({ verdict: 'wrong-answer', output: 'None' })
  })
})
