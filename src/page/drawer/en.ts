const figures = new Intl.NumberFormat('en')

/** Texts of the calls in the open drawer. */
export const callsEn = {
  more: (calls: number) => `${figures.format(calls)} more calls`,
  fewer: 'Fewer calls',
  justRan: (line: number) => `just ran line ${figures.format(line)}`,
  waits: (line: number) => `waits at line ${figures.format(line)}`,
  returned: 'returned',
  /** Before the digits that a call has given up. */
  tried: 'tried',
  /** Before the digits that a call has not tried yet. */
  left: 'still to try',
  noneLeft: 'none left',
  lastOne: 'last one',
}
