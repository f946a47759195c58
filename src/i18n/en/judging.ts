/** Sentences about a judged output outside the judge's panel. */
export const judgingEn = {
  /** Of a cell. @param printed empty for a blank. */
  atFault: (printed: string) => `at fault in the output, which has ${printed === '' ? 'a blank' : printed}`,
  /** Why a pasted text has opened this panel. */
  submitted: {
    answer: 'Puzzle loaded. The answer that came with it is in the Judge panel.',
    finished: 'A finished board: it is judged in the Judge panel, and the puzzle stays.',
  },
}
