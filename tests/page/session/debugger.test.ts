/** Running a program forwards and backwards through the store's `debug` action. The worker's code is the real one. */
import { frontOf } from '../../../src/page/session/sessions.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DebuggerCommand, ExecutionPoint } from '../../../src/page/session/debugging.ts'
import type { Breakpoint } from '../../../src/search/breakpoints/breakpoint.ts'
import { cellOf, digitOf, eventNotation } from '../../../src/search/events.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

/** Opens an app that shows the program, with its search at `event`. */
async function debuggedApp(line: string, strategy = 'tables', event = 0, changes = {}) {
  const app = testApp(changes)
  openedApps.push(app)
  const state = () => app.store.getState()
  const { actions } = app.store
  actions.loadGrid(gridOfLine(line))
  actions.chooseStrategy(strategy)
  actions.openPanel('program')
  const debugged = {
    ...app,
    actions,
    state,
    point: (): ExecutionPoint => {
      const { executionPoint } = frontOf(state()).debugging
      if (executionPoint === undefined) throw new Error('Nobody looks')
      return executionPoint
    },
    /** Returns the position of the program view; expects the board to show the same event. */
    at: () => {
      const { position } = debugged.point()
      expect(frontOf(state()).frame.moment.event).toBe(position.event)
      return position
    },
    /** Returns the step's kind and event, e.g. `place r5c2=4`; `start` before the first step. */
    stepNotation: () => {
      const { step } = debugged.point()
      if (step === undefined) return 'start'
      return `${step.kind}${step.event === undefined ? '' : ` ${eventNotation(step.event)}`}`
    },
    /** Runs a command and waits until the board and the program view have caught up. */
    async runCommand(command: DebuggerCommand) {
      actions.debug(command)
      await vi.waitFor(() => {
        const { frame, playhead, debugging } = frontOf(state())
        expect(debugging.findingStop).toBeUndefined()
        expect(frame.moment.event).toBe(playhead.event)
        expect(debugging.executionPoint?.position).toEqual(playhead)
      }, 20_000)
    },
  }
  if (event > 0) {
    actions.goToEvent(event)
    await vi.waitFor(
      () => expect(frontOf(state()).debugging.executionPoint?.position.event).toBe(event),
      20_000,
    )
  }
  return debugged
}

const into = { kind: 'step', how: 'into', direction: 'forward' } as const
const intoBack = { kind: 'step', how: 'into', direction: 'back' } as const
const over = { kind: 'step', how: 'over', direction: 'forward' } as const
const overBack = { kind: 'step', how: 'over', direction: 'back' } as const
const out = { kind: 'step', how: 'out', direction: 'forward' } as const
const outBack = { kind: 'step', how: 'out', direction: 'back' } as const
const continueForward = { kind: 'continue', direction: 'forward' } as const
const continueBack = { kind: 'continue', direction: 'back' } as const

const at = (row: number, column: number) => ({ kind: 'cell', cell: (row - 1) * 9 + column - 1 }) as const

test('A program whose lines are hidden, as in another view, is not updated with the board', async () => {
  const app = await debuggedApp(PUZZLES.codewars1, 'tables', 1)
  const before = app.point()
  app.actions.openPanel('puzzle')
  app.actions.openView('grade')
  app.actions.goToEvent(40)
  await vi.waitFor(() => expect(frontOf(app.state()).frame.moment.event).toBe(40), 20_000)
  expect(app.point()).toBe(before)
  app.actions.openView('watch')
  expect(app.at().event).toBe(40)
})

describe('Stepping into', () => {
  test('moves from line to line, and the lines reach the next event', async () => {
    const app = await debuggedApp(PUZZLES.codewars1)
    const lines: string[] = []
    for (let step = 0; step < 7; step++) {
      await app.runCommand(into)
      lines.push(app.stepNotation())
    }
    expect(lines).toEqual(['enter', 'notFull', 'pick', 'next', 'fits', 'place r1c3=1', 'mark'])
    expect(app.at()).toEqual({ event: 1, step: 1 })
  })

  test('names the cell that refuses a digit', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 1)
    while (app.point().step?.kind !== 'refused') await app.runCommand(into)
    // The step is in r1c4, and 1 has just been placed in r1c3, in the same row.
    expect(app.point().step).toMatchObject({ digit: 1, refusal: { digit: 1, by: 2, unit: 'row' } })
  })

  test.each(STRATEGIES.map(({ id }) => id))(
    'and back the same number of times restores the state: %s',
    async (strategy) => {
      const app = await debuggedApp(PUZZLES.codewars1, strategy, 20)
      const seen = [JSON.stringify(withoutChanges(app.point()))]
      for (let step = 0; step < 60; step++) {
        await app.runCommand(into)
        seen.push(JSON.stringify(withoutChanges(app.point())))
      }
      while (seen.length > 0) {
        expect(JSON.stringify(withoutChanges(app.point()))).toBe(seen.pop())
        if (seen.length > 0) await app.runCommand(intoBack)
      }
      expect(app.at()).toEqual({ event: 20, step: 0 })
    },
  )

  test('stops before the first line and after the last', async () => {
    const app = await debuggedApp(PUZZLES.twoSolutions)
    await app.runCommand(intoBack)
    expect(app.stepNotation()).toBe('start')
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.point().position.event).toBeGreaterThan(0), 20_000)
    for (let step = 0; step < 9; step++) await app.runCommand(into)
    expect(app.stepNotation()).toBe('stop')
  })
})

describe('Steps pressed faster than pages load', () => {
  test.each([
    [into, 40],
    [intoBack, 40],
  ])('are all counted: %o', async (command, presses) => {
    const slow = await debuggedApp(PUZZLES.codewars2, 'tables', 70_000)
    const quick = await debuggedApp(PUZZLES.codewars2)
    for (let press = 0; press < presses; press++) await slow.runCommand(command)
    quick.actions.goToEvent(70_000)
    // The search has not reached event 70,000 yet.
    expect(frontOf(quick.state()).frame.moment.event).toBe(0)
    for (let press = 0; press < presses; press++) quick.actions.debug(command)
    await vi.waitFor(() => expect(frontOf(quick.state()).frame.moment.event).toBeGreaterThan(60_000), 20_000)
    await vi.waitFor(() => expect(quick.at()).toEqual(slow.at()), 20_000)
  })
})

/** Drops the change marks, which depend on the position before the step. */
function withoutChanges(point: ExecutionPoint) {
  return { ...point, changed: undefined }
}

describe('Stepping over and out', () => {
  test('over a placement goes to the next event of the same call', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 1)
    await app.runCommand(over)
    // All calls below r1c3=1 have failed.
    expect(app.stepNotation()).toBe('undo r1c3✗1')
    await app.runCommand(overBack)
    expect(app.stepNotation()).toBe('place r1c3=1')
  })

  test('out goes to where the call returns, and back to where it was made', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 3)
    const depth = app.point().step?.depth ?? 0
    await app.runCommand(out)
    expect(app.point().step).toMatchObject({ kind: 'returned', depth: depth - 1 })
    await app.runCommand(overBack)
    await app.runCommand(outBack)
    expect(app.point().step?.depth).toBeLessThan(depth)
  })

  test('over at the end of the search goes to its last line', async () => {
    const app = await debuggedApp(PUZZLES.twoSolutions, 'tables', 1)
    while (app.point().stepCount > app.point().position.step || app.point().step?.event !== undefined)
      await app.runCommand(over)
    expect(app.stepNotation()).toBe('stop')
  })

  test('one event back from between two events goes to the first of them', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 5)
    await app.runCommand(into)
    await app.runCommand(into)
    expect(app.at()).toEqual({ event: 5, step: 2 })
    app.actions.stepBack()
    expect(app.at()).toEqual({ event: 5, step: 0 })
  })

  test('one event back from an event reached with the panel closed goes to the one before', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 5)
    await app.runCommand(into)
    await app.runCommand(into)
    app.actions.openPanel('puzzle')
    app.actions.stepForward()
    app.actions.stepBack()
    expect(frontOf(app.state()).frame.moment.event).toBe(5)
    app.actions.stepBack()
    expect(frontOf(app.state()).frame.moment.event).toBe(4)
  })
})

describe('Continuing', () => {
  const breakpoint: Breakpoint = {
    place: { kind: 'backtrack' },
    conditions: [at(1, 4), { kind: 'digit', digit: 6 }],
    nth: 0,
  }

  test('stops at every hit, and in reverse at the same hits', async () => {
    const app = await debuggedApp(PUZZLES.codewars1)
    app.actions.debug({ kind: 'addBreakpoint', breakpoint })
    const hits: number[] = []
    for (;;) {
      await app.runCommand(continueForward)
      if (frontOf(app.state()).debugging.missed !== undefined) break
      hits.push(app.at().event)
      expect(app.stepNotation()).toBe('undo r1c4✗6')
    }
    expect(hits.length).toBeGreaterThan(1)
    expect(frontOf(app.state()).debugging.hits).toEqual(hits)
    const reversed: number[] = []
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.point().position.event).toBe(8365), 20_000)
    for (;;) {
      await app.runCommand(continueBack)
      if (frontOf(app.state()).debugging.missed !== undefined) break
      reversed.push(app.at().event)
    }
    expect(reversed).toEqual(hits.toReversed())
  })

  test('stops on a line between two events', async () => {
    const app = await debuggedApp(PUZZLES.codewars1)
    app.actions.debug({
      kind: 'addBreakpoint',
      breakpoint: {
        place: { kind: 'line', step: 'refused' },
        conditions: [at(5, 5), { kind: 'digit', digit: 9 }],
        nth: 3,
      },
    })
    await app.runCommand(continueForward)
    const { step } = app.point()
    expect(step).toMatchObject({ kind: 'refused', cell: 40, digit: 9 })
    const { refusal } = step ?? {}
    expect(frontOf(app.state()).frame.moment.board[refusal?.by ?? 0]).toBe(9)
  })

  test('with nowhere to stop says so, and stays', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 100)
    await app.runCommand(continueForward)
    expect(frontOf(app.state()).debugging.missed).toBe('forward')
    expect(app.at()).toEqual({ event: 100, step: 0 })
  })

  test('reports at once that nothing can stop it when there are no breakpoints, however long the search', async () => {
    const app = await debuggedApp(PUZZLES.antiBruteForce)
    app.actions.debug(continueForward)
    expect(frontOf(app.state()).debugging).toMatchObject({ findingStop: undefined, missed: 'forward' })
  })

  test('can be cancelled, and moving by hand cancels it', async () => {
    const app = await debuggedApp(PUZZLES.antiBruteForce)
    app.actions.debug({
      kind: 'addBreakpoint',
      breakpoint: { place: { kind: 'solution' }, conditions: [], nth: 0 },
    })
    app.actions.debug(continueForward)
    await vi.waitFor(() => expect(frontOf(app.state()).debugging.findingStop?.event).toBeGreaterThan(0))
    app.actions.debug({ kind: 'endFinding' })
    expect(frontOf(app.state()).debugging).toMatchObject({ findingStop: undefined, missed: undefined })
    app.actions.debug(continueForward)
    app.actions.seek(77)
    expect(frontOf(app.state()).debugging.findingStop).toBeUndefined()
    await vi.waitFor(() => expect(app.at()).toEqual({ event: 77, step: 0 }))
  })
})

describe('A search for a stop, in progress', () => {
  const never: Breakpoint = { place: { kind: 'solution' }, conditions: [], nth: 0 }

  /** Opens an app with a search for a breakpoint hit that does not end soon. */
  async function findingApp() {
    const app = await debuggedApp(PUZZLES.antiBruteForce, 'tables', 50)
    app.actions.debug({ kind: 'addBreakpoint', breakpoint: never })
    app.actions.debug(continueForward)
    await vi.waitFor(() => expect(frontOf(app.state()).debugging.findingStop?.event).toBeGreaterThan(0))
    return app
  }

  test('uses the breakpoints as they are listed now', async () => {
    const app = await findingApp()
    const breakpoint: Breakpoint = { place: { kind: 'event' }, conditions: [], nth: 60 }
    await app.runCommand({ kind: 'addBreakpoint', breakpoint })
    expect(app.at()).toEqual({ event: 60, step: 0 })
  })

  test('ends with the last breakpoint', async () => {
    const app = await findingApp()
    app.actions.debug({ kind: 'removeBreakpoint', id: 1 })
    expect(frontOf(app.state()).debugging.findingStop).toBeUndefined()
  })

  test('ends when the run is lost', async () => {
    const app = await findingApp()
    app.workers.at(-1)?.crash('out of memory')
    await vi.waitFor(() =>
      expect(frontOf(app.state()).debugging).toMatchObject({
        findingStop: undefined,
        executionPoint: undefined,
      }),
    )
  })
})

describe('In a search that was stopped', () => {
  async function stoppedApp() {
    const app = await debuggedApp(PUZZLES.antiBruteForce, 'tables', 50)
    const progress = () => {
      const { run } = frontOf(app.state())
      if (run.status !== 'open') throw new Error('No run is open')
      return run.progress
    }
    app.actions.stopSearch()
    await vi.waitFor(() => expect(progress().status).toBe('stopped'))
    return { ...app, progress }
  }
  const anyBacktrack: Breakpoint = { place: { kind: 'backtrack' }, conditions: [], nth: 0 }
  const solution: Breakpoint = { place: { kind: 'solution' }, conditions: [], nth: 0 }

  test('stepping over a known step does not resume it', async () => {
    const app = await stoppedApp()
    await app.runCommand(over)
    expect(app.at().event).toBeGreaterThan(50)
    expect(app.progress().status).toBe('stopped')
  })

  test('continuing resumes it when the known events have no hit', async () => {
    const app = await stoppedApp()
    const known = app.progress().events
    app.actions.goToEnd()
    await vi.waitFor(() => expect(app.at().event).toBe(known))
    app.actions.debug({ kind: 'addBreakpoint', breakpoint: anyBacktrack })
    await app.runCommand(continueForward)
    expect(frontOf(app.state()).debugging.missed).toBeUndefined()
    expect(app.at().event).toBeGreaterThan(known)
    expect(app.progress().status).toBe('searching')
  })

  test.each([['over', over] as const, ['out', out] as const, ['on', continueForward] as const])(
    'stopping it while going %s keeps the position and reports it',
    async (_, command) => {
      const app = await stoppedApp()
      app.actions.goToEvent(1)
      await vi.waitFor(() => expect(app.at().event).toBe(1))
      app.actions.debug({ kind: 'addBreakpoint', breakpoint: solution })
      app.actions.debug(command)
      await vi.waitFor(() => expect(app.progress().status).toBe('searching'))
      app.actions.stopSearch()
      await vi.waitFor(() => expect(frontOf(app.state()).debugging.findingStop).toBeUndefined())
      expect(frontOf(app.state()).debugging.missed).toBe('stopped')
      expect(app.at()).toEqual({ event: 1, step: 0 })
    },
  )
})

describe('The list of breakpoints', () => {
  test('holds a line once: toggling it again removes it', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 1)
    await app.runCommand({ kind: 'toggleBreakpoint' })
    expect(app.state().breakpoints).toMatchObject([{ place: { kind: 'line', step: 'place' } }])
    await app.runCommand({ kind: 'toggleBreakpoint' })
    expect(app.state().breakpoints).toEqual([])
  })

  test('is restored after a reload, without invalid entries', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    }
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 0, { storage })
    const breakpoint: Breakpoint = {
      place: { kind: 'line', step: 'place' },
      conditions: [{ kind: 'depth', relation: '≥', depth: 30 }],
      nth: 2,
    }
    app.actions.debug({ kind: 'addBreakpoint', breakpoint })
    app.actions.debug({ kind: 'enableBreakpoint', id: 1, isEnabled: false })
    const [name, kept] = [...stored].find(([key]) => key.includes('breakpoints')) ?? ['', '']
    const withCondition = (condition: object) => ({
      ...JSON.parse(kept)[0],
      id: 2,
      conditions: [condition],
    })
    const senseless = [
      { kind: 'digit', digit: 10 },
      { kind: 'digit', digit: 0 },
      { kind: 'cell', cell: 81 },
      { kind: 'depth', relation: '<', depth: 3 },
      { kind: 'depth', relation: '=', depth: -1 },
      { kind: 'weather' },
    ].map(withCondition)
    stored.set(name, JSON.stringify([...JSON.parse(kept), 'junk', { id: 1 }, null, ...senseless]))
    const again = await debuggedApp(PUZZLES.codewars1, 'tables', 0, { storage })
    expect(again.state().breakpoints).toEqual([{ ...breakpoint, id: 1, isEnabled: false }])
  })
})

describe('A call on the stack', () => {
  test('can be inspected: the board as the call found it', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 5)
    const { stack } = frontOf(app.state()).frame.moment
    await app.runCommand({ kind: 'inspect', depth: 2 })
    const board = frontOf(app.state()).debugging.inspected?.frame.moment.board ?? []
    const placed = stack.slice(0, 2).map((placement) => [cellOf(placement), digitOf(placement)])
    const expected = gridOfLine(PUZZLES.codewars1).map(
      (digit, cell) => placed.find(([filled]) => filled === cell)?.[1] ?? digit,
    )
    expect(lineOf(board)).toBe(lineOf(expected))
    app.actions.stepForward()
    expect(frontOf(app.state()).debugging.inspected).toBeUndefined()
  })
})

describe('The cells that explain a step', () => {
  test('are those of the current position: two backtracks may have the same wording', async () => {
    const app = await debuggedApp(PUZZLES.codewars1, 'tables', 6)
    const shown = () => [...(frontOf(app.state()).debugging.explained ?? [])]
    await app.runCommand({ kind: 'explain', isShown: true })
    const first = shown()
    app.actions.stepForward()
    const next = shown()
    await app.runCommand({ kind: 'explain', isShown: true })
    expect(next).toEqual(shown())
    expect(next).not.toEqual(first)
  })
})
