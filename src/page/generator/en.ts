import type { OptionsError } from '../../search/generator/options.ts'
import { patternWithId } from '../../search/generator/patterns.ts'
import { assertNever } from '../../sudoku/result.ts'
import { roundedDown } from '../../i18n/rounding.ts'
import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)
const more = (value: number) => `more than ${number(roundedDown(value))}`
const events = (value: number) => `${number(value)} ${plural(value, 'event')}`
const givens = (value: number) => `${value} ${plural(value, 'given')}`

type Option = 'givens' | 'difficulty' | 'seed'

const OPTIONS: Readonly<Record<Option, string>> = {
  givens: 'Number of givens',
  difficulty: 'Difficulty',
  seed: 'Seed',
}

function refused(error: OptionsError): string {
  switch (error.code) {
    case 'option-count':
      return `Cannot make this puzzle: ${number(error.found)} ${plural(error.found, 'option')} separated by hyphens, expected at least ${error.expected}: number of givens, symmetry, difficulty, seed.`
    case 'option-range':
      return `Cannot make this puzzle: ${OPTIONS[error.option].toLowerCase()} is ${error.found === '' ? 'missing' : `'${error.found}'`}, expected a number from ${number(error.from)} to ${number(error.to)}.`
    case 'unknown-pattern':
      return `Cannot make this puzzle: symmetry is '${error.found}', expected one of ${error.known.join(', ')}.`
    case 'unknown-strategy':
      return `Cannot make this puzzle: program is '${error.found}', expected one of ${error.known.join(', ')}.`
    case 'givens-in-pattern':
      return `Cannot make this puzzle: ${givens(error.givens)} do not fit the symmetry '${patternWithId(error.pattern)?.name.en ?? error.pattern}', expected a multiple of four, or one more than that.`
    default:
      return assertNever(error)
  }
}

export const generatorEn = {
  givens: OPTIONS.givens,
  pattern: 'Symmetry',
  difficulty: OPTIONS.difficulty,
  anyDifficulty: 'any',
  atLeast: (least: number) => `at least ${events(least)}`,
  measuredFor: 'Measured for',
  difficultyHint:
    'The number of events that the program under “Measured for” needs up to its first solution. It is rarely above a few thousand for programs that choose which cell to fill next.',
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
  stopped: 'Stopped before a puzzle matched the options.',
  copyLink: 'Copy link',
  copied: 'Link copied:',
  notCopied: 'The browser blocked copying. Here is the link:',
  refused,
}
