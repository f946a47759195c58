/** The jobs of the background worker, run in Node: questions in, tellings out; the test controls time and pauses. */
import { describe, expect, test } from 'vitest'
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { Kind } from '../../../src/calls/question.ts'
import { serve } from '../../../src/calls/serve.ts'
import { Turns } from '../../../src/calls/turns.ts'
import { readOptions } from '../../../src/search/generator/options.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import type { RunnableModule } from '../../../src/search/compiled/wasmBinary.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { transformWithId } from '../../../src/sudoku/transforms/registry.ts'
import { backgroundJobs, REPORT_EVERY_MS, SLICE_MS } from '../../../src/page/background/backgroundJobs.ts'
import type {
  BackgroundQuestions,
  Costs,
  Facts,
  Generated,
} from '../../../src/page/background/backgroundQuestions.ts'
import type { BackgroundTools } from '../../../src/search/jobs/backgroundTools.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { SEED } from '../../seed.ts'

type Ask<K extends Kind<BackgroundQuestions>> = {
  readonly kind: K
  readonly order: BackgroundQuestions[K]['order']
}
type AnyAsk = { readonly [K in Kind<BackgroundQuestions>]: Ask<K> }[Kind<BackgroundQuestions>]

/** A host whose pauses end when the test says so. A slice holds `turnsInASlice` turns, the short steps of a job. */
function hostWithManualPauses(compile?: BackgroundTools['compile'], turnsInASlice = 100) {
  const replies: ToClient[] = []
  const repliedAtMs: number[] = []
  const paused: (() => void)[] = []
  const kinds = new Map<number, Kind<BackgroundQuestions>>()
  let timeMs = 0
  const turns = new Turns({
    pause: () => new Promise((resolve) => paused.push(() => resolve())),
    now: () => (timeMs += SLICE_MS / turnsInASlice),
    sliceMs: SLICE_MS,
    reportEveryMs: REPORT_EVERY_MS,
  })
  const receive = serve(
    (message, transfer) => {
      replies.push(structuredClone(message, { transfer: [...transfer] as ArrayBuffer[] }))
      repliedAtMs.push(timeMs)
    },
    turns,
    backgroundJobs({ solver: createBandSolver(), compile }),
  )
  /** Ends the pauses; resolves once the host pauses again or has ended. */
  const slice = async () => {
    for (const resume of paused.splice(0)) resume()
    await new Promise((resolve) => setImmediate(resolve))
  }
  /** What was told about a question, or all questions of a kind. */
  const tellsOf = (isOne: (id: number) => boolean) =>
    replies.flatMap((reply) => ('tell' in reply && isOne(reply.id) ? [reply.tell] : []))
  // The table of jobs pairs each kind with its tellings.
  const tells = <Tell>(kind: Kind<BackgroundQuestions>) => tellsOf((id) => kinds.get(id) === kind) as Tell[]
  const endOf = (id: number) =>
    replies.find(
      (reply) => 'id' in reply && reply.id === id && ['answered', 'over', 'failed'].includes(reply.type),
    )
  return {
    replies,
    repliedAtMs,
    slice,
    isPaused: () => paused.length > 0,
    ask(id: number, { kind, order }: AnyAsk) {
      kinds.set(id, kind)
      receive({ type: 'ask', id, kind, order })
    },
    end: (id: number) => receive({ type: 'end', id }),
    /** Holds the work, as the page does while its view is hidden. */
    pause: () => receive({ type: 'ask', id: 99, kind: 'pause', order: undefined }),
    resume: () => receive({ type: 'end', id: 99 }),
    endOf,
    /** Runs slices until a question has ended. @param between awaited after each slice */
    async untilEnded(id: number, between?: () => Promise<unknown>) {
      while (endOf(id) === undefined) {
        await slice()
        await between?.()
      }
    },
    facts: () => tells<Facts>('facts'),
    costs: () => tells<Costs>('costs'),
    generations: () => tells<Generated>('generate'),
  }
}

const factsOf = (line: string): AnyAsk => ({ kind: 'facts', order: { grid: gridOfLine(line) } })

const costsOf = (line: string, strategy: string, cap: number): AnyAsk => ({
  kind: 'costs',
  order: { grid: gridOfLine(line), strategy, extent: 'first', cap },
})

function puzzleOf(text: string): AnyAsk {
  const options = readOptions(text, { known: ['tables'], defaultProgram: 'tables' })
  if (!options.ok) throw new RangeError(text)
  return { kind: 'generate', order: options.value }
}

describe('On a request for facts, the host', () => {
  test('reports the givens at once, then the solutions, then the cost of the programs', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.ask(1, factsOf(PUZZLES.codewars1))
    expect(host.facts()).toMatchObject([{ givens: 30, solutions: { kind: 'counting' } }])
    await host.slice()
    await host.slice()
    host.pause()
    while (host.isPaused()) await host.slice()
    expect(host.facts().at(-1)).toMatchObject({ solutions: { kind: 'one' }, gauge: { settled: false } })
    host.resume()
    await host.untilEnded(1)
    const { solutions, gauge, programs } = host.facts().at(-1) ?? {}
    expect(solutions).toMatchObject({ kind: 'one', solution: gridOfLine(PUZZLES.solved) })
    expect(gauge).toMatchObject({ band: 'easy', settled: true })
    expect(programs?.map(({ strategy }) => strategy)).toEqual(STRATEGIES.map(({ id }) => id))
    expect(programs?.every(({ ended }) => ended)).toBe(true)
    expect(programs?.find(({ strategy }) => strategy === 'tables')).toMatchObject({ events: 8365 })
  })

  test('reports the same with compiled code, which takes over in the middle', async () => {
    const compiling: Promise<RunnableModule>[] = []
    let calls = 0
    const host = hostWithManualPauses((module) => {
      const code = compileWebAssembly(module).then(({ memory, run }) => ({
        memory,
        run: () => (calls++, run()),
      }))
      compiling.push(code)
      return code
    }, 20)
    const plain = hostWithManualPauses()
    const rotated = lineOf(gridOfLine(PUZZLES.codewars2).toReversed())
    for (const each of [host, plain]) {
      each.ask(1, factsOf(rotated))
      await each.untilEnded(1, () => Promise.all(compiling))
    }
    // One compilation for all programs whose work follows from the placements, and one for each of the others.
    expect(compiling.length).toBe(5)
    expect(calls).toBeGreaterThan(0)
    expect(host.facts().at(-1)).toEqual(plain.facts().at(-1))
    expect(
      host
        .facts()
        .at(-1)
        ?.programs.find(({ strategy }) => strategy === 'tables')?.events,
    ).toBe(182_640)
  })

  test('reports increasing counts of a search that does not end, at most four times a second', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.ask(1, factsOf(PUZZLES.empty))
    for (let slice = 0; slice < 120; slice++) await host.slice()
    const events = host.facts().map(({ programs }) => programs[0].events)
    expect(events.length).toBeGreaterThan(2)
    expect(events).toEqual(events.toSorted((a, b) => a - b))
    expect(host.facts().at(-1)).toMatchObject({ solutions: { kind: 'more', than: 10_000 } })
    expect(host.endOf(1)).toBeUndefined()
    // The first answer is left out: the result of the first slice follows it immediately.
    const [first, ...later] = host.repliedAtMs.slice(1)
    const apartMs = later.map((timeMs, index) => timeMs - [first, ...later][index])
    expect(apartMs.length).toBeGreaterThan(1)
    expect(Math.min(...apartMs)).toBeGreaterThanOrEqual(250)
  })
})

describe('On a request for the cost of transforms, the host', () => {
  test('counts them all, the cheap ones first', async () => {
    const host = hostWithManualPauses(compileWebAssembly)
    host.ask(1, costsOf(PUZZLES.codewars2, 'tables', 200_000))
    expect(host.costs()[0].costs.every(({ ended }) => ended)).toBe(false)
    await host.untilEnded(1)
    const reported = new Map(
      host
        .costs()
        .at(-1)
        ?.costs.map((cost) => [cost.transform, cost]),
    )
    expect(host.costs().at(-1)?.present).toEqual({ events: 99_056, ended: true })
    expect(reported.get('rotate-180')).toEqual({ transform: 'rotate-180', events: 182_640, ended: true })
    expect(reported.get('rotate-90')).toMatchObject({ ended: false })
    expect(reported.get('anti-transpose')).toMatchObject({ events: 137_826, ended: true })
    expect([...reported.keys()].every((id) => transformWithId(id) !== undefined)).toBe(true)
    for (const { costs: sofar } of host.costs().slice(0, -1)) {
      const furthest = Math.max(...sofar.filter(({ ended }) => !ended).map(({ events }) => events))
      for (const { events } of sofar) expect(events).toBeLessThanOrEqual(furthest)
    }
  })

  test('stops counting at a cap, and reports more than that', async () => {
    const host = hostWithManualPauses()
    host.ask(1, costsOf(PUZZLES.antiBruteForce, 'bitmasks', 20_000))
    await host.untilEnded(1)
    for (const { events, ended } of host.costs().at(-1)?.costs ?? []) {
      expect(ended || (events >= 20_000 && events < 20_000 + (1 << 14))).toBe(true)
    }
  })
})

describe('On a request for a puzzle, the host', () => {
  test('reports its progress, and then the puzzle, which matches the options', async () => {
    const puzzles: (readonly number[] | undefined)[] = []
    for (const turns of [1, 7]) {
      const host = hostWithManualPauses(undefined, turns)
      host.ask(1, puzzleOf(`24-half-4-${SEED}`))
      await host.untilEnded(1)
      const { best } = host.generations().at(-1) ?? {}
      expect(best?.givens).toBe(24)
      expect(best?.events).toBeGreaterThanOrEqual(10_000)
      puzzles.push(best?.grid)
    }
    expect(puzzles[0]).toEqual(puzzles[1])
  })

  test('rests when there is none, tells the best, and continues on request', async () => {
    const host = hostWithManualPauses(undefined, 20)
    host.ask(1, puzzleOf(`17-quarter-9-${SEED}`))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    host.pause()
    while (host.isPaused()) await host.slice()
    const stopped = host.generations().at(-1)
    expect(stopped?.best?.givens).toBeLessThan(40)
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.generations().at(-1)).toEqual(stopped)
    host.resume()
    for (let slice = 0; slice < 10; slice++) await host.slice()
    host.pause()
    while (host.isPaused()) await host.slice()
    expect(host.generations().at(-1)?.tried).toBeGreaterThan(stopped?.tried ?? 0)
  })
})

describe('The host', () => {
  const QUESTIONS = [
    factsOf(PUZZLES.antiBruteForce),
    costsOf(PUZZLES.antiBruteForce, 'dancing-links', 1e9),
    puzzleOf(`17-quarter-9-${SEED}`),
  ]

  test.each(QUESTIONS)('drops what is no longer asked, and does nothing more ($kind)', async (question) => {
    const host = hostWithManualPauses(compileWebAssembly, 2)
    host.ask(1, question)
    await host.slice()
    host.end(1)
    const known = host.replies.length
    while (host.isPaused()) await host.slice()
    expect(host.replies).toHaveLength(known)
    expect(host.replies.at(-1)).toEqual({ type: 'over', id: 1 })
  })

  test.each(QUESTIONS)(
    'does nothing while it rests, whatever is asked meanwhile ($kind)',
    async (question) => {
      const host = hostWithManualPauses(compileWebAssembly, 2)
      host.pause()
      host.ask(1, question)
      while (host.isPaused()) await host.slice()
      expect(host.replies).toEqual([])
      host.resume()
      await host.slice()
      expect(host.isPaused()).toBe(true)
    },
  )

  test('goes on with one loop after rests in quick succession', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.ask(1, costsOf(PUZZLES.codewars2, 'dancing-links', 1e6))
    for (let time = 0; time < 3; time++) {
      host.pause()
      host.resume()
    }
    await host.untilEnded(1)
    expect(host.replies.filter(({ type }) => type === 'answered')).toHaveLength(1)
  })

  test('fails a question whose job throws, and answers the next', async () => {
    const host = hostWithManualPauses()
    host.ask(1, factsOf('55' + '0'.repeat(79)))
    host.ask(2, costsOf(PUZZLES.codewars1, 'no-such-program', 1e6))
    host.ask(3, {
      kind: 'generate',
      order: { givens: 24, pattern: 'none', difficulty: 0, seed: 1, strategy: 'tables' },
    })
    await host.untilEnded(3)
    expect(host.endOf(1)).toMatchObject({ type: 'failed', id: 1, reason: 'The givens contradict each other' })
    expect(host.endOf(2)).toMatchObject({ type: 'failed', id: 2, reason: 'No strategy no-such-program' })
    expect(host.endOf(3)).toMatchObject({ type: 'answered' })
  })

  test('continues without compiled code when that is not available', async () => {
    const host = hostWithManualPauses(() => Promise.reject(new Error('No WebAssembly')))
    host.ask(1, costsOf(PUZZLES.codewars2, 'tables', 150_000))
    await host.untilEnded(1)
    expect(host.endOf(1)).toMatchObject({ type: 'answered' })
  })
})
