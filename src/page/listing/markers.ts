/** The two lines at which a program stands: the one that has just run, and the one that runs next. */

export type MarkerKind = 'ran' | 'next'

/** Lines from 1; 0 where there is none, or none is known. */
export type Markers = Readonly<Record<MarkerKind, number>>

export const NO_MARKERS: Markers = { ran: 0, next: 0 }

/** Returns how a line is marked; both if a line runs again. */
export function markersOn(line: number, { ran, next }: Markers): readonly MarkerKind[] {
  return [...(line === ran ? (['ran'] as const) : []), ...(line === next ? (['next'] as const) : [])]
}

/** Triangles in the gutter, as paths in a box of 10 by 10: an outline for `ran`, a full one for `next`. */
export const TRIANGLES: Readonly<Record<MarkerKind, string>> = {
  ran: 'M2 1.6v6.8L8 5Z',
  next: 'M1.6 .8v8.4L9 5Z',
}
