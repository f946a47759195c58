/** Of the program panel, while its program hunts or plays fast. */
export { HuntLine } from './HuntLine.tsx'
export { PlayingDigest } from './PlayingDigest.tsx'
