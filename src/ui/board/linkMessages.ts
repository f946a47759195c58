/** What is said of what a link or a paste has led to, in one file: each is rare. */
export { RefusedOptions } from './RefusedOptions.tsx'
export { Submitted } from './Submitted.tsx'
