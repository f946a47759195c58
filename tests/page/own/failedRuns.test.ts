/** An error of the page while a run starts, is recorded or ends: the run ends with what went wrong. */
import { afterEach, expect, test, vi } from 'vitest'
import { isSearching } from '../../../src/page/session/selectors.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { JUDGES } from '../../../src/sudoku/judge/registry.ts'
import { INPUT_FORMS } from '../../../src/runner/text/inputForms.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { languageParts } from '../../../src/page/own/languages.ts'
import { verdictText } from '../../../src/page/own/verdictWords.ts'
import { OWN } from '../../../src/page/own/words.ts'
import { VERDICTS } from '../../../src/page/judge/words.ts'
import { GRADE } from '../../../src/page/grade/words.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { RUN_ENDED, scriptedOwnWorkers } from '../../support/scriptedOwnWorkers.ts'

afterEach(() => {
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

const LOST = new TypeError('Cannot read properties of undefined')

function throwLost(): never {
  throw LOST
}

const breakReading = () => vi.spyOn(languageParts('python'), 'calledFunction').mockImplementation(throwLost)

function breakInputs(): void {
  for (const form of INPUT_FORMS) vi.spyOn(form, 'write').mockImplementation(throwLost)
}

function breakJudges(): void {
  for (const judge of JUDGES) vi.spyOn(judge, 'judge').mockImplementation(throwLost)
}

/** Opens a program of the user's own, whose worker does what the test says. */
function openProgram() {
  const workers = scriptedOwnWorkers()
  const app = testApp({ makeOwnWorker: workers.makeOwnWorker })
  const { store, untilQuiet } = app
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'line-81')
  actions.own({ kind: 'open', language: 'python' })
  actions.own({ kind: 'edit', text: 'print(input())' })
  return {
    ...app,
    workers,
    async run(): Promise<void> {
      actions.own({ kind: 'run' })
      await untilQuiet()
    },
    /** Has the program write a digit. */
    async write(): Promise<void> {
      workers.tell({ type: 'loaded' })
      workers.begin('run')
      workers.tell({
        type: 'recorded',
        writes: Uint16Array.of((2 << 4) | 4),
        lines: Uint16Array.of(1),
      })
      await untilQuiet()
    },
    /** Has the program end. */
    async end(): Promise<void> {
      workers.tell({ ...RUN_ENDED, output: '4', events: 1 })
      await untilQuiet()
    },
    verdict: () => store.getState().own?.run?.verdict,
    isSearching: () => isSearching(frontOf(store.getState()).run),
  }
}

const FAILED = { kind: 'failed', reason: LOST.message }

test.each([
  ['reading its program', () => breakReading()],
  ['writing its input', () => breakInputs()],
] as const)('A run that fails at %s ends with what went wrong', async (_, breakPage) => {
  const { run, verdict, isSearching } = openProgram()
  breakPage()
  await run()
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
})

test('A run that its worker cannot be sent ends with what went wrong', async () => {
  const { run, workers, verdict, isSearching } = openProgram()
  vi.spyOn(workers.requests, 'push').mockImplementation(throwLost)
  await run()
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
})

test('A run whose writes cannot be recorded ends with what went wrong', async () => {
  const { run, write, workers, verdict, isSearching } = openProgram()
  await run()
  vi.spyOn(RecordedTrace.prototype, 'write').mockImplementation(throwLost)
  await write()
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
  expect(workers.terminated()).toBe(1)
})

test('A run that cannot be judged ends with what went wrong, and keeps its steps', async () => {
  const { store, run, write, end, verdict, isSearching } = openProgram()
  await run()
  await write()
  breakJudges()
  await end()
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
  expect(frontOf(store.getState()).run).toMatchObject({ status: 'open', progress: { events: 1 } })
})

test('A run whose trace cannot be ended ends with what went wrong', async () => {
  const { run, write, end, verdict, isSearching } = openProgram()
  await run()
  await write()
  const spy = vi.spyOn(RecordedTrace.prototype, 'end').mockImplementation(throwLost)
  await end().finally(() => spy.mockRestore())
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
})

test('A run ends with what went wrong if the page fails at showing that it runs', async () => {
  const { store, run, workers, verdict, isSearching, untilQuiet } = openProgram()
  await run()
  const unsubscribe = store.subscribe(({ own }) => {
    if (own?.run?.verdict.kind === 'running') throw LOST
  })
  workers.tell({ type: 'loaded' })
  await untilQuiet()
  unsubscribe()
  expect(verdict()).toEqual(FAILED)
  expect(isSearching()).toBe(false)
})

test('After a run that has failed, the next one runs', async () => {
  const { store, run, write, end, verdict } = openProgram()
  const spy = breakReading()
  await run()
  expect(verdict()).toEqual(FAILED)
  spy.mockRestore()
  await run()
  await write()
  await end()
  expect(verdict()?.kind).toBe('wrong-answer')
  store.actions.loadGrid(gridOfLine(PUZZLES.boj2580), 'line-81')
  expect(verdict()).toBeUndefined()
})

test('A grading that fails ends with what went wrong, and can be started again', async () => {
  const { store, workers, untilQuiet } = openProgram()
  const grade = gradeOf(store)
  grade({ kind: 'prepare' })
  await untilQuiet()
  const spy = vi.spyOn(workers.requests, 'push').mockImplementation(throwLost)
  grade({ kind: 'start' })
  await untilQuiet()
  expect(store.getState().grading).toMatchObject({ status: 'stopped', failure: FAILED })
  expect(store.getState().grading.cases.every(({ state }) => state.kind === 'waiting')).toBe(true)
  spy.mockRestore()
  grade({ kind: 'start' })
  await untilQuiet()
  expect(store.getState().grading).toMatchObject({ status: 'loading', failure: undefined })
})

test.each(['en', 'ko'] as const)('What went wrong is said in %s', (language) => {
  const texts = { words: OWN[language], judging: VERDICTS[language], phrase: () => '' }
  const verdict = { kind: 'failed', reason: LOST.message } as const
  const nothing = { fetched: undefined, events: 0, solutions: 0, hidden: undefined }
  const { title, reason } = verdictText({ language: 'python', verdict, ...nothing }, texts)
  expect(title).toContain('Backdoku')
  expect(reason).toContain(LOST.message)
  expect(GRADE[language].failure(verdict)).toContain(LOST.message)
})
