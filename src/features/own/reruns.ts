/**
 * Runs the program of an ended run again, for what the recording lacks: the lines around an event, hunts (searches) for
 * lines, line counts, values, and the writes of a variable.
 */
import { latest, still } from '../../calls/latest.ts'
import { pageOf } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type { HuntOrder, HuntReport } from '../../worker/protocol.ts'
import type { OwnProgram } from '../../worker/ownQuestions.ts'
import type { TraceListener } from '../../app/session/traceSource.ts'
import { followingMs, readingMs, rerunLimitMs } from './limits.ts'
import { createLineFinder } from './lineFinder.ts'
import { type HuntedRun, lineHunt } from './lineHunts.ts'
import type { OwnCounts } from '../../app/own/own.ts'
import { answered, type OwnWorkers } from '../../app/own/ownWorkers.ts'
import type { FollowRequest, OwnValues, OwnVariable, ValuesRequest } from '../../app/own/values.ts'
import { MOST_ROWS } from '../../core/own/lineValues.ts'
import { type LineRun, stepOfLineRun } from './values/lineSteps.ts'
import type { OwnRecording } from './ownRecording.ts'
import { createRerunTask } from './rerunTask.ts'

/** A run that has ended. */
interface FinishedRun {
  readonly language: OwnLanguage
  readonly program: OwnProgram
  readonly recording: OwnRecording
  /** Digests of the run's pages, by which a rerun is compared with it. */
  readonly digests: readonly number[]
}

interface RerunDependencies {
  /** The run once it has ended. Undefined before: then nothing can be rerun. */
  readonly endedRun: () => FinishedRun | undefined
  /** True if the playback is paused, or slow enough to read the lines. */
  readonly isReadable: () => boolean
  readonly workers: Pick<OwnWorkers, 'ask'>
  readonly listener: Pick<TraceListener, 'linesArrived'>
  readonly reportCounts: (counts: OwnCounts | undefined) => void
  readonly reportValues: (values: OwnValues | undefined) => void
  readonly reportVariable: (variable: OwnVariable | undefined) => void
}

export function createReruns({
  endedRun,
  isReadable,
  workers,
  listener,
  reportCounts,
  reportValues,
  reportVariable,
}: RerunDependencies) {
  const finder = createLineFinder({
    isRequested: isReadable,
    ask(event, lines) {
      const run = endedRun()
      if (run === undefined) return undefined
      const { language, program, recording, digests } = run
      const limitMs = rerunLimitMs('inspect', recording.elapsedMsAt(event))
      const order = { program, digests, event, lines, limitMs }
      return (signal) => answered(workers.ask(language, 'inspect', order, signal), signal)
    },
    arrived: listener.linesArrived,
  })
  const counting = createRerunTask(reportCounts)
  const reading = createRerunTask(reportValues)
  const following = createRerunTask(reportVariable)
  const lineSteps = latest()

  /** The run in which hunts search for lines; undefined if it cannot be searched for lines that wrote nothing. */
  function huntedRun(): HuntedRun | undefined {
    const run = endedRun()
    // Optimized code cannot be watched.
    if (run === undefined || run.program.optimized) return undefined
    const { language, program, recording } = run
    const { givens, trace } = recording
    return {
      events: trace.frontier.event,
      hasWritten: (line) => recording.hasWritten(line),
      linesAround: finder.find,
      depthAt: (event) => replay(givens, trace.page(pageOf(event)), event).depth,
      find(target, signal) {
        // The rerun ends at the first line after the last event.
        const limitMs = rerunLimitMs('find', recording.elapsedMsAt(target.to + 1))
        return workers.ask(language, 'find', { program, target, limitMs }, signal)
      },
    }
  }

  return {
    /** Returns the known lines around an event; if there are none, requests them, and returns that they are pending. */
    around: finder.around,
    /** Hunts through recorded events, then through lines. @param recorded the former */
    hunt: (order: HuntOrder, recorded: AsyncIterable<HuntReport>, signal: AbortSignal) =>
      lineHunt(order, huntedRun(), recorded, signal),
    /** Counts how often each line ran, up to the event and in total. */
    countLines(event: number): void {
      const run = endedRun()
      if (run === undefined) return
      const { language, program, recording, digests } = run
      const limitMs = rerunLimitMs('count', recording.elapsedMs)
      counting.begin(
        (signal, alive) =>
          answered(workers.ask(language, 'count', { program, digests, event, limitMs }, signal), signal, {
            alive,
          }),
        {
          running: (events): OwnCounts => ({ kind: 'counting', events }),
          answered: (lines): OwnCounts =>
            lines === undefined ? { kind: 'lost' } : { kind: 'counted', event, lines },
          lost: { kind: 'lost' },
        },
      )
    },
    endCounting: counting.end,
    readValues(request: ValuesRequest): void {
      const run = endedRun()
      if (run === undefined) return
      const { language, program, recording, digests } = run
      const { line, expression, from } = request
      const to = recording.trace.frontier.event
      const query = { line, expression, from, to, most: MOST_ROWS }
      const limitMs = rerunLimitMs('values', recording.elapsedMs) + readingMs(MOST_ROWS)
      reading.begin(
        (signal, alive) =>
          answered(workers.ask(language, 'values', { program, digests, query, limitMs }, signal), signal, {
            alive,
          }),
        {
          running: (events): OwnValues => ({ kind: 'reading', request, events }),
          answered: (answer): OwnValues => ({ kind: 'answered', request, answer }),
          lost: { kind: 'lost', request },
        },
      )
    },
    endReading: reading.end,
    followVariable(request: FollowRequest): void {
      const run = endedRun()
      if (run === undefined) return
      const { language, program, recording, digests } = run
      const { name, depth, at, from, to } = request
      const variable = { name, depth, at, from, to }
      const limitMs = rerunLimitMs('follow', recording.elapsedMsAt(to)) + followingMs(to - from)
      following.begin(
        (signal, alive) =>
          answered(workers.ask(language, 'follow', { program, digests, variable, limitMs }, signal), signal, {
            alive,
          }),
        {
          running: (events): OwnVariable => ({ kind: 'reading', request, events }),
          answered: (answer): OwnVariable => ({ kind: 'answered', request, answer }),
          lost: { kind: 'lost', request },
        },
      )
    },
    endFollowing(): void {
      following.end()
      reportVariable(undefined)
    },
    /**
     * Finds the step at which a line ran after an event, in place of the previous request.
     * @param found called with the step, from 1; never if the lines cannot be found, if the line did not run that often
     *   before the next event, or once the request is replaced or dropped
     */
    findLineStep(run: LineRun, found: (step: number) => void): void {
      void lineSteps.run(async (signal) => {
        const known = await still(finder.find(run.event, signal), signal)
        const step = known === 'unknown' ? undefined : stepOfLineRun(known, run)
        if (step !== undefined) found(step)
      })
    },
    /** Withdraws all requests and forgets the known lines, for another run. */
    drop(): void {
      finder.forget()
      counting.end()
      reading.end()
      following.end()
      lineSteps.stop()
    },
  }
}
