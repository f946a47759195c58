/** What is drawn once there is a search or a choice, in one file: fetched at the first sign of use, and so there before it. */
export { CandidateMarks } from './board/CandidateMarks.tsx'
export { Gestures } from './timeline/Gestures.tsx'
export { LandmarkMarks } from './timeline/LandmarkMarks.tsx'
export { Waves } from './timeline/Waves.tsx'
export { SearchProgress } from './transport/SearchProgress.tsx'
export { LastSolution } from './board/LastSolution.tsx'
export { Announcement } from './board/Announcement.tsx'
export { ProgramSummary } from './panels/puzzle/ProgramSummary.tsx'
