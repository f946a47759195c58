/** The page's address: its query, and the user's program or a tour in its fragment. `rooms.ts` lists the parameters. */
import { type Grid, gridOfLine, isBlankBoard } from '../../sudoku/grid.ts'
import { samePosition, START } from '../../search/trace/position.ts'
import { isUntouched } from '../introduction/introduction.ts'
import { fragmentOf } from '../own/linkedProgram.ts'
import { linkPosition } from '../session/sessionLink.ts'
import { tourFragment, tourInLink, tourParameters, type TourRequest } from '../tours/touring.ts'
import { splitFragment } from './fragment.ts'
import { linkParameters, readLink } from './rooms.ts'
import type { AppState } from './state.ts'

const PLAIN_LINE = /^[0-9.]{81}$/

export interface Address extends Readonly<ReturnType<typeof readLink>> {
  /** A program of the user, compressed; the code for own programs decodes it. */
  readonly code: string | undefined
  /** A tour to open; the rest of the address is then only the language. */
  readonly tour: TourRequest | undefined
}

/**
 * Parses `?puzzle=<81 characters>&program=tables&solutions=all&event=41207.3&lang=ko`. Ignores invalid parts.
 * @param wholeQuery the part of the address from the question mark on
 * @param fragment the part from the number sign on
 */
export function addressOf(wholeQuery: string, fragment = ''): Address {
  const { query, code, tour } = splitFragment(wholeQuery, fragment)
  const parameters = new URLSearchParams(query)
  return { ...readLink(parameters), code, tour: tourInLink(parameters, tour) }
}

/** Returns true if the address names more than the page shows by default. */
export function asksForMore(address: Address): boolean {
  const { puzzle, make, view, strategy, extent, code, tour, unreadEvent } = address
  return [puzzle, make, view, strategy, extent, code, tour, unreadEvent].some((asked) => asked !== undefined)
}

/**
 * Returns the grid of a plain line (81 characters, as in addresses), read without the code for text formats. Undefined
 * for other texts.
 */
export function plainGrid(puzzle: string | undefined): Grid | undefined {
  return puzzle !== undefined && PLAIN_LINE.test(puzzle) ? gridOfLine(puzzle) : undefined
}

/** Returns the query and fragment for what the page shows: a moment, or a step of the tour that it walks. */
export function pageAddress(state: AppState): string {
  const walked = tourParameters(state)
  if (walked === undefined) return `${queryOf(state)}${fragmentOf(state)}`
  const { language } = state.preferences
  return `?${new URLSearchParams({ ...walked, lang: language })}${tourFragment(state)}`
}

/**
 * Returns the URL's query for what the page shows, with the question mark. Returns an empty text in the Watch view for
 * an empty board at the start of its run, and for the puzzle of a first visit at the position that it opens with.
 */
export function queryOf(state: AppState): string {
  const { puzzle, view } = state
  const position = linkPosition(state)
  const isWatched = view === 'watch'
  if (isWatched && isBlankBoard(puzzle.grid) && samePosition(position, START)) return ''
  if (isWatched && isUntouched(state, position)) return ''
  return momentQuery(state)
}

/** Like `queryOf`, but never empty. @param more further parameters by name */
export function momentQuery(state: AppState, more: Readonly<Record<string, string>> = {}): string {
  return `?${new URLSearchParams({ ...linkParameters(state), ...more })}`
}
