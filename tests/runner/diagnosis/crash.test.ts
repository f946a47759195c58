/** The diagnosis of a run that ends with an error names the error: its own name, or what a crash of C++ is. */
import { expect, test } from 'vitest'
import { analysedRuns } from '../../../src/runner/diagnosis/analysedRun.ts'
import { evidenceOf } from '../../../src/runner/diagnosis/evidence.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { crash } from '../../../src/runner/diagnosis/rules/crash.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

/** Returns what is found in a run that fails in line 7, before it writes unless `changes` says so. */
function found(error: string, message = '', changes: Partial<RecordedRun> = {}) {
  const recorded: RecordedRun = {
    verdict: 'runtime-error',
    outcome: { kind: 'runtime-error', line: 7, error, message, calls: 1 },
    givens: gridOfLine(PUZZLES.codewars1),
    writes: new Uint16Array(),
    lines: new Uint16Array(),
    output: '',
    isComplete: true,
    hasBoard: true,
    ...changes,
  }
  const runs = analysedRuns([['own', recorded]], createBandSolver())
  return crash(runs[0], evidenceOf(runs))?.finding
}

function sentence(error: string, message = '') {
  return found(error, message)?.sentence
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
  ["name 'bo' is not defined", 'bo has no value there', '이름 “bo”의 값이 없습니다'],
  ['grid is not defined', 'grid has no value there', '이름 “grid”의 값이 없습니다'],
  ["'NoneType' object is not iterable", 'a value is None there', 'None을 씁니다'],
])('the cause of “%s” is told', (message, english, korean) => {
  const { en, ko } = sentence('TypeError', message) ?? expect.fail('no sentence')
  expect(en).toContain(english)
  expect(ko).toContain(korean)
})

test('a function that ends without a return where the board is solved lacks a return true', () => {
  const givens = gridOfLine(
    '534678912672195348198342567859761423426853791713924856961537284287419635345286170',
  )
  const writes = Uint16Array.of((80 << 4) | 9)
  const { en, ko } =
    found('missing-return', '', { givens, writes, lines: new Uint16Array(1) })?.sentence ?? {}
  expect(en).toContain('the board is solved at event 1, and a return true is missing there.')
  expect(ko).toContain('이벤트 1에서 보드가 완성되었는데 여기에 return true가 없습니다.')
})

/** The writes of a search that goes round in a cell: of a long run, only the first are kept. */
const LONG = Uint16Array.from({ length: 25_000 }, (_, index) => (2 << 4) | (index % 2))

test.each([
  [
    'of which the first are recorded',
    { writes: LONG.subarray(0, 20_000), isComplete: false, events: 61_234 },
    61_234,
  ],
  ['of which the first are analysed', { writes: LONG }, 25_000],
])('a run %s ends after its last event', (_, changes, event) => {
  const finding = found('IndexError', '', { lines: new Uint16Array(25_000), ...changes })
  expect(finding?.event).toBe(event)
  expect(finding?.sentence.en).toMatch(`After event ${event} an error ends the program`)
  expect(finding?.sentence.ko).toMatch(`이벤트 ${event} 다음에`)
})

test('a run with an unknown number of events ends after more of them', () => {
  const changes = { writes: LONG.subarray(0, 4000), lines: new Uint16Array(4000), isComplete: false }
  const { en, ko } = found('IndexError', '', changes)?.sentence ?? expect.fail('no sentence')
  expect(en).toMatch('After more than 4000 events an error')
  expect(ko).toMatch('이벤트가 4000개 넘게 지난 다음에')
})
