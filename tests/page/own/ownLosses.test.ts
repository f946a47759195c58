/** Workers of the user's programs that are lost or report nonsense, and the effect on the current run and the next. */
import { expect, test, vi } from 'vitest'
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { inProcessOwnWorker } from '../../support/ownWorker.ts'
import { some } from '../../thorough.ts'

/** A program that writes one digit to its board, which is one event. */
const ONE_WRITE =
  'board = [list(map(int, input().split())) for _ in range(9)]\nboard[0][2] = 1\nprint(board)\n'

/** Error event of a worker that crashes. */
const CRASH = { message: 'no room for it' }

/** Wraps a function that makes workers: counts the workers, and makes the first of them fail on request. */
function failingWorkers(makeWorker: () => RawWorker) {
  const fails: (() => void)[] = []
  let made = 0
  function makeOwnWorker(): RawWorker {
    made++
    const worker = makeWorker()
    return {
      ...worker,
      addEventListener(type: string, listener: never) {
        if (type === 'error') fails.push(() => (listener as (error: typeof CRASH) => void)(CRASH))
        worker.addEventListener(type as 'message', listener)
      },
    }
  }
  return { makeOwnWorker, failFirst: () => fails[0](), made: () => made }
}

async function openProgram(makeOwnWorker: () => RawWorker) {
  const { store } = testApp({ makeOwnWorker })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.own({ kind: 'open', language: 'python' })
  actions.own({ kind: 'edit', text: 'print(1)\n' })
  return { actions, verdict: () => store.getState().own?.run?.verdict }
}

test('a worker that is lost while the next run is prepared does not affect that run', async () => {
  const { makeOwnWorker, failFirst, made } = failingWorkers(inProcessOwnWorker)
  const { actions, verdict } = await openProgram(makeOwnWorker)
  actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(verdict()?.kind).toBe('wrong-answer'), { timeout: 60_000 })
  actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(verdict()?.kind).toBe('loading'), { interval: 0 })
  failFirst()
  await vi.waitFor(() => expect(verdict()?.kind).toBe('wrong-answer'), { timeout: 60_000 })
  expect(made()).toBe(2)
})

/** Returns a function that makes workers which tell other values in some fields of what has a type. */
function workersForging(makeWorker: () => RawWorker, type: string, forged: object) {
  return (): RawWorker => {
    const worker = makeWorker()
    return {
      ...worker,
      addEventListener(kind: string, listener: never) {
        const handle = listener as (message: { readonly data: unknown }) => void
        const received = ({ data }: { readonly data: ToClient }) => {
          const told = 'tell' in data ? (data.tell as { readonly type: string }) : undefined
          handle({ data: told?.type === type ? { ...data, tell: { ...told, ...forged } } : data })
        }
        worker.addEventListener(kind as 'message', kind === 'message' ? received : handle)
      },
    }
  }
}

test.each(
  some(
    [
      ['an outcome that there is not', 'ended', { outcome: { kind: 'accepted' } }],
      ['an output that is no text', 'ended', { output: 81 }],
      ['a cell beyond the board', 'recorded', { writes: Uint16Array.of(81 << 4), lines: Uint16Array.of(1) }],
      [
        'a page of writes that no board has',
        'recorded',
        // One write, coded as the second of the predicted writes, although nothing is predicted before the first write.
        { type: 'packed', page: Uint8Array.of(1, 0, 0, 0, 0, 0, 0x1a) },
      ],
    ],
    1,
  ),
)('a worker that reports %s is broken, and nothing that it reports is used', async (_, type, forged) => {
  const { actions, verdict } = await openProgram(workersForging(inProcessOwnWorker, type, forged))
  actions.own({ kind: 'edit', text: ONE_WRITE })
  actions.own({ kind: 'run' })
  await vi.waitFor(() => expect(verdict()?.kind).toBe('broken'), { timeout: 60_000 })
})
