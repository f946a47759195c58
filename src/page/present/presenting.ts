/** State slice for presenting: the moment alone, large enough for a projector, over the page. */
export interface Presenting {
  /** `not-yet` until the first time. */
  readonly presenting: 'not-yet' | 'now' | 'over'
}

export const NOT_PRESENTED: Presenting = { presenting: 'not-yet' }
