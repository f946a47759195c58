/** Of the program panel, for a program that has been run: a first visit only shows it. */
export { default as Breakpoints } from './Breakpoints.tsx'
export { HuntLine } from './HuntLine.tsx'
export { PlayingDigest } from './PlayingDigest.tsx'
