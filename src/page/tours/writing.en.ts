import { plural } from '../../i18n/plural.ts'
import { MOST } from './tour.ts'

const figures = new Intl.NumberFormat('en')

export const writingEn = {
  name: 'Your tour',
  /** Name of a tour without a title. */
  untitled: 'A tour',
  /** Words of a step before the first event. */
  beginning: (givens: number) => `${givens} ${plural(givens, 'given')}, and nothing is tried yet.`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  noSteps: 'Go to a moment of the search, and add it.',
  words: 'Words',
  added: (title: string) => (title === '' ? 'Added to your tour.' : `Added to your tour “${title}”.`),
  /** What the key W does. */
  toWords: 'write its words',
  take: 'Add moment',
  edit: 'Edit and save…',
  preview: 'Preview',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Close',
  refused: {
    conflicts: 'The puzzle has conflicts, so it has no search to show.',
    'no-program': 'No program is shown here that a tour could open.',
    'too-long': `The program is too long for a tour: the limit is ${figures.format(MOST.program)} characters.`,
    steps: `A tour has at most ${MOST.steps} steps.`,
    scenes: `A tour has at most ${MOST.scenes} different puzzles and programs.`,
  },
  notKept: 'This browser does not keep the draft. Save it as a file.',
  title: 'Title of the tour',
  draft: 'Draft',
  /** Names a draft in a list. */
  draftName: (title: string, steps: number) => `${title} (${steps} ${plural(steps, 'step')})`,
  begin: 'New tour',
  copyTour: 'Edit a copy of the open tour',
  remove: 'Delete this draft',
  steps: 'Steps',
  stepName: (step: number, what: string) => `${step}. ${what}`,
  event: (event: string) => `event ${event}`,
  isWithoutWords: 'no words yet',
  earlier: 'Move up',
  later: 'Move down',
  delete: 'Delete step',
  moveKeys: 'Alt with ↑ or ↓ moves a step.',
  stepTitle: 'Title of the step (optional)',
  wordsHint: '`code` stands between backticks. A cell’s name, such as r4c5, rings the cell.',
  length: (length: number, most: number) => `${length} of ${most} characters`,
  moment: 'Moment',
  retake: 'Take the page’s moment instead',
  cells: 'Cells to point at',
  /** Name of a cell's button. @param digit 0 for a blank */
  cell: (row: number, column: number, digit: number) =>
    `Row ${row}, column ${column}: ${digit === 0 ? 'blank' : digit}`,
  noCells: 'Point at none',
  open: 'Shown with it',
  parts: {
    variables: 'Variables',
    flame: 'Flame chart',
    candidates: 'Candidates',
    rowNumbers: 'Row and column numbers',
  },
  toNext: 'To the next step',
  jump: 'jump',
  play: (rate: number) => `play ${figures.format(rate)} ${plural(rate, 'event')} a second`,
  question: 'Question',
  questions: {
    none: 'none',
    return: 'Predict: where does it go back to?',
    digit: 'Predict: which digit comes next here?',
    move: 'Predict: which cell changes next?',
    cell: 'Predict: which cell is filled next?',
    choice: 'with my own answers',
  },
  ask: 'What you ask',
  answer: (answer: number) => `Answer ${answer}`,
  reply: 'Reply to it',
  isRight: 'right',
  deleteAnswer: (answer: number) => `Delete answer ${answer}`,
  addAnswer: 'Add an answer',
  exercise: 'At the end',
  exercises: {
    none: 'nothing to do',
    run: 'the reader works on the program of the last step',
    /** An exercise of a copied lesson. */
    kept: 'as in the copied tour',
    /** Label of the button. */
    label: 'Try it yourself',
  },
  exerciseLabel: 'Label of its button',
  save: 'Save',
  /** @param steps numbers of the steps, as a list */
  unfinished: (steps: string, count: number) =>
    count === 1 ? `Step ${steps} has an empty text.` : `Steps ${steps} have empty texts.`,
  link: 'Link to the tour',
  linkLength: (length: string) =>
    `The link has ${length} characters. The tour is in the part after #, which browsers send to no server.`,
  linkTooLong: (safe: string) =>
    `Some messengers and forums cut links longer than ${safe} characters: a file is safer.`,
  linkTooLarge: 'The tour is too large for a link. Save it as a file.',
  copyLink: 'Copy link',
  asFile: 'As a file',
  saveJson: 'Save as .json',
  jsonHint: 'Whoever drops the file on Backdoku walks the tour.',
  asPost: 'As a blog post',
  saveMarkdown: 'Save Markdown with pictures',
  copyMarkdown: 'Copy Markdown',
  markdownHint: 'A .zip with the post and a picture of each moment, or only the text.',
  asFrame: 'In a page of yours',
  frame: 'Code of the frame',
  copyFrame: 'Copy code',
  frameHint: 'The frame walks the tour, and plays where a step says so.',
  copied: 'Copied.',
  notCopied: 'The browser blocked copying. Select the text and copy it by hand.',
  /** @param steps numbers of the steps, as a list */
  noPictures: (steps: string, count: number) =>
    `No ${plural(count, 'picture')} of ${plural(count, 'step')} ${steps} yet: Preview takes ${count === 1 ? 'it' : 'them'}.`,
  failed: 'The file could not be made. Try again.',
  markdown: {
    picture: (event: string, cells: readonly string[]) =>
      `The board after event ${event}${cells.length === 0 ? '' : `, with ${cells.join(', ')} ringed`}`,
    toMoment: 'See this moment in Backdoku',
    walk: 'Walk through it in Backdoku',
    answer: 'Answer',
    predict: 'What does the search do next?',
  },
}
