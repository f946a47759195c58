import { plural } from '../../../i18n/plural.ts'
import type { Fact, FaultKind, Finding } from '../../../runner/diagnosis/finding.ts'
import { unitList } from '../../../runner/diagnosis/wording.ts'

const number = new Intl.NumberFormat('en').format

/** The cause in a few words, by the kind of the finding. */
const HEADLINES: Readonly<Record<FaultKind | 'fact', string>> = {
  'given-changed': 'A given digit is changed.',
  'left-behind': 'A placed digit is not taken back.',
  overlooked: 'The check is wrong.',
  blocked: 'A digit taken back still counts as used.',
  stuck: 'The search never gets past one digit.',
  'goes-on': 'The search goes on after the solution.',
  'prints-early': 'The board is printed too early.',
  'cell-ignored': 'A blank never gets a digit.',
  repeats: 'The same board is searched twice.',
  'prints-several': 'More than one board is printed.',
  'digit-never-tried': 'A digit is never tried.',
  'gives-up': 'The search gives up too soon.',
  skips: 'A digit that fits is left out.',
  'passes-over': 'A blank is passed over.',
  'no-solution': 'The search ends without a solution.',
  crash: 'An error ends the program.',
  endless: 'The program loops without end.',
  recursion: 'The calls never end.',
  format: 'The search is right, the output is not.',
  fact: 'Up to here the board is right.',
}

function headline({ kind, units }: Pick<Finding | Fact, 'kind' | 'units'>): string {
  return kind === 'overlooked' && units.length > 0
    ? `The ${unitList(units).en} check is wrong.`
    : HEADLINES[kind]
}

export const diagnosisEn = {
  /** Accessible name of the note that explains the diagnosis. @param line undefined if no line is at fault */
  note: (line: number | undefined) =>
    line === undefined ? 'Why it is wrong' : `Why it is wrong, line ${number(line)}`,
  /** Accessible name of the note on an error that ended the program, or kept it from starting. */
  errorNote: (line: number | undefined) =>
    line === undefined ? 'What went wrong' : `What went wrong, line ${number(line)}`,
  headline,
  stillAt: (line: number) => `Still at line ${number(line)}`,
  pastLimit: (limit: number) =>
    `The limit of ${number(limit)} s has passed. It may be a loop that never ends.`,
  stoppedAt: (line: number) => `Stopped at line ${number(line)}`,
  edited: 'Edited since this run.',
  looking: 'Running the program on small boards to find the cause…',
  onSmallBoard: 'On a small board:',
  show: 'This moment',
  showSmall: (blanks: number) =>
    blanks === 0 ? 'On a full board' : `On a board of ${number(blanks)} ${plural(blanks, 'blank')}`,
  back: 'Back to my puzzle',
  showLine: (line: number) => `Line ${number(line)}`,
  also: (count: number) => `Also (${number(count)})`,
  /** Tag beside the line at fault. */
  event: (event: number) => `event ${number(event)}`,
  faultLine: (event: number) => `Wrong at event ${number(event)}`,
  lineAround: (event: number) => `Line that ran around event ${number(event)}`,
}

export type DiagnosisWords = typeof diagnosisEn
