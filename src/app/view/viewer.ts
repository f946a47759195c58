import { type Page, PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { type Detail, detailOf, WIDEST_DETAIL } from './detail.ts'
import { eventOf, eventsOf } from '../session/selectors.ts'
import type { AppState } from '../store/state.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../session/traceSource.ts'
import { following, panned, type TraceWindow, zoomed } from './window.ts'

/** How a user looks at the trace; nothing comes of it before there is one. */
export interface ViewerActions {
  /** @param factor above 1 narrows the window. @param at the event that stays where it is; the playhead if absent */
  zoom(factor: number, at?: number): void
  /** @param by in lengths of the window; negative towards the start */
  pan(by: number): void
  showWholeTrace(): void
  /** Playing repeats what the window shows, or goes on. */
  setLooping(isLooping: boolean): void
  /** @param event under the pointer; undefined when it has left */
  hover(event: number | undefined): void
}

export interface Viewer {
  readonly actions: Omit<ViewerActions, 'setLooping'>
  /** Keeps up with the trace and the playhead: called when either has changed. */
  refresh(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void
/** Where a viewer gets what it shows. */
type Source = Pick<TraceSource, 'page' | 'askEnvelope' | 'dropEnvelope'>

/** Fewer buckets across the window are seen as blocks. */
const COARSE = 2048

/** Keeps window, detail, envelope and readout of the timeline. */
export function createViewer(get: Get, set: Set, source: Source): Viewer {
  const events = () => eventsOf(frontOf(get()).run)

  function show(window: TraceWindow | undefined): void {
    set({ window })
    refresh()
  }

  function refresh(): void {
    const { window, playing, detail, readout } = get()
    const { run, playhead } = frontOf(get())
    const shown =
      playing && !get().isLooping ? following(window, eventOf({ run, playhead }), events()) : window
    if (shown !== window) set({ window: shown })
    const next = shown === undefined ? undefined : detailIn(shown, detail)
    if (next !== detail) set({ detail: next })
    sharpen(shown)
    if (readout !== undefined && readout.last === undefined) hover(readout.event)
  }

  /** Asks for the envelope of a window that is too wide for its detail and too narrow for the envelope of the whole trace. */
  function sharpen(window: TraceWindow | undefined): void {
    const { windowEnvelope } = get()
    const { run } = frontOf(get())
    if (window !== undefined && run.status === 'open') {
      if (isNarrow(window)) return
      if ((window.to - window.from) / run.progress.envelope.span < COARSE) return source.askEnvelope(window)
    }
    source.dropEnvelope()
    if (windowEnvelope !== undefined) set({ windowEnvelope: undefined })
  }

  /** The detail of a window, if it is narrow and its pages are at hand. @param known kept if it is of that window */
  function detailIn(window: TraceWindow, known: Detail | undefined): Detail | undefined {
    if (known?.from === window.from && known.to === window.to) return known
    const first = pageOf(window.from + 1)
    const last = pageOf(window.to)
    if (!isNarrow(window)) return undefined
    const pages: Page[] = []
    for (let number = first; number <= last; number++) {
      const page = source.page(number, number === last ? window.to : (number + 1) * PAGE_EVENTS)
      if (page !== undefined) pages.push(page)
    }
    return pages.length === last - first + 1 ? detailOf(window, pages) : undefined
  }

  function hover(event: number | undefined): void {
    if (event === undefined || event < 1) return set({ readout: undefined })
    const page = source.page(pageOf(event), event)
    if (page === undefined) return set({ readout: { event, last: undefined, depth: 0 } })
    const [last, depth] = eventAndDepth(page, event)
    set({ readout: { event, last, depth } })
  }

  return {
    refresh,
    actions: {
      zoom: (factor, at = eventOf(frontOf(get()))) => show(zoomed(get().window, factor, at, events())),
      pan: (by) => show(panned(get().window, by, events())),
      showWholeTrace: () => show(undefined),
      hover,
    },
  }
}

function isNarrow({ from, to }: TraceWindow): boolean {
  return pageOf(to) - pageOf(from + 1) < WIDEST_DETAIL
}

function eventAndDepth(page: Page, event: number): readonly [number, number] {
  const { events, depths } = detailOf({ from: event - 1, to: event }, [page])
  return [events[0], depths[0]]
}
