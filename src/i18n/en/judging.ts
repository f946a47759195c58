/** Texts about a judged output outside the judge panel. */
export const judgingEn = {
  /** Describes a wrong cell. @param printed empty for a blank */
  atFault: (printed: string) => `at fault in the output, which has ${printed === '' ? 'a blank' : printed}`,
}
