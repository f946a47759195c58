/** Wrong programs, run by the real interpreters, are diagnosed in the background after their verdict. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { isVerdictPending } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { diagnosisOf } from '../../../src/page/own/diagnosis/commands.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { inProcessOwnWorker } from '../../support/ownWorker.ts'
import { thoroughUnless } from '../../thorough.ts'

/** Options of waiting for a result: compiling C++ takes a minute on a busy machine. */
const WAIT = { timeout: 200_000, interval: 10 }

const example = (name: string) => readFileSync(`src/page/own/examples/${name}`, 'utf8')

/** By language: a right program, and its code that checks the column. Without that code, the program is wrong. */
const PROGRAMS: Readonly<Record<OwnLanguage, readonly [right: string, check: string]>> = {
  python: [example('boj2580.py'), ' or board[i][x] == n'],
  javascript: [example('boj2580.js.txt'), ' || board[i][x] === n'],
  cpp: [example('boj2239.cpp'), 'inColumn[x][n] || '],
}

/** Returns the program that does not check columns. */
function wrongProgram(language: OwnLanguage): string {
  const [right, check] = PROGRAMS[language]
  expect(right.split(check)).toHaveLength(2)
  return right.replace(check, '')
}

/** Python starts faster in this thread than in a thread of its own. */
async function workerMaker(language: OwnLanguage): Promise<() => RawWorker> {
  return language === 'python' ? inProcessOwnWorker : threadMaker(language)
}

/** A page that can run a program. */
function page(language: OwnLanguage, makeOwnWorker: () => RawWorker) {
  const asked: string[] = []
  const { store } = testApp({
    makeOwnWorker() {
      const worker = makeOwnWorker()
      return {
        ...worker,
        postMessage: (message) => {
          if (message.type === 'ask') asked.push(message.kind)
          worker.postMessage(message)
        },
      }
    },
  })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'boj-2580')
  actions.own({ kind: 'open', language })
  const run = () => store.getState().own?.run ?? expect.fail('There is no run')
  return {
    store,
    run,
    /** Kinds of the questions to the worker so far. */
    asked,
    async runToVerdict(text: string): Promise<string> {
      actions.own({ kind: 'edit', text })
      actions.own({ kind: 'run' })
      await vi.waitFor(() => expect(isVerdictPending(run().verdict)).toBe(false), WAIT)
      return run().verdict.kind
    },
    /** Waits for the diagnosis and returns it. */
    async found() {
      await vi.waitFor(() => expect(run().diagnosis?.kind).toBe('found'), WAIT)
      const { diagnosis } = run()
      return diagnosis?.kind === 'found' ? diagnosis : expect.fail('Nothing is found')
    },
  }
}

describe.each<OwnLanguage>(['python', 'javascript', 'cpp'])('In %s', (language) => {
  const options = { timeout: 900_000, ...thoroughUnless(language === 'javascript') }

  test('a wrong program is told why, and is shown where on a small board and in its own run', {
    ...options,
    // In JavaScript, an end-to-end test of the default run does the same.
    ...thoroughUnless(false),
  }, async () => {
    const { store, runToVerdict, found, run } = page(language, await workerMaker(language))
    const { actions, getState } = store
    expect(await runToVerdict(wrongProgram(language))).toBe('wrong-answer')
    const { found: diagnosis } = await found()
    const { own } = diagnosis
    expect(diagnosis).toMatchObject({ kind: 'overlooked', units: ['column'] })
    expect(diagnosis.board).not.toBe('own')
    if (own === undefined) return expect.fail('The run itself does not show it')

    // The page goes there by itself.
    expect(frontOf(getState()).frame.moment.event).toBe(own.event)
    expect(getState().rings).toEqual(own.cells)
    actions.stepBack()
    expect(getState().rings.size).toBe(0)
    diagnosisOf(store)({ kind: 'show', finding: own })
    expect(getState().rings).toEqual(own.cells)

    diagnosisOf(store)({ kind: 'showOnSmallBoard', finding: diagnosis })
    await vi.waitFor(() => expect(getState().rings).toEqual(diagnosis.cells), WAIT)
    expect(frontOf(getState()).frame.moment.event).toBe(diagnosis.event)
    expect(run().diagnosis).toMatchObject({ found: diagnosis })
    diagnosisOf(store)({ kind: 'goBack' })
    await vi.waitFor(() => expect(getState().rings).toEqual(own.cells), WAIT)
    expect(frontOf(getState()).frame.moment.event).toBe(own.event)
    expect(run().diagnosis).toMatchObject({ found: diagnosis })
    expect(lineOf(getState().puzzle.grid)).toBe(PUZZLES.codewars1.replaceAll('.', '0'))

    diagnosisOf(store)({ kind: 'showOnSmallBoard', finding: diagnosis })
    await vi.waitFor(() => expect(getState().rings).toEqual(diagnosis.cells), WAIT)
    actions.undo()
    expect(lineOf(getState().puzzle.grid)).toBe(PUZZLES.codewars1.replaceAll('.', '0'))
    expect(getState().own?.shownFinding).toBeUndefined()
    expect(getState().rings.size).toBe(0)
  })

  test('a right program is told nothing, and is left at the board that it has solved', options, async () => {
    const { store, runToVerdict, run, asked } = page(language, await workerMaker(language))
    expect(await runToVerdict(PROGRAMS[language][0])).toBe('accepted')
    const { frame, lastSolution = frame } = frontOf(store.getState())
    expect(frame.moment.event).toBe(run().events)
    expect(lastSolution.moment.board).not.toContain(0)
    expect(run().diagnosis).toBeUndefined()
    expect(asked).not.toContain('probe')
  })
})

/** A wrong program that never ends on the small boards of the diagnosis, because their first digit is not 5. */
const ENDLESS_ELSEWHERE = `board = [list(map(int, input().split())) for _ in range(9)]
board[0][2] = 1
while board[0][0] != 5:
    pass
print(board)
`

describe('A diagnosis', { tags: ['thorough'] }, () => {
  test('is given up by the next run', { timeout: 300_000 }, async () => {
    const { runToVerdict, run } = page('python', inProcessOwnWorker)
    await runToVerdict(wrongProgram('python'))
    expect(run().diagnosis).toEqual({ kind: 'looking' })
    expect(await runToVerdict(PROGRAMS.python[0])).toBe('accepted')
    await vi.waitFor(() => expect(run().estimate).toBeDefined(), WAIT)
    expect(run().diagnosis).toBeUndefined()
  })

  test('does not keep the next run waiting for a program that never ends on a small board', {
    timeout: 300_000,
  }, async () => {
    const { runToVerdict, run, asked } = page('python', await threadMaker('python'))
    await runToVerdict(ENDLESS_ELSEWHERE)
    await vi.waitFor(() => expect(asked).toContain('probe'), WAIT)
    expect(await runToVerdict(PROGRAMS.python[0])).toBe('accepted')
    await runToVerdict(ENDLESS_ELSEWHERE)
    await vi.waitFor(() => expect(run().diagnosis?.kind).not.toBe('looking'), WAIT)
  })

  test('waits until the lines that the user looks at have been loaded', { timeout: 300_000 }, async () => {
    const { store, runToVerdict, found, asked } = page('python', inProcessOwnWorker)
    store.actions.openPanel('program')
    await runToVerdict(wrongProgram('python'))
    await found()
    const order = asked
    expect(order.indexOf('inspect')).toBeLessThan(order.indexOf('probe'))
  })
})
