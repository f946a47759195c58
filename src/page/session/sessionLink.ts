/** What a link says of the session in front: its program, how far that searches, and the position. */
import type { Extent } from '../../search/engine/strategy.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import {
  type Position,
  positionAt,
  positionNotation,
  samePosition,
  START,
} from '../../search/trace/position.ts'
import { choiceOf, ownLanguage } from '../own/choice.ts'
import { fragmentOf, type OwnPrograms, pendingPosition } from '../own/linkedProgram.ts'
import { writtenPosition } from '../player/eventNumber.ts'
import { positionOf } from './selectors.ts'
import type { Session } from './session.ts'
import { frontOf, type Sessions } from './sessions.ts'

type LinkedSession = Sessions & Pick<OwnPrograms, 'own' | 'linkedProgram'>

interface SessionInLink {
  /** Id of a built-in program, or the id that stands for the user's own program in a language. */
  readonly strategy: string | undefined
  readonly extent: Extent | undefined
  /** Position in the trace; `START` if the address names none. */
  readonly position: Position
  /** What the address has in place of a position, if that cannot be read. */
  readonly unreadEvent: string | undefined
}

/** Parses `sessionParameters`. Ignores invalid parts. */
export function sessionInLink(parameters: URLSearchParams): SessionInLink {
  const extent = parameters.get('solutions')
  const program = parameters.get('program') ?? ''
  const event = parameters.get('event')?.trim() ?? ''
  const position = writtenPosition(event)
  return {
    strategy: ownLanguage(program) !== undefined ? program : strategyWithId(program)?.id,
    extent: extent === 'first' || extent === 'all' ? extent : undefined,
    position: position ?? START,
    unreadEvent: position === undefined && event !== '' ? event : undefined,
  }
}

/** `program=tables&solutions=all&event=41207.3`: 3 steps of the program after event 41,207. No event at the start. */
export function sessionParameters(state: LinkedSession): Readonly<Record<string, string>> {
  const { strategy, extent } = choiceOf(state)
  const position = linkPosition(state)
  return {
    program: strategy,
    solutions: extent,
    ...(!samePosition(position, START) && { event: positionNotation(position) }),
  }
}

/**
 * Returns the position to put into a link: usually the one shown. For an own program, the position that its first run
 * is to go to, if a link named one; the start if the address does not hold the program.
 */
export function linkPosition(state: LinkedSession): Position {
  const session = frontOf(state)
  if (session.program.kind !== 'own') return boardPosition(session)
  return pendingPosition(state) ?? (fragmentOf(state) === '' ? START : boardPosition(session))
}

/** Returns the position on the board: that of the playhead once the board has followed it, else the shown event. */
export function boardPosition(session: Session): Position {
  const position = positionOf(session)
  const { event } = session.frame.moment
  return position.event === event && position.step > 0 ? position : positionAt(event)
}
