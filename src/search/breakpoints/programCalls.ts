/** Finds the call depth of a position, and where calls were made and returned, in searches and recordings. */
import type { Step, StepKind } from '../steps/step.ts'
import type { Segment } from '../steps/segment.ts'
import { segmentAfter } from '../steps/steps.ts'
import { openingMoment } from '../trace/moment.ts'
import { chunkOf } from '../trace/chunk.ts'
import { type Position, positionAt } from '../trace/position.ts'
import { replay } from '../trace/replay.ts'
import type { Direction } from './stopFinder.ts'
import type { WalkedSearch } from './lineScanner.ts'
import type { ScannedTrace } from './scanner.ts'
import type { ScannedProgram } from './scanners.ts'

/** Finds the calls of a program in its trace. */
export interface ProgramCalls {
  /**
   * Returns the call depth of a position, 0 in the outermost call.
   * @param position in the known part of the trace, and settled: see `steps/settling.ts`
   */
  callAt(position: Position): number
  /**
   * Returns the position at which a call returned to its caller or, backwards, at which the caller made the call.
   * @param event the first event in that direction that the caller, or one of the caller's own callers, makes
   * @param caller call depth of the caller
   */
  boundary(event: number, caller: number, direction: Direction): Position
  /**
   * Returns the position of the last line that runs. Given the call depth of a caller, returns the position of the last
   * return to the caller.
   */
  end(caller: number | undefined): Position
}

export function programCalls(trace: ScannedTrace, program: ScannedProgram): ProgramCalls {
  return 'strategy' in program ? searchCalls(trace, program) : recordedCalls(trace)
}

/** Finds calls in a recording. A recording has call depths only at events: calls seem to begin and return at events. */
function recordedCalls(trace: ScannedTrace): ProgramCalls {
  return {
    callAt({ event }) {
      const chunk = trace.chunk(chunkOf(event))
      return chunk.kind === 'recorded' && event > 0 ? chunk.calls[event - chunk.start.event - 1] : 0
    },
    boundary: (event) => positionAt(event),
    end: () => positionAt(trace.frontier.event),
  }
}

function searchCalls(trace: ScannedTrace, { givens, strategy, extent }: WalkedSearch): ProgramCalls {
  function segment(event: number): Segment {
    const moment = event === 0 ? openingMoment(givens) : replay(givens, trace.chunk(chunkOf(event)), event)
    return segmentAfter(givens, strategy, extent, moment)
  }

  /**
   * Returns the position of the last step of a kind, in calls of depth `call`, between an event and the next. If there
   * is no such step, returns the position of the last step of all.
   */
  function latestIn(event: number, call: number, kind: StepKind): Position {
    const { steps } = segment(event)
    const index = steps.findLastIndex((step) => step.kind === kind && step.depth === call)
    return { event, step: index < 0 ? steps.length : index + 1 }
  }

  return {
    callAt: ({ event, step }) => stepAt(segment(event), step)?.depth ?? 0,
    boundary: (event, caller, direction) =>
      direction === 'forward' ? latestIn(event - 1, caller, 'returned') : latestIn(event, caller, 'call'),
    end(caller) {
      const { event } = trace.frontier
      if (caller !== undefined) return latestIn(event, caller, 'returned')
      return { event, step: segment(event).steps.length }
    },
  }
}

/** @param step as in a `Position`: 0 for the step that made the event before the segment */
function stepAt({ arrival, steps }: Segment, step: number): Step | undefined {
  return step === 0 ? arrival : steps[step - 1]
}
