import { assertNever } from '../../sudoku/result.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { sharedQuery } from './addresses.ts'
import { createCopying } from '../byHand/copying.ts'
import { createExporting } from './exporting.ts'
import { nextEvents, withEdge, withinTrace } from './filmRange.ts'
import { createFirstFrame } from './firstFrame.ts'
import type { SharingDependencies } from './dependencies.ts'
import {
  FILM_SECONDS,
  FILM_WIDTHS_PX,
  type Sharing,
  type SharingCommand,
  type SharedProgram,
} from './sharing.ts'
import { currentExecutionPoint } from '../session/pointAtHand.ts'
import { fragmentWith } from '../store/fragment.ts'
import { chosenProgram, runOf } from '../own/own.ts'
import { linkCodeOf } from '../own/programLink.ts'
import { frontOf } from '../session/sessions.ts'
import { boardPosition } from '../session/sessionLink.ts'
import { momentQuery } from '../store/address.ts'
import { eventOf, eventsOf } from '../session/selectors.ts'
import { showRange } from '../timeline/showRange.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import { viewParameters } from '../timeline/linkedView.ts'
import { positionNotation, positionOrder, START } from '../../search/trace/position.ts'

/** State of a share dialog that is opened for the first time. */
const NOTHING_DONE: Omit<Sharing, 'page' | 'query' | 'program' | 'here' | 'film'> = {
  withProgram: false,
  point: undefined,
  copied: undefined,
  making: undefined,
  videoFormats: [],
  hasFailed: false,
  ended: undefined,
  // Shows each of the events of a film that the user has not lengthened.
  filmSize: { seconds: FILM_SECONDS[2], widthPx: FILM_WIDTHS_PX[2] },
  isOnTimeline: false,
  leadsToFilm: false,
  firstFrame: undefined,
}

/** Share of the timeline below which a film is too narrow there for both of its handles. */
const NARROW_FILM = 1 / 8

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export const shareOf = perStore(({ getState, setState, subscribe, actions, environment }) => {
  const { dispatch } = createSharing(getState, setState, {
    ...environment,
    pause: actions.pause,
    zoom: actions.zoom,
    pan: actions.pan,
    subscribe,
    source: () => environment.sessions.front().source,
  })
  return dispatch
})

function createSharing(get: Get, set: Set, dependencies: SharingDependencies) {
  const { subscribe, pause, pageAddress, writeClipboard, loadPictures } = dependencies
  const events = () => eventsOf(frontOf(get()).run)
  const exporting = createExporting(get, set, dependencies)
  const preview = createFirstFrame(get, dependencies, (firstFrame) => change({ firstFrame }))

  function change(part: Partial<Sharing>): void {
    const { sharing } = get()
    if (sharing !== undefined) set({ sharing: { ...sharing, ...part } })
  }

  function open(): void {
    if (get().playing) pause()
    const query = sharedQuery(get())
    const program = sharedProgram(get())
    const { sharing, saved } = get()
    const { making, hasFailed, ended, filmSize, videoFormats, firstFrame } = sharing ?? NOTHING_DONE
    const here = eventOf(frontOf(get()))
    // What the user has chosen stays until the board shows another event.
    const isChosen = sharing?.isOnTimeline === true || sharing?.here === here
    const film = isChosen ? withinTrace(sharing.film, events()) : nextEvents(here, events())
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
        here,
        film,
        leadsToFilm: sharing?.isOnTimeline === true,
        videoFormats,
        firstFrame,
      },
      // A file that was made meanwhile can still be missing among the downloads.
      saved: ended === 'made' ? saved : undefined,
    })
    void reportVideoFormats()
    showFirstFrame()
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

  /** Draws the first frame, once there is one. */
  function showFirstFrame(): void {
    const { sharing } = get()
    if (sharing !== undefined && events() > 0) void preview.draw(sharing.film.from)
  }

  function setFilm(film: VisibleRange): void {
    change({ film: withinTrace(film, events()) })
    // The preview is in the dialog.
    if (get().isShareOpen) showFirstFrame()
  }

  /** Closes the dialog, and zooms the timeline unless the film is wide enough there to take hold of its ends. */
  function showOnTimeline(): void {
    const { sharing, visibleRange } = get()
    if (sharing === undefined || events() === 0) return
    close()
    change({ isOnTimeline: true })
    const { from, to } = withinTrace(sharing.film, events())
    const shown = visibleRange ?? { from: 0, to: events() }
    const isInside = from >= shown.from && to <= shown.to
    if (isInside && to - from >= (shown.to - shown.from) * NARROW_FILM) return
    const around = (to - from) / 2
    showRange(get, dependencies, {
      from: Math.max(0, Math.floor(from - around)),
      to: Math.min(events(), Math.ceil(to + around)),
    })
  }

  const copying = createCopying(writeClipboard, (isCopied, text) =>
    change({ copied: { text, isRefused: !isCopied } }),
  )

  subscribe(
    ({ isShareOpen }) => isShareOpen,
    (isOpen) => {
      if (isOpen) return
      copying.drop()
      preview.stop()
      change({ copied: undefined, hasFailed: false, ended: undefined })
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
        case 'moveFilm': {
          const { sharing } = get()
          return sharing && setFilm(withEdge(sharing.film, command.edge, command.event, events()))
        }
        case 'takeFilm': {
          const whole = { from: 0, to: events() }
          const next = nextEvents(eventOf(frontOf(get())), events())
          return setFilm(command.range === 'next' ? next : (get().visibleRange ?? whole))
        }
        case 'showOnTimeline':
          return showOnTimeline()
        case 'saveFilm':
          return void exporting.saveFilm(command.options)
        case 'stop':
          return exporting.stop()
        case 'dismiss':
          set({ saved: undefined })
          return change({ isOnTimeline: false, ended: undefined })
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
    fragment: fragmentWith('code', code),
  }
}
