import { latest, still } from '../../calls/latest.ts'
import { answer, Lost } from '../../calls/question.ts'
import type { BatchChunk } from '../../core/batch/chunks.ts'
import { BatchMerger } from '../../core/batch/merging.ts'
import { byteOrderMarkFor } from '../../core/export/tableText.ts'
import { type BatchRemark, CSV_HEADER, csvOfResults, textOfResults } from '../../core/batch/writing.ts'
import { assertNever } from '../../core/result.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { BackgroundClient, type BackgroundWorkshop } from '../../app/workers/background.ts'
import { type Batch, type BatchCommand, type BatchProgress, ROWS_ON_A_PAGE } from '../../app/batch/batch.ts'
import { readableFiles } from '../../app/reading/files.ts'
import type { Folder } from '../../app/reading/inputFiles.ts'
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
  /** Shows an error, such as of a file that could not be read or saved, or the loss of a worker. */
  const reportFailure = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    change({ failure: error instanceof Lost ? error.loss : { kind: 'crashed', message } })
  }
  let job: Job | undefined
  /** A page of the table, which is loaded before it is shown. */
  const paging = latest()
  const solving = latest()
  const clients = Array.from({ length: Math.max(1, cores) }, () => new BackgroundClient(dependencies))

  /** Solves one chunk after the other, until none is left. */
  async function solveChunks(client: BackgroundClient, target: Job, signal: AbortSignal): Promise<void> {
    for (;;) {
      const { value: chunk, done } = await still(target.chunks.next(), signal)
      if (done === true) return
      target.merger.add(await answer(client.ask('batch', chunk, signal), signal))
      for (const merged of target.merger.merged.splice(0)) target.resultStore.put(merged)
      target.solvedSize += chunk.text.length
      if (now() - target.reportedAt >= REPORT_EVERY_MS) publish(target, 'running')
    }
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

  /** Stops the job. Leaves out results that follow an unsolved chunk, because results are listed in order. */
  function finish(): void {
    solving.stop()
    if (job !== undefined) publish(job, 'stopped')
  }

  /** Solves the files that can be read, and reports the others. */
  async function solveFiles(files: readonly (File | Folder)[], signal: AbortSignal): Promise<void> {
    const { readable, leftOut } = await still(readableFiles(files), signal)
    const puzzles = readable.map(({ name }) => name)
    if (leftOut.length > 0) set({ notice: { kind: 'files', report: { programs: [], puzzles, leftOut } } })
    if (readable.length > 0) await solve(readable, signal)
  }

  async function solve(source: string | readonly File[], signal: AbortSignal): Promise<void> {
    void job?.chunks.return(undefined).catch(reportFailure)
    const started: Job = {
      chunks: batchChunks(source),
      size: typeof source === 'string' ? source.length : source.reduce((bytes, file) => bytes + file.size, 0),
      startedAt: now(),
      merger: new BatchMerger(),
      resultStore: new ResultStore(),
      solvedSize: 0,
      reportedAt: 0,
    }
    job = started
    paging.stop()
    set({ saved: undefined })
    change({ progress: undefined })
    publish(started, 'running')
    await Promise.all(clients.map((client) => solveChunks(client, started, signal)))
    const rows = await still(started.resultStore.page(pagesOf(started).page), signal)
    publish(started, 'ended', rows)
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
    if (get().batch.progress?.status === 'running') finish()
  }

  async function show(page: number, signal: AbortSignal): Promise<void> {
    if (job === undefined || page < 0 || page >= pagesOf(job).pages) return
    const rows = await still(job.resultStore.page(page), signal)
    const { progress } = get().batch
    if (progress !== undefined) change({ progress: { ...progress, page, rows } })
  }

  async function find(line: number, signal: AbortSignal): Promise<void> {
    if (job !== undefined) await show(await still(job.resultStore.pageOf(line), signal), signal)
  }

  return async (command) => {
    change({ failure: undefined })
    switch (command.kind) {
      case 'solve':
        return void solving
          .run((signal) =>
            typeof command.source === 'string'
              ? solve(command.source, signal)
              : solveFiles(command.source, signal),
          )
          .catch((error: unknown) => {
            finish()
            reportFailure(error)
          })
      case 'stop':
        return stop()
      case 'show':
        return paging.run((signal) => show(command.page, signal)).catch(reportFailure)
      case 'find':
        return paging.run((signal) => find(command.line, signal)).catch(reportFailure)
      case 'save':
        return void save(command.as, command.say).catch(reportFailure)
      default:
        return assertNever(command)
    }
  }
}
