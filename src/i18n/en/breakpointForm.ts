/** Sentences of the form for a breakpoint. */
export const breakpointFormEn = {
  change: 'Change the breakpoint',
  save: 'Save',
  cancel: 'Cancel',
  where: 'Where',
  whereLine: 'Line of the listing',
  whereElse: 'Anywhere in the program',
  cell: 'Cell',
  digit: 'Digit',
  depth: 'Depth',
  depthRelation: 'Depth is compared by',
  nth: 'Hit number',
  any: 'any',
  every: 'every',
  row: (row: number) => `Row ${row}`,
}
