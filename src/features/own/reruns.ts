/** All that a run's program is run once more for: the lines around an event, lines that are hunted, how often each has run. */
import { pageOf } from '../../core/trace/page.ts'
import { replay } from '../../core/trace/replay.ts'
import type { HuntOrder } from '../../worker/protocol.ts'
import type { Inspection, OwnProgram } from '../../worker/ownProtocol.ts'
import type { TraceListener } from '../../app/session/traceSource.ts'
import { rerunLimitMs } from './limits.ts'
import { createLineCounting } from './lineCounting.ts'
import { createLineFinder } from './lineFinder.ts'
import { createLineHunts, type HuntedRun } from './lineHunts.ts'
import type { OwnCounts } from '../../app/own/own.ts'
import type { CountReply, FindReply, OwnClient } from '../../app/own/ownClient.ts'
import type { OwnRecording } from './ownRecording.ts'

/** A run that is over. */
interface OverRun {
  readonly program: OwnProgram
  readonly recording: OwnRecording
}

interface RerunDependencies {
  /** Undefined as long as it is not over: until then nothing is run again. */
  readonly over: () => OverRun | undefined
  /** Whether lines could be read now. */
  readonly isReadable: () => boolean
  readonly client: () => Pick<OwnClient, 'inspect' | 'find' | 'count' | 'terminate'>
  readonly listener: Pick<TraceListener, 'hunted' | 'learned'>
  readonly reportCounts: (counts: OwnCounts | undefined) => void
  /** Resolves after what is waiting has been done. */
  readonly nextTask: () => Promise<void>
}

export function createReruns({
  over,
  isReadable,
  client,
  listener,
  reportCounts,
  nextTask,
}: RerunDependencies) {
  const finder = createLineFinder({
    isRequested: () => isReadable() || hunts.isWaiting,
    ask(event, lines) {
      const run = over()
      if (run === undefined) return false
      const { program, recording } = run
      client().inspect(program, event, lines, rerunLimitMs('inspect', recording.elapsedMsAt(event)))
      return true
    },
  })
  const hunts = createLineHunts(listener.hunted)
  const counting = createLineCounting<OverRun>({
    ask({ program, recording }, event) {
      client().count(program, event, rerunLimitMs('count', recording.elapsedMs))
    },
    tell: reportCounts,
  })

  /** The run, if lines can be found in it by now that have written nothing. */
  function huntedRun(): HuntedRun | undefined {
    const run = over()
    // Nothing is watched in what was compiled for speed.
    if (run === undefined || run.program.optimized) return undefined
    const { program, recording } = run
    const { givens, trace } = recording
    return {
      events: trace.frontier.event,
      hasWritten: (line) => recording.hasWritten(line),
      around: finder.around,
      depthAt: (event) => replay(givens, trace.page(pageOf(event)), event).depth,
      find(target) {
        // The first line after the last of the events ends it.
        client().find(program, target, rerunLimitMs('find', recording.elapsedMsAt(target.to + 1)))
      },
    }
  }

  /** A worker in the middle of a program hears nothing. */
  function terminate(): void {
    client().terminate()
    counting.end()
    hunts.giveUp()
    finder.retry()
    void nextTask().then(listener.learned)
  }

  return {
    around: finder.around,
    inspected(inspection: Inspection): void {
      finder.found(inspection)
      listener.learned()
      hunts.learned()
    },
    /** Hears from the recording about the hunt. */
    hunted: hunts.received,
    beginHunt: (order: HuntOrder) => hunts.begin(order, huntedRun()),
    endHunt(): void {
      if (hunts.end()) terminate()
    },
    target: ({ type, event }: FindReply) => hunts.target(event, type === 'found'),
    countLines(event: number): void {
      const run = over()
      if (run !== undefined) counting.count(run, event)
    },
    endCounting(): void {
      if (counting.end()) terminate()
    },
    counted: (reply: CountReply) => counting.received(reply),
    /** The worker is lost. */
    giveUp(): void {
      finder.giveUp()
      hunts.giveUp()
      counting.giveUp()
    },
    /** The run is another one. */
    drop(): void {
      finder.forget()
      hunts.end()
      counting.end()
    },
  }
}
