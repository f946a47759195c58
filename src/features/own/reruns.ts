/**
 * Runs the program of an ended run again, for what the recording lacks: the lines around an event, hunts (searches) for
 * lines, line counts, values, and the writes of a variable.
 */
import { Tellings } from '../../calls/tellings.ts'
import { pageOf } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { HuntOrder, HuntReport } from '../../worker/protocol.ts'
import type { Inspection, OwnProgram } from '../../worker/ownProtocol.ts'
import type { TraceListener } from '../../app/session/traceSource.ts'
import { followingMs, readingMs, rerunLimitMs } from './limits.ts'
import { createLineCounting } from './lineCounting.ts'
import { createLineFinder } from './lineFinder.ts'
import { createLineHunts, type HuntedRun } from './lineHunts.ts'
import type { OwnCounts } from '../../app/own/own.ts'
import type { FollowRequest, OwnValues, OwnVariable, ValuesRequest } from '../../app/own/values.ts'
import { MOST_ROWS } from '../../core/own/lineValues.ts'
import { createLineSteps } from './values/lineSteps.ts'
import { createValueReading } from './values/valueReading.ts'
import { createVariableFollowing } from './variable/following.ts'
import type { CountReply, FindReply, FollowReply, OwnClient, ValuesReply } from '../../app/own/ownClient.ts'
import type { OwnRecording } from './ownRecording.ts'

/** A run that has ended. */
interface FinishedRun {
  readonly program: OwnProgram
  readonly recording: OwnRecording
}

interface RerunDependencies {
  /** The run once it has ended. Undefined before: then nothing can be rerun. */
  readonly endedRun: () => FinishedRun | undefined
  /** True if the playback is paused, or slow enough to read the lines. */
  readonly isReadable: () => boolean
  readonly client: () => Pick<OwnClient, 'inspect' | 'find' | 'count' | 'readValues' | 'follow' | 'terminate'>
  readonly listener: Pick<TraceListener, 'linesArrived'>
  readonly reportCounts: (counts: OwnCounts | undefined) => void
  readonly reportValues: (values: OwnValues | undefined) => void
  readonly reportVariable: (variable: OwnVariable | undefined) => void
  /** Resolves in a later task, after queued work. */
  readonly nextTask: () => Promise<void>
}

export function createReruns({
  endedRun,
  isReadable,
  client,
  listener,
  reportCounts,
  reportValues,
  reportVariable,
  nextTask,
}: RerunDependencies) {
  const finder = createLineFinder({
    isRequested: () => isReadable() || hunts.isWaiting,
    ask(event, lines) {
      const run = endedRun()
      if (run === undefined) return false
      const { program, recording } = run
      client().inspect(program, event, lines, rerunLimitMs('inspect', recording.elapsedMsAt(event)))
      return true
    },
  })
  /** What the latest hunt tells. */
  let huntReports = new Tellings<HuntReport>()
  const hunts = createLineHunts((report) => {
    huntReports.tell(report)
    if (report.kind === 'found' || report.kind === 'none') huntReports.end()
  })
  const counting = createLineCounting<FinishedRun>({
    ask({ program, recording }, event) {
      client().count(program, event, rerunLimitMs('count', recording.elapsedMs))
    },
    tell: reportCounts,
  })
  const lineSteps = createLineSteps(finder.around)
  const reading = createValueReading<FinishedRun>({
    ask({ program, recording }, { line, expression, from }) {
      const to = recording.trace.frontier.event
      client().readValues(
        program,
        { line, expression, from, to, most: MOST_ROWS },
        rerunLimitMs('values', recording.elapsedMs) + readingMs(MOST_ROWS),
      )
    },
    tell: reportValues,
  })
  const following = createVariableFollowing<FinishedRun>({
    ask({ program, recording }, { name, depth, at, from, to }) {
      const limitMs = rerunLimitMs('follow', recording.elapsedMsAt(to)) + followingMs(to - from)
      client().follow(program, { name, depth, at, from, to }, limitMs)
    },
    tell: reportVariable,
  })

  /** The run in which hunts search for lines; undefined if it cannot be searched for lines that wrote nothing. */
  function huntedRun(): HuntedRun | undefined {
    const run = endedRun()
    // Optimized code cannot be watched.
    if (run === undefined || run.program.optimized) return undefined
    const { program, recording } = run
    const { givens, trace } = recording
    return {
      events: trace.frontier.event,
      hasWritten: (line) => recording.hasWritten(line),
      around: finder.around,
      depthAt: (event) => replay(givens, trace.page(pageOf(event)), event).depth,
      find(target) {
        // The rerun ends at the first line after the last event.
        client().find(program, target, rerunLimitMs('find', recording.elapsedMsAt(target.to + 1)))
      },
    }
  }

  /** Ends all reruns by terminating the worker, because it receives no messages while a program runs. */
  function terminate(): void {
    client().terminate()
    counting.end()
    reading.end()
    following.end()
    hunts.giveUp()
    finder.retry()
    void nextTask().then(listener.linesArrived)
  }

  function endHunt(): void {
    if (hunts.end()) terminate()
  }

  return {
    /** Returns the known lines around an event; if there are none, requests them, and returns that they are pending. */
    around: finder.around,
    /** Handles the lines that a rerun has found around an event. */
    inspected(inspection: Inspection): void {
      finder.found(inspection)
      listener.linesArrived()
      hunts.linesArrived()
      lineSteps.linesArrived()
    },
    /** Hunts in place of the previous hunt: through recorded events, then through lines. @param recorded the former */
    async *hunt(
      order: HuntOrder,
      signal: AbortSignal,
      recorded: AsyncIterable<HuntReport>,
    ): AsyncGenerator<HuntReport, void, void> {
      const reports = new Tellings<HuntReport>()
      huntReports = reports
      hunts.begin(order, huntedRun())
      const receive = async () => {
        for await (const report of recorded) hunts.received(report)
        if (!hunts.isWaiting) reports.end()
      }
      void receive()
      signal.addEventListener('abort', endHunt)
      try {
        yield* reports.until(signal)
      } finally {
        signal.removeEventListener('abort', endHunt)
      }
    },
    /** Handles progress or the result of a rerun that searches for lines. */
    target: ({ type, event }: FindReply) => hunts.target(event, type === 'found'),
    /** Begins to count how often each line runs, up to the event and in total. */
    countLines(event: number): void {
      const run = endedRun()
      if (run !== undefined) counting.count(run, event)
    },
    endCounting(): void {
      if (counting.end()) terminate()
    },
    /** Handles progress or the result of counting lines. */
    counted: (reply: CountReply) => counting.received(reply),
    readValues(request: ValuesRequest): void {
      const run = endedRun()
      if (run === undefined) return
      // Ends a worker that still reads values, because it receives no messages.
      if (reading.end()) terminate()
      reading.read(run, request)
    },
    endReading(): void {
      if (reading.end()) terminate()
    },
    /** Handles progress or the result of reading values. */
    read: (reply: ValuesReply) => reading.received(reply),
    followVariable(request: FollowRequest): void {
      const run = endedRun()
      if (run === undefined) return
      // Ends a worker that still follows a variable, because it receives no messages.
      if (following.end()) terminate()
      following.follow(run, request)
    },
    endFollowing(): void {
      if (following.end()) terminate()
      else reportVariable(undefined)
    },
    /** Handles progress or the result of following a variable. */
    followed: (reply: FollowReply) => following.received(reply),
    /** Finds the step at which a line ran after an event, see `createLineSteps`. */
    findLineStep: lineSteps.find,
    /** Reports that everything in progress has failed, because the worker died. */
    giveUp(): void {
      finder.giveUp()
      hunts.giveUp()
      counting.giveUp()
      reading.giveUp()
      following.giveUp()
      lineSteps.drop()
    },
    /** Withdraws all requests and forgets the known lines, for another run. */
    drop(): void {
      finder.forget()
      hunts.end()
      counting.end()
      reading.end()
      following.end()
      lineSteps.drop()
    },
  }
}
