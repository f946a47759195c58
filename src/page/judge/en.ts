import type { Conflict } from '../../sudoku/conflicts.ts'
import type { BoardFault, Doubt, InputFinding, Note, Reason } from '../../sudoku/judge/judge.ts'
import type { Assumption, OtherForm } from '../../sudoku/judge/judging.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import { plural } from '../../i18n/plural.ts'
import { readingEn } from '../reading/reading.en.ts'

const figures = new Intl.NumberFormat('en')
const place = (cell: Cell) => `Row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`
const moreGivens = (count: number) =>
  count > 1 ? ` ${count - 1} more ${plural(count - 1, 'given was', 'givens were')} changed.` : ''
const moreBlanks = (count: number) =>
  count > 1 ? ` ${count - 1} more ${plural(count - 1, 'cell is', 'cells are')} blank.` : ''
const furtherConflicts = (count: number) =>
  count > 1
    ? ` There ${plural(count - 1, 'is', 'are')} ${count - 1} more ${plural(count - 1, 'conflict')}.`
    : ''
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const digit = (printed: number) => (printed === 0 ? 'a blank' : `${printed}`)

function duplicate({ unit, digit, cells }: Conflict, count: number): string {
  const places = cells.map((cell) => `row ${ROW_OF[cell] + 1}, column ${COLUMN_OF[cell] + 1}`).join(' and ')
  return `${digit} appears ${cells.length === 2 ? 'twice' : `${cells.length} times`} in ${unit.kind} ${unit.index + 1}: ${places}.${furtherConflicts(count)}`
}

function fault(fault: BoardFault): string {
  switch (fault.code) {
    case 'blank-left':
      return `${place(fault.cell)} is blank.${moreBlanks(fault.count)}`
    case 'duplicate':
      return duplicate(fault.conflict, fault.count)
    default:
      return assertNever(fault)
  }
}

function boards({ found, solutions, echo }: Extract<Reason, { code: 'several-boards' }>): string {
  const count = `${figures.format(found)} boards were printed, expected one`
  if (solutions === found) return `${count}. All are solutions: the program must stop after the first.`
  if (echo && found > 2) return `${count}. The first is the puzzle itself.`
  if (echo)
    return `${count}. The first is the puzzle itself, which should not be printed; the other is ${solutions === 1 ? 'a solution' : 'not a solution'}.`
  return solutions === 0
    ? `${count}. None of them is a solution.`
    : `${count}. They contain ${solutions === 1 ? 'one solution' : `${figures.format(solutions)} different solutions`}.`
}

function reason(reason: Reason): string {
  switch (reason.code) {
    case 'nothing-printed':
      return 'Nothing was printed.'
    case 'no-board':
      return 'The output contains no board.'
    case 'unreadable':
      return `${capitalised(readingEn.error(reason.error))}.`
    case 'text-around':
      return `Line ${reason.line} is not part of the board: '${reason.found}'. Print only the answer.`
    case 'form':
      return `Right digits, wrong format. Line ${reason.line} is '${reason.found}', expected ${reason.expected.en}.`
    case 'text-in-line':
      return `Remove '${reason.found}' from line ${reason.line}: print only the digits.`
    case 'colours':
      return `Line ${reason.line} contains terminal colour codes, which a judge reads as text. Print plain digits.`
    case 'panel':
      return `This is LeetCode's whole result: input, output and expected answer. Only the output counts, and it is ${reason.isSolution ? 'a solution' : 'not a solution'}.`
    case 'blank-line':
      return `Right digits, but line ${reason.line} is blank.`
    case 'several-boards':
      return boards(reason)
    case 'given-changed':
      return `${place(reason.cell)}: the given ${reason.given} was changed to ${digit(reason.printed)}.${moreGivens(reason.count)}`
    case 'blank-left':
    case 'duplicate':
      return fault(reason)
    case 'not-first':
      return `A solution, but not the lexicographically first. ${place(reason.cell)} is ${reason.printed}, but the first solution has ${reason.first} there.`
    case 'not-a-phrase':
      return `'${reason.found}' was printed, expected ${reason.phrases.map((phrase) => `'${phrase}'`).join(' or ')}.`
    case 'other-phrase':
      return `Expected '${reason.expected}'. ${reason.fault === undefined ? 'The board is finished.' : fault(reason.fault)}`
    default:
      return assertNever(reason)
  }
}

const NOTES: Readonly<Record<Note, string>> = {
  'only-solution': 'It is the only solution.',
  'one-of-several': 'The puzzle has several solutions. This judge accepts any of them.',
  'first-of-several': 'The puzzle has several solutions, and this is the lexicographically first.',
  'no-givens': 'The puzzle has no givens, so any finished board is accepted.',
  'is-finished': 'The board is finished.',
  'is-unfinished': 'The board is not finished.',
}

const DOUBTS: Readonly<Record<Doubt, string>> = {
  'several-solutions':
    'The board is a solution, but the puzzle has several. This judge compares it with its own solution, which Backdoku does not know.',
}

const ASSUMPTIONS: Readonly<Record<Assumption, string>> = {
  format: 'the puzzle is in its input format',
  full: 'the board on screen is full, and this judge asks whether a board is finished',
  output: 'the output looks like its answers',
  nothing: 'nothing indicates another judge; you can choose one',
}

function form({ of, name }: OtherForm): string {
  return of === 'judge'
    ? `This is the output format of another judge: ${name.en}.`
    : `This is another format: ${name.en}.`
}

function input(promise: string, finding: InputFinding): string {
  switch (finding.kind) {
    case 'kept':
      return `${promise}, and this puzzle qualifies.`
    case 'broken':
      return `${promise}, but ${finding.found.en}.`
    default:
      return assertNever(finding)
  }
}

/** Texts of *Check output*; loaded with it. */
export const verdictsEn = {
  output: 'Program output',
  hint: 'Paste what your program printed for the puzzle on the board.',
  judge: 'Judge',
  auto: 'Detect automatically',
  check: 'Check the board on screen',
  load: 'Load output as puzzle',
  found: 'Board found in the output',
  verdict: 'Verdict',
  pending: 'The verdict appears here.',
  undecided: 'Undecided',
  /** Explains why this judge was assumed, which the user did not choose. */
  assumed: (judge: string, assumed: Assumption) =>
    `Judged by the rules of ${judge}: ${ASSUMPTIONS[assumed]}.`,
  reason,
  /** Names the other judge or format that the output matches. */
  form,
  note: (note: Note) => NOTES[note],
  doubt: (doubt: Doubt) => DOUBTS[doubt],
  /** @param promise what the judge's problem statement guarantees of puzzles, without a full stop */
  input,
}
