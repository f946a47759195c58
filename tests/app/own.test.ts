/** The user's own program as a session of the page: run by the real interpreter, judged, watched, and left again. */
import { describe, expect, test, vi } from 'vitest'
import { OWN_PYTHON } from '../../src/app/own/choice.ts'
import type { OwnWorker } from '../../src/app/own/ownClient.ts'
import { frontOf } from '../../src/app/session/sessions.ts'
import { gridOfLine, lineOf } from '../../src/core/grid.ts'
import type { OwnReply } from '../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../core/puzzles.ts'
import type { Surroundings } from '../../src/app/store/store.ts'
import { testApp } from '../support/appStore.ts'
import { inProcessOwnWorker } from '../support/ownWorker.ts'

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

/** The app, and short ways to its state and commands. */
function ownApp(changes: Partial<Surroundings> = {}) {
  const { store } = testApp(changes)
  return { state: () => store.getState(), actions: store.getState().actions }
}

type OwnApp = ReturnType<typeof ownApp>

const runOf = (app: OwnApp) => app.state().own?.run
const eventsOf = (app: OwnApp) => {
  const { run } = frontOf(app.state())
  return run.status === 'open' ? run.progress.events : 0
}

/** Until the run has a verdict; the first has its interpreter started. */
async function verdictOf(app: OwnApp): Promise<string | undefined> {
  const kinds = ['loading', 'running', undefined]
  await vi.waitFor(() => expect(kinds).not.toContain(runOf(app)?.verdict.kind), { timeout: 60_000 })
  return runOf(app)?.verdict.kind
}

async function ran(source: string, makeOwnWorker = inProcessOwnWorker): Promise<OwnApp> {
  const app = ownApp({ makeOwnWorker })
  app.actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  await app.actions.own({ kind: 'open' })
  await app.actions.own({ kind: 'edit', text: source })
  await app.actions.own({ kind: 'run' })
  return app
}

describe('A program of the user’s own', () => {
  test('is run, judged, and watched event by event', async () => {
    const app = await ran(SOLVER)
    expect(await verdictOf(app)).toBe('accepted')
    await vi.waitFor(() => expect(eventsOf(app)).toBe(8365))
    app.actions.goToEnd()
    await vi.waitFor(() => expect(lineOf(frontOf(app.state()).frame.moment.board)).toBe(PUZZLES.solved))
    app.actions.stepBack()
    await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.event).toBe(8364))
  })

  test('that fails is told of with its line, and what Python says of it', async () => {
    const app = await ran(SOLVER.replace('board[y][x] = 0\n', 'board[y][x + 9] = 0\n'))
    expect(await verdictOf(app)).toBe('runtime-error')
    expect(runOf(app)?.verdict).toMatchObject({ error: 'IndexError', line: 14 })
    expect(runOf(app)?.output).toContain('Traceback')
    expect(eventsOf(app)).toBeGreaterThan(0)
  })

  test('stays chosen when the puzzle is another one, and its run is over', async () => {
    const app = await ran(SOLVER)
    await verdictOf(app)
    app.actions.loadGrid(gridOfLine(PUZZLES.codewars2))
    expect(frontOf(app.state())).toMatchObject({ program: { kind: 'own' }, run: { status: 'idle' } })
    expect(runOf(app)).toBeUndefined()
  })

  test('gives way to a built-in one, and comes back by undoing that', async () => {
    const app = await ran(SOLVER)
    await verdictOf(app)
    app.actions.chooseStrategy('bitmasks')
    expect(frontOf(app.state()).program).toMatchObject({ kind: 'built-in', strategy: 'bitmasks' })
    expect(Object.keys(app.state().sessions)).toHaveLength(1)
    app.actions.undo()
    expect(frontOf(app.state()).program.kind).toBe('own')
  })

  test('is kept in this browser', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    const before = ownApp({ storage })
    await before.actions.own({ kind: 'open' })
    await before.actions.own({ kind: 'edit', text: SOLVER })
    const after = ownApp({ storage })
    await after.actions.own({ kind: 'open' })
    expect(after.state().own?.programs.map(({ text }) => text)).toEqual([SOLVER])
  })
})

/** A worker that answers every run with the same replies. */
function scriptedWorker(replies: (run: number) => readonly OwnReply[]): () => OwnWorker {
  return () => {
    const listeners: ((message: { readonly data: OwnReply }) => void)[] = []
    return {
      postMessage(request) {
        if (request.type !== 'run') return
        for (const data of replies(request.run))
          setImmediate(() => listeners.forEach((listener) => listener({ data })))
      },
      addEventListener(type: string, listener: never) {
        if (type === 'message') listeners.push(listener)
      },
      terminate() {
        listeners.length = 0
      },
    }
  }
}

test('events that were recorded of the wrong board are forgotten, and the run goes on', async () => {
  const recorded = (run: number, ...writes: number[]): OwnReply => ({
    type: 'recorded',
    run,
    writes: Uint16Array.from(writes),
    lines: new Uint16Array(writes.length),
  })
  const makeOwnWorker = scriptedWorker((run) => [
    recorded(run, (2 << 4) | 1, (3 << 4) | 2),
    { type: 'again', run },
    recorded(run, (2 << 4) | 4),
    {
      type: 'ended',
      run,
      outcome: { kind: 'finished', answer: undefined },
      output: 'nothing of use',
      elapsedMs: 1,
      events: 1,
      hidden: undefined,
    },
  ])
  const app = await ran('a program', makeOwnWorker)
  expect(await verdictOf(app)).toBe('wrong-answer')
  await vi.waitFor(() => expect(eventsOf(app)).toBe(1))
  app.actions.goToEnd()
  await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.board[2]).toBe(4))
  expect(frontOf(app.state()).frame.moment.board[3]).toBe(0)
})

test('a pasted program is taken, beside those that are there', async () => {
  const app = ownApp()
  await app.actions.own({ kind: 'open' })
  expect(await app.actions.paste(SOLVER)).toBe(true)
  await vi.waitFor(() => expect(app.state().own?.programs).toHaveLength(2))
  expect(app.state().own?.programs[1]).toMatchObject({ name: 'solution.py', text: SOLVER })
  expect(frontOf(app.state()).program).toEqual({ kind: 'own', language: 'python' })
  expect(OWN_PYTHON).toBe('own-python')
})

test('a program that is typed into the field for puzzles is said to be one that can be run', async () => {
  const app = ownApp()
  await app.actions.setDraft(SOLVER)
  expect(app.state().recognition.reading).toMatchObject({
    error: { code: 'program', language: 'python' },
  })
  app.actions.takeProgram(app.state().draft)
  await vi.waitFor(() => expect(frontOf(app.state()).program.kind).toBe('own'))
  expect(app.state().panel).toBe('program')
})
