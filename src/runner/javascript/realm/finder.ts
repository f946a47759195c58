/** Finds the first event (or, searching backward, the last) of a range after which one of the target lines runs. */
import type { TargetLines } from '../../questions.ts'
import { isTarget } from '../../worker/targetLine.ts'
import type { RealmRecorder } from './recorder.ts'

/** @param report called once with the event, undefined if there is none; may end the program */
export function makeFinder(
  recorder: RealmRecorder,
  targetLines: TargetLines,
  report: (event: number | undefined) => void,
) {
  const { from, to, direction } = targetLines
  /** Read by the program's hooks: they call `ran` only while `on`. */
  const tracing = { on: false }
  let found: number | undefined
  let isOver = false

  // Ends parts (batches of events) at the start and the end of the range, to switch tracing there.
  recorder.limitParts((events) => {
    const done = recorder.eventsHandedOver()
    if (done > to) finish()
    else if (done >= from) tracing.on = !isOver
    const left = (done < from ? from : to + 1) - done
    return left > 0 ? Math.min(events, left) : events
  })

  function finish(): void {
    if (isOver) return
    isOver = true
    tracing.on = false
    report(found)
  }

  return {
    tracing,
    /** Called when a line of the program starts to run, while `tracing.on`. */
    ran(line: number): void {
      if (isOver || !isTarget(targetLines, line, recorder.depth)) return
      found = recorder.events()
      if (direction === 'forward') finish()
    },
    /** Called at the program's end; a no-op if the result was already delivered. */
    end: finish,
  }
}
