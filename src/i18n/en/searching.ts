import { plural } from './plural.ts'

const figures = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

const number = (value: number) => figures.format(value)

/** What is said of a search once there is one, and of what is opened meanwhile. */
export const searchingEn = {
  digitPad: 'Digits',
  erase: 'Erase',
  done: 'Done',
  stop: 'Stop search',
  resume: 'Continue search',
  searched: (events: number) => `${number(events)} ${plural(events, 'event')}`,
  searchRate: (rate: number) => `${compact.format(rate)} ${plural(rate, 'event')}/s`,
  choose: 'The text has several puzzles. Choose one:',
  unlisted: (more: number) => `${number(more)} more ${plural(more, 'is', 'are')} not listed here.`,
  solutions: 'Solutions met',
  solution: 'Solution',
  ofSolutions: (met: number) => `of ${number(met)}`,
  previousSolution: 'Previous solution',
  nextSolution: 'Next solution',
  landmarks: 'Places in the search',
  deepest: (event: number) => `Deepest dead end: event ${number(event)}`,
  excursionBegins: (event: number) => `Longest excursion begins: event ${number(event)}`,
  excursionEnds: (event: number) => `It ends: event ${number(event)}`,
  excursion: (events: number) =>
    `The longest excursion went on for ${number(events)} ${plural(events, 'event')} under one digit, and met no solution.`,
}
