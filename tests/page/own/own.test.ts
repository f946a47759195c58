/**
 * The user's programs in the app: run, judged, watched, replaced, kept in the browser, and pasted. Some tests run the
 * real interpreter of Python, others a worker with prepared replies.
 */
import { ownOf } from '../../../src/page/own/commands.ts'
import { describe, expect, test, vi } from 'vitest'
import { ownId } from '../../../src/page/own/choice.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { chosenProgram, type Own } from '../../../src/page/own/own.ts'
import type { ToHost } from '../../../src/calls/protocol.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import type { BrowserEnvironment } from '../../../src/page/store/browserEnvironment.ts'
import { testApp } from '../../support/appStore.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { inProcessOwnWorker } from '../../support/ownWorker.ts'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

const SOLVER = `board = [list(map(int, input().split())) for _ in range(9)]
def fits(y, x, n):
    return all(board[y][i] != n and board[i][x] != n for i in range(9)) and all(
        board[y // 3 * 3 + i // 3][x // 3 * 3 + i % 3] != n for i in range(9))
def solve():
    for y in range(9):
        for x in range(9):
            if board[y][x] == 0:
                for n in range(1, 10):
                    if fits(y, x, n):
                        board[y][x] = n
                        if solve():
                            return True
                        board[y][x] = 0
                return False
    return True
solve()
for row in board:
    print(*row)
`

/** Creates an app, with shortcuts to its state and commands. */
function ownApp(changes: Partial<BrowserEnvironment> = {}) {
  const { store } = testApp(changes)
  return { store, state: () => store.getState(), actions: store.actions }
}

type OwnApp = ReturnType<typeof ownApp>

const runOf = (app: OwnApp) => app.state().own?.run
/** Number of events recorded so far; 0 if no run is open. */
const eventsOf = (app: OwnApp) => {
  const { run } = frontOf(app.state())
  return run.status === 'open' ? run.progress.events : 0
}

/** Waits for the verdict of the run; the first run starts its interpreter. */
async function verdictOf(app: OwnApp): Promise<string | undefined> {
  const kinds = ['loading', 'running', undefined]
  await vi.waitFor(() => expect(kinds).not.toContain(runOf(app)?.verdict.kind), { timeout: 60_000 })
  return runOf(app)?.verdict.kind
}

/** Creates an app and runs a Python program of the user in it. */
async function runProgram(source: string, makeOwnWorker = inProcessOwnWorker): Promise<OwnApp> {
  const app = ownApp({ makeOwnWorker })
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  app.actions.own({ kind: 'open', language: 'python' })
  app.actions.own({ kind: 'edit', text: source })
  app.actions.own({ kind: 'run' })
  return app
}

describe('A program of the user’s own', () => {
  test('is run, judged, and watched event by event', async () => {
    const app = await runProgram(SOLVER)
    expect(await verdictOf(app)).toBe('accepted')
    await vi.waitFor(() => expect(eventsOf(app)).toBe(8365))
    app.actions.goToEnd()
    await vi.waitFor(() => expect(lineOf(frontOf(app.state()).frame.moment.board)).toBe(PUZZLES.solved))
    await vi.waitFor(() => expect(runOf(app)?.estimate).toMatchObject({ judge: 'boj-2580' }), {
      timeout: 20_000,
    })
    app.actions.stepBack()
    await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.event).toBe(8364))
  })

  test('that fails is reported with its line and Python’s message', async () => {
    const app = await runProgram(SOLVER.replace('board[y][x] = 0\n', 'board[y][x + 9] = 0\n'))
    expect(await verdictOf(app)).toBe('runtime-error')
    expect(runOf(app)?.verdict).toMatchObject({ error: 'IndexError', line: 14 })
    expect(runOf(app)?.output).toContain('Traceback')
    expect(eventsOf(app)).toBeGreaterThan(0)
  })

  test('stays chosen with another puzzle, and its run ends', async () => {
    const app = await runProgram(SOLVER)
    await verdictOf(app)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    expect(frontOf(app.state())).toMatchObject({ program: { kind: 'own' }, run: { status: 'idle' } })
    expect(runOf(app)).toBeUndefined()
  })

  test('is replaced by a built-in one, and restored by undoing that', async () => {
    const app = await runProgram(SOLVER)
    await verdictOf(app)
    app.actions.chooseStrategy('bitmasks')
    expect(frontOf(app.state()).program).toMatchObject({ kind: 'built-in', strategy: 'bitmasks' })
    expect(Object.keys(app.state().sessions)).toHaveLength(1)
    app.actions.undo()
    expect(frontOf(app.state()).program.kind).toBe('own')
  })

  test('is kept in this browser', async () => {
    const programStorage = memoryStorage()
    const before = ownApp({ programStorage })
    before.actions.own({ kind: 'open', language: 'python' })
    before.actions.own({ kind: 'edit', text: SOLVER })
    const after = ownApp({ programStorage })
    after.actions.own({ kind: 'open', language: 'python' })
    expect(after.state().own?.programs.map(({ text }) => text)).toEqual([SOLVER])
  })
})

test('events recorded of a list that is not the board are dropped, and the run continues', async () => {
  const recorded = (...writes: number[]) =>
    ({
      type: 'recorded',
      writes: Uint16Array.from(writes),
      lines: new Uint16Array(writes.length),
    }) as const
  const makeOwnWorker = () =>
    runningOwnWorker(() => [
      recorded((2 << 4) | 1, (3 << 4) | 2),
      { type: 'running', elapsedMs: 1, line: 3 },
      { type: 'again' },
      { type: 'running', elapsedMs: 1, line: 5 },
      recorded((2 << 4) | 4),
      { ...RUN_ENDED, output: 'nothing of use', events: 1 },
    ])
  const app = await runProgram('a program', makeOwnWorker)
  expect(await verdictOf(app)).toBe('wrong-answer')
  await vi.waitFor(() => expect(eventsOf(app)).toBe(1))
  app.actions.goToEnd()
  await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.board[2]).toBe(4))
  expect(frontOf(app.state()).frame.moment.board[3]).toBe(0)
  expect(runOf(app)?.stillAt).toBe(5)
})

describe('Programs in several languages', () => {
  /** A worker that never answers, and records its requests. */
  function silentWorker(requests: ToHost[]): RawWorker {
    return {
      postMessage: (request) => void requests.push(request),
      addEventListener() {},
      terminate() {},
    }
  }

  test('are kept apart: each language has its own, and its own worker', async () => {
    const languages: string[] = []
    const app = ownApp({
      makeOwnWorker(language) {
        languages.push(language)
        return silentWorker([])
      },
    })
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    for (const language of ['python', 'cpp', 'javascript', 'cpp'] as const) {
      app.actions.own({ kind: 'open', language })
      app.actions.own({ kind: 'edit', text: `${language}${languages.length}` })
      app.actions.own({ kind: 'run' })
      await vi.waitFor(() => expect(languages.at(-1)).toBe(language))
      expect(runOf(app)).toMatchObject({ language, text: `${language}${languages.length - 1}` })
    }
    expect(app.state().own?.programs.map(({ text }) => text)).toEqual(['python0', 'cpp3', 'javascript2'])
    expect(languages).toEqual(['python', 'cpp', 'javascript', 'cpp'])
  })

  test('that are pasted are assigned to their detected language', async () => {
    const app = ownApp()
    ownOf(app.store)
    const programs = [
      ['cpp', '#include <iostream>\nint main() {\n  for (int y = 0; y < 9; y++) {}\n  return 0;\n}\n'],
      ['javascript', 'function solve(board) {\n  for (const row of board) {}\n  return board\n}\n'],
    ] as const
    for (const [language, text] of programs) {
      expect(app.actions.paste(text)).toBe(true)
      await vi.waitFor(() => expect(frontOf(app.state()).program).toEqual({ kind: 'own', language }))
      expect(chosenProgram(app.state().own as Own, language).text).toBe(text)
    }
  })

  test('are kept in this browser with the chosen one of each', async () => {
    const storages = { storage: memoryStorage(), programStorage: memoryStorage() }
    const before = ownApp(storages)
    before.actions.own({ kind: 'open', language: 'cpp' })
    before.actions.own({ kind: 'add', text: 'second' })
    before.actions.own({ kind: 'open', language: 'python' })
    const after = ownApp(storages)
    after.actions.own({ kind: 'open', language: 'cpp' })
    const { own } = after.state()
    expect(own?.programs.map(({ language }) => language)).toEqual(['cpp', 'cpp'])
    expect(own && chosenProgram(own, 'cpp').text).toBe('second')
  })

  test('from before there were several languages are still there', async () => {
    const stored = { programs: [{ id: 4, name: 'mine.py', text: 'print(1)' }], chosen: 4, input: 'auto' }
    const app = ownApp({ programStorage: memoryStorage([['backdoku.own.1', JSON.stringify(stored)]]) })
    app.actions.own({ kind: 'open', language: 'python' })
    const { own } = app.state()
    expect(own && chosenProgram(own, 'python')).toMatchObject({ language: 'python', text: 'print(1)' })
  })

  test('in C++ are compiled for speed on request', async () => {
    const requests: ToHost[] = []
    const app = ownApp({ makeOwnWorker: () => silentWorker(requests) })
    app.actions.own({ kind: 'open', language: 'cpp' })
    app.actions.own({ kind: 'optimize', isOn: true })
    app.actions.own({ kind: 'run' })
    const order = { program: { optimized: true } }
    await vi.waitFor(() => expect(requests).toMatchObject([{ kind: 'run', order }]))
  })

  test('in C++ are not run when there is too little memory', async () => {
    const toolStorage = {
      isKept: async () => false,
      madeBytes: async () => 0,
      remove: async () => undefined,
      hasMemoryFor: () => false,
    }
    const app = ownApp({ toolStorage })
    app.actions.own({ kind: 'open', language: 'cpp' })
    await vi.waitFor(() => expect(app.state().own?.tools.cpp).toBe('short-memory'))
    app.actions.own({ kind: 'run' })
    expect(runOf(app)).toBeUndefined()
  })

  test('the compiler is removed from the browser on request', async () => {
    let isKept = true
    const toolStorage = {
      isKept: async () => isKept,
      madeBytes: async () => (isKept ? 12_000_000 : 0),
      remove: async () => void (isKept = false),
      hasMemoryFor: () => true,
    }
    const app = ownApp({ toolStorage })
    app.actions.own({ kind: 'open', language: 'cpp' })
    await vi.waitFor(() => expect(app.state().own?.tools.cpp).toBe('kept'))
    expect(app.state().own?.madeBytes.cpp).toBe(12_000_000)
    app.actions.own({ kind: 'removeTool', tool: 'cpp' })
    await vi.waitFor(() => expect(app.state().own?.tools.cpp).toBe('absent'))
    expect(app.state().own?.madeBytes.cpp).toBe(0)
  })
})

test('a pasted program is added to the existing ones', async () => {
  const app = ownApp()
  app.actions.own({ kind: 'open', language: 'python' })
  expect(app.actions.paste(SOLVER)).toBe(true)
  await vi.waitFor(() => expect(app.state().own?.programs).toHaveLength(2))
  expect(app.state().own?.programs[1]).toMatchObject({ name: 'solution.py', text: SOLVER })
  expect(frontOf(app.state()).program).toEqual({ kind: 'own', language: 'python' })
  expect(ownId('python')).toBe('own-python')
})

test('programs pasted before their code is loaded wait for it, each', async () => {
  const { store, actions, state } = ownApp()
  actions.takeProgram('print(1)\n', 'python')
  actions.takeProgram('print(2)\n', 'python')
  expect(state().awaitedOwn).toEqual({ language: 'python' })
  // The user switches to a built-in program meanwhile.
  actions.chooseStrategy('tables')
  expect(state().awaitedOwn).toBeUndefined()
  ownOf(store)
  await store.environment.ownCommands.loaded
  expect(state().own?.programs.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['print(1)\n', 'print(2)\n']),
  )
  expect(frontOf(state()).program).toEqual({ kind: 'own', language: 'python' })
})

test('a program typed into the puzzle field is recognised as one that can be run', async () => {
  const app = ownApp()
  ownOf(app.store)
  app.actions.setDraft(SOLVER)
  expect(app.state().recognition.reading).toMatchObject({
    error: { code: 'program', language: 'python' },
  })
  app.actions.takeProgram(app.state().draft, 'python')
  await vi.waitFor(() => expect(frontOf(app.state()).program.kind).toBe('own'))
  expect(app.state().panel).toBe('program')
})
