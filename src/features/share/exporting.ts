import { boardSvg, type Caption, type Svg } from '../../core/export/boardSvg.ts'
import { boardRows } from '../../core/export/boardText.ts'
import { type EventFormat, eventHead, eventRows } from '../../core/export/eventRows.ts'
import type { FilmFormat } from '../../core/export/film.ts'
import { flameSvg } from '../../core/export/flameSvg.ts'
import type { Scheme } from '../../core/export/svg.ts'
import { waveformSvg } from '../../core/export/waveformSvg.ts'
import { lineOf } from '../../core/grid.ts'
import { assertNever } from '../../core/result.ts'
import { type Page, PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { eventOf, eventsOf } from '../../app/session/selectors.ts'
import { frontOf } from '../../app/session/sessions.ts'
import type { AppState } from '../../app/store/state.ts'
import { shownFrame } from '../../app/view/cellView.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import { filmFrames, filmOf } from './filming.ts'
import {
  type BoardFormat,
  type ChartFormat,
  type FilmOptions,
  type FlameWords,
  type FileProgress,
  MAX_EXPORTED_EVENTS,
  type Sharing,
} from '../../app/sharing/sharing.ts'
import type { SharingDependencies } from '../../app/sharing/dependencies.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

const FILM_TYPES: Readonly<Record<FilmFormat, string>> = {
  gif: 'image/gif',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** Returns the events to export: the timeline's visible range, or all if it shows all. */
function exportedRange(state: AppState): VisibleRange {
  return state.visibleRange ?? { from: 0, to: eventsOf(frontOf(state).run) }
}

/** Saves files: the shown board, or the events of the visible range as a list, a chart or a film. */
export function createExporting(get: Get, set: Set, dependencies: SharingDependencies) {
  const { source, saveFile, nextTask, loadPictures, everySecond } = dependencies
  /** Aborted when the latest export is cancelled or replaced. */
  let aborter = new AbortController()

  const change = (part: Partial<Sharing>) => {
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, ...part } })
  }

  /** Cancels the export in progress, if any. */
  function stop(): void {
    aborter.abort()
    aborter = new AbortController()
    change({ making: undefined })
  }

  /**
   * Cancels the export in progress, then makes and saves a file.
   * @param make resolves to undefined if the export is cancelled or impossible
   */
  async function save(
    name: string,
    type: string,
    make: (signal: AbortSignal) => Promise<readonly BlobPart[] | undefined>,
  ): Promise<void> {
    stop()
    change({ hasFailed: false })
    set({ saved: undefined })
    const { signal } = aborter
    try {
      const parts = await make(signal)
      if (!signal.aborted) change({ making: undefined, hasFailed: parts === undefined })
      if (parts !== undefined) await saveFile(`backdoku-${name}`, type, parts)
    } catch {
      // Too large for the browser, or a part of the app failed to load or crashed.
      if (!signal.aborted) change({ making: undefined, hasFailed: true })
    }
  }

  /** Polls for the page (block of events) of an event; undefined if cancelled, or if the run is no longer open. */
  async function pageWith(event: number, signal: AbortSignal): Promise<Page | undefined> {
    while (!signal.aborted && frontOf(get()).run.status === 'open') {
      const page = source()?.page(pageOf(event), event)
      if (page !== undefined) return page
      await nextTask()
    }
    return undefined
  }

  /** Creates a progress callback that ignores reports after an abort. */
  function progressReporter(what: FileProgress['what'], signal: AbortSignal) {
    return (done: number, of: number) => {
      if (!signal.aborted) change({ making: { what, done, of } })
    }
  }

  /** Returns the list of the first `MAX_EXPORTED_EVENTS` events in the range; undefined if cancelled. */
  async function eventParts(
    format: EventFormat,
    signal: AbortSignal,
  ): Promise<readonly string[] | undefined> {
    const { from, to: end } = exportedRange(get())
    const to = Math.min(end, from + MAX_EXPORTED_EVENTS)
    const tell = progressReporter(format, signal)
    const parts = [eventHead(format)]
    for (let done = from; done < to; ) {
      tell(done - from, to - from)
      const last = Math.min(to, (pageOf(done + 1) + 1) * PAGE_EVENTS)
      const page = await pageWith(last, signal)
      if (page === undefined) return undefined
      parts.push(eventRows(page, from, to, format))
      done = last
      await nextTask()
    }
    return signal.aborted ? undefined : parts
  }

  async function filmParts(
    options: FilmOptions,
    signal: AbortSignal,
  ): Promise<readonly BlobPart[] | undefined> {
    const range = exportedRange(get())
    const givens = get().puzzle.grid
    const tell = progressReporter(options.format, signal)
    tell(0, filmFrames(range, options))
    return filmOf(range, options, {
      givens,
      pictures: await loadPictures(),
      everySecond,
      signal,
      pageWith: (event) => pageWith(event, signal),
      tell,
    })
  }

  function savePicture(name: string, format: ChartFormat, drawing: () => Svg): Promise<void> {
    switch (format) {
      case 'png':
        return save(`${name}.png`, 'image/png', async () => [await (await loadPictures()).pngOf(drawing())])
      case 'svg':
        return save(`${name}.svg`, 'image/svg+xml', async () => [drawing().text])
      default:
        return assertNever(format)
    }
  }

  function saveBoard(format: BoardFormat, caption: Caption | undefined): Promise<void> {
    const { board, last, event } = shownFrame(frontOf(get())).moment
    const drawing = () => boardSvg({ givens: get().puzzle.grid, board, last, caption })
    switch (format) {
      case 'png':
      case 'svg':
        return savePicture(`${event}`, format, drawing)
      case 'line':
        return save(`${event}.txt`, 'text/plain', async () => [`${lineOf(board)}\n`])
      case 'rows':
        return save(`${event}.txt`, 'text/plain', async () => [`${boardRows(board)}\n`])
      default:
        return assertNever(format)
    }
  }

  function saveWaveform(format: ChartFormat, scheme: Scheme): Promise<void> {
    const state = get()
    const { run } = frontOf(state)
    const { from, to } = exportedRange(state)
    if (run.status !== 'open') return Promise.resolve()
    const { envelope, deepest } = run.progress
    // Prefer the depth envelope of the visible range, which is finer, if it covers the whole range.
    const finer = state.rangeEnvelope
    const isFinerUsable =
      finer !== undefined && finer.from <= from && finer.from + finer.span * finer.lowest.length >= to
    return savePicture(`waveform-${from}-${to}`, format, () =>
      waveformSvg(isFinerUsable ? finer : { from: 0, ...envelope }, from, to, deepest, scheme),
    )
  }

  function saveFlame(format: ChartFormat, scheme: Scheme, words: FlameWords): Promise<void> {
    const state = get()
    const picture = state.flame?.picture
    if (picture === undefined) return Promise.resolve()
    const shown = exportedRange(state)
    const event = eventOf(frontOf(state))
    return savePicture(`flame-${shown.from}-${shown.to}`, format, () =>
      flameSvg({ picture, ...shown, event, scheme, ...words }),
    )
  }

  const nameOfRange = () => {
    const { from, to } = exportedRange(get())
    return `${from}-${to}`
  }

  return {
    stop,
    saveBoard,
    saveWaveform,
    saveFlame,
    saveEvents: (format: EventFormat) =>
      save(
        `events-${nameOfRange()}.${format}`,
        format === 'csv' ? 'text/csv' : 'application/x-ndjson',
        (signal) => eventParts(format, signal),
      ),
    saveFilm: (options: FilmOptions) =>
      save(`${nameOfRange()}.${options.format}`, FILM_TYPES[options.format], (signal) =>
        filmParts(options, signal),
      ),
  }
}
