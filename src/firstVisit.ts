/** What a first visit shows besides the page, fetched only for one. */
export { openAtFirstBacktrack } from './app/opening/opening.ts'
export { Introduction } from './ui/introduction/Introduction.tsx'
