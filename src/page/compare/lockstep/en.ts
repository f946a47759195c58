import type { TimedLanguage } from '../../../search/seconds/estimates.ts'
import { durationFormatter } from '../../../i18n/durations.ts'
import { fineTimeFormatter, secondsFormatter } from '../../words/seconds.ts'
import { action } from '../../controls/action.en.ts'
import { plural } from '../../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const shares = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
  roundingMode: 'floor',
})
const number = (value: number) => figures.format(value)
const duration = durationFormatter('en')

/** Unit of the common axis: events, work, or nanoseconds in a language. */
type Measure = 'events' | 'work' | TimedLanguage

const roughTime = secondsFormatter('en', 's', 'ms', duration)
const time = fineTimeFormatter('en', 's', 'ms')

const TIME = 'estimated time'

const GO_TO_TIME = 'Go to time'

const LANES = ['Two', 'Three', 'Four']
const PLACES = ['1st', '2nd', '3rd', '4th']

export const lockstepEn = {
  title: (lanes: number) => `${LANES[lanes - 2] ?? lanes} programs, one puzzle`,
  question: {
    name: 'Question before the race',
    ask: 'Which of these goes back less?',
    which: 'Which of these goes back less?',
    why: 'Why?',
    reasons: {
      order: 'It fills the blanks in a better order',
      overwrites: 'It overwrites failed digits',
      equal: 'All go back equally often',
    },
    commit: 'That is my answer',
    skip: 'Skip',
    close: 'Close',
    /** @param lane undefined: all go back equally often */
    said: (lane: string | undefined, reason: 'order' | 'overwrites' | 'equal') =>
      lane === undefined
        ? 'You said: equally often.'
        : `You said: ${lane}, because it ${reason === 'overwrites' ? 'overwrites failed digits' : 'fills the blanks in a better order'}.`,
    pending: 'The figures show the answer once all have finished.',
    verdict: (isLaneRight: boolean, isReasonRight: boolean): string => {
      if (isLaneRight) return isReasonRight ? 'Right.' : 'Right program, but for another reason.'
      return isReasonRight ? 'Right reason, but another program.' : 'Not quite.'
    },
    figures: (counts: readonly { readonly name: string; readonly backtracks: number }[]) =>
      `Digits taken back: ${counts.map(({ name, backtracks }) => `${name} ${number(backtracks)}`).join(' · ')}.`,
    because: {
      order: 'The order in which blanks are filled makes the difference.',
      overwrites:
        'Both place the same digits, but one overwrites a failed digit, and the other takes it back before it places the next.',
      equal: 'They search the same tree, so only their work for each step differs.',
    },
  },
  inStepBy: 'In step by',
  measures: {
    events: 'events',
    work: 'work',
    cpython: 'seconds in Python',
    pypy: 'PyPy',
    cpp: 'C++',
  },
  extent: 'To',
  lanes: (lanes: number, most: number) => `${lanes} of ${most} lanes`,
  add: 'Add a program',
  remove: (program: string) => `Take ${program} out of the race`,
  program: (lane: number) => `Program in lane ${lane}`,
  watch: (program: string) => `Watch ${program}`,
  watchShort: 'Watch',
  board: (program: string, filled: number, blanks: number) =>
    `Board of ${program}: ${number(filled)} of ${number(blanks)} ${plural(blanks, 'blank')} filled`,
  share: (share: number) => `${shares.format(share)} of its search`,
  /** @param place undefined for a lane that is not ranked */
  place: (place: number | undefined) => (place === undefined ? 'no place' : PLACES[place - 1]),
  searching: 'searching…',
  waiting: 'not started',
  waits: (name: string) =>
    `Your own ${name} runs once the lanes start. A link to this view does not contain its code.`,
  runNow: 'Run now',
  runAgain: 'Run again',
  eventsAlone:
    'With your own program, the lanes are in step by events only: its work is not counted, and its time here cannot be compared with estimates.',
  failed: (reason: string) => `The search failed: ${reason}.`,
  again: 'Search again',
  action,
  ready: 'Ready to start',
  solved: (event: number) => `solved at event ${number(event)}`,
  exhausted: (solutions: number) =>
    solutions === 0
      ? 'searched everything: no solution'
      : `searched everything: ${number(solutions)} ${plural(solutions, 'solution')}`,
  figures: { event: 'event', backtracks: 'taken back', depth: 'depth', work: 'work', ran: 'ran for' },
  ran: (ms: number) => roughTime(ms / 1000),
  each: { events: 'event of each', work: 'work of each', cpython: TIME, pypy: TIME, cpp: TIME },
  finished: 'finished',
  lead: 'in the lead',
  won: 'won',
  /** @param isDecided true if nobody can win any more */
  nobody: (isDecided: boolean): string => (isDecided ? 'nobody' : 'nobody yet'),
  /** @param lanes number of all lanes, of which those named are ahead, or have won */
  ahead: (names: readonly string[], lanes: number) =>
    names.length > 1 && names.length === lanes ? 'all tied' : names.join(' · '),
  goTo: { events: 'Go to event', work: 'Go to work', cpython: GO_TO_TIME, pypy: GO_TO_TIME, cpp: GO_TO_TIME },
  /** @param typed an invalid position */
  noPosition: (measure: Measure, typed: string) =>
    measure === 'events' || measure === 'work'
      ? `“${typed}” is not a position. Type a whole number from 0.`
      : `“${typed}” is not a time. Type seconds, such as 1.5, or milliseconds, such as 20 ms.`,
  heatMap: 'Heat map',
  heatMapHint: 'Heat map: how often each program has filled each blank up to here',
  timeline: 'Race timeline',
  position: (measure: Measure, at: number, end: number) => {
    if (measure === 'events') return `event ${number(at)} of ${number(end)}`
    return measure === 'work' ? `work ${number(at)} of ${number(end)}` : `${time(at)} of ${time(end)}`
  },
  rate: (measure: Measure, rate: number) => {
    if (measure === 'events') return `${number(rate)} ${plural(rate, 'event')}/s each`
    return measure === 'work' ? `work at ${number(rate)}/s each` : `${time(rate)} of run time/s`
  },
  wholeIn: (seconds: number) =>
    seconds < 1 ? 'all finish in under a second' : `all finish in ${duration(seconds)}`,
  length: (measure: Measure, length: number) => {
    if (measure === 'events') return `${number(length)} ${plural(length, 'event')}`
    return measure === 'work' ? `work ${number(length)}` : `≈ ${roughTime(length / 1e9)}`
  },
  end: (measure: Measure, end: number) =>
    measure === 'events' || measure === 'work' ? number(end) : `≈ ${roughTime(end / 1e9)}`,
  tick: (measure: Measure, at: number) =>
    measure === 'events' || measure === 'work' ? number(at) : time(at),
  unknown: '…',
  estimated: 'Times are estimates and include interpreter startup.',
}
