/** Reason for a missing part: it failed to load, or threw an error. */
export type PartFault = 'missing' | 'broken'
