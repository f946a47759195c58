import type { Likeness } from '../../core/own/nearestProgram.ts'
import type { Hidden, Outcome } from '../../core/own/outcome.ts'
import { assertNever } from '../../core/result.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { deed } from './deed.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

type Failed = Extract<Outcome, { readonly kind: 'runtime-error' | 'syntax-error' }>

/** Errors that most people meet, by Python's names for them. */
const EXPLAINED: Readonly<Partial<Record<string, string>>> = {
  IndexError: 'A list, or a string, has no such place: counting begins at 0, and 9 is beyond the ninth.',
  RecursionError:
    'Too many calls inside one another: either a call never comes to its end, or sys.setrecursionlimit is too low.',
  EOFError: 'The program reads on where its input has ended: it may expect another form of input.',
  ValueError: 'A text that is no number was made one, or a list has not as many values as were unpacked.',
  TypeError: 'A value is of another type than the operation takes: a text for a number, or None for a list.',
  NameError: 'A name is used that has no value there: misspelt, or given one only later.',
  UnboundLocalError:
    'A variable that the function sets somewhere is its own from the first line on: `global` makes it that of the program.',
  KeyError: 'A dictionary has no such key.',
  AttributeError: 'A value has no such method or attribute: often it is None.',
  ZeroDivisionError: 'Something was divided by 0.',
  ModuleNotFoundError: 'There is no such module here: only the standard library is.',
  IndentationError: 'A line is not indented as the lines around it ask for.',
  TabError: 'Tabs and spaces are mixed in the indentation: take one of them.',
  SyntaxError: 'Python cannot read this line; sometimes a bracket is missing in the line before.',
}

const explained = (error: string) => EXPLAINED[error]

const place = (line: number | undefined) => (line === undefined ? '' : `Line ${number(line)}: `)

const HIDDEN: Readonly<Record<Hidden, string>> = {
  'no-board':
    'Its steps cannot be shown: it keeps no list that held the puzzle, but something else, such as sets or bit masks.',
  'unseen-writes': 'Its steps cannot be shown: it writes to its board in a way that cannot be watched.',
}

function likeness(like: Likeness, name: string): string {
  switch (like.kind) {
    case 'same':
      return `The same events as “${name}”${andOthers(like.others)}${searched(like.extent)}.`
    case 'same-so-far':
      return `The same events as “${name}”${andOthers(like.others)} up to event ${number(like.events)}, as far as they were compared.`
    case 'parts':
      return parting(like, name)
    default:
      return assertNever(like)
  }
}

function andOthers(others: number): string {
  return others === 0 ? '' : ` and ${others} more of Backdoku’s programs`
}

function searched(extent: Extent | undefined): string {
  if (extent === undefined) return ''
  return extent === 'first' ? ', stopping at the first solution' : ', looking for all solutions'
}

function parting(
  { shared, own, theirs }: Extract<Likeness, { readonly kind: 'parts' }>,
  name: string,
): string {
  const does = theirs === undefined ? 'has ended' : deed(theirs)
  const same = `Most like “${name}”: the same up to event ${number(shared)}`
  if (own === undefined) return `${same}, its last, after which that program ${does}.`
  return shared === 0
    ? `Like none of Backdoku’s programs: its first event ${deed(own)}, where “${name}” ${does}.`
    : `${same}; then it ${deed(own)}, where that program ${does}.`
}

export const ownEn = {
  name: 'Your program',
  run: 'Run',
  stop: 'Stop',
  runs: 'runs here on this puzzle; nothing is uploaded',
  programs: 'Programs',
  program: 'Program file',
  add: 'New program',
  remove: 'Delete program',
  examples: 'Example…',
  input: 'Input',
  autoInput: 'Input: automatic',
  inputAs: (format: string) => `Input: ${format}`,
  calls: (name: string) => `Call ${name}(board)`,
  breakpointOn: (line: number) => `Breakpoint on line ${line}`,
  breakpointHint: 'A breakpoint stops where its line has written to the board.',
  output: 'Printed',
  fetching: (bytes: number, totalBytes: number) =>
    `Fetching Python, once: ${megabytes(bytes)} of ${megabytes(totalBytes)} MB`,
  loading: 'Python is starting',
  running: 'Running',
  by: (verdict: string, judge: string) => `${verdict} · ${judge}`,
  noOutput: 'It printed nothing',
  noOutputHint: 'The judge waits for the finished board. Is the function called, and its answer printed?',
  stopped: 'Stopped',
  stoppedHint: 'The events up to there can be watched.',
  timeLimit: (limitMs: number) => `Stopped after ${seconds(limitMs)}`,
  timeLimitHint: 'A judge would have stopped it sooner. The events up to there can be watched.',
  memoryLimit: (line: number | undefined) => `${place(line)}out of memory`,
  memoryLimitHint: 'It needs more memory than there is for it here.',
  outputLimit: (line: number | undefined) => `${place(line)}output limit exceeded`,
  outputLimitHint: 'It prints without end, or far more than a board.',
  noFunction: (name: string) => `There is no function ${name} to call`,
  noFunctionHint: 'Choose another input, or name the function that takes the board.',
  notLoaded: 'Python could not be fetched',
  notLoadedHint: 'Check the connection, and run it again.',
  broken: 'Python broke down',
  brokenHint: 'Run it again: it gets a fresh one.',
  failed: (outcome: Failed) =>
    `${place(outcome.line)}${outcome.error}${outcome.message === '' ? '' : `: ${outcome.message}`}`,
  explained,
  figures: (elapsedMs: number, events: number, recorded: number) => {
    const writes = `${number(events)} ${events === 1 ? 'write' : 'writes'} to the board`
    const figures = `${seconds(elapsedMs)} in your browser · ${writes}`
    return recorded < events ? `${figures}, the first ${number(recorded)} of them recorded` : figures
  },
  hidden: (reason: Hidden) => HIDDEN[reason],
  likeness,
  goToEvent: (event: number) => `Go to event ${number(event)}`,
  edited: 'Edited since this run.',
  call: (name: string, line: number) => `${name}, line ${number(line)}`,
  theProgram: 'the program itself',
  leaving: 'Tab indents. To leave the editor, press Escape, then Tab. Ctrl+Enter runs the program.',
}
