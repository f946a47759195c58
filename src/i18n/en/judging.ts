/** Texts about a judged output outside the judge panel. */
export const judgingEn = {
  /** Describes a wrong cell. @param printed empty for a blank */
  atFault: (printed: string) => `wrong in the output, which has ${printed === '' ? 'a blank' : printed}`,
}
