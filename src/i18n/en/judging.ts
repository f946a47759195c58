/** Sentences about a judged output outside the judge's panel. */
export const judgingEn = {
  /** Of a cell. @param printed empty for a blank. */
  atFault: (printed: string) => `at fault in the output, which has ${printed === '' ? 'a blank' : printed}`,
}
