import type { BatchChunk } from '../../core/batch/chunks.ts'
import { BatchMerger } from '../../core/batch/merging.ts'
import { byteOrderMarkFor } from '../../core/export/tableText.ts'
import { type BatchRemark, CSV_HEADER, csvOfResults, textOfResults } from '../../core/batch/writing.ts'
import { assertNever } from '../../core/result.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../app/workers/backgroundClient.ts'
import { type Batch, type BatchCommand, type BatchProgress, ROWS_ON_A_PAGE } from '../../app/batch/batch.ts'
import { batchChunks } from './batchChunks.ts'
import { ResultStore } from './resultStore.ts'

interface BatchDependencies extends BackgroundWorkshop {
  /** Processor cores of the device; as many workers are used. */
  readonly cores: number
  /** Monotonic clock, in ms. */
  readonly now: () => number
  /** `type` is a MIME type. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
}

/** Minimum time between progress reports: each renders all figures, and a million lines make a thousand chunks. */
const REPORT_EVERY_MS = 100

/** The latest batch: running, ended or stopped. The app's state holds only one page of the results. */
interface Job {
  /** Blocks of lines, each solved by one worker. */
  readonly chunks: AsyncGenerator<BatchChunk, void, void>
  /** Size of all lines: characters of a text, or bytes of a file. */
  readonly size: number
  /** Clock time of the start, in ms. */
  readonly startedAt: number
  /** Puts the results of the chunks in the order of the text. */
  readonly merger: BatchMerger
  /** All merged results, kept outside of the app's state. */
  readonly resultStore: ResultStore
  /** Characters of the chunks solved so far. */
  solvedSize: number
  /** Workers for which there may be more chunks; 0 once stopped. */
  busyWorkers: number
  /** Clock time of the latest progress report, in ms. */
  reportedAt: number
}

/**
 * Returns the store's function that carries out commands for its batch. Its promise resolves for `show` and `find` once
 * their page of results is loaded, for all other commands at once.
 */
export const batchOf = perStore(({ getState, setState, environment }) =>
  createBatch(getState, setState, environment),
)

/** Solves batches on several workers. */
function createBatch(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  dependencies: BatchDependencies,
): (command: BatchCommand) => Promise<void> {
  const { cores, now, saveFile } = dependencies
  const change = (part: Partial<Batch>) => set({ batch: { ...get().batch, ...part } })
  /** Shows an error, such as of a file that could not be read or saved. */
  const reportFailure = (error: unknown) =>
    change({
      failure: { kind: 'crashed', message: error instanceof Error ? error.message : String(error) },
    })
  let job: Job | undefined
  /** Number of the latest `solve` command. */
  let latestSolve = 0
  /** By index of a chunk that is being solved: its number of characters. */
  const sizes = new Map<number, number>()
  const clients = Array.from({ length: Math.max(1, cores) }, () => newClient())

  function newClient(): BackgroundClient {
    const client = new BackgroundClient(
      dependencies,
      (report) => {
        if (job === undefined || report.job !== 'batch' || report.batch.status !== 'ended') return
        const { results } = report.batch
        const size = sizes.get(results.index)
        // Ignore duplicate results.
        if (size === undefined) return
        job.merger.add(results)
        for (const merged of job.merger.merged.splice(0)) job.resultStore.put(merged)
        job.solvedSize += size
        sizes.delete(results.index)
        if (now() - job.reportedAt >= REPORT_EVERY_MS) publish(job, 'running')
        void sendNextChunk(client, job).catch(abort)
      },
      (failure) => {
        finish('stopped')
        change({ failure })
      },
    )
    return client
  }

  /** Sends a worker the next chunk, or ends the job after the last worker has finished. */
  async function sendNextChunk(client: BackgroundClient, target: Job): Promise<void> {
    const next = await target.chunks.next()
    if (job !== target || target.busyWorkers === 0) return
    if (next.done === true) {
      if (--target.busyWorkers === 0) await end(target)
      return
    }
    sizes.set(next.value.index, next.value.text.length)
    client.ask({ job: 'batch', order: next.value })
  }

  /** Returns the current page of the table (from 0), and the number of pages. */
  function pagesOf({ resultStore }: Job): { readonly page: number; readonly pages: number } {
    const pages = Math.ceil(resultStore.rows / ROWS_ON_A_PAGE)
    return { pages, page: Math.max(0, Math.min(get().batch.progress?.page ?? 0, pages - 1)) }
  }

  /** Puts the progress into the state. Until the end, also loads the rows of the results' page, unless it is full. */
  function publish(
    reported: Job,
    status: BatchProgress['status'],
    rows = get().batch.progress?.rows ?? [],
  ): void {
    const { merger, resultStore, size, solvedSize, startedAt } = reported
    reported.reportedAt = now()
    const totals = status === 'running' ? merger.totals : resultStore.totals
    const done = size === 0 || status === 'ended' ? 1 : Math.min(1, solvedSize / size)
    change({
      progress: { status, done, elapsedMs: now() - startedAt, totals, rows, ...pagesOf(reported) },
    })
    // A full page does not change as more results arrive.
    if (status !== 'ended' && rows.length < Math.min(ROWS_ON_A_PAGE, resultStore.rows))
      void refresh(reported).catch(reportFailure)
  }

  /** Loads the rows of the current page. */
  async function refresh(reported: Job): Promise<void> {
    const { page } = pagesOf(reported)
    const rows = await reported.resultStore.page(page)
    const { progress } = get().batch
    if (job === reported && progress?.page === page) change({ progress: { ...progress, rows } })
  }

  /** Ends a job whose chunks are all solved, and publishes its results. */
  async function end(ended: Job): Promise<void> {
    for (const client of clients) client.drop()
    const rows = await ended.resultStore.page(pagesOf(ended).page)
    if (job === ended && get().batch.progress?.status !== 'stopped') publish(ended, 'ended', rows)
  }

  /** Stops the job. Leaves out results that follow an unsolved chunk, because results are listed in order. */
  function finish(status: 'stopped'): void {
    if (job === undefined) return
    for (const client of clients) client.drop()
    job.busyWorkers = 0
    publish(job, status)
  }

  /** Stops the job because of an error, which is shown. */
  function abort(error: unknown): void {
    finish('stopped')
    reportFailure(error)
  }

  async function solve(source: string | Blob): Promise<void> {
    const thisSolve = ++latestSolve
    for (const client of clients) client.drop()
    void job?.chunks.return(undefined).catch(reportFailure)
    sizes.clear()
    const started: Job = {
      chunks: batchChunks(source),
      size: typeof source === 'string' ? source.length : source.size,
      startedAt: now(),
      merger: new BatchMerger(),
      resultStore: new ResultStore(),
      solvedSize: 0,
      busyWorkers: clients.length,
      reportedAt: 0,
    }
    job = started
    set({ saved: undefined })
    change({ progress: undefined })
    publish(started, 'running')
    await Promise.all(clients.map((client) => sendNextChunk(client, started))).catch((error: unknown) => {
      if (thisSolve === latestSolve) abort(error)
    })
  }

  async function save(as: 'text' | 'csv', say: (remark: BatchRemark) => string): Promise<void> {
    if (job === undefined) return
    // Blobs move each part out of the page's memory before the next is written.
    const parts: Blob[] = []
    let byteOrderMark = ''
    for await (const results of job.resultStore.results()) {
      const text = as === 'text' ? textOfResults(results) : csvOfResults(results, say)
      byteOrderMark ||= byteOrderMarkFor(text)
      parts.push(new Blob([text]))
    }
    if (as === 'text') await saveFile('solutions.txt', 'text/plain', parts)
    else await saveFile('solutions.csv', 'text/csv', [byteOrderMark + CSV_HEADER, ...parts])
  }

  function stop(): void {
    if (get().batch.progress?.status === 'running') finish('stopped')
  }

  async function show(page: number): Promise<void> {
    const shown = job
    if (shown === undefined || page < 0 || page >= pagesOf(shown).pages) return
    const rows = await shown.resultStore.page(page)
    const { progress } = get().batch
    if (job === shown && progress !== undefined) change({ progress: { ...progress, page, rows } })
  }

  async function find(line: number): Promise<void> {
    if (job !== undefined) await show(await job.resultStore.pageOf(line))
  }

  return async (command) => {
    change({ failure: undefined })
    switch (command.kind) {
      case 'solve':
        return void solve(command.source)
      case 'stop':
        return stop()
      case 'show':
        return show(command.page).catch(reportFailure)
      case 'find':
        return find(command.line).catch(reportFailure)
      case 'save':
        return void save(command.as, command.say).catch(reportFailure)
      default:
        return assertNever(command)
    }
  }
}
