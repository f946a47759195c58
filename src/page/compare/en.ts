const figures = new Intl.NumberFormat('en')

export const compareEn = {
  number: (value: number) => figures.format(value),
  halves: 'Show as',
  table: 'Table',
  inStep: 'In step',
  first: 'the first solution',
  all: 'all solutions',
  conflicts: 'The givens conflict, so there is nothing to compare.',
}
