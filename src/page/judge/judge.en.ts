/** Texts about a judged output outside *Check output*. */
export const judgeEn = {
  /** Describes a wrong cell. @param printed empty for a blank */
  atFault: (printed: string) => `wrong in the output, which has ${printed === '' ? 'a blank' : printed}`,
}
