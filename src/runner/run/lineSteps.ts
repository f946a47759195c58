/** Finds the steps after an event at which a line starts to run. */
import type { KnownLines } from './knownLines.ts'

/**
 * Returns the first step after `step` at which one of the requested lines starts; undefined if there is none before the
 * next event. @param step counts the lines run after the event, from 1
 */
export function lineStepAfter(
  known: KnownLines,
  requested: ReadonlySet<number>,
  event: number,
  step: number,
): number | undefined {
  return stepsOf(known, requested, event).find((each) => each > step)
}

/** Like `lineStepAfter`, but returns the last such step before `step`; undefined if there is none after the event. */
export function lineStepBefore(
  known: KnownLines,
  requested: ReadonlySet<number>,
  event: number,
  step: number,
): number | undefined {
  return stepsOf(known, requested, event).findLast((each) => each < step)
}

/** Returns the steps after an event at which one of the requested lines starts, ascending. */
function stepsOf({ lines }: KnownLines, requested: ReadonlySet<number>, event: number): readonly number[] {
  const steps: number[] = []
  let step = 0
  lines.forEach(({ before, after, line, stack }, index) => {
    if (before !== event || after !== event) return
    step++
    // The rest of a line after a call is a step, too, but the line does not start there.
    const isBackFromCall = index > 0 && lines[index - 1].stack.length > stack.length
    if (requested.has(line) && !isBackFromCall) steps.push(step)
  })
  return steps
}
