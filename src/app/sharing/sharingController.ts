import { assertNever } from '../../core/result.ts'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { linkedRaceRate, linkedViewOf } from '../view/linkedView.ts'
import { showRange } from '../view/showRange.ts'
import { sharedQuery } from './addresses.ts'
import { createExporting } from './exporting.ts'
import { once } from './once.ts'
import type { Sharing, SharingCommand } from './sharing.ts'
import type { SharingSurroundings } from './sharingActions.ts'
import { toldPoint } from './toldPoint.ts'

/** Of a dialog that has just been opened. */
const NOTHING_DONE: Omit<Sharing, 'page' | 'query'> = {
  point: undefined,
  copied: undefined,
  making: undefined,
  videoFormats: [],
  hasFailed: false,
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createSharingController(get: Get, set: Set, surroundings: SharingSurroundings) {
  const { subscribe, pause, race, pageAddress, writeClipboard, loadPictures } = surroundings
  const exporting = createExporting(get, set, surroundings)

  function open(): void {
    if (get().playing) pause()
    if (get().racing?.playing === true) void race({ kind: 'togglePlaying' })
    const query = sharedQuery(get())
    set({ sharing: { ...NOTHING_DONE, page: pageAddress(), query }, saved: undefined })
    void tellPoint(get())
    void tellVideoFormats()
  }

  async function tellPoint(asked: AppState): Promise<void> {
    // Without it there is no caption.
    const point = await toldPoint(asked).catch(() => undefined)
    const { sharing } = get()
    if (sharing?.query === asked.sharing?.query && sharing !== undefined)
      set({ sharing: { ...sharing, point } })
  }

  async function tellVideoFormats(): Promise<void> {
    let videoFormats: Sharing['videoFormats']
    try {
      const pictures = await loadPictures()
      videoFormats = await pictures.videoFormats()
    } catch {
      // A GIF can be had all the same, or its failure says so.
      return
    }
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, videoFormats } })
  }

  function close(): void {
    exporting.stop()
    set({ sharing: undefined, saved: undefined })
  }

  async function copy(text: string): Promise<void> {
    const isRefused = await writeClipboard(text).then(
      () => false,
      () => true,
    )
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, copied: { text, isRefused } } })
  }

  /** The code of the race may come after the link is read. */
  function lookAtRace(query: string): void {
    once(subscribe, () => {
      const { view, racing } = get()
      if (racing === undefined) return view !== 'race'
      const rate = linkedRaceRate(query, racing.measure)
      if (rate !== undefined) void race({ kind: 'rate', rate })
      return true
    })
  }

  function look(query: string): void {
    const { view, preferences, puzzle } = get()
    if (view === 'race') return lookAtRace(query)
    const { range, rate, playsBy } = linkedViewOf(query)
    if (rate !== undefined) set({ preferences: { ...preferences, rate, playsBy } })
    if (range === undefined) return
    const program = builtInOf(get())
    once(subscribe, () => {
      const state = get()
      // It is another trace by now.
      if (state.puzzle.grid !== puzzle.grid || builtInOf(state) !== program) return true
      const { run } = frontOf(state)
      const events = eventsOf(run)
      if (run.status !== 'open' || (events < range.to && isSearching(run))) return false
      if (range.from < events) showRange(get, surroundings, { ...range, to: Math.min(range.to, events) })
      return true
    })
  }

  return {
    obey(command: Exclude<SharingCommand, { readonly kind: 'embed' }>): void {
      switch (command.kind) {
        case 'open':
          return open()
        case 'close':
          return close()
        case 'copy':
          return void copy(command.text)
        case 'saveBoard':
          return void exporting.saveBoard(command.format, command.caption)
        case 'saveEvents':
          return void exporting.saveEvents(command.format)
        case 'saveWaveform':
          return void exporting.saveWaveform(command.format, command.scheme)
        case 'saveFlame':
          return void exporting.saveFlame(command.format, command.scheme, command.words)
        case 'saveFilm':
          return void exporting.saveFilm(command.options)
        case 'stop':
          return exporting.stop()
        case 'look':
          return look(command.query)
        default:
          return assertNever(command)
      }
    },
  }
}
