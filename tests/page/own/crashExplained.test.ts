/** The diagnosis of an error names the value that was wrong, which it reads at the line of the error. */
import { expect, test } from 'vitest'
import { createDiagnosing } from '../../../src/page/own/diagnosis/diagnosing.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import type { ProbeResult } from '../../../src/runner/questions.ts'
import type { ValuesAnswer } from '../../../src/runner/run/lineValues.ts'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { InProcessBackgroundWorker } from '../../support/inProcessWorker.ts'
import { program } from '../../support/ownTestWorker.ts'

const GRID = gridOfLine(PUZZLES.codewars1)
const OUTCOME: Outcome = {
  kind: 'runtime-error',
  line: 2,
  error: 'IndexError',
  message: 'list index out of range',
  calls: 2,
}
const RUN = { outcome: OUTCOME, output: '', hasBoard: true, isComplete: true } as const
const PROBED: ProbeResult = { ...RUN, writes: new Uint16Array(), lines: new Uint16Array() }
const OWN: RecordedRun = { ...PROBED, givens: GRID, verdict: 'runtime-error' }

/** Returns what is said of a program that fails in line 2, and the boards on which values are read there. */
async function said(answer: ValuesAnswer) {
  const read: string[] = []
  const diagnosis = createDiagnosing(
    { makeBackgroundWorker: () => new InProcessBackgroundWorker(), everySecond: () => () => undefined },
    async () => PROBED,
    async (_, { program: { givens }, query }) => {
      read.push(`${query.line}: ${query.expression} of ${givens.filter((digit) => digit === 0).length}`)
      return answer
    },
  )
  const wrong = {
    language: 'python',
    program: program('k = 9\nprint(board[k])', PUZZLES.codewars1),
    arrangement: { input: { kind: 'stdin', text: '' }, judge: 'boj-2580', form: undefined },
    judged: {
      grid: GRID,
      format: 'boj-2580',
      judge: 'boj-2580',
      isJudgedByContent: false,
      checker: undefined,
    },
    recorded: () => OWN,
    isCutOff: false,
  } as const
  const found = await diagnosis(wrong, new AbortController().signal)
  return { found: found?.found ?? expect.fail('Nothing is found'), read }
}

test('on its small board and in the user’s own run', async () => {
  const { found, read } = await said({
    kind: 'read',
    columns: ['k', 'len(board)'],
    events: [0, 0],
    cells: [0, 1, 1, 1],
    pool: [3, 9],
    end: 'all',
    upTo: 0,
  })
  expect(read).toEqual(['2: k, len(board) of 3', '2: k, len(board) of 51'])
  expect(found.kind).toBe('crash')
  expect(found.sentence.en).toMatch(/ In line 2, k is 9, but board has 9 elements \(0 to 8\)\.$/)
  expect(found.own?.sentence.ko).toContain('2번 줄에서 k의 값은 9인데')
})

test('if the values can be read, and else only by the error', async () => {
  const { found } = await said({ kind: 'differs' })
  expect(found.sentence.en).toMatch(/index is too large there \(.*\)\.$/)
})
