const figures = new Intl.NumberFormat('en')

export const drawerEn = {
  name: 'Variables and calls',
  open: 'Open variables and calls',
  close: 'Close variables and calls',
  tabs: {
    both: 'Variables and stack',
    variables: 'Variables',
    stack: 'Stack',
    breakpoints: 'Breakpoints',
    values: 'Values',
  },
  /** Name of the program's top level among the calls. */
  program: 'the program',
  /** After the innermost call: how many calls wait for it. */
  andMore: (calls: number) => `and ${figures.format(calls)} more`,
}
