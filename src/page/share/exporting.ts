import { boardSvg, type Caption, type Svg } from './pictures/boardSvg.ts'
import { boardRows, lineOf } from '../../sudoku/grid.ts'
import { type EventFormat, eventHead, eventRows } from './pictures/eventRows.ts'
import type { FilmFormat } from './pictures/film.ts'
import { flameSvg } from './pictures/flameSvg.ts'
import type { Scheme } from './pictures/svg.ts'
import { waveformSvg } from './pictures/waveformSvg.ts'
import { assertNever } from '../../sudoku/result.ts'
import { CHUNK_EVENTS, chunkOf } from '../../search/trace/chunk.ts'
import { latest, still } from '../../calls/latest.ts'
import { eventOf, eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { shownFrame } from '../board/cellView.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import { filmFrames, filmOf } from './filming.ts'
import { nextEvents, withinTrace } from './filmRange.ts'
import { chunksOfRun } from './runChunks.ts'
import {
  type BoardFormat,
  type ChartFormat,
  type FilmOptions,
  type FlameWords,
  type FileProgress,
  MAX_EXPORTED_EVENTS,
  type Sharing,
} from './sharing.ts'
import type { SharingDependencies } from './dependencies.ts'

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

/** Returns the part of a file's name that says which events it has. */
const nameOf = ({ from, to }: VisibleRange) => `${from}-${to}`

/** Saves files: the shown board, or the events of the visible range as a list, a chart or a film. */
export function createExporting(get: Get, set: Set, dependencies: SharingDependencies) {
  const { saveFile, nextTask, loadPictures, everySecond } = dependencies
  /** A picture or a text, which the dialog waits for. */
  const short = latest()
  /** A film or a list of events, which takes longer and goes on while the dialog is closed. */
  const long = latest()

  const change = (part: Partial<Sharing>) => {
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, ...part } })
  }

  /** Cancels the film or list in progress, if any. */
  function stop(): void {
    long.stop()
    change({ making: undefined })
  }

  /** Called when the dialog is closed: cancels a picture, for which it waited. */
  function closed(): void {
    short.stop()
  }

  /**
   * Makes and saves a file.
   * @param make resolves to undefined if the export is impossible
   */
  async function save(
    name: string,
    type: string,
    make: () => Promise<readonly BlobPart[] | undefined>,
    signal: AbortSignal,
  ): Promise<void> {
    change({ hasFailed: false, ended: undefined })
    set({ saved: undefined })
    let isSaved = false
    try {
      const parts = await still(make(), signal)
      if (parts !== undefined) await still(saveFile(`backdoku-${name}`, type, parts), signal)
      isSaved = parts !== undefined
    } catch {
      // Too large for the browser, or a part of the app failed to load or crashed.
      if (signal.aborted) return
    }
    const end = isSaved ? 'made' : 'failed'
    // The dialog shows it, if it is open.
    change({ hasFailed: !isSaved, ended: get().isShareOpen ? undefined : end })
  }

  /** Makes and saves a picture or a text, instead of the one before. */
  function saveShort(name: string, type: string, make: () => Promise<readonly BlobPart[]>): Promise<void> {
    return short.run((signal) => save(name, type, make, signal))
  }

  /** Makes and saves a film or a list, instead of the one before. */
  function saveLong(
    name: string,
    type: string,
    make: (signal: AbortSignal) => Promise<readonly BlobPart[] | undefined>,
  ): Promise<void> {
    stop()
    return long.run((signal) => {
      const whole = async () => {
        try {
          return await make(signal)
        } finally {
          if (!signal.aborted) change({ making: undefined })
        }
      }
      return save(name, type, whole, signal)
    })
  }

  /** Creates a progress callback that ignores reports after an abort. */
  function progressReporter(what: FileProgress['what'], signal: AbortSignal) {
    return (done: number, of: number) => {
      if (!signal.aborted) change({ making: { what, done, of } })
    }
  }

  /** Returns the list of the first `MAX_EXPORTED_EVENTS` events in the range; undefined if its run is closed. */
  async function eventParts(
    format: EventFormat,
    signal: AbortSignal,
  ): Promise<readonly string[] | undefined> {
    const { from, to: end } = exportedRange(get())
    const to = Math.min(end, from + MAX_EXPORTED_EVENTS)
    const tell = progressReporter(format, signal)
    const chunkWith = chunksOfRun(get, dependencies, signal)
    const parts = [eventHead(format)]
    for (let done = from; done < to; ) {
      tell(done - from, to - from)
      const last = Math.min(to, (chunkOf(done + 1) + 1) * CHUNK_EVENTS)
      const chunk = await chunkWith(last)
      if (chunk === undefined) return undefined
      parts.push(eventRows(chunk, from, to, format))
      done = last
      await still(nextTask(), signal)
    }
    return parts
  }

  async function filmParts(
    range: VisibleRange,
    options: FilmOptions,
    signal: AbortSignal,
  ): Promise<readonly BlobPart[] | undefined> {
    const givens = get().puzzle.grid
    const tell = progressReporter(options.format, signal)
    const chunkWith = chunksOfRun(get, dependencies, signal)
    tell(0, filmFrames(range, options))
    const pictures = await still(loadPictures(), signal)
    return filmOf(range, options, { givens, pictures, everySecond, signal, chunkWith, tell })
  }

  function savePicture(name: string, format: ChartFormat, drawing: () => Svg): Promise<void> {
    switch (format) {
      case 'png':
        return saveShort(`${name}.png`, 'image/png', async () => [
          await (await loadPictures()).pngOf(drawing()),
        ])
      case 'svg':
        return saveShort(`${name}.svg`, 'image/svg+xml', async () => [drawing().text])
      default:
        return assertNever(format)
    }
  }

  function saveBoard(format: BoardFormat, caption: Caption | undefined): Promise<void> {
    const { board, last, event } = shownFrame(frontOf(get())).moment
    const givens = get().puzzle.grid
    const drawing = () => boardSvg({ givens, board, last, caption })
    switch (format) {
      case 'png':
      case 'svg':
        return savePicture(`${event}`, format, drawing)
      case 'line':
        return saveShort(`${event}.txt`, 'text/plain', async () => [`${lineOf(board)}\n`])
      case 'rows':
        return saveShort(`${event}.txt`, 'text/plain', async () => [`${boardRows(board)}\n`])
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

  function saveFilm(options: FilmOptions): Promise<void> {
    const state = get()
    const events = eventsOf(frontOf(state).run)
    const range = withinTrace(state.sharing?.film ?? nextEvents(eventOf(frontOf(state)), events), events)
    return saveLong(`${nameOf(range)}.${options.format}`, FILM_TYPES[options.format], (signal) =>
      filmParts(range, options, signal),
    )
  }

  return {
    stop,
    closed,
    saveBoard,
    saveWaveform,
    saveFlame,
    saveFilm,
    saveEvents: (format: EventFormat) =>
      saveLong(
        `events-${nameOf(exportedRange(get()))}.${format}`,
        format === 'csv' ? 'text/csv' : 'application/x-ndjson',
        (signal) => eventParts(format, signal),
      ),
  }
}
