/** Grading a program, i.e. running it on many test puzzles (cases), with a real interpreter. */
import { describe, expect, test, vi } from 'vitest'
import { chosenProgram } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { type GradeCommand, type Grading, isGrading, wholeVerdict } from '../../../src/page/grade/grading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import type { Starting } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { searchSource, solverSource } from '../../support/javascriptSolver.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

const WAIT = { timeout: 110_000, interval: 20 }

/**
 * Opens a JavaScript program in an app, and waits until its cases are ready. @returns the store, the command that
 * grades, and functions to read and await the grading
 */
async function openGrading(text: string, makeOwnWorker?: () => RawWorker) {
  const { store } = testApp({ makeOwnWorker: makeOwnWorker ?? (await threadMaker('javascript')) })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'line-81')
  actions.own({ kind: 'open', language: 'javascript' })
  actions.own({ kind: 'edit', text })
  const grade = gradeOf(store)
  grade({ kind: 'prepare' })
  const grading = () => store.getState().grading
  await vi.waitFor(() => expect(grading().cases.length).toBeGreaterThan(0), WAIT)
  /** @returns the ids of cases that failed, with their verdicts */
  const failures = () =>
    grading().cases.flatMap(({ id, state }) =>
      state.kind === 'done' && state.result.verdict.kind !== 'accepted'
        ? [`${id} ${state.result.verdict.kind}`]
        : [],
    )
  const ended = () => vi.waitFor(() => expect(isGrading(grading())).toBe(false), WAIT)
  return { store, grade, grading, failures, ended }
}

/** Grades by the rules of BOJ 2580, up to the first failure. */
async function gradeByChosenJudge({
  grade,
  grading,
  ended,
}: Awaited<ReturnType<typeof openGrading>>): Promise<void> {
  grade({ kind: 'chooseJudge', judge: 'boj-2580' })
  await vi.waitFor(() => expect(grading().cases.length).toBeGreaterThan(0), WAIT)
  grade({ kind: 'stopAtFailure', isOn: true })
  grade({ kind: 'start' })
  await vi.waitFor(() => expect(isGrading(grading())).toBe(true), WAIT)
  await ended()
}

/** Stops the grading once its first case has passed. */
async function firstCasePassed(
  grade: (command: GradeCommand) => void,
  grading: () => Grading,
): Promise<void> {
  await vi.waitFor(() => expect(grading().cases[0].state.kind).toBe('done'), WAIT)
  grade({ kind: 'stop' })
  const [{ state }] = grading().cases
  expect(state.kind === 'done' && state.result.verdict.kind).toBe('accepted')
}

test('a program is graded on the cases of the judge whose input it reads', async () => {
  const { grading } = await openGrading(solverSource())
  expect(grading().cases[0].id).toBe('sample')
  expect(grading().cases.length).toBeGreaterThanOrEqual(30)
  expect(grading().limits?.judgeSeconds).toBe(5)
})

describe('A program that reads a form of input that no judge has', () => {
  const text = `const b = require('fs').readFileSync(0, 'utf8').trim().split('\\n')
  .map((row) => [...row].map((c) => c === 'x' ? 0 : Number(c) || NaN))
if (b.length !== 9 || b.some((row) => row.length !== 9 || row.some(Number.isNaN))) throw new RangeError('no board')
${searchSource()}console.log(b.map((row) => row.join('')).join('\\n'))
const last = 8
if (b[last][last] === 'x') throw new Error('never')
`

  test('is graded with that form, which is found by the first case', async () => {
    const { grade, grading } = await openGrading(text)
    grade({ kind: 'start' })
    await firstCasePassed(grade, grading)
    expect(grading().graded?.understood?.form).toBe('packed x')
  })

  test('fails at a judge that was chosen', async () => {
    const page = await openGrading(text)
    await gradeByChosenJudge(page)
    expect(page.failures()).toEqual(['sample runtime-error'])
  })
})

describe('A program that reads like one judge and prints like another', () => {
  const text = `const b = require('fs').readFileSync(0, 'utf8').split(/\\s+/).join('').match(/.{9}/g)
  .map((row) => [...row].map(Number))
${searchSource()}console.log(b.map((row) => row.join('')).join('\\n'))
`
  const rules = { form: 'boj-2580', judge: 'boj-2239' }

  test('is graded by the rules of the latter, as its run is judged', async () => {
    const { store, grade, grading } = await openGrading(text)
    store.actions.own({ kind: 'run' })
    const run = () => store.getState().own?.run
    await vi.waitFor(() => expect(run()?.verdict.kind).toBe('accepted'), WAIT)
    expect(run()?.understood).toEqual(rules)
    grade({ kind: 'start' })
    await firstCasePassed(grade, grading)
    expect(grading().graded?.understood).toEqual(rules)
  })

  test('is graded by them without a run, too, and fails at a judge that was chosen', async () => {
    const page = await openGrading(text)
    page.grade({ kind: 'start' })
    await firstCasePassed(page.grade, page.grading)
    expect(page.grading().graded?.understood).toEqual(rules)
    await gradeByChosenJudge(page)
    expect(page.failures()).toEqual(['sample presentation-error'])
  })
})

describe('A wrong program', () => {
  test('is refused by the first case that its fault breaks, and its failure is made small', {
    timeout: 120_000,
  }, async () => {
    const { grade, grading, failures, ended } = await openGrading(solverSource(8))
    grade({ kind: 'stopAtFailure', isOn: true })
    grade({ kind: 'start' })
    await vi.waitFor(() => expect(isGrading(grading())).toBe(true), WAIT)
    await ended()
    expect(failures()).toHaveLength(1)
    const { firstFailure } = wholeVerdict(grading().cases)
    if (firstFailure === undefined) return expect.fail('Nothing failed')
    grade({ kind: 'shrink', id: firstFailure.case.id })
    await vi.waitFor(() => expect(grading().shrinking?.status).toBe('done'), WAIT)
    const blanks = grading().shrinking?.puzzle.filter((digit) => digit === 0).length ?? 81
    expect(blanks).toBeLessThanOrEqual(9)
    expect(blanks).toBeGreaterThan(0)
    expect(grading().past.at(-1)).toMatchObject({ judge: 'boj-2580' })
  })

  test('that does not compile fails once, and no further case runs', async () => {
    const { grade, grading, failures, ended } = await openGrading('const board = [\n')
    grade({ kind: 'start' })
    await vi.waitFor(() => expect(isGrading(grading())).toBe(true), WAIT)
    await ended()
    expect(failures()).toEqual(['sample syntax-error'])
  })
})

test('a grading is stopped, and begins again from the first case', async () => {
  const { grade, grading, ended } = await openGrading('for (;;);\n')
  grade({ kind: 'start' })
  await vi.waitFor(() => expect(grading().cases[0].state.kind).toBe('running'), WAIT)
  grade({ kind: 'stop' })
  expect(grading().status).toBe('stopped')
  expect(grading().cases.every(({ state }) => state.kind === 'waiting')).toBe(true)
  await ended()
})

test('Grade beside Run grades the program in the editor, whatever was graded before; pressed again, it grades anew', {
  tags: ['thorough'],
}, async () => {
  const { store, grade, grading, ended } = await openGrading('console.log(1)\n')
  grade({ kind: 'stopAtFailure', isOn: true })
  grade({ kind: 'chooseSubject', subject: { kind: 'listing', strategy: 'tables', language: 'python' } })
  await vi.waitFor(() => expect(grading().graded?.language).toBe('python'), WAIT)
  const { own } = store.getState()
  const subject = { kind: 'own', id: chosenProgram(own ?? expect.unreachable(), 'javascript').id } as const
  const press = async () => {
    store.actions.gradeProgram(subject)
    // The view asks for this when it is shown.
    grade({ kind: 'prepare' })
    await vi.waitFor(() => expect(isGrading(grading())).toBe(true), WAIT)
    expect(grading().isRequested).toBe(false)
  }
  await press()
  expect(grading()).toMatchObject({ subject, graded: { text: 'console.log(1)\n' } })
  await ended()
  expect(wholeVerdict(grading().cases)).toMatchObject({ done: 1, passed: 0 })
  // The program is the same, so its cases have results already.
  await press()
  await ended()
  expect(grading().past).toHaveLength(2)
  // A view that is opened from the header grades nothing.
  grade({ kind: 'prepare' })
  await new Promise((resume) => void setImmediate(resume))
  expect(grading().status).toBe('ended')
})

test('Grade beside Run, pressed while a grading runs, begins again with the program as it is now', async () => {
  const { store, grade, grading, ended } = await openGrading('for (;;);\n')
  const press = () => {
    const { own } = store.getState()
    const { id } = chosenProgram(own ?? expect.unreachable(), 'javascript')
    store.actions.gradeProgram({ kind: 'own', id })
    grade({ kind: 'prepare' })
  }
  press()
  await vi.waitFor(() => expect(grading().cases[0].state.kind).toBe('running'), WAIT)
  store.actions.own({ kind: 'edit', text: 'console.log(2)\n' })
  grade({ kind: 'stopAtFailure', isOn: true })
  press()
  await vi.waitFor(() => expect(grading().graded?.text).toBe('console.log(2)\n'), WAIT)
  await ended()
  expect(wholeVerdict(grading().cases)).toMatchObject({ done: 1, firstFailure: { index: 0 } })
  store.actions.own({ kind: 'edit', text: ' ' })
  press()
  await vi.waitFor(() => expect(grading().failure).toEqual({ kind: 'no-program' }), WAIT)
  expect(isGrading(grading())).toBe(false)
})

test('an interpreter that has been downloaded is starting, and no longer downloading', async () => {
  const workers = scriptedOwnWorkers()
  const tell = async (told: Starting) => {
    workers.tellOf('grade', told)
    await new Promise(setImmediate)
  }
  const { grade, grading } = await openGrading(solverSource(), workers.makeOwnWorker)
  grade({ kind: 'start' })
  await vi.waitFor(() => expect(workers.asked()).toEqual(['grade']), WAIT)
  await tell({ type: 'fetching', bytes: 5, totalBytes: 9 })
  expect(grading()).toMatchObject({ status: 'loading', fetched: { bytes: 5, totalBytes: 9 } })
  await tell({ type: 'fetching', bytes: 9, totalBytes: 9 })
  expect(grading()).toMatchObject({ status: 'loading', fetched: undefined })
  await tell({ type: 'loaded' })
  expect(grading().status).toBe('running')
  grade({ kind: 'stop' })
})

test('the puzzle on the board is added once', async () => {
  const { grade, grading } = await openGrading(solverSource())
  const { length } = grading().cases
  grade({ kind: 'addShown' })
  grade({ kind: 'addShown' })
  expect(
    grading()
      .cases.slice(length)
      .map(({ id }) => id),
  ).toEqual(grading().cases.length === length ? [] : ['mine-1'])
})
