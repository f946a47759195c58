import { assertNever } from '../../core/result.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import { sharedQuery } from './addresses.ts'
import { sharedProgram } from './programs.ts'
import { createExporting } from './exporting.ts'
import type { SharingDependencies } from '../../app/sharing/dependencies.ts'
import type { Sharing, SharingCommand } from '../../app/sharing/sharing.ts'
import { currentExecutionPoint } from '../../app/session/pointAtHand.ts'

/** State of a newly opened share dialog. */
const NOTHING_DONE: Omit<Sharing, 'page' | 'query' | 'program'> = {
  withProgram: false,
  point: undefined,
  copied: undefined,
  making: undefined,
  videoFormats: [],
  hasFailed: false,
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Returns the handler of a store's share commands, such as those of the share dialog. */
export const shareOf = perStore(({ getState, setState, subscribe, actions, environment }) => {
  const { dispatch } = createSharing(getState, setState, {
    ...environment,
    pause: actions.pause,
    subscribe,
    source: () => environment.sessions.front().source,
  })
  return dispatch
})

function createSharing(get: Get, set: Set, dependencies: SharingDependencies) {
  const { subscribe, pause, pageAddress, writeClipboard, loadPictures } = dependencies
  const exporting = createExporting(get, set, dependencies)

  function open(): void {
    if (get().playing) pause()
    const query = sharedQuery(get())
    const program = sharedProgram(get())
    set({
      isShareOpen: true,
      sharing: { ...NOTHING_DONE, page: pageAddress(), query, program, point: currentExecutionPoint(get()) },
      saved: undefined,
    })
    void reportVideoFormats()
  }

  async function reportVideoFormats(): Promise<void> {
    let videoFormats: Sharing['videoFormats']
    try {
      const pictures = await loadPictures()
      videoFormats = await pictures.videoFormats()
    } catch {
      // Then the dialog offers only GIF. If making a GIF fails as well, the command `saveFilm` reports it.
      return
    }
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, videoFormats } })
  }

  const close = () => set({ isShareOpen: false })

  async function copy(text: string): Promise<void> {
    const isRefused = await writeClipboard(text).then(
      () => false,
      () => true,
    )
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, copied: { text, isRefused } } })
  }

  /** Sets whether links include the program. */
  function carryProgram(withProgram: boolean): void {
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, withProgram } })
  }

  subscribe((state, before) => {
    if (state.isShareOpen || !before.isShareOpen) return
    exporting.stop()
    set({ sharing: undefined, saved: undefined })
  })

  return {
    dispatch(command: SharingCommand): void {
      switch (command.kind) {
        case 'open':
          return open()
        case 'close':
          return close()
        case 'carryProgram':
          return carryProgram(command.isOn)
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
        default:
          return assertNever(command)
      }
    },
  }
}
