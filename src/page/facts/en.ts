import type { CountingState } from '../../sudoku/facts/counting.ts'
import type { Solutions } from '../../sudoku/facts/solutions.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { TransformKind } from '../../sudoku/transforms/registry.ts'
import { factorFormatter, roundedDown } from '../../i18n/rounding.ts'
import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const more = (value: number) => `more than ${number(roundedDown(value))}`
const factorText = factorFormatter('en')
const events = (value: number) => `${number(value)} ${plural(value, 'event')}`

const COUNTING: Readonly<Record<CountingState, string>> = {
  counting: 'counting…',
  waiting: 'counted when the search pauses',
  lost: 'not counted',
}

function solutions(found: Solutions | { readonly kind: CountingState }): string {
  switch (found.kind) {
    case 'counting':
      return COUNTING.counting
    case 'waiting':
      return COUNTING.waiting
    case 'lost':
      return COUNTING.lost
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

const KINDS: Readonly<Record<TransformKind, string>> = {
  symmetry: 'Turn and mirror',
  bands: 'Swap bands of rows',
  stacks: 'Swap stacks of columns',
  rows: 'Swap rows',
  columns: 'Swap columns',
  digits: 'Exchange digits',
}

export const analysisEn = {
  facts: {
    title: 'Facts',
    givens: 'Givens',
    solutions: 'Solutions',
    solutionsOf: solutions,
    redundant: 'Redundant givens',
    redundantOf: (cells: number) =>
      cells === 0
        ? 'none: removing any given adds solutions'
        : `${number(cells)} may go${cells === 1 ? '' : ', one at a time'}.`,
    showRedundant: 'Show on the board',
    gauge: 'For backtracking',
    gaugeName: 'How hard it is for backtracking row by row',
    gaugeOf: (band: string, counted: number, settled: boolean) =>
      settled ? `${band}: ${events(counted)}` : `at least ${band}: ${more(counted)} events so far`,
    band: (name: string, from: number) => (from === 0 ? name : `${name} from ${number(from)}`),
    gaugeHint:
      'Difficulty for people differs. By the number of events of a row-by-row search that tries digits from 1 up:',
  },
  programs: {
    compare: 'Compare in seconds',
    program: 'Program',
    events: 'Events',
    placements: 'Placements',
    work: 'Work',
    chosen: 'chosen',
    all: 'all solutions',
    soFar: (counted: number) => `${more(counted)} so far`,
    moreThan: (counted: number) => `> ${number(roundedDown(counted))}`,
    progress: (ended: number, all: number) =>
      `Counting in the background: ${ended} of ${all} ${plural(all, 'program')} done.`,
    progressName: 'Programs counted to the end',
    stopped: 'Counting pauses while a search runs or plays.',
    lost: 'Counting failed before it finished.',
  },
  transforms: {
    hint: (program: string) =>
      `A transform leaves the puzzle the same for a person, but not for a program. Click one to apply it; Undo reverts it. Events of ${program}:`,
    present: 'As it is',
    others: 'Swap rows, columns and digits',
    kind: (kind: TransformKind) => KINDS[kind],
    cost: events,
    unknown: COUNTING,
    soFar: (counted: number) => `${more(counted)} so far`,
    moreThan: (counted: number) => `${more(counted)} events`,
    same: 'the same',
    factor: (kind: 'fewer' | 'more', factor: number, atLeast: boolean) =>
      `${atLeast ? 'at least ' : ''}${kind === 'fewer' ? '÷' : '×'}${factorText(factor)}`,
  },
  notes: {
    'boj-2580':
      'The BOJ 2580 sample. In every blank the first digit that fits is right, so the search takes 14 events and never backtracks.',
    'boj-2580-back':
      'Made for Backdoku, in the BOJ 2580 format. A row-by-row search takes 409 events and backtracks 182 times.',
    'upside-down':
      'A row-by-row search takes 218,958,956 events. The first rows are nearly blank, so it guesses for a long time before a given stops it. The solution starts with high digits, which it tries last. Rotated by 180°, the puzzle has its full rows first and takes 262 events.',
  } as Readonly<Record<string, string>>,
}
