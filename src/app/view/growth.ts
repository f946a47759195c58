/** How the overview grows from one report of a search to the next, a little behind the search. */
export interface Growth {
  /** Events that it shows from edge to edge at first; from there it goes evenly to all that are known. */
  readonly from: number
  readonly to: number
  /** When it began, as `performance.now()` counts. */
  readonly sinceMs: number
  readonly durationMs: number
}

/** Events that the overview shows from edge to edge at a share of the growth, 0 to 1. */
export function shownAt({ from, to }: Growth, share: number): number {
  return from + (to - from) * share
}
