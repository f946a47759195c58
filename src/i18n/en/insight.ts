import type { Solutions } from '../../core/facts/solutions.ts'
import type { OptionsError } from '../../core/generator/options.ts'
import { patternWithId } from '../../core/generator/patterns.ts'
import { assertNever } from '../../core/result.ts'
import type { TransformKind } from '../../core/transforms/registry.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../core/units.ts'
import { factorTeller, roundedDown } from '../rounding.ts'
import { plural } from './plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const more = (value: number) => `more than ${number(roundedDown(value))}`
const factorText = factorTeller('en')
const events = (value: number) => `${number(value)} ${plural(value, 'event')}`
const givens = (value: number) => `${value} ${plural(value, 'given')}`
const cell = (place: Cell) => `r${ROW_OF[place] + 1}c${COLUMN_OF[place] + 1}`

function solutions(found: Solutions | { readonly kind: 'counting' }): string {
  switch (found.kind) {
    case 'counting':
      return 'counting…'
    case 'none':
      return 'none'
    case 'one':
      return 'exactly one'
    case 'several':
      return number(found.count)
    case 'more':
      return `more than ${number(found.than)}`
    default:
      return assertNever(found)
  }
}

type Option = 'givens' | 'difficulty' | 'seed'

const OPTIONS: Readonly<Record<Option, string>> = {
  givens: 'Number of givens',
  difficulty: 'Difficulty',
  seed: 'Seed',
}

function refused(error: OptionsError): string {
  switch (error.code) {
    case 'option-count':
      return `Cannot make this puzzle: ${number(error.found)} ${plural(error.found, 'option')} between hyphens, expected ${error.expected}: number of givens, symmetry, difficulty, seed.`
    case 'option-range':
      return `Cannot make this puzzle: ${OPTIONS[error.option].toLowerCase()} is ${error.found === '' ? 'missing' : `'${error.found}'`}, expected a number from ${number(error.from)} to ${number(error.to)}.`
    case 'unknown-pattern':
      return `Cannot make this puzzle: symmetry is '${error.found}', expected one of ${error.known.join(', ')}.`
    case 'unknown-strategy':
      return `Cannot make this puzzle: program is '${error.found}', expected one of ${error.known.join(', ')}.`
    case 'givens-in-pattern':
      return `Cannot make this puzzle: ${givens(error.givens)} cannot lie in the symmetry '${patternWithId(error.pattern)?.name.en ?? error.pattern}', expected a multiple of four, or one more.`
    default:
      return assertNever(error)
  }
}

const KINDS: Readonly<Record<TransformKind, string>> = {
  symmetry: 'Turn and mirror',
  bands: 'Swap bands of rows',
  stacks: 'Swap stacks of columns',
  rows: 'Swap rows',
  columns: 'Swap columns',
  digits: 'Exchange digits',
}

/** What is said of a puzzle, its transforms and the making of puzzles. */
export const insightEn = {
  facts: {
    title: 'Facts',
    givens: 'Givens',
    solutions: 'Solutions',
    solutionsOf: solutions,
    redundant: 'Redundant givens',
    redundantOf: (cells: readonly Cell[]) =>
      cells.length === 0
        ? 'none: the puzzle is minimal'
        : `${number(cells.length)}; ${plural(cells.length, 'it could be left out', 'each could be left out alone')}: ${cells.map(cell).join(' ')}`,
    gauge: 'For backtracking',
    gaugeName: 'How hard it is for backtracking row by row',
    gaugeOf: (band: string, counted: number, settled: boolean) =>
      settled ? `${band}: ${events(counted)}` : `at least ${band}: ${more(counted)} events so far`,
    band: (name: string, from: number) => (from === 0 ? name : `${name} from ${number(from)}`),
    gaugeHint: 'Events of the search row by row with ascending digits, not difficulty for people:',
  },
  programs: {
    title: 'What each program needs',
    program: 'Program',
    events: 'Events',
    placements: 'Placements',
    work: 'Work',
    chosen: 'chosen',
    all: 'all solutions',
    soFar: (counted: number) => `${more(counted)} so far`,
    moreThan: (counted: number) => `> ${number(roundedDown(counted))}`,
    progress: (ended: number, all: number) =>
      `Counting in the background: ${ended} of ${all} ${plural(all, 'program')} ended.`,
    progressName: 'Programs counted to the end',
    stopped: 'Counting waits while the search on the board runs or is played.',
  },
  transforms: {
    title: 'Turn, mirror and swap',
    hint: (program: string) =>
      `The same puzzle for people, another one for a program. A press changes the board; Undo takes it back. Events of ${program}:`,
    present: 'As it is',
    others: 'Swap rows, columns and digits',
    kind: (kind: TransformKind) => KINDS[kind],
    cost: events,
    counting: 'counting…',
    soFar: (counted: number) => `${more(counted)} so far`,
    moreThan: (counted: number) => `${more(counted)} events`,
    same: 'as many',
    factor: (kind: 'fewer' | 'more', factor: number, atLeast: boolean) =>
      `${atLeast ? 'at least ' : ''}${kind === 'fewer' ? '÷' : '×'}${factorText(factor)}`,
  },
  generator: {
    givens: OPTIONS.givens,
    pattern: 'Symmetry',
    difficulty: OPTIONS.difficulty,
    anyDifficulty: 'any',
    atLeast: (least: number) => `at least ${events(least)}`,
    measuredFor: 'Measured for',
    difficultyHint:
      'Counted are the events of that program up to its first solution. Programs that choose their next cell seldom need more than thousands.',
    seed: OPTIONS.seed,
    seedHint: 'The same seed and options always make the same puzzle.',
    make: 'Make a new puzzle',
    makeAgain: 'Make from this seed',
    stop: 'Stop and take the best',
    progressName: 'Making a puzzle',
    tried: (tried: number) => `${number(tried)} ${plural(tried, 'puzzle')} tried so far.`,
    best: (given: number, counted: number, ended: boolean, program: string) =>
      `Best: ${givens(given)}, ${ended ? events(counted) : `${more(counted)} events`} for ${program}.`,
    made: (given: number, counted: number, ended: boolean, program: string) =>
      `Made: ${givens(given)}, ${ended ? events(counted) : `${more(counted)} events`} for ${program}.`,
    stopped: 'Stopped before there was one as asked for.',
    copyLink: 'Copy link',
    copied: 'Link copied:',
    notCopied: 'The browser did not let the link be copied. Here it is:',
    refused,
  },
  failure: (reason: string) =>
    `The calculation in the background failed (${reason}). The next press of a button here starts it again.`,
  notes: {
    'upside-down':
      'Row by row, backtracking needs 218,958,956 events for this puzzle: the first rows are nearly blank, so it guesses a long time before a given says no, and the solution begins with high digits, which it tries last. Rotated by 180°, the full rows come first and 262 events do.',
  } as Readonly<Record<string, string>>,
}
