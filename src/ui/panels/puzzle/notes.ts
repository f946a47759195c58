/** The Puzzle panel's words on the program, and sentences that not everybody reads, in one file. */
export { Forgets } from './Forgets.tsx'
export { ProgramSummary } from './ProgramSummary.tsx'
export { Work } from './Work.tsx'
