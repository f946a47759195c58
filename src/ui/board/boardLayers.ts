/** What is drawn over the board for those who want to see it, in one file. */
export { AllCandidates } from './AllCandidates.tsx'
export { HeatMap } from './HeatMap.tsx'
