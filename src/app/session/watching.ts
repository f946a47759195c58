/** Makes what is to be seen of a run, and of a part of it: loaded with the first. */
export { createPlaying } from '../playback/playing.ts'
export { createEnding } from './ending.ts'
export { fitted } from '../playback/fitting.ts'
export { createViewer } from '../view/viewer.ts'
export { searchSupply } from './searchSupply.ts'
export { builtInFocus, frameAt } from './framing.ts'
export { loadStrategyOf } from './strategies.ts'
