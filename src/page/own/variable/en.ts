import { plural } from '../../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')
const number = (value: number) => figures.format(value)

export const variableEn = {
  open: (name: string) => `${name}: who wrote it`,
  title: (name: string) => `Who wrote ${name}`,
  /** @param depth undefined for the program itself */
  call: (name: string, depth: number | undefined) =>
    depth === undefined
      ? 'Variable of the program'
      : `Variable of ${name}(), ${number(depth)} ${plural(depth, 'call', 'calls')} deep`,
  close: 'Close',
  stop: 'Stop',
  reading: (event: number, events: number) =>
    `Running the program again: event ${number(event)} of ${number(events)}`,
  /**
   * @param step number of steps (lines run) since the event; 0 for the event itself
   * @param change the text of `change` or `changes`
   */
  written: (event: number, step: number, line: number, change: string) =>
    step === 0
      ? `Written by line ${number(line)} at event ${number(event)}: ${change}.`
      : `Written by line ${number(line)} after event ${number(event)}: ${change}.`,
  unwritten: (from: number) => `This variable has not been written since event ${number(from)}.`,
  further: 'Look further back',
  missing: 'The writes are not known: the program did not get that far again within the time limit.',
  differs: 'The program behaved differently when it ran again, so the writes of its run are not known.',
  lost: 'The writes are not known: the program did not get that far again.',

  writes: 'Writes of this variable',
  figure: number,
  line: (line: number) => `line ${number(line)}`,
  row: (event: number, step: number, line: number, change: string) =>
    `${step === 0 ? 'Event' : 'After event'} ${number(event)}, line ${number(line)}: ${change}`,
  /** @param before undefined if it had no value */
  change: (before: string | undefined, after: string) =>
    before === undefined ? `first value ${after}` : `${before} → ${after}`,
  changes: (count: number, first: string) =>
    `${number(count)} ${plural(count, 'entry', 'entries')}, first ${first}`,
  gaveBack: (call: string, value: string) => `${call} gave back ${value}`,
}
