/**
 * Runs the program of an ended run again, for what the recording lacks: the lines around an event, searches for
 * lines, line counts, values, and the writes of a variable.
 */
import { chunkOf } from '../../search/trace/chunk.ts'
import { replay } from '../../search/trace/replay.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { MOST_ROWS } from './lineValues.ts'
import type { KnownLines } from './knownLines.ts'
import type { LinesAround } from './ownProgram.ts'
import type { FindStopOrder, FindStopReport } from '../../search/worker/solverQuestions.ts'
import type { OwnProgram, OwnQuestions, TargetLines } from '../questions.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'
import { answered, type OwnWorkers } from '../workers.ts'
import type { FollowRequest } from './variableStory.ts'
import type { ValuesRequest } from './lineValues.ts'
import { followingMs, readingMs, rerunLimitMs } from './limits.ts'
import { createLineFinder } from './lineFinder.ts'
import { type RerunnableRun, findLineStop } from './lineFinding.ts'
import type { OwnRecording } from './ownRecording.ts'

/** A run that has ended. */
interface FinishedRun {
  readonly language: OwnLanguage
  readonly program: OwnProgram
  readonly recording: OwnRecording
  /** Digests of the run's chunks, by which a rerun is compared with it. */
  readonly digests: readonly number[]
}

/** What can be asked about an ended run, by the kind of the worker's question. */
interface RunRequests {
  readonly inspect: { readonly event: number; readonly lines: number }
  readonly find: TargetLines
  /** The event up to which lines are counted, besides in total. */
  readonly count: number
  readonly values: ValuesRequest
  readonly follow: FollowRequest
}

type RerunKind = keyof RunRequests

/** Answers questions about the latest run once it has ended. */
export interface RunAsker {
  /**
   * Asks by running the program again. The iteration ends without an answer once the signal is aborted or the run is
   * dropped.
   * @throws RangeError if no run has ended
   * @throws Lost if the worker is lost
   */
  ask<K extends RerunKind>(
    kind: K,
    request: RunRequests[K],
    signal: AbortSignal,
  ): AsyncIterable<OwnQuestions[K]['tell']>
  /** Waits for the lines that ran around an event. */
  linesAround(event: number, signal: AbortSignal): Promise<KnownLines | 'unknown'>
}

/** The order of each question, with the time limit of its rerun. */
const ORDERS: {
  readonly [K in RerunKind]: (request: RunRequests[K], run: FinishedRun) => OwnQuestions[K]['order']
} = {
  inspect({ event, lines }, { program, digests, recording }) {
    return { program, digests, event, lines, limitMs: rerunLimitMs('inspect', recording.elapsedMsAt(event)) }
  },
  find(target, { program, recording }) {
    // The rerun ends at the first line after the last event.
    return { program, target, limitMs: rerunLimitMs('find', recording.elapsedMsAt(target.to + 1)) }
  },
  count(event, { program, digests, recording }) {
    return { program, digests, event, limitMs: rerunLimitMs('count', recording.elapsedMs) }
  },
  values({ line, expression, from }, { program, digests, recording }) {
    const query = { line, expression, from, to: recording.trace.frontier.event, most: MOST_ROWS }
    const limitMs = rerunLimitMs('values', recording.elapsedMs) + readingMs(MOST_ROWS)
    return { program, digests, query, limitMs }
  },
  follow({ name, depth, at, from, to }, { program, digests, recording }) {
    const limitMs = rerunLimitMs('follow', recording.elapsedMsAt(to)) + followingMs(to - from)
    return { program, digests, variable: { name, depth, at, from, to }, limitMs }
  },
}

interface RerunDependencies {
  /** The run once it has ended. Undefined before: then nothing can be rerun. */
  readonly endedRun: () => FinishedRun | undefined
  /** True if the playback is paused, or slow enough to read the lines. */
  readonly isReadable: () => boolean
  readonly workers: Pick<OwnWorkers, 'ask'>
  readonly listener: Pick<TraceListener, 'linesArrived'>
}

interface Reruns extends RunAsker {
  /** Returns the known lines around an event; if there are none, requests them, and returns that they are pending. */
  readonly around: LinesAround
  /** Finds a stop among recorded events, then among lines. @param recorded the former */
  findStop(
    order: FindStopOrder,
    recorded: AsyncIterable<FindStopReport>,
    signal: AbortSignal,
  ): AsyncGenerator<FindStopReport, void, void>
  /** Drops all questions and forgets the known lines, for another run. */
  drop(): void
}

export function createReruns({ endedRun, isReadable, workers, listener }: RerunDependencies): Reruns {
  /** Aborted once the run is dropped. */
  let life = new AbortController()
  const finder = createLineFinder({
    isRequested: isReadable,
    ask(event, lines) {
      if (endedRun() === undefined) return undefined
      return (signal) => answered(ask('inspect', { event, lines }, signal), signal)
    },
    arrived: listener.linesArrived,
  })

  function ask<K extends RerunKind>(
    kind: K,
    request: RunRequests[K],
    signal: AbortSignal,
  ): AsyncIterable<OwnQuestions[K]['tell']> {
    const run = endedRun()
    if (run === undefined) throw new RangeError('No run has ended')
    const order = ORDERS[kind](request, run)
    return workers.ask(run.language, kind, order, AbortSignal.any([signal, life.signal]))
  }

  /** The run to search for lines that wrote nothing; undefined if it cannot be searched for them. */
  function rerunnableRun(): RerunnableRun | undefined {
    const run = endedRun()
    // Optimized code cannot be watched.
    if (run === undefined || run.program.optimized) return undefined
    const { recording } = run
    const { givens, trace } = recording
    return {
      events: trace.frontier.event,
      hasWritten: (line) => recording.hasWritten(line),
      linesAround: finder.find,
      depthAt: (event) => replay(givens, trace.chunk(chunkOf(event)), event).depth,
      find: (target, signal) => ask('find', target, signal),
    }
  }

  return {
    ask,
    linesAround: finder.find,
    around: finder.around,
    findStop: (order, recorded, signal) => findLineStop(order, rerunnableRun(), recorded, signal),
    drop(): void {
      finder.forget()
      life.abort()
      life = new AbortController()
    },
  }
}
