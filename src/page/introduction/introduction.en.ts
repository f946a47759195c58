const figures = new Intl.NumberFormat('en')
const days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export const introductionEn = {
  name: 'How to begin',
  promise: 'See backtracking happen, and rewind it.',
  now: 'This program has just gone back for the first time.',
  paste: 'Paste a puzzle or your code',
  pasteKey: 'Ctrl V',
  load: 'Load',
  samples: 'Samples',
  code: 'My code',
  guide: 'Show me',
  lessons: 'Lessons',
  nextLine: 'Next line',
  whole: 'Whole program',
  orPress: 'or press',
  event: 'Event',
  ofEvents: 'of',
  /** @param daysAgo full days since the page was left */
  left: (daysAgo: number) => `Where you left off ${days.format(-daysAgo, 'day')}:`,
  moment: (puzzle: string, event: number) => `${puzzle}, event ${figures.format(event)}`,
  end: 'Do not show this row again',
}
