/** What is shown of the board beside its digits, in one file. */
export { AllCandidates } from './AllCandidates.tsx'
export { HeatMap } from './HeatMap.tsx'
export { BoardToggles } from './BoardToggles.tsx'
