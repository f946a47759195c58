/** Reason why a part of the page is missing: it failed to load, or threw an error. */
export type PartFault = 'missing' | 'broken'
