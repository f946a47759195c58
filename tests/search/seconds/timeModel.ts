import type { TimeModel } from '../../../src/search/seconds/timeModel.ts'

/** A model of run time in which all work takes time; in the measured models a kind of work may take none. */
export const EVERYTHING_TAKES_TIME: TimeModel = {
  start: 0.01,
  placement: 3e-6,
  solution: 5e-5,
  kinds: { cells: 1e-8, entries: 2e-8, masks: 3e-8 },
  error: 0,
  longest: 1,
}
