import { type EventKind, EventKind as KIND } from '../../search/events.ts'
import type { QuestionKind, Verdict } from '../../search/predict/question.ts'

const figures = new Intl.NumberFormat('en')
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Texts of predicting; names of cells are like `row 2, column 1`. */
export const predictEn = {
  name: 'Prediction',
  idle: 'Predict is on: the search pauses before some events and asks what happens next.',
  /** @param rate speed in words, such as `10 events per second` */
  slowed: (rate: string) =>
    `Predict is on: playing is slowed to ${rate}, and pauses before some events to ask what happens next.`,
  /** @param most the highest speed at which playing asks */
  tooFast: (rate: string, most: string) =>
    `Predict is on, but playing at ${rate} is too fast to ask. Choose ${most} or fewer, or step.`,
  guided: 'Predict is on, and asks again after the tour.',
  score: (right: number, answered: number) => `${figures.format(right)} of ${figures.format(answered)}`,
  scoreHint: 'Right answers in this browser',
  /** @param call name of the call's cell, or of its digit in a unit */
  returnedCall: (call: string) =>
    `The call for ${call} has returned. Which cell’s call goes on, and what does that cell hold now?`,
  returnedCell: (cell: string) =>
    `The program goes back from ${cell}. Which cell does it come back to, and what does that cell hold now?`,
  digit: (cell: string, digit: number) =>
    `${digit} has just been taken back from ${cell}. Which digit goes there next, if any?`,
  move: 'Place or take back: which cell changes next, and what does it hold then?',
  placed: (cell: string, digit: number) => `${digit} is now in ${cell}.`,
  takenBack: (cell: string, digit: number) => `${digit} has just been taken back from ${cell}.`,
  cell: 'Which cell does the program fill next, and with which digit?',
  pressCell: 'Press the cell on the board',
  byKeyboard: 'or go there with the arrow keys and press Enter',
  pressed: (cell: string) => capitalised(cell),
  cellFirst: 'First press the cell, then its digit.',
  holds: {
    return: 'What it holds now',
    digit: 'Its next digit',
    move: 'What it holds then',
    cell: 'Its digit',
  } satisfies Readonly<Record<QuestionKind, string>>,
  pad: 'Digit of the answer',
  nothing: 'nothing',
  skip: 'Skip (Esc)',
  goOn: 'Go on',
  verdict: (verdict: Verdict, kind: QuestionKind, digit: number): string => {
    if (verdict === 'right') return 'Right.'
    if (verdict === 'only-cell')
      return kind === 'return'
        ? `Not quite: the right cell, but it still held ${digit}.`
        : `Not quite: the right cell, but ${digit === 0 ? 'it is empty then' : `it gets ${digit}`}.`
    if (verdict === 'only-digit')
      return digit === 0
        ? 'Not quite: a digit is taken back, but from another cell.'
        : 'Not quite: the right digit, but in another cell.'
    if (kind === 'digit')
      return digit === 0 ? 'No: no digit is left for the cell.' : `No: the cell gets ${digit}.`
    return {
      return: 'No: another call goes on.',
      move: 'No: something else happens.',
      cell: 'No: another cell is next.',
    }[kind]
  },
  said: 'You said',
  was: 'It was',
  why: 'Why',
  answer: (cell: string, digit: number) => `${cell}: ${digit === 0 ? 'nothing' : digit}`,
  returnChanges: 'A call that returns changes nothing.',
  happenedEvent: (event: number, kind: EventKind, cell: string, digit: number) =>
    kind === KIND.backtrack
      ? `Event ${figures.format(event)} has taken ${digit} back from ${cell}.`
      : `Event ${figures.format(event)} has ${kind === KIND.replace ? 'written' : 'placed'} ${digit} in ${cell}.`,
}
