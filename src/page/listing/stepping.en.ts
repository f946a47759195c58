import { branch, cellName, chosen, refused, why } from './why.en.ts'
import { digitOf } from '../../search/events.ts'
import type { Step, StepKind } from '../../search/steps/step.ts'

/** Short description of each kind of step. */
const STEPS: Readonly<Record<StepKind, string>> = {
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
function stepDone({ kind, event }: Pick<Step, 'kind' | 'event'>): string {
  if (event === undefined) return STEPS[kind]
  const digit = digitOf(event)
  if (kind === 'place') return `places the ${digit}`
  if (kind === 'replace') return `overwrites the digit with ${digit}`
  return kind === 'undo' ? `takes the ${digit} back` : STEPS[kind]
}

export const steppingEn = {
  tools: 'Stepping',
  commands: {
    reverseContinue: 'Continue backwards',
    outBack: 'Step out backwards',
    overBack: 'Step over backwards',
    intoBack: 'Step into backwards',
    into: 'Step into',
    over: 'Step over',
    out: 'Step out',
    continue: 'Continue',
  },
  lineNumber: (line: number) => `Line ${line}`,
  listing: 'Listing',
  language: 'Language of the listing',
  line: (line: number, code: string) => `Line ${line}: ${code}`,
  breakpointOn: (line: number, code: string) => `Breakpoint on line ${line}: ${code}`,
  /** Words beside the lines at which the program stands. */
  marker: { ran: 'just ran', next: 'next' },
  notRunning: 'At the start: no line has run yet',
  steps: STEPS,
  stepDone,
  why,
  chosen,
  refused,
  /** Tooltip of the sentence that says why the program backtracked or refused a digit. */
  explain: 'Shows the cells on the board',
  whichBlock: 'Which cells block it?',
  watch: 'Variables',
  changed: 'changed',
  /** Label of the candidates of the cell of the running call. */
  fitting: 'fits here',
  digits: (list: string) => (list === '' ? 'none' : list),
  noVariables: 'No variable has a value yet.',
  /** In place of the variables or calls while they are not known. */
  notKnown: {
    fetching: 'Fetching…',
    unreadable: 'Pause or play slower to see them.',
    unknown: 'Not known at this event.',
  },
  stack: 'Call stack',
  noCalls: 'No call is open.',
  /** Describes a call. @param depth of the call @param from decision that led to the call; undefined until known */
  frame: (depth: number, from: string | undefined) =>
    from === undefined ? `Depth ${depth}` : `Depth ${depth}: ${from}`,
  branch,
  cellName,
  placed: (what: string) => `placed ${what}`,
  tried: (list: string) => `tried ${list}`,
  remaining: (list: string) => `still to try ${list}`,
  inspect: 'Shows the board when this call started',
  backToNow: 'Back to now',
  noBreakpoints: 'No breakpoints yet. Click a line number, or choose one below.',
  breakpoints: 'Breakpoints',
  ready: { backtrack: 'First backtrack', 'dead-end': 'A cell has no candidate', solution: 'Solution found' },
  add: 'Add a breakpoint',
}
