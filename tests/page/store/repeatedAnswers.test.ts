/** Messages of workers that arrive twice have no effect the second time, even if no request is open any more. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { InProcessBackgroundWorker, InProcessWorker } from '../../support/inProcessWorker.ts'
import { puzzleApp } from '../../support/puzzleApp.ts'

type MessageListener = (message: { readonly data: never }) => void

/** Pending repetitions, in the order of the messages. Each function delivers one message again. */
const repetitions: (() => void)[] = []

beforeEach(() => void repetitions.splice(0))

function repeatAll(): void {
  for (const repeat of repetitions.splice(0)) repeat()
}

/** Repeats each message after the next one, or when the test says so. @returns the wrapped listener */
function repeatingListener(type: string, listener: (event: never) => void): (event: never) => void {
  if (type !== 'message') return listener
  // The cast is safe: the interface's overloads pair the type `message` with this event.
  const handle = listener as MessageListener
  return (message: { readonly data: never }) => {
    handle(message)
    repeatAll()
    repetitions.push(() => handle(message))
  }
}

class RepeatingWorker extends InProcessWorker {
  override addEventListener(type: string, listener: (event: never) => void): void {
    super.addEventListener(type, repeatingListener(type, listener))
  }
}

class RepeatingBackgroundWorker extends InProcessBackgroundWorker {
  override addEventListener(type: string, listener: (event: never) => void): void {
    super.addEventListener(type, repeatingListener(type, listener))
  }
}

function repeatingApp() {
  const app = puzzleApp({
    makeWorker: () => new RepeatingWorker(),
    makeBackgroundWorker: () => new RepeatingBackgroundWorker(),
    cores: 2,
  })
  // Hides the panels, whose facts would use further workers.
  app.actions.setPanelsSeen(false)
  return {
    ...app,
    /** Repeats the last messages after the app has acted on them. */
    async repeatLast() {
      await app.untilQuiet()
      expect(repetitions).not.toEqual([])
      repeatAll()
      await app.untilQuiet()
    },
  }
}

describe('When every answer arrives twice', () => {
  test('a search ends once, and its playhead stays where it was put since', async () => {
    const { actions, store, load, repeatLast } = repeatingApp()
    const shown = () => frontOf(store.getState()).frame.moment
    load(PUZZLES.twoSolutions)
    actions.chooseExtent('all')
    actions.goToEnd()
    await vi.waitFor(() =>
      expect(frontOf(store.getState()).run).toMatchObject({ progress: { solutions: 2 } }),
    )
    actions.goToSolution(1)
    await vi.waitFor(() => expect(shown().solutions).toBe(1))
    const { event } = shown()
    actions.stepBack()
    await repeatLast()
    expect(shown()).toMatchObject({ event: event - 1, solutions: 0 })
  })

  test('a search for a stop leads to its hit once', async () => {
    const { actions, store, load, repeatLast } = repeatingApp()
    const shown = () => frontOf(store.getState()).frame.moment
    load(PUZZLES.codewars1)
    const breakpoint = { place: { kind: 'backtrack' }, conditions: [], nth: 0 } as const
    actions.debug({ kind: 'addBreakpoint', breakpoint })
    actions.debug({ kind: 'continue', direction: 'forward' })
    await vi.waitFor(() => expect(shown().backtracks).toBe(1))
    const { event } = shown()
    actions.stepForward()
    await repeatLast()
    expect(shown().event).toBe(event + 1)
  })

  test('a generated puzzle is loaded once: later changes to it stay', async () => {
    const { actions, until, store, board, repeatLast } = repeatingApp()
    actions.generate({ kind: 'make', seed: 'same' })
    await until(({ generator }) => generator.generation?.state.status === 'ended')
    const made = board()
    actions.stepForward()
    await vi.waitFor(() => expect(frontOf(store.getState()).frame.moment.event).toBe(1))
    await repeatLast()
    expect(board()).toBe(made)
    expect(frontOf(store.getState()).frame.moment.event).toBe(1)
    expect(lineOf(frontOf(store.getState()).frame.moment.board)).not.toBe(made)
  })
})
