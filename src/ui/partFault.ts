/** Why a part is not on the page: it did not load, or it threw an error. */
export type PartFault = 'missing' | 'broken'
