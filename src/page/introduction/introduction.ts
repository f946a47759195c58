/** State slice for the introduction: what a visit without a link opens with, and offers to begin with. */
import { type Position, samePosition } from '../../search/trace/position.ts'

export interface Introduction {
  /**
   * `first-look`: a first visit shows one moment of a search, and only what is needed to see it. `return`: a later visit
   * shows the whole page, with a row of ways to begin.
   */
  readonly kind: 'first-look' | 'return'
  /** Position that the page opens with. */
  readonly at: Position
  /** When this position was left in an earlier visit, in milliseconds since 1970; undefined if it was not. */
  readonly leftAt: number | undefined
}

export interface Introduced {
  /** Undefined once the user has begun, and in visits that need none. */
  readonly introduction: Introduction | undefined
}

export const NOT_INTRODUCED: Introduced = { introduction: undefined }

/** What the next visit opens with: the first look, the row of ways to begin, or neither. */
export type Welcome = 'first' | 'again' | 'ended'

export const WELCOMES: readonly Welcome[] = ['first', 'again', 'ended']

export function isFirstLook({ introduction }: Introduced): boolean {
  return introduction?.kind === 'first-look'
}

/** True while a first look shows the position that it opened with, for which the page needs no address. */
export function isUntouched({ introduction }: Introduced, position: Position): boolean {
  return introduction?.kind === 'first-look' && samePosition(position, introduction.at)
}
