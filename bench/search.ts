/// <reference lib="webworker" />
/**
 * One measurement of the worker's side in a process of its own, told by its arguments and printed as JSON:
 * `search <strategy> <extent> <puzzle> <most events> <compiled or not> [<strategy to search by before>]`, `seek <puzzle> <seeks>`, or `hunt <puzzle> <events or lines>`.
 */
import type { Breakpoint } from '../src/core/breakpoints/breakpoint.ts'
import { gridOfLine } from '../src/core/grid.ts'
import type { Extent } from '../src/core/search/strategy.ts'
import { pageOf } from '../src/core/trace/page.ts'
import { compiledResume } from '../src/worker/compiledResume.ts'
import { Host } from '../src/worker/host.ts'
import type { Progress } from '../src/worker/protocol.ts'

interface Asked {
  readonly line: string
  readonly strategy: string
  readonly extent: Extent
  /** The search is stopped once it has passed so many. */
  readonly mostEvents: number
  readonly compiled: boolean
}

/** The worker's host, told to search; resolves when it has ended or stopped. */
function searched({ line, strategy, extent, mostEvents, compiled }: Asked) {
  let peakBytes = 0
  let huntEnded: ((kind: string) => void) | undefined
  const pages = { posted: 0 }
  const hunted = (kind: (state: string) => void) => (huntEnded = kind)
  return new Promise<{
    host: Host
    progress: Progress
    peakBytes: number
    pages: { posted: number }
    hunted: typeof hunted
  }>((resolve, reject) => {
    const host = new Host({
      post(reply) {
        if (reply.type === 'page') pages.posted++
        if (reply.type === 'failed') reject(new Error(reply.reason))
        if (reply.type === 'report' && reply.report.job === 'hunt' && reply.report.state.kind !== 'hunting')
          huntEnded?.(reply.report.state.kind)
        if (reply.type !== 'progress') return
        const { progress } = reply
        peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
        if (progress.status !== 'searching') resolve({ host, progress, peakBytes, pages, hunted })
        else if (progress.events >= mostEvents) host.receive({ type: 'stop', run: 1 })
      },
      pause: () => new Promise((resume) => setImmediate(resume)),
      rest: (forMs) => new Promise((resume) => setTimeout(resume, forMs)),
      now: () => performance.now(),
      ...(compiled
        ? { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent) }
        : {}),
    })
    host.receive({ type: 'start', run: 1, grid: gridOfLine(line), strategy, extent })
  })
}

/** @param before another program, by which the worker has searched before; without it the worker starts cold. */
async function measureSearch(asked: Asked, before?: string) {
  if (before !== undefined) await searched({ ...asked, strategy: before })
  const cpu = process.cpuUsage()
  const started = performance.now()
  const { progress } = await searched(asked)
  const wallMs = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  const { events, placements, work } = progress
  return { events, placements, work, wallMs, cpuMs: (user + system) / 1000 }
}

/** Pages at random positions of a search that has ended, each from the request to the reply. */
async function measureSeeks(line: string, seeks: number) {
  const bytesBefore = process.memoryUsage.rss()
  const asked = { line, strategy: 'tables', extent: 'first', mostEvents: Infinity, compiled: true } as const
  const { host, progress, peakBytes, pages } = await searched(asked)
  const before = pages.posted
  const seekMs = Array.from({ length: seeks }, () => {
    const page = pageOf(Math.floor(Math.random() * progress.events))
    const started = performance.now()
    host.receive({ type: 'page', run: 1, page })
    return performance.now() - started
  })
  if (pages.posted - before !== seeks) throw new Error('A page has not come')
  return {
    events: progress.events,
    placements: progress.placements,
    seekMs,
    grownBytes: peakBytes - bytesBefore,
  }
}

/** Breakpoints looked for through a whole search that has ended, without a hit. */
async function measureHunts(line: string, places: 'events' | 'lines') {
  const asked = { line, strategy: 'tables', extent: 'first', mostEvents: Infinity, compiled: true } as const
  const { host, progress, hunted } = await searched(asked)
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
  const hunts =
    places === 'lines'
      ? [{ breakpoint: refused, from: start, direction: 'forward' } as const]
      : ([
          { breakpoint: never, from: start, direction: 'forward' },
          { breakpoint: never, from: end, direction: 'back' },
          { breakpoint: { ...never, conditions: [], nth: 1e9 }, from: start, direction: 'forward' },
        ] as const)
  const huntMs: number[] = []
  for (const [hunt, { breakpoint, from, direction }] of hunts.entries()) {
    const started = performance.now()
    const found = await new Promise<string>((resolve) => {
      hunted(resolve)
      const goal = { kind: 'hit', breakpoints: [breakpoint] } as const
      const order = { goal, from, direction }
      host.receive({ type: 'begin', run: 1, ask: hunt, job: 'hunt', order })
    })
    if (found !== 'none') throw new Error(`Hunt ${hunt}: ${found}`)
    huntMs.push(performance.now() - started)
  }
  return { events: progress.events, huntMs }
}

const [kind, ...rest] = process.argv.slice(2)
if (kind === 'hunt') {
  const [line, places] = rest
  console.log(JSON.stringify(await measureHunts(line, places === 'lines' ? 'lines' : 'events')))
} else if (kind === 'seek') {
  const [line, seeks] = rest
  console.log(JSON.stringify(await measureSeeks(line, Number(seeks))))
} else {
  const [strategy, extent, line, mostEvents, compiled, before] = rest
  const asked = {
    line,
    strategy,
    extent: extent === 'all' ? 'all' : 'first',
    mostEvents: Number(mostEvents),
  } as const
  console.log(JSON.stringify(await measureSearch({ ...asked, compiled: compiled === 'compiled' }, before)))
}
