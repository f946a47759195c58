import { assertNever } from '../../../sudoku/result.ts'
import type { Reason } from '../../../search/costs/reasons.ts'
import type { WorkKind } from '../../../search/engine/workKinds.ts'
import { TIMED_LANGUAGES, type TimedLanguage } from '../../../search/seconds/estimates.ts'
import type { TimeVerdict } from '../../../search/seconds/secondsRange.ts'
import { durationFormatter } from '../../../i18n/durations.ts'
import { factorFormatter, roundedDown } from '../../../i18n/rounding.ts'
import { secondsFormatter } from '../../words/seconds.ts'

const figures = new Intl.NumberFormat('en')
const shares = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })
const fractions = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 })
const number = (value: number) => figures.format(value)
const factorText = factorFormatter('en')
const secondsText = secondsFormatter('en', 's', 'ms', durationFormatter('en'))
const list = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

const LANGUAGES: Readonly<Record<TimedLanguage, string>> = { cpython: 'Python', pypy: 'PyPy', cpp: 'C++' }

const FIGURES = {
  program: 'Program',
  events: 'Events',
  placements: 'Placed',
  backtracks: 'Taken back',
  work: 'Work',
  deepest: 'Deepest',
  ...LANGUAGES,
}

const KINDS: Readonly<Record<WorkKind, readonly [name: string, definition: string]>> = {
  cells: ['Cells', 'Reading a cell of the board.'],
  entries: ['Entries', 'Reading an entry of a table or list that the program keeps beside the board.'],
  masks: ['Masks', 'Reading a number whose bits are the used digits of a row, column or box.'],
  comparisons: [
    'Comparisons',
    'Comparing a list entry with a digit: once for “in”, and once more for “remove”.',
  ],
  tests: ['Membership tests', 'Checking with “in” whether the set has a digit.'],
  calls: ['Method calls', 'Calling “discard” or “remove”, which looks the digit up in the set.'],
  removals: ['Removals', 'Removing a digit that was in the list or set.'],
  taken: ['Candidates taken', 'Taking a candidate from the list or set to try it.'],
  sizes: ['Sizes', 'Reading how many options a constraint has, to choose the one with the fewest.'],
  links: ['Nodes', 'Unlinking a node from a constraint, or linking it back.'],
}

/** Ratios of work from 1 / SAME to SAME count as equal. */
const SAME = 1.05

/** Formats a ratio of work: `2.4 × as much work`, `42% as much work`, or `about as much work`. */
function timesWork(factor: number): string {
  if (factor > SAME) return `${factorText(factor)} × as much work`
  return factor < 1 / SAME ? `${fractions.format(factor)} as much work` : 'about as much work'
}

function reason(reported: Reason, slower: string, faster: string): string {
  switch (reported.kind) {
    case 'same-tree':
      return reported.factor > SAME
        ? `Both search the same tree of ${number(reported.events)} events, but each placement costs ${slower} ${timesWork(reported.factor)}.`
        : `Both search the same tree of ${number(reported.events)} events. Each placement costs ${slower} ${timesWork(reported.factor)}.`
    case 'overwrites':
      return `Both place the same digits, but one overwrites a failed digit instead of taking it back first: ${slower} needs ${number(reported.events)} events, ${faster} ${number(reported.others)}. Each placement costs ${slower} ${timesWork(reported.perPlacement)}.`
    case 'other-tree':
      return reported.factor >= 1
        ? `${faster} fills the blanks in another order: ${slower} needs ${factorText(reported.factor)} × as many events. Each placement costs ${slower} ${timesWork(reported.perPlacement)}.`
        : `${faster} needs ${factorText(1 / reported.factor)} × as many events, but each placement costs ${slower} ${timesWork(reported.perPlacement)}.`
    case 'mostly':
      return `${shares.format(reported.share)} of the work of ${slower} is of one kind: ${KINDS[reported.work][1].replace(/^./, (first) => first.toLowerCase())}`
    default:
      return assertNever(reported)
  }
}

export const tableEn = {
  title: (programs: number, puzzle: string) => `${programs} programs on ${puzzle}`,
  yourPuzzle: 'your puzzle',
  extent: 'All programs search for',
  limit: 'Count up to',
  limitOf: (limit: number) => (Number.isFinite(limit) ? `${number(limit)} events` : 'the very end'),
  judge: 'Limit of',
  limitsOf: (limits: readonly (readonly [TimedLanguage, number])[]) =>
    limits.length === 0
      ? 'publishes no limit'
      : limits.map(([language, limit]) => `${LANGUAGES[language]} ${number(limit)} s`).join(' · '),
  progress: (ended: number, all: number) => `${ended} of ${all} programs counted`,
  progressName: 'Programs counted to the end',
  stop: 'Stop',
  goOn: 'Go on',
  copyMarkdown: 'Copy as Markdown',
  copyCsv: 'Copy as CSV',
  copied: 'Copied.',
  notCopied: 'The browser blocked copying. Select the table and copy it by hand.',
  picks: {
    pick: (program: string) => `Choose ${program} to watch in step`,
    watch: 'Watch in step',
    howMany: 'Choose two to four programs in the table.',
    full: 'Four programs are the most. Take one out to choose another.',
  },
  table: 'Comparison',
  figures: FIGURES,
  languages: LANGUAGES,
  chosen: 'chosen',
  seconds: 'Seconds, estimated (log)',
  verdict: 'Verdict',
  counting: 'counting',
  done: (share: number) => `${shares.format(share)} counted`,
  atLeast: (counted: number) => `> ${number(roundedDown(counted))}`,
  about: (seconds: number) => `≈ ${secondsText(seconds)}`,
  moreThan: (seconds: number) => `> ${secondsText(seconds)}`,
  secondsText,
  unknown: 'not timed',
  limitLine: (language: TimedLanguage, limit: number) => `${LANGUAGES[language]} limit ${number(limit)} s`,
  verdictOf: (verdict: TimeVerdict, languages: readonly TimedLanguage[]) => {
    const isAll = languages.length === TIMED_LANGUAGES.length
    const names = isAll ? 'all' : list(languages.map((language) => LANGUAGES[language]))
    switch (verdict) {
      case 'within':
        return `within: ${names}`
      case 'close':
        return `close: ${names}`
      case 'over':
        return `over: ${names}`
      case 'open':
        return `not known yet: ${names}`
      default:
        return assertNever(verdict)
    }
  },
  watch: (program: string) => `Watch ${program}`,
  inStepWith: (rival: string) => `Race against ${rival}`,
  passTitle: 'Would it pass?',
  pass: (program: string, judge: string, verdict: TimeVerdict, languages: readonly TimedLanguage[]) => {
    const names = list(languages.map((language) => LANGUAGES[language]))
    switch (verdict) {
      case 'within':
        return `${program} would probably finish within the limit of ${judge} in ${names}.`
      case 'close':
        return `In ${names}, the estimate is too close to the limit of ${judge} to tell.`
      case 'over':
        return `${program} would probably exceed the limit of ${judge} in ${names}.`
      case 'open':
        return `For ${names}, the verdict is not known until counting ends.`
      default:
        return assertNever(verdict)
    }
  },
  aboutIn: (language: TimedLanguage, seconds: number, error: number, isSoFar: boolean) =>
    `${isSoFar ? 'more than' : 'about'} ${secondsText(seconds)} in ${LANGUAGES[language]}, ${error > 0.5 ? `within a factor of ${factorText(1 + error)}` : `± ${shares.format(error)}`}`,
  extrapolated: 'longer than any run that was timed',
  noLimit: (judge: string) => `${judge} publishes no time limit to compare with.`,
  advice: {
    program: (program: string, language: TimedLanguage, seconds: number) =>
      `${program} would pass in ${LANGUAGES[language]}: ≈ ${secondsText(seconds)}.`,
    language: (language: TimedLanguage) => `This program would probably pass in ${LANGUAGES[language]}.`,
    // Said of the first language with a limit in which the chosen program fails: Python, for every judge.
    nothing: `By these estimates, no program passes in ${LANGUAGES.cpython}.`,
    transform: (name: string, factor: number) =>
      `“${name}” alone divides this program’s events by ${factorText(factor)}.`,
  },
  whyTitle: 'Why?',
  whyFastest: (program: string) => `By these estimates, ${program} is the fastest.`,
  whyPending: 'The reason appears once the events of this program and of a faster one have been counted.',
  against: (slower: string, faster: string, factor: number, language: TimedLanguage) =>
    factor < 1.1
      ? `${slower} takes about as long as ${faster} in ${LANGUAGES[language]}: the estimates are not precise enough to tell which is faster.`
      : `${slower} takes ${factorText(factor)} × as long as ${faster} in ${LANGUAGES[language]}.`,
  reason,
  workTitle: (program: string) => `The work of ${program}`,
  kind: (kind: WorkKind) => KINDS[kind][0],
  definition: (kind: WorkKind) => KINDS[kind][1],
  share: (share: number) => shares.format(share),
  workNote:
    'Work counts what the program does with the board and with its lists, sets and tables. Each of these counts as one:',
  setsTitle: 'in and remove, or discard?',
  sets: (lowest: number, highest: number) =>
    `The two programs with a set make the same events. We timed both in turn on the same search: “discard” took ${factorText(lowest)} to ${factorText(highest)} × as long as “in” with “remove”, depending on the interpreter. A much larger difference has another cause.`,
  setsWhy:
    '“discard” is called for each of the 27 cells. “in” checks each cell without a call, and “remove” is called only for the few digits that are still in the set. The cost of a call varies between Python versions.',
  setsHeads: ['Interpreter', 'in + remove', 'discard', 'discard ÷ in'],
  methodTitle: 'Where the seconds come from',
  method: (machine: string, day: string, versions: readonly string[]) =>
    `Estimates for one machine (${machine}; ${versions.join(', ')}; ${day}): we timed the listings on searches of up to 138 million events and fitted a linear model to the work of each. ± is the largest error on searches outside the fit; short runs of PyPy are the least certain. A judge’s machine may be faster or slower, and a judge runs other puzzles too.`,
}
