/** A first visit's own parts, fetched only for one. */
export { openAtFirstBacktrack } from './app/opening/opening.ts'
export { Introduction } from './ui/introduction/Introduction.tsx'
