/** Sentences on the outcome of a link or a paste, in one file: each is rare. */
export { RefusedOptions } from './RefusedOptions.tsx'
export { Submitted } from './Submitted.tsx'
