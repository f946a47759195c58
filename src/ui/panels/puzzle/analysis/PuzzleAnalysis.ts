/** The analysis of the puzzle, in one file that is fetched when there is a puzzle to analyse. */
export { PuzzleCosts } from './PuzzleCosts.tsx'
export { PuzzleFacts } from './PuzzleFacts.tsx'
