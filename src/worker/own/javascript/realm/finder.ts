/** Finds between which events of a program some line has run that writes nothing to its board. */
import type { TargetLines } from '../../../ownProtocol.ts'
import { isTarget } from '../../shared/targetLine.ts'
import type { RealmRecorder } from './recorder.ts'

/** @param tell what has been found; it may end the program */
export function makeFinder(
  recorder: RealmRecorder,
  targetLines: TargetLines,
  tell: (event: number | undefined) => void,
) {
  const { from, to, direction } = targetLines
  const tracing = { on: false }
  let found: number | undefined
  let isOver = false

  // A part ends at the first event, and after the last.
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
    tell(found)
  }

  return {
    tracing,
    /** A line begins to run. */
    ran(line: number): void {
      if (isOver || !isTarget(targetLines, line, recorder.depth)) return
      found = recorder.events()
      if (direction === 'forward') finish()
    },
    /** The program has ended before. */
    end: finish,
  }
}
