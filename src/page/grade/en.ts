import type { GradeFailure } from './grading.ts'
import type { OwnVerdict } from '../own/own.ts'
import { type BoardFault, MAX_BOARDS } from '../../runner/cases/userBoards.ts'
import { type OwnLanguage, LANGUAGE_NAMES } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const fewDigits = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`
const wholeSeconds = (ms: number) => `${fewDigits.format(ms / 1000)} s`
const megabytes = (bytes: number) => fewDigits.format(bytes / 2 ** 20)
const times = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`
const place = (cell: Cell) => `Row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`

function faultPlace(place: BoardFault['place']): string {
  switch (place.kind) {
    case 'text':
      return 'This text cannot be read'
    case 'line':
      return `Line ${number(place.number)}`
    case 'board':
      return `Board ${number(place.number)}`
    case 'name':
      return place.name
    default:
      return assertNever(place)
  }
}

const VERDICTS: Readonly<Record<OwnVerdict['kind'], string>> = {
  loading: 'running',
  compiling: 'running',
  running: 'running',
  accepted: 'accepted',
  'wrong-answer': 'wrong answer',
  'presentation-error': 'presentation error',
  'runtime-error': 'runtime error',
  'no-function': 'no such function',
  'syntax-error': 'syntax error',
  'compile-error': 'compile error',
  'time-limit': 'time limit exceeded',
  'memory-limit': 'memory limit exceeded',
  'output-limit': 'output limit exceeded',
  'no-output': 'no output',
  'no-code': 'no code',
  stopped: 'stopped',
  'not-loaded': 'could not be run',
  broken: 'runtime error',
  failed: 'could not be run',
}

export const gradeEn = {
  table: {
    heads: {
      case: 'Case',
      verdict: 'Verdict',
      milliseconds: 'Time (ms)',
      kilobytes: 'Memory (kB)',
      events: 'Writes',
    },
    verdict: (kind: OwnVerdict['kind']) => VERDICTS[kind],
    none: '–',
  },
  grade: 'Grade',
  stop: 'Stop',
  program: 'Program to grade',
  noProgram: 'Choose a program',
  ownPrograms: 'Your programs',
  builtIn: (language: OwnLanguage) => `Built-in, ${LANGUAGE_NAMES[language]}`,
  judge: 'Judge',
  followsProgram: 'Judge: follows the program',
  limits: (language: OwnLanguage, timeMs: number, bytes: number) =>
    `${LANGUAGE_NAMES[language]} ${wholeSeconds(timeMs)} · ${megabytes(bytes)} MB a case`,
  judgeLimit: (judgeSeconds: number | undefined) =>
    judgeSeconds === undefined ? 'the judge publishes no limit' : `judge: ${number(judgeSeconds)} s`,
  stopAtFailure: 'Stop at the first failure',
  addMine: 'Add my boards',
  mine: {
    text: 'Boards to grade on',
    hint: 'One board a line, or nine lines each, or any format that the puzzle field reads. You can also drop a file here. A pasted text of more than 100 lines is added at once.',
    add: 'Add these boards',
    file: 'Choose a file…',
    shown: 'Add the puzzle on the board',
    remove: 'Remove my boards',
    nothing: 'There is no board in this text.',
    added: (boards: number) => `${times(boards, 'board', 'boards')} added.`,
    bounded: `There are more: a grading takes the first ${number(MAX_BOARDS)}.`,
    repeated: (boards: number) =>
      boards === 1 ? 'One is there already.' : `${number(boards)} are there already.`,
    conflicting: (boards: number) =>
      `${boards === 1 ? 'One is' : `${number(boards)} are`} left out for a digit twice in a row, column or box.`,
    fault: (file: string | undefined, place: BoardFault['place'], error: string) =>
      `${file === undefined ? '' : `${file}: `}${faultPlace(place)}: ${error}`,
    moreFaults: (faults: number) => `${number(faults)} more cannot be read.`,
  },
  addRandom: '100 random ones',
  findWorst: 'Find my worst case',
  more: 'More',
  failure: (failure: GradeFailure): string => {
    switch (failure.kind) {
      case 'not-loaded':
        return 'The program cannot be run: its interpreter or compiler could not be fetched.'
      case 'no-program':
        return 'There is nothing to grade: no program, or no cases for this judge.'
      case 'failed':
        return `An error in Backdoku ended this; your program is not to blame. Try again. (${failure.reason})`
      default:
        return assertNever(failure)
    }
  },
  verdict: (kind: OwnVerdict['kind']) => VERDICTS[kind],
  verdictTitle: (kind: OwnVerdict['kind']) =>
    VERDICTS[kind].charAt(0).toUpperCase() + VERDICTS[kind].slice(1),
  ready: (total: number) =>
    total === 0 ? 'No cases yet' : `${times(total, 'case', 'cases')}, easiest first`,
  readyHint: 'Grade runs the program on each case as the judge does; nothing is uploaded.',
  otherRules: (reads: string, prints: string) =>
    `The program reads like ${reads} and prints like ${prints}, so the rules of ${prints} count.`,
  soFar: (done: number, total: number) => `${number(done)} of ${times(total, 'case', 'cases')} so far`,
  failuresSoFar: (failures: number) => (failures === 0 ? 'none failed' : `${number(failures)} failed`),
  progress: 'Cases graded',
  passed: (passed: number, total: number) => `${number(passed)} of ${number(total)} passed`,
  firstAt: (index: number, name: string) => `The first failure is case ${number(index)}, “${name}”:`,
  allPassed: 'Every case passed.',
  slowest: (name: string, ms: number) => `Slowest case: “${name}”, ${seconds(ms)}.`,
  notRun: (count: number) => `Not run: ${times(count, 'case', 'cases')}.`,
  stopped: 'Stopped',
  totals: 'Cases by verdict',
  total: (kind: OwnVerdict['kind'], count: number) => `${number(count)} ${VERDICTS[kind]}`,
  save: 'Save as CSV',
  past: 'Earlier grades of this program',
  pastDay: (at: number) => new Date(at).toLocaleDateString('en', { month: 'short', day: 'numeric' }),
  thisProgram: 'this program',
  forget: 'Forget',
  worstRunning: (runs: number) => `Searching for your worst case: ${times(runs, 'board', 'boards')} tried.`,
  worstDone: (runs: number) => `The worst case among ${times(runs, 'board', 'boards')}:`,
  bestSoFar: (ms: number) => `Longest so far: ${seconds(ms)}.`,
  longest: (ms: number) => `${seconds(ms)}.`,
  cases: 'Cases',
  heads: { name: 'Case', purpose: 'What it is for', verdict: 'Verdict', memory: 'Memory' },
  timeOf: (limitMs: number | undefined) =>
    limitMs === undefined ? 'Time' : `Time (limit ${wholeSeconds(limitMs)})`,
  failuresFirst: (failures: number) => `${times(failures, 'failure', 'failures')} first`,
  pages: {
    name: 'Pages of the cases',
    page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
    previous: 'Previous page',
    next: 'Next page',
    first: 'First page',
    last: 'Last page',
  },
  waiting: 'waiting',
  notRunYet: 'not run yet',
  running: 'running',
  seconds,
  memoryHint:
    'The most memory used. For Python and JavaScript it includes the interpreter, and for Python also what earlier cases left in memory.',
  memory: (bytes: number) => (bytes === 0 ? '–' : `${megabytes(bytes)} MB`),
  hint: 'Choose a case to see its board, its input and what was printed.',
  caseTitle: (index: number, name: string) => `Case ${number(index)} · ${name}`,
  allCases: 'All cases',
  timeLimitHint: (ms: number) =>
    `The program ran longer than the ${wholeSeconds(ms)} that it has here: an endless loop, or too many attempts.`,
  memoryLimitHint: (bytes: number) =>
    `The program takes more than ${megabytes(bytes)} MB, global arrays included.`,
  broken: (reason: string) => `The program crashed its interpreter, and a fresh one as well (${reason}).`,
  puzzleBoard: 'Puzzle of the case',
  printedBoard: 'Printed board',
  atFault: (cells: readonly Cell[]) =>
    `Cells at fault: ${cells.map(place).join('; ').replaceAll('Row', 'row')}`,
  ringed: 'ringed: the cells at fault',
  place,
  textPlace: (line: number, character: number) => `Line ${number(line)}, character ${number(character)}`,
  printedThere: 'printed',
  expectedThere: 'expected',
  nothing: 'nothing',
  blank: 'a blank',
  input: 'Input',
  argument: (name: string) => `Argument of ${name}`,
  expected: 'Expected',
  oneRight: 'One right answer of several',
  noSolution: 'The puzzle has no solution.',
  printed: (program: string) => `Printed by ${program}`,
  nothingPrinted: 'Nothing was printed.',
  cut: (lines: number) => `… ${times(lines, 'more line', 'more lines')}`,
  errors: 'Printed to the error stream',
  watch: 'Watch this case',
  makeSmall: 'Make it small',
  shrinking: (givens: number, runs: number) =>
    `${times(givens, 'given', 'givens')} on the board after ${times(runs, 'run', 'runs')}`,
  small: 'The same failure on a small board',
  smallFound: (givens: number, blanks: number) =>
    `The program still fails with ${times(givens, 'given', 'givens')} and ${times(blanks, 'blank', 'blanks')}.`,
  copyMarkdown: 'Copy as Markdown',
  copyCsv: 'Copy as CSV',
  copyLink: 'Copy link',
  copied: 'Copied.',
  watchHint:
    'Watch runs this case again and records the program’s writes, which grading does not count. The run opens at the event after which the board can no longer become a right answer, or just before the program breaks off.',
  announced: {
    started: (program: string | undefined, total: number) =>
      `Grading ${program ?? 'the program'} on ${times(total, 'case', 'cases')}.`,
    tenth: (done: number, total: number, failures: number) =>
      `${number(done)} of ${times(total, 'case', 'cases')} done, ${failures === 0 ? 'none failed' : `${number(failures)} failed`}.`,
    ended: (verdict: string, passed: number, total: number) =>
      `${verdict}: ${number(passed)} of ${times(total, 'case', 'cases')} passed.`,
    stopped: (passed: number, done: number) =>
      `Stopped: ${number(passed)} of ${times(done, 'case', 'cases')} passed.`,
    shrinking: 'Making the board small.',
  },
}
