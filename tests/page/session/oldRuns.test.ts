/** In any order of messages, the board shows the current puzzle and nothing of an earlier run. */
import { builtInOf, frontOf } from '../../../src/page/session/sessions.ts'
import { fc, test } from '@fast-check/vitest'
import { afterAll, expect, vi } from 'vitest'
import type { ToClient, ToHost } from '../../../src/calls/protocol.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { solverHost } from '../../../src/search/worker/host.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { IS_THOROUGH } from '../../thorough.ts'

/** The real request handler of a worker, driven message by message; replies sent before a termination still arrive. */
class SlowWorker implements RawWorker {
  readonly #questions: ToHost[] = []
  readonly #replies: ToClient[] = []
  /** Functions that end the worker's pauses, the oldest first. */
  readonly #pauses: (() => void)[] = []
  #handle: (message: { readonly data: ToClient }) => void = () => undefined
  readonly #receive = solverHost({
    post: (reply) => void this.#replies.push(structuredClone(reply)),
    pause: () => new Promise((resume) => this.#pauses.push(resume)),
    rest: () => new Promise((resume) => this.#pauses.push(resume)),
    now: () => performance.now(),
  })

  postMessage(message: ToHost): void {
    this.#questions.push(structuredClone(message))
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    // The overloads of the interface pair each type with its event.
    if (type === 'message') this.#handle = listener as (message: { readonly data: ToClient }) => void
  }

  terminate(): void {}

  /** Makes enough steps for the app to request and receive a page of the trace. */
  async deliver(): Promise<void> {
    for (let times = 0; times < 8; times++)
      for (const what of ['receive', 'slice', 'reply', 'reply'] as const) await this.step(what)
  }

  /** Receives the next request, runs the worker's next slice of work, or delivers its next reply, if there is one. */
  async step(what: 'receive' | 'slice' | 'reply'): Promise<void> {
    if (what === 'slice') {
      this.#pauses.shift()?.()
      await new Promise((resume) => setImmediate(resume))
      return
    }
    const question = what === 'receive' ? this.#questions.shift() : undefined
    if (question !== undefined) this.#receive(question)
    const reply = what === 'reply' ? this.#replies.shift() : undefined
    if (reply !== undefined) this.#handle({ data: reply })
    // Whoever awaits the reply goes on.
    await new Promise((resume) => setImmediate(resume))
  }
}

/** Timeout of the test, which handles thousands of messages, perhaps on a busy machine. */
const LONGEST_MS = 240_000

const LINES = [PUZZLES.codewars1, PUZZLES.codewars2] as const
const PROGRAMS = ['tables', 'promising-numbers'] as const

/** Traces by puzzle and program, as the source of the expected boards. */
const traces = new Map<string, SearchTrace>()

/** Returns the expected board after an event. */
function boardAt(line: string, program: string, event: number): Uint8Array {
  const strategy = strategyWithId(program)
  if (strategy === undefined) throw new Error(program)
  if (event === 0) return openingMoment(gridOfLine(line)).board
  const key = line + program
  const trace = traces.get(key) ?? new SearchTrace(givensOfLine(line), strategy, 'first')
  traces.set(key, trace)
  while (!trace.frontier.ended) trace.advance()
  return replay(givensOfLine(line), trace.chunk(chunkOf(event)), event).board
}

/** Number of boards that showed more than the puzzle. */
let boardsWithEvents = 0

const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('message' as const),
        what: fc.constantFrom('receive' as const, 'slice' as const, 'reply' as const),
        worker: fc.nat(9),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('load' as const), line: fc.constantFrom(...LINES) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('choose' as const), program: fc.constantFrom(...PROGRAMS) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('seek' as const), event: fc.nat(40_000) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        button: fc.constantFrom(
          'goToEnd' as const,
          'stopSearch' as const,
          'continueSearch' as const,
          'reset' as const,
        ),
      }),
    },
  ),
  { minLength: 20, maxLength: 120 },
)

test.prop([steps], { numRuns: IS_THOROUGH ? 20 : 3 })(
  'no board but that of the current search is ever shown',
  async (script) => {
    const workers: SlowWorker[] = []
    const { store } = testApp({
      makeWorker() {
        const worker = new SlowWorker()
        workers.push(worker)
        return worker
      },
    })
    const { actions } = store
    actions.loadGrid(gridOfLine(LINES[0]))
    actions.chooseExtent('first')
    // The first worker is created with the lazily loaded parts of a run; until then there is none to message.
    actions.getReady()
    await vi.waitFor(() => expect(workers).toHaveLength(1), { timeout: LONGEST_MS, interval: 5 })
    let line: string = LINES[0]
    for (const step of script) {
      if (step.do === 'message') await workers[step.worker % Math.max(1, workers.length)]?.step(step.what)
      else if (step.do === 'deliver') await workers.at(-1)?.deliver()
      else if (step.do === 'choose') actions.chooseStrategy(step.program)
      else if (step.do === 'seek') actions.goToEvent(step.event)
      else if (step.do === 'press') actions[step.button]()
      else {
        line = step.line
        actions.loadGrid(gridOfLine(line))
      }
      const { run, frame } = frontOf(store.getState())
      const { strategy } = builtInOf(store.getState())
      if (run.status === 'failed') throw new Error(run.loss.kind)
      const { board, event } = frame.moment
      expect([event, lineOf(board)]).toEqual([event, lineOf(boardAt(line, strategy, event))])
      if (event > 0) boardsWithEvents++
    }
  },
  LONGEST_MS,
)

// Guards against a vacuous pass: the boards must have shown events.
afterAll(() => expect(boardsWithEvents).toBeGreaterThan(20))
