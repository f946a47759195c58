import { assertNever } from '../../sudoku/result.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { sharedQuery } from './addresses.ts'
import { createCopying } from '../byHand/copying.ts'
import { createExporting } from './exporting.ts'
import type { SharingDependencies } from './dependencies.ts'
import {
  FILM_SECONDS,
  FILM_WIDTHS_PX,
  type Sharing,
  type SharingCommand,
  type SharedProgram,
} from './sharing.ts'
import { currentExecutionPoint } from '../session/pointAtHand.ts'
import { fragmentWith } from '../own/linkedProgram.ts'
import { chosenProgram, runOf } from '../own/own.ts'
import { linkCodeOf } from '../own/programLink.ts'
import { frontOf } from '../session/sessions.ts'
import { boardPosition } from '../session/sessionLink.ts'
import { momentQuery } from '../store/address.ts'
import { viewParameters } from '../timeline/linkedView.ts'
import { positionNotation, positionOrder, START } from '../../search/trace/position.ts'

/** State of a share dialog that is opened for the first time. */
const NOTHING_DONE: Omit<Sharing, 'page' | 'query' | 'program'> = {
  withProgram: false,
  point: undefined,
  copied: undefined,
  making: undefined,
  videoFormats: [],
  hasFailed: false,
  filmSize: { seconds: FILM_SECONDS[1], widthPx: FILM_WIDTHS_PX[2] },
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

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

  function change(part: Partial<Sharing>): void {
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, ...part } })
  }

  function open(): void {
    if (get().playing) pause()
    const query = sharedQuery(get())
    const program = sharedProgram(get())
    const { sharing, notice, saved } = get()
    const { making, hasFailed, filmSize, videoFormats } = sharing ?? NOTHING_DONE
    const isTold = notice?.kind === 'file'
    set({
      isShareOpen: true,
      sharing: {
        ...NOTHING_DONE,
        page: pageAddress(),
        query,
        program,
        point: currentExecutionPoint(get()),
        making,
        hasFailed,
        filmSize,
        videoFormats,
      },
      // A file that was made meanwhile can still be missing among the downloads.
      saved: isTold && notice.state === 'made' ? saved : undefined,
      notice: isTold ? undefined : notice,
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
    change({ videoFormats })
  }

  const close = () => set({ isShareOpen: false })

  const copying = createCopying(writeClipboard, (isCopied, text) =>
    change({ copied: { text, isRefused: !isCopied } }),
  )

  subscribe(
    ({ isShareOpen }) => isShareOpen,
    (isOpen) => {
      if (isOpen) return
      copying.drop()
      change({ copied: undefined, hasFailed: false })
      exporting.closed()
      set({ saved: undefined })
    },
  )

  return {
    dispatch(command: SharingCommand): void {
      switch (command.kind) {
        case 'open':
          return open()
        case 'close':
          return close()
        case 'carryProgram':
          return change({ withProgram: command.isOn })
        case 'copy':
          return void copying.copy(command.text)
        case 'saveBoard':
          return void exporting.saveBoard(command.format, command.caption)
        case 'saveEvents':
          return void exporting.saveEvents(command.format)
        case 'saveWaveform':
          return void exporting.saveWaveform(command.format, command.scheme)
        case 'saveFlame':
          return void exporting.saveFlame(command.format, command.scheme, command.words)
        case 'sizeFilm': {
          const { filmSize } = get().sharing ?? NOTHING_DONE
          return change({ filmSize: { ...filmSize, ...command.size } })
        }
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

/**
 * Returns the address parts of the shown own program, at the event on the board: `too-large` if it does not fit into a
 * link, undefined for other programs.
 */
function sharedProgram(state: AppState): SharedProgram | 'too-large' | undefined {
  const { own } = state
  const session = frontOf(state)
  if (session.program.kind !== 'own' || own === undefined) return undefined
  const shown = chosenProgram(own, session.program.language)
  const code = linkCodeOf(shown)
  if (code === undefined) return 'too-large'
  // An event number applies only to the text that ran.
  const position = runOf(own, shown)?.text === shown.text ? boardPosition(session) : START
  const moment = positionOrder(position, START) > 0 && { event: positionNotation(position) }
  return {
    query: momentQuery(state, { ...viewParameters(state), ...moment }),
    fragment: fragmentWith(code),
  }
}
