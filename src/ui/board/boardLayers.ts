/** The layers over the board for those who want to see them, in one file. */
export { AllCandidates } from './AllCandidates.tsx'
export { HeatMap } from './HeatMap.tsx'
