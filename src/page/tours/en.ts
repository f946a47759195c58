import type { PartFault, TourFault } from './tourFile.ts'

const figures = new Intl.NumberFormat('en')

function place({ step, scene }: PartFault): string {
  if (step !== undefined) return `Step ${step}`
  return scene === undefined ? 'A part of the tour' : `Scene ${scene}`
}

function reasonOf({ part, reason }: PartFault): string {
  const named = part === '' ? 'it' : `“${part}”`
  switch (reason.kind) {
    case 'missing':
      return `${named} is missing`
    case 'empty':
      return `${named} has too little in it`
    case 'too-long':
      return `${named} is longer than ${reason.most}`
    case 'invalid':
      return `${named} is not valid`
  }
}

function fault(fault: TourFault): string {
  switch (fault.kind) {
    case 'not-json':
      return 'This is not a tour: the text is cut off or damaged.'
    case 'not-a-tour':
      return 'This is not a tour of Backdoku.'
    case 'newer-format':
      return 'This tour was made by a newer version of Backdoku. Reload the page to get it.'
    case 'damaged':
      return 'The tour in this link is damaged. The link may have been cut off: copy it again.'
    case 'too-large':
      return 'The tour in this link is too large.'
    case 'no-lesson':
      return `There is no lesson called “${fault.id}”.`
    case 'bad-part':
      return `This tour cannot be shown. ${place(fault.fault)}: ${reasonOf(fault.fault)}.`
  }
}

/** Texts of walking a tour. */
export const toursEn = {
  name: 'Tour',
  progress: (step: number, steps: number) => `${step} of ${steps}`,
  steps: 'Steps',
  stepNamed: (step: number, title: string) => `Step ${step}: ${title}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  end: 'End the tour',
  resume: 'Back to the tour',
  predict: 'Predict what is next',
  right: 'Right',
  wrong: 'Not quite',
  /** @param event of the step @param events at which the search ends */
  missing: (event: number, events: number) =>
    `This search ends after ${figures.format(events)} events, so event ${figures.format(event)} of this step does not exist.`,
  /** @param program name of a built-in program */
  otherVersion: (program: string) =>
    `This tour was made for another version of “${program}”: the moments may not fit the words.`,
  leftOut: (parts: number) =>
    parts === 1 ? '1 part of this tour was left out' : `${parts} parts of this tour were left out`,
  partLeftOut: (fault: PartFault) => `${place(fault)}: ${reasonOf(fault)}.`,
  fault,
  close: 'Close',
}
