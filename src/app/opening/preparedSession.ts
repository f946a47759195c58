/** The moment that a first visit opens with, worked out when the app is built: the page shows it before it can search. */
import { builtInProgram } from '../../core/debugging/builtInProgram.ts'
import { EventKind, kindOf } from '../../core/events.ts'
import { type Givens, givensOf } from '../../core/givens.ts'
import { DEFAULT_STRATEGY, stepperOf } from '../../core/programs/registry.ts'
import { Checkpoints } from '../../core/trace/checkpoints.ts'
import { EnvelopeBuilder } from '../../core/trace/envelope.ts'
import { positionAt } from '../../core/trace/position.ts'
import { replay } from '../../core/trace/replay.ts'
import { SearchTrace } from '../../core/trace/searchTrace.ts'
import type { Progress } from '../../worker/protocol.ts'
import { fitted } from '../playback/fitting.ts'
import { DEFAULT_RATE } from '../playback/playback.ts'
import { openingSample } from '../puzzle/samples.ts'
import { NOTHING_DEBUGGED } from '../session/debugging.ts'
import { executionPointAt } from '../session/executionPoint.ts'
import { explanationOf } from '../session/explanation.ts'
import type { Session } from '../session/session.ts'

/** A bucket for a few pixels of a wide screen: the timeline is drawn anew when the search itself has run. */
const BUCKETS = 512

/** A session that stands at the first backtrack of its search, whose figures are those of the whole. */
export function preparedSession(): Omit<Session, 'id'> {
  const givens = openingGivens()
  const strategy = DEFAULT_STRATEGY
  const { extent } = strategy
  const trace = new SearchTrace(givens, strategy, extent, new Checkpoints(), new EnvelopeBuilder(BUCKETS))
  while (!trace.frontier.ended) trace.advance()
  const page = trace.page(0)
  const event = page.events.findIndex((packed) => kindOf(packed) === EventKind.backtrack) + 1
  const model = builtInProgram({ givens, strategy, extent }, stepperOf(strategy), [])
  const moment = replay(givens, page, event)
  const { event: events, placements, solutions, work } = trace.frontier
  const { deepest, landmarks } = trace
  const executionPoint = executionPointAt(model, moment, model.segment(moment), positionAt(event), undefined)
  const progress: Progress = {
    status: 'ended',
    events,
    placements,
    solutions,
    work,
    elapsedMs: 0,
    deepest,
    envelope: trace.envelope(),
    landmarks,
  }
  return {
    program: { kind: 'built-in', strategy: strategy.id, extent },
    run: { status: 'open', progress },
    playhead: positionAt(event),
    fittedRate: DEFAULT_RATE,
    ...fitted(progress, false),
    counted: undefined,
    frame: { moment, focus: model.focus(moment), heat: undefined },
    lastSolution: undefined,
    // Who sees it for the first time sees at once which cells the sentence is about.
    debugging: { ...NOTHING_DEBUGGED, executionPoint, explained: explanationOf(executionPoint) },
  }
}

function openingGivens(): Givens {
  const checked = givensOf(openingSample().grid)
  if (!checked.ok) throw new RangeError('The opening puzzle contradicts itself')
  return checked.value
}
