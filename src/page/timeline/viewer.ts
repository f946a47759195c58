import { type Chunk, CHUNK_EVENTS, chunkOf } from '../../search/trace/chunk.ts'
import { type Detail, detailOf, eventsOfDetail, WIDEST_DETAIL } from './detail.ts'
import { eventOf, eventsOf } from '../session/selectors.ts'
import type { AppState } from '../store/state.ts'
import { frontOf } from '../session/sessions.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'
import { createFlameViewer, type FlameActions } from '../flame/flameViewer.ts'
import { createViewQuestion } from './viewQuestion.ts'
import { rangeAround, recentered, panned, type VisibleRange, zoomed } from './visibleRange.ts'

/** Commands for the timeline's view of the trace. Before there is a trace, commands that move the view do nothing. */
export interface ViewerActions extends FlameActions {
  /** @param factor above 1 narrows the range. @param at the event that stays in place; defaults to the playhead */
  zoom(factor: number, at?: number): void
  /** @param by in lengths of the range; negative towards the start */
  pan(by: number): void
  showWholeTrace(): void
  /** Shows a range of the trace in detail; more on both sides if it is very short. */
  showAround(range: VisibleRange): void
  /** Shows the whole trace, and no longer loops. */
  leavePart(): void
  /** Turns looping over the range on or off. */
  setLooping(isLooping: boolean): void
  /** Prefetches what the flame chart needs; called when it may soon be opened. */
  prepareFlame(): void
  toggleFlame(): void
  setFlameHeight(heightPx: number): void
  /** @param event under the pointer; undefined when it has left */
  hover(event: number | undefined): void
}

export interface Viewer {
  readonly actions: ViewerActions
  /** Updates the view; called when the trace or the playhead has changed. */
  refresh(): void
  /** Ends all questions about the trace: the page no longer shows it. */
  leave(): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void
/** Minimum number of envelope buckets across the range; with fewer, the waveform looks like blocks. */
const COARSE = 2048

/**
 * Maintains what the timeline shows of the session in front: the visible range, its events one by one (detail) or as a curve of the depth
 * (envelope), and the event under the pointer (readout).
 *
 * @param source returns the source of the trace that the page shows
 */
export function createViewer(get: Get, set: Set, source: () => Pick<TraceSource, 'chunk' | 'ask'>): Viewer {
  const events = () => eventsOf(frontOf(get()).run)
  const sharper = createViewQuestion(
    (range: VisibleRange, signal) => source().ask('envelope', range, signal),
    (rangeEnvelope) => set({ rangeEnvelope }),
  )
  const flame = createFlameViewer(get, set, source, (range) => show(rangeAround(range, events())))

  function show(visibleRange: VisibleRange | undefined): void {
    set({ visibleRange })
    refresh()
  }

  function refresh(): void {
    const { visibleRange, playing, detail, readout } = get()
    const { run, playhead } = frontOf(get())
    const range =
      playing && !get().isLooping
        ? recentered(visibleRange, eventOf({ run, playhead }), events())
        : visibleRange
    if (range !== visibleRange) set({ visibleRange: range })
    const next = range === undefined ? undefined : detailIn(range, detail)
    if (next !== detail) set({ detail: next })
    sharpen(range)
    flame.refresh()
    if (readout !== undefined && readout.last === undefined) hover(readout.event)
  }

  /**
   * Asks for the envelope of a range that is too wide to show each event and too narrow for the whole trace's envelope.
   * If the whole trace's is fine enough, or if there is no range or no run, drops the envelope of the previous range.
   */
  function sharpen(range: VisibleRange | undefined): void {
    const { rangeEnvelope } = get()
    const { run } = frontOf(get())
    if (range !== undefined && run.status === 'open') {
      if (isNarrow(range)) return
      if ((range.to - range.from) / run.progress.envelope.span < COARSE) return sharper.want(range)
    }
    sharper.drop()
    if (rangeEnvelope !== undefined) set({ rangeEnvelope: undefined })
  }

  /**
   * Returns the detail of a range if it is narrow and its chunks are cached.
   * @param known reused if of the same range
   */
  function detailIn(range: VisibleRange, known: Detail | undefined): Detail | undefined {
    if (known?.from === range.from && known.to === range.to) return known
    const first = chunkOf(range.from + 1)
    const last = chunkOf(range.to)
    if (!isNarrow(range)) return undefined
    const chunks: Chunk[] = []
    for (let number = first; number <= last; number++) {
      const chunk = source().chunk(number, number === last ? range.to : (number + 1) * CHUNK_EVENTS)
      if (chunk !== undefined) chunks.push(chunk)
    }
    return chunks.length === last - first + 1 ? detailOf(range, chunks) : undefined
  }

  function hover(event: number | undefined): void {
    if (event === undefined || event < 1) return set({ readout: undefined })
    const chunk = source().chunk(chunkOf(event), event)
    if (chunk === undefined) return set({ readout: { event, last: undefined, depth: 0 } })
    const [last, depth] = eventAndDepth(chunk, event)
    set({ readout: { event, last, depth } })
  }

  return {
    refresh,
    leave() {
      sharper.drop()
      flame.leave()
    },
    actions: {
      ...flame.actions,
      prepareFlame: flame.prepare,
      toggleFlame() {
        const { preferences } = get()
        set({ preferences: { ...preferences, showsFlame: !preferences.showsFlame } })
        refresh()
      },
      setFlameHeight: (flameHeightPx) => set({ preferences: { ...get().preferences, flameHeightPx } }),
      setLooping: (isLooping) => set({ isLooping }),
      zoom: (factor, at = eventOf(frontOf(get()))) => show(zoomed(get().visibleRange, factor, at, events())),
      pan: (by) => show(panned(get().visibleRange, by, events())),
      showWholeTrace: () => show(undefined),
      leavePart() {
        set({ isLooping: false })
        show(undefined)
      },
      showAround: (range) => show(rangeAround(range, events())),
      hover,
    },
  }
}

function isNarrow({ from, to }: VisibleRange): boolean {
  return chunkOf(to) - chunkOf(from + 1) < WIDEST_DETAIL
}

function eventAndDepth(chunk: Chunk, event: number): readonly [number, number] {
  const { events, depths } = eventsOfDetail(detailOf({ from: event - 1, to: event }, [chunk]))
  return [events[0], depths[0]]
}
