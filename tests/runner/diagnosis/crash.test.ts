/** The diagnosis of a run that ends with an error names the error: its own name, or what a crash of C++ is. */
import { expect, test } from 'vitest'
import { analysedRuns } from '../../../src/runner/diagnosis/analysedRun.ts'
import { evidenceOf } from '../../../src/runner/diagnosis/evidence.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { crash } from '../../../src/runner/diagnosis/rules/crash.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

/** Returns the sentence on a run that fails in line 7 before it writes. */
function sentence(error: string, message = '') {
  const recorded: RecordedRun = {
    verdict: 'runtime-error',
    outcome: { kind: 'runtime-error', line: 7, error, message, calls: 1 },
    givens: gridOfLine(PUZZLES.codewars1),
    writes: new Uint16Array(),
    lines: new Uint16Array(),
    output: '',
    isComplete: true,
    hasBoard: true,
  }
  const runs = analysedRuns([['own', recorded]], createBandSolver())
  return crash(runs[0], evidenceOf(runs))?.finding.sentence
}

test.each([
  ['IndexError', 'IndexError in line 7', '7번 줄에서 오류(IndexError)로'],
  ['bad-access', 'memory access out of bounds in line 7', '7번 줄에서 오류(잘못된 메모리 접근)로'],
  ['division-by-zero', 'division by zero in line 7', '7번 줄에서 오류(0으로 나누기)로'],
])('%s', (error, english, korean) => {
  const { en, ko } = sentence(error) ?? expect.fail('no sentence')
  expect(en).toContain(english)
  expect(ko).toContain(korean)
})

test('an exit status is given with its number', () => {
  const { en, ko } = sentence('exit-status', '3') ?? expect.fail('no sentence')
  expect(en).toContain('exit status 3')
  expect(ko).toContain('종료 코드 3')
})

test.each([
  ["'TextIOWrapper' object is not callable", 'stdin is a file there', '함수가 아니라 파일'],
  ["'NoneType' object is not callable", 'None is called there like a function', 'None을 함수처럼'],
  ["'NoneType' object is not iterable", 'a value is None there', 'None을 씁니다'],
])('the cause of “%s” is told', (message, english, korean) => {
  const { en, ko } = sentence('TypeError', message) ?? expect.fail('no sentence')
  expect(en).toContain(english)
  expect(ko).toContain(korean)
})
