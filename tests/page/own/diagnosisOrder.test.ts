/** The order in which the program of an ended run is timed, and run on the small boards that diagnose its fault. */
import { expect, test } from 'vitest'
import type { OwnRun, OwnVerdict } from '../../../src/page/own/own.ts'
import { BATTERY } from '../../../src/runner/diagnosis/battery.ts'
import type { RecordedRun } from '../../../src/runner/diagnosis/recordedRun.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { createRunDiagnosis, type EndedRun } from '../../../src/page/own/diagnosis/diagnosedRun.ts'
import { initialRun } from '../../../src/page/own/runPlace.ts'
import { CUT_OFF_PROBE_MS, PROBE_LIMITS } from '../../../src/runner/run/limits.ts'
import type { ProbeResult } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { InProcessBackgroundWorker } from '../../support/inProcessWorker.ts'
import { program } from '../../support/ownTestWorker.ts'

const GRID = gridOfLine(PUZZLES.codewars1)

/** Result of a program that prints nothing, for every board. */
const SILENT: ProbeResult = {
  writes: new Uint16Array(),
  lines: new Uint16Array(),
  outcome: { kind: 'finished', answer: undefined },
  output: '',
  hasBoard: false,
  isComplete: true,
}

/** Returns what the diagnosis of a run does, in order. @param answer to the requests for runs on small boards */
async function diagnosisSteps(
  part: Partial<OwnRun>,
  answer: ProbeResult = SILENT,
  {
    limits = [],
    recorded = () => undefined,
    ended = {},
  }: {
    /** Receives the time limits of the runs on small boards. */
    readonly limits?: number[]
    readonly recorded?: () => RecordedRun | undefined
    readonly ended?: Partial<EndedRun>
  } = {},
): Promise<readonly string[]> {
  const done: string[] = []
  const verdict: OwnVerdict = part.verdict ?? { kind: 'no-output' }
  const run: OwnRun = { ...initialRun('python', 'print()'), verdict, ...part }
  const diagnosis = createRunDiagnosis({
    pause: async () => undefined,
    async probe(_language, _program, { timeMs }) {
      limits.push(timeMs)
      done.push('probe')
      return answer
    },
    tell: (told) => void done.push(told?.kind ?? 'nothing'),
    makeBackgroundWorker: () => new InProcessBackgroundWorker(),
    everySecond: () => () => undefined,
  })
  diagnosis.diagnose(
    {
      run,
      language: run.language,
      program: program('print()', PUZZLES.codewars1),
      arrangement: { input: { kind: 'stdin', text: '' }, judge: 'boj-2580', form: undefined },
      judged: {
        grid: GRID,
        format: 'boj-2580',
        judge: 'boj-2580',
        isJudgedByContent: false,
        checker: undefined,
      },
      isInputKnown: true,
      isCutOff: verdict.kind === 'time-limit',
      recorded,
      ...ended,
    },
    undefined,
    () => void done.push('time'),
  )
  while (done.includes('looking') && !done.includes('nothing') && !done.includes('found'))
    await new Promise(setImmediate)
  return done
}

/** The steps of running the program on every small board. */
const PROBES = BATTERY.map(() => 'probe')

test('a program that ran briefly is timed before it runs on small boards', async () => {
  expect(await diagnosisSteps({ elapsedMs: 200 })).toEqual(['time', 'looking', ...PROBES, 'nothing'])
})

test('a program that ran for long, whose timing takes seconds, is timed after it has run on small boards', async () => {
  expect(await diagnosisSteps({ elapsedMs: 20_000 })).toEqual(['looking', ...PROBES, 'time', 'nothing'])
})

test.each<[string, Partial<OwnRun>]>([
  ['was stopped before it wrote to the board', { verdict: { kind: 'stopped' } }],
  ['did not run', { verdict: { kind: 'compile-error', line: 1, column: 1, message: '' } }],
  ['cannot read any form of input', { isForeign: true }],
  ['reads no input', { io: { input: 'unread', standIns: [], written: [] } }],
])('a program that %s is not run on small boards', async (_, part) => {
  expect(await diagnosisSteps(part)).toEqual(['time'])
})

test('a program that the user stopped is diagnosed, if it has written to the board', async () => {
  const stopped: Partial<OwnRun> = { verdict: { kind: 'stopped' }, events: 5, elapsedMs: 9000 }
  expect(await diagnosisSteps(stopped)).toEqual(['looking', ...PROBES, 'time', 'nothing'])
})

test('a program that has the puzzle in its text is diagnosed by its run alone', async () => {
  const unsolved: RecordedRun = {
    ...SILENT,
    givens: GRID,
    verdict: 'wrong-answer',
    output: `${PUZZLES.codewars1}\n${PUZZLES.codewars1}`,
    hasBoard: true,
  }
  const unread: Partial<OwnRun> = { io: { input: 'unread', standIns: [], written: [] } }
  expect(await diagnosisSteps(unread, SILENT, { recorded: () => unsolved })).toEqual([
    'time',
    'looking',
    'found',
  ])
})

test('a program that is called with its puzzle is run on the small boards, although it reads nothing', async () => {
  const unread: Partial<OwnRun> = { io: { input: 'unread', standIns: [], written: [] } }
  const called = { kind: 'call', name: 'solve', cells: 'numbers' } as const
  const ended = { program: program('def solve(board): pass', PUZZLES.codewars1, called) }
  expect(await diagnosisSteps(unread, SILENT, { ended })).toEqual(['time', 'looking', ...PROBES, 'nothing'])
})

test('an error is explained by its run alone if it is unknown which input the program reads', async () => {
  const verdict = {
    kind: 'runtime-error',
    line: 3,
    error: 'TypeError',
    message: "dfs() missing 2 required positional arguments: 'row' and 'col'",
    calls: 1,
  } as const
  const failed: RecordedRun = { ...SILENT, givens: GRID, verdict: 'runtime-error', outcome: verdict }
  const options = { recorded: () => failed, ended: { isInputKnown: false } }
  expect(await diagnosisSteps({ verdict }, SILENT, options)).toEqual(['time', 'looking', 'found'])
})

test('a program that is cut off twice in a row is run on no more small boards', async () => {
  const cutOff: ProbeResult = { ...SILENT, outcome: { kind: 'time-limit', line: undefined } }
  expect(await diagnosisSteps({}, cutOff)).toEqual(['time', 'looking', 'probe', 'probe', 'nothing'])
})

test('a program that is known to run for long has little time on small boards', async () => {
  const cutOff: ProbeResult = { ...SILENT, outcome: { kind: 'time-limit', line: undefined } }
  const [afterEnd, afterLimit]: number[][] = [[], []]
  await diagnosisSteps({}, cutOff, { limits: afterEnd })
  expect(afterEnd).toEqual([PROBE_LIMITS.timeMs, CUT_OFF_PROBE_MS])
  await diagnosisSteps({ verdict: { kind: 'time-limit', line: 1 } }, cutOff, { limits: afterLimit })
  expect(afterLimit).toEqual([CUT_OFF_PROBE_MS, CUT_OFF_PROBE_MS])
})
