import type { FlameNode, FlameQuery } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'
import type { FlameNodeAnswer } from '../../worker/protocol.ts'
import { eventOf, eventsOf, isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { Run } from '../session/run.ts'
import type { TraceSource } from '../session/traceSource.ts'
import type { AppState } from '../store/state.ts'
import { type Flame, type FlamePoint, NO_FLAME } from './flame.ts'
import type { VisibleRange } from './visibleRange.ts'

export type WalkStep = Exclude<FlameQuery['step'], 'here'>

export interface FlameActions {
  /** @param point under the pointer; undefined when it has left */
  pointAtFlame(point: FlamePoint | undefined): void
  /** Walks to the placement beside the one where the walk is; it begins at the playhead. */
  walkFlame(step: WalkStep): void
  /** Ends the walk. */
  leaveFlame(): void
  /** Shows a placement from edge to edge. */
  fitFlame(node: FlameNode): void
}

const GROWTH = 1.15

/** Of what is visible a placement takes a part in so many at least to be seen, and one in so many to be seen well. */
const LEAST_SEEN = 256
const WELL_SEEN = 32

type Get = () => AppState
type Set = (change: Partial<AppState>) => void
type Source = Pick<TraceSource, 'requestFlame' | 'dropFlame' | 'findNode'>

/** Keeps the flame chart with what is visible, and finds the placements that are pointed at or walked to. */
export function createFlameViewer(get: Get, set: Set, source: Source, show: (range: VisibleRange) => void) {
  /** Of which search a first picture is being made before anybody has asked for it, … */
  let preparing: Run | undefined
  /** … and the one that is there. */
  let prepared: { readonly run: Run; readonly picture: FlamePicture } | undefined
  /** The end of the whole trace when it was asked for last. */
  let drawnTo = 0
  /** The steps that are yet to be taken, the first of which is being found; … */
  let steps: readonly WalkStep[] = []
  /** … and the query that is on its way. */
  let asked: FlameQuery | undefined

  const change = (part: Partial<Flame>) => set({ flame: { ...(get().flame ?? NO_FLAME), ...part } })

  function refresh(): void {
    const { visibleRange, preferences, flame } = get()
    const { run } = frontOf(get())
    const events = eventsOf(run)
    if (!preferences.showsFlame || events === 0) {
      if (preparing !== run) source.dropFlame()
      steps = []
      asked = undefined
      drawnTo = 0
      if (flame !== undefined) set({ flame: undefined })
      return
    }
    preparing = undefined
    if (flame === undefined && visibleRange === undefined && prepared?.run === run)
      change({ picture: prepared.picture })
    const { from, to } = visibleRange ?? { from: 0, to: events }
    const isGrowing = isSearching(run)
    // A search that goes on is drawn anew when it has grown by much, or the drawing would take its time.
    if (isGrowing && visibleRange === undefined && to >= drawnTo && to < drawnTo * GROWTH) return
    drawnTo = visibleRange === undefined ? to : 0
    source.requestFlame({ from, to, isExact: !isGrowing })
  }

  /** Has the worker tell what it knows of the whole search without a look at its events. */
  function prepare(): void {
    const { run } = frontOf(get())
    const to = eventsOf(run)
    if (get().preferences.showsFlame || to === 0 || isSearching(run)) return
    if (preparing === run || prepared?.run === run) return
    preparing = run
    source.requestFlame({ from: 0, to, isExact: false })
  }

  function flamed(picture: FlamePicture): void {
    const run = preparing
    preparing = undefined
    if (get().preferences.showsFlame) change({ picture })
    else if (run === frontOf(get()).run) prepared = { run, picture }
  }

  function ask(query: FlameQuery): void {
    asked = query
    source.findNode(query)
  }

  /** The worker knows then what is shown. */
  const isDrawn = () => get().flame?.picture !== undefined

  /** Where a walk goes on from. */
  function place(): FlamePoint {
    const walked = get().flame?.walked?.node
    if (walked !== undefined) return { event: walked.from + 1, depth: walked.depth }
    return { event: 0, depth: 0 }
  }

  function take(step: WalkStep): void {
    const { moment } = frontOf(get()).frame
    const isFirst = get().flame?.walked === undefined
    // The first step tells where the playhead stands.
    if (isFirst && moment.event > 0 && moment.event === eventOf(frontOf(get())) && moment.stack.length > 0)
      ask({ step: 'here', event: moment.event, depth: moment.stack.length })
    else ask({ step: isFirst && step !== 'deadEnd' ? 'child' : step, ...place() })
  }

  function walkedTo(node: FlameNode | undefined): void {
    const walked = get().flame?.walked
    if (node !== undefined) {
      change({ walked: { node, refused: 0 } })
      keepInSight(node)
    } else if (walked !== undefined) change({ walked: { ...walked, refused: walked.refused + 1 } })
    steps = steps.slice(1)
    if (steps.length > 0) take(steps[0])
  }

  /** Moves what is visible as little as need be, and narrows it where a placement is thinner than can be seen. */
  function keepInSight({ from, to }: FlameNode): void {
    const range = get().visibleRange ?? { from: 0, to: eventsOf(frontOf(get()).run) }
    const isSeen = (to - from) * LEAST_SEEN >= range.to - range.from
    if (isSeen && from < range.to && to > range.from) return
    const length = isSeen ? range.to - range.from : (to - from) * WELL_SEEN
    const start = Math.max(0, Math.round((from + to - length) / 2))
    show({ from: start, to: start + length })
  }

  return {
    refresh,
    prepare,
    flamed,
    foundNode({ query, node }: FlameNodeAnswer): void {
      if (query !== asked && !isSame(query, asked)) return
      asked = undefined
      if (steps.length > 0) walkedTo(node)
      else change({ pointed: node })
    },
    actions: {
      pointAtFlame(point) {
        const pointed = get().flame?.pointed
        if (point === undefined) {
          if (steps.length === 0) asked = undefined
          if (pointed !== undefined) change({ pointed: undefined })
          return
        }
        const { event, depth } = point
        if (pointed?.depth === depth && pointed.from < event && event <= pointed.to) return
        // Of a walk the answers are waited for.
        if (steps.length === 0 && isDrawn()) ask({ step: 'here', event, depth })
      },
      walkFlame(step) {
        if (!isDrawn()) return
        steps = [...steps, step]
        if (steps.length === 1) take(step)
      },
      leaveFlame() {
        steps = []
        if (get().flame !== undefined) change({ walked: undefined })
      },
      fitFlame: ({ from, to }) => show({ from, to }),
    } satisfies FlameActions,
  }
}

function isSame(query: FlameQuery, other: FlameQuery | undefined): boolean {
  return query.step === other?.step && query.event === other.event && query.depth === other.depth
}
