import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)

/** Texts of the Puzzle panel. */
export const puzzlePanelEn = {
  text: 'Puzzle text',
  hint: 'Paste the input of a judge, an 81-character line or a nested list. Ctrl+V anywhere on the page works too.',
  load: 'Load puzzle',
  samples: 'Samples',
  answer: 'Answer',
  answerPending: 'The solved board appears here, in the format of your input.',
  copy: 'Copy answer',
  cannotPersist: 'The browser blocks storage: a reload keeps only what is in the address.',
  choose: 'The text has several puzzles. Choose one:',
  unlisted: (more: number) => `${number(more)} more ${plural(more, 'is', 'are')} not listed here.`,
  solutions: 'Solutions met',
  solution: 'Solution',
  ofSolutions: (met: number) => `of ${number(met)}`,
  previousSolution: 'Previous solution',
  nextSolution: 'Next solution',
  work: (isWhole: boolean) =>
    `Cells and table entries read by the ${isWhole ? 'whole search' : 'search so far'}:`,
  workHere: 'Up to this event:',
  transforms: 'Turn, mirror and swap',
  programs: 'What each program needs',
  landmarks: 'Places in the search',
  deepest: (event: number) => `Deepest dead end: event ${number(event)}`,
  excursionBegins: (event: number) => `Longest wasted detour begins: event ${number(event)}`,
  excursionEnds: (event: number) => `It ends: event ${number(event)}`,
  excursion: (events: number) =>
    `The search went on with one wrong digit for ${number(events)} ${plural(events, 'event')}.`,
}
