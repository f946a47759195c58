import { digitOf } from '../../search/events.ts'
import type { Step, StepKind } from '../../search/steps/step.ts'

/** Short description of each kind of step. */
export const STEPS: Readonly<Record<StepKind, string>> = {
  enter: 'a call starts',
  full: 'no blank is left',
  notFull: 'a blank is left',
  check: 'checks the board once more',
  report: 'prints the board',
  stop: 'ends with the solution',
  goOn: 'goes back to find more solutions',
  pick: 'picks what to fill',
  ask: 'asks for the candidates',
  list: 'starts with all digits',
  strikeRow: 'rules out a digit of the row',
  strikeColumn: 'rules out a digit of the column',
  strikeBox: 'rules out a digit of the box',
  scanRow: 'has scanned the row',
  scanColumn: 'has scanned the column',
  scanBox: 'has scanned the box',
  candidates: 'has the candidates',
  cover: 'covers the constraint',
  next: 'moves to the next candidate',
  exhausted: 'no candidate is left',
  lowest: 'takes the lowest candidate',
  read: 'reads the candidate',
  fits: 'the digit fits here',
  refused: 'the digit does not fit here',
  place: 'places the digit',
  replace: 'overwrites the digit',
  mark: 'marks the digit as used',
  coverOther: 'covers another constraint',
  call: 'calls itself for the next blank',
  returned: 'is back from the call',
  passOn: 'passes the solution on',
  undo: 'takes the digit back',
  unmark: 'marks the digit as free',
  uncoverOther: 'uncovers another constraint',
  advance: 'moves to the option below',
  uncover: 'uncovers the constraint',
  fail: 'returns: nothing found',
  line: 'has run',
}

/** Returns the description of a step in `STEPS`, with the digit if the step changes one on the board. */
export function stepDone({ kind, event }: Pick<Step, 'kind' | 'event'>): string {
  if (event === undefined) return STEPS[kind]
  const digit = digitOf(event)
  if (kind === 'place') return `places the ${digit}`
  if (kind === 'replace') return `overwrites the digit with ${digit}`
  return kind === 'undo' ? `takes the ${digit} back` : STEPS[kind]
}
