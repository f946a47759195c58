import { latest } from '../../calls/latest.ts'
import type { FlameNode, FlameQuery } from '../../search/trace/flameNodes.ts'
import type { FlamePicture } from '../../search/trace/flameView.ts'
import type { FlameOrder } from '../../search/worker/solverQuestions.ts'
import { eventOf, eventsOf, isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { Run } from '../session/run.ts'
import type { TraceSource } from '../../search/jobs/traceSource.ts'
import type { AppState } from '../store/state.ts'
import { type Flame, type FlamePoint, NO_FLAME } from './flame.ts'
import { createViewQuestion } from '../timeline/viewQuestion.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'

/** Direction of a step of the walk, which moves from placement to placement by keyboard. */
export type WalkStep = Exclude<FlameQuery['step'], 'here'>

export interface FlameActions {
  /** Finds the placement under the pointer. @param point undefined when the pointer has left the chart */
  pointAtFlame(point: FlamePoint | undefined): void
  /**
   * Walks from the current placement to a relative (parent, sibling …) or to a dead end. The first step of a walk goes
   * to the placement at the playhead instead; if there is none, to the first placement, or to the first dead end.
   */
  walkFlame(step: WalkStep): void
  /** Ends the walk. */
  leaveFlame(): void
  /** Sets the visible range to the events of a placement. */
  fitFlame(node: FlameNode): void
}

/** Factor by which a running search grows until its picture is drawn again. */
const GROWTH = 1.15

/** A placement shorter than 1/256 of the visible range is too thin to see. */
const LEAST_SEEN = 256
/** A placement that is too thin to see gets 1/32 of the visible range. */
const WELL_SEEN = 32

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/**
 * Keeps the flame chart in step with the visible range, and finds placements for the pointer and the keyboard.
 * @param source returns the source of the trace that the page shows
 * @param show sets the visible range
 */
export function createFlameViewer(
  get: Get,
  set: Set,
  source: () => Pick<TraceSource, 'ask'>,
  show: (range: VisibleRange) => void,
) {
  const drawing = createViewQuestion(
    (order: FlameOrder, signal) => source().ask('flame', order, signal),
    flameArrived,
  )
  const finding = latest()
  /** The run whose first picture is being precomputed. */
  let preparing: Run | undefined
  /** The precomputed picture and its run. */
  let prepared: { readonly run: Run; readonly picture: FlamePicture } | undefined
  /** Number of events at the last request for the whole trace; 0 after one for a part of it. */
  let drawnTo = 0
  /** Steps of the walk not taken yet; the worker is finding where the first leads. */
  let steps: readonly WalkStep[] = []

  const change = (part: Partial<Flame>) => set({ flame: { ...(get().flame ?? NO_FLAME), ...part } })

  /** Requests a picture of the visible range, or drops the chart if it is hidden or empty. */
  function refresh(): void {
    const { visibleRange, preferences, flame } = get()
    const { run } = frontOf(get())
    const events = eventsOf(run)
    if (!preferences.showsFlame || events === 0) {
      if (preparing !== run) drawing.drop()
      steps = []
      finding.stop()
      drawnTo = 0
      if (flame !== undefined) set({ flame: undefined })
      return
    }
    preparing = undefined
    if (flame === undefined && visibleRange === undefined && prepared?.run === run)
      change({ picture: prepared.picture })
    const { from, to } = visibleRange ?? { from: 0, to: events }
    const isGrowing = isSearching(run)
    // Redraws a running search only after it has grown by 15%, because redrawing takes time.
    if (isGrowing && visibleRange === undefined && to >= drawnTo && to < drawnTo * GROWTH) return
    drawnTo = visibleRange === undefined ? to : 0
    drawing.want({ from, to, isExact: !isGrowing })
  }

  /** While the chart is hidden, requests its first picture: from what the worker knows without reading events. */
  function prepare(): void {
    const { run } = frontOf(get())
    const to = eventsOf(run)
    if (get().preferences.showsFlame || to === 0 || isSearching(run)) return
    if (preparing === run || prepared?.run === run) return
    preparing = run
    drawing.want({ from: 0, to, isExact: false })
  }

  /** Takes a picture that was asked for. */
  function flameArrived(picture: FlamePicture): void {
    const run = preparing
    preparing = undefined
    if (get().preferences.showsFlame) change({ picture })
    else if (run === frontOf(get()).run) prepared = { run, picture }
  }

  /** Finds a placement, in place of the one being sought. */
  function find(query: FlameQuery, found: (node: FlameNode | undefined) => void): void {
    void finding.run(async (signal) => {
      for await (const { node } of source().ask('flameNode', query, signal)) found(node)
    })
  }

  /** True once there is a picture. Before, the worker cannot answer queries, because it does not know what is shown. */
  const isDrawn = () => get().flame?.picture !== undefined

  /** Returns the point from which the next step starts. */
  function startingPoint(): FlamePoint {
    const walked = get().flame?.walked?.node
    if (walked !== undefined) return { event: walked.from + 1, depth: walked.depth }
    return { event: 0, depth: 0 }
  }

  /** Requests the placement to which a step leads. */
  function takeStep(step: WalkStep): void {
    const { moment } = frontOf(get()).frame
    const isFirst = get().flame?.walked === undefined
    // The first step goes to the placement at the playhead.
    if (isFirst && moment.event > 0 && moment.event === eventOf(frontOf(get())) && moment.stack.length > 0)
      find({ step: 'here', event: moment.event, depth: moment.stack.length }, walkedTo)
    else find({ step: isFirst && step !== 'deadEnd' ? 'child' : step, ...startingPoint() }, walkedTo)
  }

  /** Ends a step, and takes the next one. @param node the placement that it reached; undefined if there is none */
  function walkedTo(node: FlameNode | undefined): void {
    const walked = get().flame?.walked
    if (node !== undefined) {
      change({ walked: { node, stuckSteps: 0 } })
      keepInSight(node)
    } else if (walked !== undefined) change({ walked: { ...walked, stuckSteps: walked.stuckSteps + 1 } })
    steps = steps.slice(1)
    if (steps.length > 0) takeStep(steps[0])
  }

  /**
   * Centres the visible range on a placement that is outside the range or too thin to see. Also narrows the range if
   * the placement is too thin.
   */
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
    /** Ends all questions. */
    leave(): void {
      drawing.drop()
      finding.stop()
      steps = []
      preparing = undefined
      drawnTo = 0
    },
    actions: {
      pointAtFlame(point) {
        const pointedNode = get().flame?.pointedNode
        if (point === undefined) {
          if (steps.length === 0) finding.stop()
          if (pointedNode !== undefined) change({ pointedNode: undefined })
          return
        }
        const { event, depth } = point
        if (pointedNode?.depth === depth && pointedNode.from < event && event <= pointedNode.to) return
        // While walking, pointer queries are ignored.
        if (steps.length === 0 && isDrawn())
          find({ step: 'here', event, depth }, (node) => change({ pointedNode: node }))
      },
      walkFlame(step) {
        if (!isDrawn()) return
        steps = [...steps, step]
        if (steps.length === 1) takeStep(step)
      },
      leaveFlame() {
        if (steps.length > 0) finding.stop()
        steps = []
        if (get().flame !== undefined) change({ walked: undefined })
      },
      fitFlame: ({ from, to }) => show({ from, to }),
    } satisfies FlameActions,
  }
}
