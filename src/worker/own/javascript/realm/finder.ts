/** Finds between which events of a program some line has run that writes nothing to its board. */
import type { SoughtLines } from '../../../ownProtocol.ts'
import type { Recorder } from './recorder.ts'

/** Digits on a full board. */
const MOST = 81

/** @param tell what has been found; it may end the program */
export function makeFinder(
  recorder: Recorder,
  { lines, from, to, direction }: SoughtLines,
  tell: (event: number | undefined) => void,
) {
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

  function isBetween(least: number, most: number): boolean {
    if (least <= 0 && most >= MOST) return true
    const depth = recorder.depth()
    return least <= depth && depth <= most
  }

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
      if (isOver || !lines.some(([wanted, least, most]) => wanted === line && isBetween(least, most))) return
      found = recorder.events()
      if (direction === 'forward') finish()
    },
    /** The program has ended before. */
    end: finish,
  }
}
