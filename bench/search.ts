/// <reference lib="webworker" />
/**
 * Takes one measurement of the worker that searches, without the app's page, and prints it as JSON. `search` runs a
 * search, `seek` requests pages (blocks of events), and `hunt` looks for breakpoint hits. Arguments:
 *
 *     search <strategy> <extent> <puzzle> <max events> <compiled | not compiled> [<warm-up strategy>]
 *     seek <puzzle> <seeks>
 *     hunt <puzzle> <events | lines>
 */
import type { Breakpoint } from '../src/core/breakpoints/breakpoint.ts'
import { gridOfLine } from '../src/core/grid.ts'
import type { Extent } from '../src/core/search/strategy.ts'
import { pageOf } from '../src/core/trace/page.ts'
import { compiledResume } from '../src/worker/compiledResume.ts'
import { Host } from '../src/worker/host.ts'
import type { Progress } from '../src/worker/protocol.ts'

const POLL_EVERY_MS = 100

interface SearchOptions {
  readonly line: string
  readonly strategy: string
  readonly extent: Extent
  /** Stops the search at the first progress report with at least this many events. */
  readonly mostEvents: number
  readonly isCompiled: boolean
}

/** Starts a search in a `Host`, which handles the worker's messages; resolves when the search has ended or stopped. */
function runSearch({ line, strategy, extent, mostEvents, isCompiled }: SearchOptions) {
  let peakBytes = 0
  let huntEnded: ((kind: string) => void) | undefined
  const pages = { posted: 0 }
  const onHuntEnd = (listener: (kind: string) => void) => (huntEnded = listener)
  return new Promise<{
    host: Host
    progress: Progress
    peakBytes: number
    pages: { posted: number }
    onHuntEnd: typeof onHuntEnd
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
        if (progress.status !== 'searching') {
          clearInterval(polling)
          resolve({ host, progress, peakBytes, pages, onHuntEnd })
        } else if (progress.events >= mostEvents) host.receive({ type: 'stop', run: 1 })
      },
      pause: () => new Promise((resume) => setImmediate(resume)),
      rest: (forMs) => new Promise((resume) => setTimeout(resume, forMs)),
      now: () => performance.now(),
      ...(isCompiled
        ? { compile: (givens, strategy, extent) => compiledResume(givens, strategy, extent) }
        : {}),
    })
    // Requests progress as the page does, because the host reports a running search only when asked.
    const polling = setInterval(
      () => host.receive({ type: 'progress', run: 1, withPage: false }),
      POLL_EVERY_MS,
    )
    host.receive({ type: 'start', run: 1, grid: gridOfLine(line), strategy, extent })
  })
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

/** Times page requests at random positions of an ended search, each from request to reply. */
async function measureSeeks(line: string, seeks: number) {
  const bytesBefore = process.memoryUsage.rss()
  const options = {
    line,
    strategy: 'tables',
    extent: 'first',
    mostEvents: Infinity,
    isCompiled: true,
  } as const
  const { host, progress, peakBytes, pages } = await runSearch(options)
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

/** Times breakpoint searches through a whole ended search, without a hit. */
async function measureHunts(line: string, places: 'events' | 'lines') {
  const options = {
    line,
    strategy: 'tables',
    extent: 'first',
    mostEvents: Infinity,
    isCompiled: true,
  } as const
  const { host, progress, onHuntEnd } = await runSearch(options)
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
      onHuntEnd(resolve)
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
