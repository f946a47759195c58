import type { ThreadTime } from '../../src/calls/turns.ts'
import type { Origin } from '../../src/page/session/origin.ts'
import { type Recording, RecordedSource } from '../../src/runner/run/recordedSource.ts'
import type { ProgramModel } from '../../src/search/debugging/programModel.ts'

/**
 * Returns the origin (the supplier of trace and program) of a session that shows a recording, which may still grow.
 * @param model of the recorded program
 */
export function recordedOrigin(recording: Recording, model: ProgramModel, time: ThreadTime): Origin {
  return {
    supply(listener) {
      const source = new RecordedSource(recording, listener, time)
      // `prepare` and `change` are empty: nothing is searched, so there is nothing to load.
      return { source, begin: () => source.reportProgress(), prepare() {}, change() {} }
    },
    givens: recording.givens,
    model: () => model,
  }
}
