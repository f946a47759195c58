/** The logic of the background worker, run in Node: requests in, replies out; the test controls time and pauses. */
import { describe, expect, test } from 'vitest'
import { chunksOf } from '../../src/core/batch/chunks.ts'
import { BatchMerger } from '../../src/core/batch/merging.ts'
import { textOfResults } from '../../src/core/batch/writing.ts'
import { readOptions } from '../../src/core/generator/options.ts'
import { gridOfLine, lineOf } from '../../src/core/grid.ts'
import { assertNever } from '../../src/core/result.ts'
import type { RunnableModule } from '../../src/core/search/compiled/wasmBinary.ts'
import { createBandSolver } from '../../src/core/solver/bandSolver.ts'
import { STRATEGIES } from '../../src/core/programs/registry.ts'
import { transformWithId } from '../../src/core/transforms/registry.ts'
import { BackgroundHost, type BackgroundDependencies } from '../../src/worker/backgroundHost.ts'
import type { BackgroundReply, BackgroundRequest, JobStatus } from '../../src/worker/backgroundProtocol.ts'
import { compileWebAssembly } from '../../src/worker/webAssembly.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { randomPuzzle } from '../core/randomPuzzles.ts'
import { SEED } from '../seed.ts'

/** Returns the status of a reply's job; `failed` for replies without a report. */
function statusOf(reply: BackgroundReply): JobStatus | 'failed' {
  if (reply.type === 'failed' || reply.type === 'pong') return 'failed'
  const { report } = reply
  switch (report.job) {
    case 'facts':
      return report.facts.status
    case 'costs':
      return report.costs.status
    case 'generate':
      return report.generation.status
    case 'batch':
      return report.batch.status
    case 'compare':
      return report.comparison.status
    case 'diagnosis':
      return report.isDone ? 'ended' : 'running'
    default:
      return assertNever(report)
  }
}

/** A host whose pauses end when the test says so. A slice holds `turnsInASlice` turns, the short steps of a job. */
function hostWithManualPauses(compile?: BackgroundDependencies['compile'], turnsInASlice = 100) {
  const replies: BackgroundReply[] = []
  const repliedAtMs: number[] = []
  const paused: (() => void)[] = []
  let timeMs = 0
  const host = new BackgroundHost({
    post(reply, transfer) {
      replies.push(structuredClone(reply, { transfer: [...transfer] as ArrayBuffer[] }))
      repliedAtMs.push(timeMs)
    },
    pause: () => new Promise((resolve) => paused.push(resolve)),
    now: () => (timeMs += 8 / turnsInASlice),
    solver: createBandSolver,
    compile,
  })
  /** Ends the pauses; resolves once the host pauses again or has ended. */
  const slice = async () => {
    for (const resume of paused.splice(0)) resume()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const reports = () => replies.flatMap((reply) => (reply.type === 'report' ? [reply.report] : []))
  return {
    replies,
    repliedAtMs,
    slice,
    send: (request: BackgroundRequest) => host.receive(request),
    statuses: (run: number) => replies.filter((reply) => reply.run === run).map(statusOf),
    /** Runs slices until the job has ended. @param between awaited after each slice */
    async untilEnded(between?: () => Promise<unknown>) {
      const hasEnded = () => replies.slice(-1).some((reply) => statusOf(reply) === 'ended')
      while (!hasEnded()) {
        await slice()
        await between?.()
      }
    },
    facts: () => reports().flatMap((report) => (report.job === 'facts' ? [report.facts] : [])),
    costs: () => reports().flatMap((report) => (report.job === 'costs' ? [report.costs] : [])),
    generations: () => reports().flatMap((report) => (report.job === 'generate' ? [report.generation] : [])),
    batches: () => reports().flatMap((report) => (report.job === 'batch' ? [report.batch] : [])),
  }
}

const factsRequest = (run: number, line: string): BackgroundRequest => ({
  type: 'begin',
  run,
  job: 'facts',
  order: { grid: gridOfLine(line) },
})

function costsRequest(run: number, line: string, strategy: string, cap: number): BackgroundRequest {
  return {
    type: 'begin',
    run,
    job: 'costs',
    order: { grid: gridOfLine(line), strategy, extent: 'first', cap },
  }
}

function batchRequest(run: number, lines: readonly string[]): BackgroundRequest {
  return { type: 'begin', run, job: 'batch', order: { index: 0, firstLine: 1, text: lines.join('\n') } }
}

function generateRequest(run: number, text: string): BackgroundRequest {
  const options = readOptions(text, { known: ['tables'], defaultProgram: 'tables' })
  if (!options.ok) throw new RangeError(text)
  return { type: 'begin', run, job: 'generate', order: options.value }
}

describe('On a request for facts, the host', () => {
  test('reports the givens at once, then the solutions, then the cost of the programs', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.send(factsRequest(1, PUZZLES.codewars1))
    expect(host.facts()).toMatchObject([{ status: 'running', givens: 30, solutions: { kind: 'counting' } }])
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    expect(host.facts().at(-1)).toMatchObject({ solutions: { kind: 'one' }, gauge: { settled: false } })
    host.send({ type: 'continue', run: 1 })
    await host.untilEnded()
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
      each.send(factsRequest(1, rotated))
      await each.untilEnded(() => Promise.all(compiling))
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

  test('reports increasing counts of a search that does not end', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.send(factsRequest(1, PUZZLES.empty))
    for (let slice = 0; slice < 100; slice++) await host.slice()
    const events = host.facts().map(({ programs }) => programs[0].events)
    expect(events.length).toBeGreaterThan(2)
    expect(events).toEqual(events.toSorted((a, b) => a - b))
    expect(host.facts().at(-1)).toMatchObject({
      status: 'running',
      solutions: { kind: 'more', than: 10_000 },
    })
  })
})

test('A host reports its progress at most four times a second', async () => {
  const host = hostWithManualPauses(undefined, 1)
  host.send(factsRequest(1, PUZZLES.empty))
  for (let slice = 0; slice < 120; slice++) await host.slice()
  // The first answer is left out: the result of the first slice follows it immediately.
  const [first, ...later] = host.repliedAtMs.slice(1)
  const apartMs = later.map((timeMs, index) => timeMs - [first, ...later][index])
  expect(apartMs.length).toBeGreaterThan(1)
  expect(Math.min(...apartMs)).toBeGreaterThanOrEqual(250)
})

describe('On a request for the cost of transforms, the host', () => {
  test('counts them all, the cheap ones first', async () => {
    const host = hostWithManualPauses(compileWebAssembly)
    host.send(costsRequest(1, PUZZLES.codewars2, 'tables', 200_000))
    expect(host.costs()[0].costs.every(({ ended }) => !ended)).toBe(true)
    await host.untilEnded()
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
    host.send(costsRequest(1, PUZZLES.antiBruteForce, 'bitmasks', 20_000))
    await host.untilEnded()
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
      host.send(generateRequest(1, `24-half-4-${SEED}`))
      await host.untilEnded()
      const { status, best } = host.generations().at(-1) ?? {}
      expect([status, best?.givens]).toEqual(['ended', 24])
      expect(best?.events).toBeGreaterThanOrEqual(10_000)
      puzzles.push(best?.grid)
    }
    expect(puzzles[0]).toEqual(puzzles[1])
  })

  test('stops when there is none, keeps the best, and continues on request', async () => {
    const host = hostWithManualPauses(undefined, 20)
    host.send(generateRequest(1, `17-quarter-9-${SEED}`))
    for (let slice = 0; slice < 10; slice++) await host.slice()
    host.send({ type: 'stop', run: 1 })
    const stopped = host.generations().at(-1)
    expect(stopped?.status).toBe('stopped')
    expect(stopped?.best?.givens).toBeLessThan(40)
    for (let slice = 0; slice < 10; slice++) await host.slice()
    expect(host.generations().at(-1)).toEqual(stopped)
    host.send({ type: 'continue', run: 1 })
    for (let slice = 0; slice < 10; slice++) await host.slice()
    host.send({ type: 'stop', run: 1 })
    expect(host.generations().at(-1)?.tried).toBeGreaterThan(stopped?.tried ?? 0)
  })
})

describe('On a request to solve a text, the host', () => {
  test('returns the results of each chunk, whichever worker solves it', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => lineOf(randomPuzzle(SEED + index, 30), '.'))
    const text = lines.toSpliced(10, 1, 'not a puzzle').join('\r\n')
    const merger = new BatchMerger()
    const workers = [hostWithManualPauses(), hostWithManualPauses()]
    let run = 0
    for (const chunk of chunksOf(text, 7)) {
      const worker = workers[chunk.index % 2]
      worker.send({ type: 'begin', run: ++run, job: 'batch', order: chunk })
      await worker.untilEnded()
    }
    for (const worker of workers.toReversed()) {
      for (const batch of worker.batches()) if (batch.status === 'ended') merger.add(batch.results)
    }
    const answers = merger.merged.map(textOfResults).join('').trimEnd().split('\n')
    expect(answers).toHaveLength(60)
    expect(answers[10]).toBe('unreadable')
    lines.forEach((line, index) => {
      if (!/^[1-9]/.test(answers[index])) return
      expect(answers[index].replace(/./g, (digit, cell: number) => (line[cell] === '.' ? '.' : digit))).toBe(
        line,
      )
    })
    expect(merger.totals).toMatchObject({ puzzles: 59, faults: 1 })
  })

  test('reports how many puzzles it has solved, and stops', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.send(batchRequest(1, Array(100).fill(PUZZLES.codewars1)))
    for (let slice = 0; slice < 4; slice++) await host.slice()
    host.send({ type: 'stop', run: 1 })
    const solved = host.batches().at(-1)
    expect(solved).toMatchObject({ status: 'stopped', index: 0 })
    host.send({ type: 'continue', run: 1 })
    await host.untilEnded()
    const ended = host.batches().at(-1)
    expect(ended?.status === 'ended' && Array.from(ended.results.counts)).toEqual(Array(100).fill(1))
  })
})

describe('The host', () => {
  const REQUESTS = [
    (run: number) => factsRequest(run, PUZZLES.antiBruteForce),
    (run: number) => costsRequest(run, PUZZLES.antiBruteForce, 'dancing-links', 1e9),
    (run: number) => generateRequest(run, `17-quarter-9-${SEED}`),
    (run: number) => batchRequest(run, Array(500).fill(PUZZLES.codewars2)),
  ]

  test.each([0, 1, 2, 3])('drops a run of any kind for the next (%i)', async (kind) => {
    const host = hostWithManualPauses(compileWebAssembly, 2)
    host.send(REQUESTS[kind](1))
    await host.slice()
    for (const [index, request] of REQUESTS.entries()) {
      const received = host.replies.length
      host.send(request(index + 2))
      host.send({ type: 'stop', run: index + 1 })
      host.send({ type: 'continue', run: index + 1 })
      for (let slice = 0; slice < 3; slice++) await host.slice()
      expect(host.replies.slice(received).every(({ run }) => run === index + 2)).toBe(true)
    }
  })

  test('has one loop running after stops and continues in quick succession', async () => {
    const host = hostWithManualPauses(undefined, 1)
    host.send(batchRequest(1, Array(500).fill(PUZZLES.codewars1)))
    for (let time = 0; time < 3; time++) {
      host.send({ type: 'stop', run: 1 })
      host.send({ type: 'continue', run: 1 })
    }
    await host.slice()
    host.send({ type: 'stop', run: 1 })
    expect(host.batches().at(-1)).toMatchObject({ status: 'stopped', solved: 16 })
  })

  test('is not restarted by a continue of an older run', async () => {
    const host = hostWithManualPauses()
    host.send(factsRequest(1, PUZZLES.empty))
    host.send(factsRequest(2, PUZZLES.empty))
    host.send({ type: 'stop', run: 2 })
    const received = host.replies.length
    host.send({ type: 'continue', run: 1 })
    await host.slice()
    expect(host.replies.length).toBe(received)
  })

  test('does not restart what has ended', async () => {
    const host = hostWithManualPauses()
    host.send(factsRequest(1, PUZZLES.boj2580))
    await host.untilEnded()
    const received = host.replies.length
    host.send({ type: 'stop', run: 1 })
    host.send({ type: 'continue', run: 1 })
    await host.slice()
    expect(host.replies.length).toBe(received)
  })

  test('turns an exception into a failed run, and runs the next', async () => {
    const host = hostWithManualPauses()
    host.send(factsRequest(1, '55' + '0'.repeat(79)))
    host.send(costsRequest(2, PUZZLES.codewars1, 'no-such-program', 1e6))
    host.send({
      type: 'begin',
      run: 3,
      job: 'generate',
      order: { givens: 24, pattern: 'none', difficulty: 0, seed: 1, strategy: 'tables' },
    })
    await host.untilEnded()
    expect(host.statuses(1)).toEqual(['failed'])
    expect(host.statuses(2)).toEqual(['failed'])
    expect(host.statuses(3).at(-1)).toBe('ended')
    const reasons = host.replies.flatMap((reply) => (reply.type === 'failed' ? [reply.reason] : []))
    expect(reasons).toEqual(['The givens contradict each other', 'No strategy no-such-program'])
  })

  test('continues without compiled code when that is not available', async () => {
    const host = hostWithManualPauses(() => Promise.reject(new Error('No WebAssembly')))
    host.send(costsRequest(1, PUZZLES.codewars2, 'tables', 150_000))
    await host.untilEnded()
    expect(host.statuses(1)).not.toContain('failed')
  })
})
