/** The parts drawn of a search as soon as there is one, in one file. */
export { WorkingUnits } from './board/WorkingUnits.tsx'
export { CandidateMarks } from './board/CandidateMarks.tsx'
export { LandmarkMarks } from './timeline/LandmarkMarks.tsx'
export { Waves } from './timeline/Waves.tsx'

/** Stands where it is said if this file has not come. */
export const Complete = () => undefined
