import { type BatchChunk, chunksOf } from '../../core/batch/chunks.ts'
import { BatchMerger } from '../../core/batch/merging.ts'
import { CSV_HEADER, csvOfResults, textOfResults } from '../../core/batch/writing.ts'
import type { ReadError } from '../../core/formats/errors.ts'
import { assertNever } from '../../core/result.ts'
import { BackgroundClient } from '../workers/backgroundClient.ts'
import type { AppState } from '../store/state.ts'
import { rowsOfPage, ROWS_ON_A_PAGE, rowCount } from './batchRows.ts'
import type { Batch, BatchCommand, BatchProgress } from './batch.ts'
import type { BatchSurroundings } from './batchActions.ts'

/** A text being solved; its results stay outside the store, which has one page of them at a time. */
interface Job {
  readonly chunks: Iterator<BatchChunk, void>
  readonly characters: number
  readonly startedAt: number
  merger: BatchMerger
  solvedCharacters: number
  working: number
}

/** Solves texts with many puzzles on several workers at a time. */
export function createBatchController(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  surroundings: BatchSurroundings,
) {
  const { cores, now, saveFile } = surroundings
  const change = (part: Partial<Batch>) => set({ batch: { ...get().batch, ...part } })
  /** A file could not be read or saved. */
  const lost = (error: unknown) =>
    change({
      failure: { kind: 'crashed', message: error instanceof Error ? error.message : String(error) },
    })
  let job: Job | undefined
  let asked = 0
  const lengths = new Map<number, number>()
  const clients = Array.from({ length: Math.max(1, cores) }, () => clientOf())

  function clientOf(): BackgroundClient {
    const client = new BackgroundClient(
      surroundings,
      (report) => {
        if (job === undefined || report.job !== 'batch' || report.batch.status !== 'ended') return
        const { results } = report.batch
        job.merger.add(results)
        job.solvedCharacters += lengths.get(results.index) ?? 0
        if (!give(client, job) && --job.working === 0) finish('ended')
        else tell(job, 'running')
      },
      (failure) => {
        finish('stopped')
        change({ failure })
      },
    )
    return client
  }

  /** Gives a worker the next chunk. @returns whether there was one */
  function give(client: BackgroundClient, { chunks }: Job): boolean {
    const next = chunks.next()
    if (next.done === true) return false
    lengths.set(next.value.index, next.value.text.length)
    client.ask({ job: 'batch', order: next.value })
    return true
  }

  function tell(
    { merger, characters, solvedCharacters, startedAt }: Job,
    status: BatchProgress['status'],
  ): void {
    const before = get().batch.progress
    const rows = rowCount(merger.merged)
    const pages = Math.ceil(rows / ROWS_ON_A_PAGE)
    const page = Math.max(0, Math.min(before?.page ?? 0, pages - 1))
    change({
      progress: {
        status,
        done: characters === 0 ? 1 : solvedCharacters / characters,
        elapsedMs: now() - startedAt,
        totals: merger.totals,
        page,
        pages,
        // A page that is full stays as it is while later ones come.
        rows:
          before?.page === page && before.rows.length === ROWS_ON_A_PAGE
            ? before.rows
            : rowsOfPage(merger.merged, page),
      },
    })
  }

  function finish(status: 'stopped' | 'ended'): void {
    const finished = job
    if (finished === undefined) return
    for (const client of clients) client.drop()
    finished.working = 0
    // Results after a gap cannot be reported in order.
    const { merged } = finished.merger
    finished.merger = new BatchMerger()
    for (const results of merged) finished.merger.add(results)
    tell(finished, status)
  }

  async function solve(source: string | Blob): Promise<void> {
    const question = ++asked
    const text = typeof source === 'string' ? source : await source.text()
    // Another text was given while this one was being read.
    if (question !== asked) return
    for (const client of clients) client.drop()
    lengths.clear()
    const started: Job = {
      chunks: chunksOf(text),
      characters: text.length,
      startedAt: now(),
      merger: new BatchMerger(),
      solvedCharacters: 0,
      working: 0,
    }
    job = started
    change({ progress: undefined })
    started.working = clients.filter((client) => give(client, started)).length
    tell(started, started.working === 0 ? 'ended' : 'running')
  }

  async function save(as: 'text' | 'csv', say: (error: ReadError) => string): Promise<void> {
    if (job === undefined) return
    const { merged } = job.merger
    if (as === 'text') await saveFile('solutions.txt', 'text/plain', merged.map(textOfResults))
    else
      await saveFile('solutions.csv', 'text/csv', [
        CSV_HEADER,
        ...merged.map((results) => csvOfResults(results, say)),
      ])
  }

  function stop(): void {
    if (get().batch.progress?.status === 'running') finish('stopped')
  }

  function show(page: number): void {
    const { progress } = get().batch
    if (progress === undefined || job === undefined || page < 0 || page >= progress.pages) return
    change({ progress: { ...progress, page, rows: rowsOfPage(job.merger.merged, page) } })
  }

  return {
    obey(command: BatchCommand): void {
      change({ failure: undefined })
      switch (command.kind) {
        case 'solve':
          return void solve(command.source).catch(lost)
        case 'stop':
          return stop()
        case 'show':
          return show(command.page)
        case 'save':
          return void save(command.as, command.say).catch(lost)
        default:
          return assertNever(command)
      }
    },
  }
}
