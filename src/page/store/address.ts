/**
 * Parses the page's address: puzzle or how to generate it, program or its code, extent (first solution or all),
 * position, view, visible range, speed, language, judge and programs in step.
 */
import { type Grid, gridOfLine } from '../../sudoku/grid.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { type Position, START } from '../../search/trace/position.ts'
import { ownLanguage } from '../own/choice.ts'
import { splitCode } from '../own/linkedProgram.ts'
import { writtenPosition } from '../player/eventNumber.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import type { Language } from '../../i18n/text.ts'
import { LANGUAGES } from './preferences.ts'
import { type ViewId, viewNamed } from './views.ts'

const PLAIN_LINE = /^[0-9.]{81}$/

export interface Address {
  /** A puzzle as text, in any readable format. */
  readonly puzzle: string | undefined
  /** Options of the generator that made the puzzle. */
  readonly make: string | undefined
  /** Id of a built-in program, or the id that stands for the user's own program in a language. */
  readonly strategy: string | undefined
  readonly extent: Extent | undefined
  /** Position in the trace; `START` if the address names none. */
  readonly position: Position
  /** What the address has in place of a position, if that cannot be read. */
  readonly unreadEvent: string | undefined
  readonly language: Language | undefined
  readonly view: ViewId | undefined
  /** Id of the judge of a case to grade; not validated, because grading ignores unknown ids. */
  readonly judge: string | undefined
  /** The whole query, which `lockstepOfQuery` parses; undefined unless it opens Compare in step. */
  readonly lockstep: string | undefined
  /** The whole query, which `linkedViewOf` parses; undefined if it names no range of events and no speed. */
  readonly viewQuery: string | undefined
  /** A program of the user, compressed; the code for own programs decodes it. Undefined if there is none. */
  readonly code: string | undefined
}

/**
 * Parses `?puzzle=<81 characters>&program=tables&solutions=all&event=41207.3&lang=ko`; `41207.3` is 3 steps of the
 * program after event 41,207. Also parses the parameters `make`, `view` and `judge`. Ignores invalid parts.
 * @param wholeQuery the part of the address from the question mark on
 * @param fragment the part from the number sign on
 */
export function addressOf(wholeQuery: string, fragment = ''): Address {
  const { query, code } = splitCode(wholeQuery, fragment)
  const parameters = new URLSearchParams(query)
  const extent = parameters.get('solutions')
  const program = parameters.get('program') ?? ''
  const event = parameters.get('event')?.trim() ?? ''
  const position = writtenPosition(event)
  const view = viewNamed(parameters.get('view'))
  const isInStep = ['lanes', 'step'].some((name) => parameters.has(name)) || parameters.get('view') === 'race'
  return {
    puzzle: parameters.get('puzzle') ?? undefined,
    make: parameters.get('make') ?? undefined,
    strategy: ownLanguage(program) !== undefined ? program : strategyWithId(program)?.id,
    extent: extent === 'first' || extent === 'all' ? extent : undefined,
    position: position ?? START,
    unreadEvent: position === undefined && event !== '' ? event : undefined,
    language: LANGUAGES.find((language) => language === parameters.get('lang')),
    view,
    judge: parameters.get('judge') ?? undefined,
    lockstep: view === 'compare' && isInStep ? query : undefined,
    viewQuery: /[?&](range|speed)=/.test(query) ? query : undefined,
    code,
  }
}

/**
 * Returns the grid of a plain line (81 characters, as in addresses), read without the code for text formats. Undefined
 * for other texts.
 */
export function plainGrid(puzzle: string | undefined): Grid | undefined {
  return puzzle !== undefined && PLAIN_LINE.test(puzzle) ? gridOfLine(puzzle) : undefined
}
