import { errorName } from '../../runner/run/errorName.ts'
import type { Likeness } from '../../runner/run/nearestProgram.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Lookalike, LookalikeKind } from '../../runner/text/lookalikes.ts'
import type { Cleaned } from '../../runner/text/cleaning.ts'
import type { OtherBlank } from '../../runner/text/otherBlank.ts'
import type { Hint, MendedBy } from './mendedPrograms.ts'
import type { LinkFault } from './own.ts'
import type { HiddenReason, Outcome } from '../../runner/run/outcome.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { type SecondsRange, type TimeVerdict, verdictOfRange } from '../../search/seconds/secondsRange.ts'
import { rangeFormatter } from '../words/secondsRange.ts'
import { action } from '../controls/action.en.ts'
import { compilerSays, explained, explainedCompile } from './errorsEn.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
/** Interpreter or compiler of each language. */
const TOOLS: Readonly<Record<OwnLanguage, string>> = {
  python: 'Python',
  cpp: 'the C++ compiler',
  javascript: 'JavaScript',
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const numbers = (lines: readonly number[]) => {
  const shown = lines.slice(0, MOST_LINES).map(number).join(', ')
  return lines.length > MOST_LINES ? `${shown}, …` : shown
}
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
/** Maximum lines that a sentence lists. */
const MOST_LINES = 12
const writes = (events: number) => `${number(events)} ${events === 1 ? 'write' : 'writes'}`
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

const range = rangeFormatter('en', {
  between: (low, high) => `${low} to ${high} s`,
  under: (high) => `less than ${high} s`,
  over: (low) => `more than ${low} s`,
})

/** Interpreter version and machine of the measurements on which estimates rest. */
interface Measured {
  readonly version: string
  readonly machine: string
}

/** @property limit in seconds; undefined if the judge publishes none */
interface JudgeLimit {
  readonly name: string
  readonly limit: number | undefined
}

const TIME_VERDICTS: Readonly<Record<TimeVerdict, string>> = {
  within: 'probably within the limit',
  close: 'too close to the limit to tell',
  over: 'probably over the limit',
  open: 'may or may not finish in time',
}

function estimate(
  seconds: SecondsRange,
  judge: JudgeLimit | undefined,
  { version, machine }: Measured,
): string {
  const by = `(from measurements with ${version} on ${machine})`
  if (judge === undefined) return `Estimate for a judge: ${range(seconds)} ${by}.`
  const { name, limit } = judge
  const reported = `Estimate for ${name}: ${range(seconds)}`
  if (limit === undefined) return `${reported} ${by}. ${name} publishes no limit.`
  return `${reported} (limit ${number(limit)} s), ${TIME_VERDICTS[verdictOfRange(seconds, limit)]} ${by}.`
}

type Failed = Extract<Outcome, { readonly kind: 'runtime-error' | 'syntax-error' }>

const place = (line: number | undefined) => (line === undefined ? '' : `Line ${number(line)}: `)

const PLACES =
  '9 × 9 places that show the puzzle, in a list, array, dictionary or object, as digits, characters or bits'
const STILL = '“Show here…” reads values at any line all the same.'

const HIDDEN: Readonly<Record<HiddenReason, string>> = {
  'no-board': `No steps to show. Looked for: ${PLACES}. There are none: the program may not read the puzzle, or keeps it in another way, for example as an exact cover. ${STILL}`,
  unwritten: `No steps to show. The program has ${PLACES}, but writes nothing there: it places its digits in another structure, or none at all. ${STILL}`,
  'ended-before': `No steps to show: the program ended before it wrote a digit. Looked for: ${PLACES}. ${STILL}`,
  'unseen-writes': `No steps to show: the board was found, but its digits change by writes that cannot be watched. ${STILL}`,
  optimized: 'Compiled for speed (-O2): only the verdict and the time are shown, not the steps.',
}

const LOOKALIKES: Readonly<Record<LookalikeKind, string>> = {
  quote: 'a curly quote',
  space: 'a special space',
  invisible: 'an invisible character',
  'full-width': 'a full-width character',
  dash: 'a dash instead of a minus',
  'line-end': 'a special line break',
  dots: 'a single-character ellipsis',
}

/** Code point, preceded by the character itself if it is visible. */
function character({ character, kind }: Lookalike): string {
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return kind === 'space' || kind === 'invisible' || kind === 'line-end' ? code : `${character} (${code})`
}

function lookalike(first: Lookalike, others: number): string {
  const reported = `Line ${number(first.line)}, column ${number(first.column)}: ${character(first)} is ${LOOKALIKES[first.kind]}, not code.`
  if (others === 0) return reported
  return `${reported} There ${others === 1 ? 'is' : 'are'} ${number(others)} more such ${others === 1 ? 'character' : 'characters'}.`
}

/** Names what is around a program, with its extent. */
function noiseNamed({ kind, count }: Cleaned): string {
  const lines = `${number(count)} ${count === 1 ? 'line' : 'lines'}`
  switch (kind) {
    case 'line-numbers':
      return `line numbers of ${lines}`
    case 'prompts':
      return `prompts of ${lines}`
    case 'output':
      return `${lines} of output`
    case 'quote-marks':
      return `quotation marks (>) of ${lines}`
    case 'diff-marks':
      return `plus signs of ${lines}`
    case 'diff-lines':
      return `${lines} of a diff that are not in the program`
    case 'fences':
      return `${lines} of Markdown`
    case 'entities':
      return `HTML codes for ${number(count)} ${count === 1 ? 'character' : 'characters'}`
    case 'tags':
      return `${number(count)} HTML ${count === 1 ? 'tag' : 'tags'}`
    case 'text':
      return `${lines} of text`
    case 'board':
      return `${lines} of a board`
    case 'lookalikes':
      return `${number(count)} ${count === 1 ? 'character that only looks' : 'characters that only look'} like code`
    default:
      return assertNever(kind)
  }
}

const noiseList = (noise: readonly Cleaned[]) => noise.map(noiseNamed).join(', ')

function likeness(like: Likeness, name: string): string {
  switch (like.kind) {
    case 'same':
      return `Your program makes the same events as “${name}”${andOthers(like.others)}${searched(like.extent)}.`
    case 'same-so-far':
      return `Your program makes the same events as “${name}”${andOthers(like.others)} up to event ${number(like.events)}, where the comparison ends.`
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
  return extent === 'first' ? ', in a search for the first solution' : ', in a search for all solutions'
}

function parting(
  { shared, own, theirs }: Extract<Likeness, { readonly kind: 'parts' }>,
  name: string,
): string {
  const does = theirs === undefined ? 'has ended' : action(theirs)
  const same = `Your program is most similar to “${name}”: their events are the same up to event ${number(shared)}`
  if (own === undefined) return `${same}. Your program ends there; that program ${does}.`
  return shared === 0
    ? `Your program differs from every program of Backdoku at the first event: it ${action(own)}; “${name}” ${does}.`
    : `${same}. Then your program ${action(own)}; that program ${does}.`
}

const BAD_LINK: Readonly<Record<LinkFault, string>> = {
  damaged:
    'The program in this link could not be read: the part after #code= is cut off or changed. Copy the whole link again.',
  'too-large': 'The program in this link was not opened: it is larger than 1 MB.',
}

function hints(found: Hint['found']): string {
  switch (found.kind) {
    case 'takes-back':
      return `Look at event ${number(found.event)}: it takes back a right digit.`
    case 'overwrites':
      return `Look at event ${number(found.event)}: it overwrites a right digit.`
    case 'goes-on':
      return `Look at event ${number(found.event)}: the board was solved, and this undoes it.`
    case 'keeps':
      return `Look at event ${number(found.event)}: this digit is wrong, and the board never comes right again.`
    case 'ends':
      return `Look at event ${number(found.event)}: it is the last one, and every digit so far is right.`
    case 'not-run':
      return 'Run the program first: the hint names an event of the run.'
    case 'running':
      return 'Wait for the run to end: the hint names an event of the run.'
    case 'accepted':
      return 'The program is accepted on this puzzle. Press Grade to try other cases.'
    case 'nothing':
      return 'There is no hint: the program wrote no digit, or the puzzle has no solution.'
    default:
      return assertNever(found)
  }
}

/** Code that the app's compiler accepts and a judge's compiler refuses. */
export interface Refusal {
  readonly line: number | undefined
  readonly what: string
}

const placed = ({ line, what }: Refusal) => (line === undefined ? what : `${what} (line ${number(line)})`)

export const ownEn = {
  name: 'Your program',
  run: 'Run',
  stop: 'Stop',
  grade: 'Grade',
  runs: 'runs here on this puzzle; nothing is uploaded',
  toolSize: (tool: OwnLanguage, bytes: number) =>
    `The first run downloads ${TOOLS[tool]} (${megabytes(bytes)} MB) and keeps it in this browser.`,
  toolKept: (tool: OwnLanguage, bytes: number) =>
    `${sentence(TOOLS[tool])} is kept in this browser (${megabytes(bytes)} MB).`,
  removeTool: 'Remove it',
  optimize: 'Optimize (-O2)',
  optimizeOnly: 'verdict and time only, no steps',
  shortMemory: 'Compiling C++ needs more memory than this device has.',
  add: 'New program',
  remove: 'Delete program',
  removed: (name: string) => `Deleted ${name}.`,
  restore: 'Undo deletion',
  conflict: (name: string, copy: string) =>
    `${name} was edited in two tabs at the same time. Both versions are kept, the second one as ${copy}.`,
  stays: (name: string) => `${name} was deleted in one tab while it was edited in another, so it is kept.`,
  dismiss: 'OK',
  more: 'More for this program',
  openFile: 'Open file',
  saveFile: 'Save as file',
  saveAll: 'Save all as one file',
  linked: (name: string) => `“${name}” came with the link. It runs only when you press Run.`,
  badLink: (fault: LinkFault) => BAD_LINK[fault],
  rename: 'Rename',
  newName: 'Name of the program',
  examples: 'Example…',
  brokenPrograms: (mended: number, of: number) => `Broken programs (${mended} of ${of} mended)`,
  brokenName: (which: number) => `Broken ${which}`,
  brokenChoice: (which: number, by: MendedBy | undefined) =>
    `Broken ${which}${by === undefined ? '' : by === 'run' ? ' ✓ Run' : ' ✓ Grade'}`,
  mend: 'There is one slip in this program. Run it, watch where it goes wrong, and mend it.',
  mended: (by: MendedBy): string =>
    by === 'run'
      ? '✓ Mended: accepted by Run. Grade tries all cases.'
      : '✓ Mended: passes all cases of Grade.',
  mendedCount: (mended: number, of: number) => `${mended} of ${of} mended`,
  hint: 'Hint',
  hints,
  brokenPuzzle: 'Load its puzzle',
  input: 'Input',
  autoInput: 'Input: automatic',
  inputAs: (format: string) => `Input: ${format}`,
  calls: (name: string) => `Call ${name}(board)`,
  breakpointOn: (line: number) => `Breakpoint on line ${line}`,
  breakpointHint:
    'A breakpoint stops after its line has run. For a line that never writes to the board, the page runs the program once more. Cell, digit and hit-number conditions apply only to writes to the board.',
  output: 'Printed',
  checkOutput: 'Check output',
  checkOther: 'Check other output…',
  fetching: (language: OwnLanguage, bytes: number, totalBytes: number) =>
    `Downloading ${TOOLS[language]}, ${megabytes(bytes)} of ${megabytes(totalBytes)} MB`,
  downloading: (language: OwnLanguage) => `Downloading ${TOOLS[language]}`,
  loading: (language: OwnLanguage) => `${sentence(TOOLS[language])} is starting`,
  compiling: 'Compiling',
  running: 'Running',
  by: (verdict: string, judge: string) => `${verdict} · rules of ${judge}`,
  verdict: 'Verdict',
  seconds,
  errorName: (error: string) => errorName(error, 'en'),
  chip: {
    runningFor: (whole: number) => `Running, ${number(whole)} s`,
    stillAt: (line: number) => `Still at line ${number(line)}.`,
    limit: (limit: number) => `limit ${number(limit)} s`,
    pastLimit: (limit: number) => `Running for longer than the limit of ${number(limit)} s`,
    /** Leaves the translation of a Korean judge’s word. */
    judged: (word: string) => word.replace(/^.*\((.+)\)$/, '$1'),
    right: 'Right answer',
    wrong: 'Wrong answer',
    ownSolved: 'Solved its own puzzle',
    noOutput: 'Printed nothing',
    compileError: 'Compile error',
    noFunction: 'No function to call',
    stopped: (whole: number) => `Stopped after ${number(whole)} s`,
    memoryLimit: 'Out of memory',
    outputLimit: 'Prints too much',
    noCode: 'No code',
    notHere: (language: OwnLanguage) => `${sentence(TOOLS[language])} is not here yet`,
    pageFailed: 'Run failed',
    edited: 'edited since this run',
  },
  noOutput: 'The program printed nothing',
  searchedInVain: (events: number) =>
    `The search ended after ${writes(events)} without a solution; nothing was printed`,
  solvedUnprinted: 'The board was solved, but nothing was printed',
  endedUnprinted: (events: number) => `The program ended after ${writes(events)}; nothing was printed`,
  boardExpected: 'A judge expects the finished board.',
  asksForCall: 'Does the program call its function and print the answer?',
  stopped: 'Stopped',
  eventsSoFar: 'You can watch the events up to that moment.',
  noCode: 'There is no code to run',
  noCodeHint: 'The program is empty or contains only comments.',
  timeLimit: (limitMs: number) => `Stopped after ${seconds(limitMs)}`,
  timeLimitHint: 'A judge would have stopped the program sooner.',
  memoryLimit: (line: number | undefined) => `${place(line)}out of memory`,
  memoryLimitHint: (mebibytes: number) =>
    `The program uses more than ${mebibytes} MB of memory, global arrays included. Judges allow 256 MB.`,
  outputLimit: (line: number | undefined) => `${place(line)}output limit exceeded`,
  outputLimitHint: 'The program prints endlessly, or far more than a board.',
  noFunction: (name: string) => `There is no function ${name} to call`,
  noFunctionHint: 'Choose another input, or check the name of the function that takes the board.',
  notLoaded: (language: OwnLanguage) => `${sentence(TOOLS[language])} could not be downloaded`,
  notLoadedHint: 'Check your connection and run the program again.',
  broken: (language: OwnLanguage) => `${sentence(TOOLS[language])} crashed`,
  brokenHint: 'Run again to restart it.',
  pageFailed: 'An error in Backdoku ended the run',
  pageFailedHint: 'Your program is not to blame. Run it again.',
  failed: (outcome: Failed) =>
    `${place(outcome.line)}${errorName(outcome.error, 'en')}${outcome.message === '' ? '' : `: ${outcome.message}`}`,
  compileError: ({ line, message }: Extract<Outcome, { readonly kind: 'compile-error' }>) =>
    `${place(line)}${compilerSays(message)}`,
  compilerSays,
  explained,
  explainedCompile,
  figures: (elapsedMs: number, events: number, recorded: number) => {
    const figures = `${seconds(elapsedMs)} in your browser · ${writes(events)} to the board`
    return recorded < events ? `${figures}, the first ${number(recorded)} of them recorded` : figures
  },
  estimate,
  hidden: (reason: HiddenReason) => HIDDEN[reason],
  otherBlank: ({ asked, line, got }: OtherBlank) =>
    `It looks for ${asked} in line ${number(line)}; it got ${got}.`,
  likeness,
  sameEvents: (name: string) => `“${name}” makes the same events.`,
  lookalike,
  replaceLookalikes: (count: number) => (count === 1 ? 'Replace it' : `Replace all ${number(count)}`),
  lookalikesReplaced: (count: number) =>
    `Replaced ${number(count)} ${count === 1 ? 'character' : 'characters'}. Ctrl+Z in the editor undoes it.`,
  noise: (noise: readonly Cleaned[]) => `Not part of the program: ${noiseList(noise)}.`,
  removeNoise: 'Remove it',
  noiseRemoved: (noise: readonly Cleaned[]) => `Removed: ${noiseList(noise)}.`,
  putNoiseBack: 'Undo',
  goToEvent: (event: number) => `Go to event ${number(event)}`,
  edited: 'The program has been edited since this run.',
  readAs: (form: string) => `Read as ${form}.`,
  standIn: (files: readonly string[]) =>
    `${quoted(files)} ${files.length === 1 ? 'does' : 'do'} not exist here, so the program got the judge’s input instead. A judge has no such file.`,
  refusals: (refused: readonly Refusal[]) =>
    `A judge would not compile this: ${refused.map(placed).join(', ')}.`,
  ownPuzzle: 'This program contains its own puzzle.',
  ownUnsolvable: 'It has no solution:',
  readsNothing: 'The program read no input.',
  solvedOwn: 'It solved the puzzle in its own code',
  solvedOther: 'The board shows another puzzle, so a judge would not accept this output for it.',
  watchOwnPuzzle: 'Watch it on its own puzzle',
  isForeign: 'The program fails with every input format: it probably reads the input of another problem.',
  mergeMarks: ([first, ...others]: readonly number[]) =>
    `Line ${number(first)} is a mark that Git leaves where a merge has a conflict${others.length === 0 ? '' : `, like ${others.length === 1 ? 'line' : 'lines'} ${numbers(others)}`}. Keep one of the two versions between the marks, and delete the marks.`,
  python2: (lines: readonly number[]) =>
    `This is Python 2. Lines that differ in Python 3: ${numbers(lines)}.`,
  divisions: (lines: readonly number[]) =>
    `Check / on ${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}: between integers, Python 2 rounds down, as // does.`,
  quotients: (lines: readonly number[]) =>
    `In Python 3, / gives a fraction, as on ${lines.length === 1 ? 'line' : 'lines'} ${numbers(lines)}. Python 2 rounded it down, as // does.`,
  roundQuotients: 'Make / round down: //',
  convertPython2: 'Convert to Python 3',
  neverWentBack: 'Accepted without taking a digit back. Grade tries puzzles that need a search.',
  gradeThis: 'Grade this program',
  rightBoard: 'The board is right, but a judge would reject the rest of the output.',
  isChecker: 'This program checks a board instead of solving it. It was called on the current board.',
  has: (property: string) => `On this board, ${property}.`,
  answersRightly: (name: string, answer: string) => `${name}: ${answer} is right`,
  answersWrongly: (name: string, answer: string, expected: string) =>
    answer === ''
      ? `${name}: no answer, ${expected} is right`
      : `${name}: ${answer} is wrong, ${expected} is right`,
  printedBeside: 'Printed beside the answer',
  writtenFile: (name: string) => `Written to ${name}`,
  leaving: 'Tab indents. To leave the editor, press Escape, then Tab. Ctrl+Enter runs the program.',
}
