/// <reference lib="webworker" />
/**
 * Takes one measurement of the worker that searches, without the app's page, and prints it as JSON. `search` runs a
 * search, `seek` requests pages (blocks of events), and `findStop` looks for breakpoint hits. Arguments:
 *
 *     search <strategy> <extent> <puzzle> <max events> <compiled | not compiled> [<warm-up strategy>]
 *     seek <puzzle> <seeks>
 *     findStop <puzzle> <events | lines>
 */
import type { Kind } from '../src/calls/question.ts'
import type { Breakpoint } from '../src/search/breakpoints/breakpoint.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import type { Extent } from '../src/search/engine/strategy.ts'
import { chunkOf } from '../src/search/trace/chunk.ts'
import { compiledResume } from '../src/search/worker/compiledResume.ts'
import { solverHost } from '../src/search/worker/host.ts'
import type { SolverQuestions } from '../src/search/worker/solverQuestions.ts'

const POLL_EVERY_MS = 100

interface SearchOptions {
  readonly line: string
  readonly strategy: string
  readonly extent: Extent
  /** Stops the search at the first progress report with at least this many events. */
  readonly mostEvents: number
  readonly isCompiled: boolean
}

/** Asks a host in this thread, without a worker. */
function hostInThread(isCompiled: boolean) {
  let lastId = 0
  const heard = new Map<number, { answered(tell: unknown): void; failed(reason: string): void }>()
  const receive = solverHost({
    post(message) {
      if (message.type === 'answered') heard.get(message.id)?.answered(message.tell)
      if (message.type === 'failed') heard.get(message.id)?.failed(message.reason)
    },
    pause: () => new Promise((resume) => setImmediate(resume)),
    rest: (forMs) => new Promise((resume) => setTimeout(resume, forMs)),
    now: () => performance.now(),
    ...(isCompiled
      ? { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent) }
      : {}),
  })
  return {
    ask<K extends Kind<SolverQuestions>>(kind: K, order: SolverQuestions[K]['order']) {
      const id = ++lastId
      const answer = new Promise<SolverQuestions[K]['tell']>((resolve, reject) =>
        heard.set(id, {
          // The host answers what the kind's type says.
          answered: (tell) => resolve(tell as SolverQuestions[K]['tell']),
          failed: (reason) => reject(new Error(reason)),
        }),
      )
      receive({ type: 'ask', id, kind, order })
      return { answer, drop: () => receive({ type: 'end', id }) }
    },
  }
}

/** Runs a search; resolves when it has ended or stopped. */
async function runSearch({ line, strategy, extent, mostEvents, isCompiled }: SearchOptions) {
  const host = hostInThread(isCompiled)
  host.ask('trace', { grid: gridOfLine(line), strategy, extent })
  const advance = host.ask('advance', undefined)
  let peakBytes = 0
  for (;;) {
    // Asks for the progress as the page does.
    const { progress } = await host.ask('progress', { withChunk: false }).answer
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
    if (progress.status !== 'searching' || progress.events >= mostEvents) break
    const waited = new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
    await Promise.race([waited, advance.answer])
  }
  advance.drop()
  const { progress } = await host.ask('progress', { withChunk: false }).answer
  return { host, progress, peakBytes }
}

/** @param before program of a warm-up search; without it the worker starts cold */
async function measureSearch(options: SearchOptions, before?: string) {
  if (before !== undefined) await runSearch({ ...options, strategy: before })
  const cpu = process.cpuUsage()
  const started = performance.now()
  const { progress } = await runSearch(options)
  const wallMs = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  const { events, placements, work } = progress
  return { events, placements, work, wallMs, cpuMs: (user + system) / 1000 }
}

/** Times page requests at random positions of an ended search, each from request to answer. */
async function measureSeeks(line: string, seeks: number) {
  const bytesBefore = process.memoryUsage.rss()
  const options = {
    line,
    strategy: 'tables',
    extent: 'first',
    mostEvents: Infinity,
    isCompiled: true,
  } as const
  const { host, progress, peakBytes } = await runSearch(options)
  const seekMs: number[] = []
  for (let seek = 0; seek < seeks; seek++) {
    const page = chunkOf(Math.floor(Math.random() * progress.events))
    const started = performance.now()
    const { answer } = host.ask('chunk', page)
    // The host has answered: the promise only tells so.
    seekMs.push(performance.now() - started)
    await answer
  }
  return {
    events: progress.events,
    placements: progress.placements,
    seekMs,
    grownBytes: peakBytes - bytesBefore,
  }
}

/** Times breakpoint searches through a whole ended search, without a hit. */
async function measureFinding(line: string, places: 'events' | 'lines') {
  const options = {
    line,
    strategy: 'tables',
    extent: 'first',
    mostEvents: Infinity,
    isCompiled: true,
  } as const
  const { host, progress } = await runSearch(options)
  const start = { event: 0, step: 0 }
  const end = { event: progress.events, step: 1000 }
  const never: Breakpoint = {
    place: { kind: 'dead-end' },
    conditions: [
      { kind: 'cell', cell: 0 },
      { kind: 'digit', digit: 1 },
      { kind: 'depth', relation: '≥', depth: 80 },
    ],
    nth: 0,
  }
  const refused = { place: { kind: 'line', step: 'refused' }, conditions: [], nth: 1e9 } as const
  const searches =
    places === 'lines'
      ? [{ breakpoint: refused, from: start, direction: 'forward' } as const]
      : ([
          { breakpoint: never, from: start, direction: 'forward' },
          { breakpoint: never, from: end, direction: 'back' },
          { breakpoint: { ...never, conditions: [], nth: 1e9 }, from: start, direction: 'forward' },
        ] as const)
  const findMs: number[] = []
  for (const [index, { breakpoint, from, direction }] of searches.entries()) {
    const started = performance.now()
    const goal = { kind: 'hit', breakpoints: [breakpoint] } as const
    const found = await host.ask('findStop', { goal, from, direction }).answer
    if (found.kind !== 'none') throw new Error(`Search for a stop ${index}: ${found.kind}`)
    findMs.push(performance.now() - started)
  }
  return { events: progress.events, findMs }
}

const [kind, ...rest] = process.argv.slice(2)
if (kind === 'findStop') {
  const [line, places] = rest
  console.log(JSON.stringify(await measureFinding(line, places === 'lines' ? 'lines' : 'events')))
} else if (kind === 'seek') {
  const [line, seeks] = rest
  console.log(JSON.stringify(await measureSeeks(line, Number(seeks))))
} else {
  const [strategy, extent, line, mostEvents, compiled, before] = rest
  const options = {
    line,
    strategy,
    extent: extent === 'all' ? 'all' : 'first',
    mostEvents: Number(mostEvents),
  } as const
  console.log(
    JSON.stringify(await measureSearch({ ...options, isCompiled: compiled === 'compiled' }, before)),
  )
}
