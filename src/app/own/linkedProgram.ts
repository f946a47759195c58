/** The program that a link carries in its fragment, which no server receives. */
import { type Position, positionOrder, START } from '../../core/trace/position.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import { chosenProgram, type Own, type LibraryProgram } from './own.ts'

export interface LinkedProgram {
  /** The compressed program, as the fragment has it. */
  readonly code: string
  /** The program as it was opened; undefined until the code is decoded. */
  readonly program: Pick<LibraryProgram, 'id' | 'text'> | undefined
  /** Position that the program's first run goes to; `START` if the link has none, and once that run has started. */
  readonly position: Position
}

interface LinkState extends Sessions {
  readonly own: Own | undefined
  readonly linkedProgram: LinkedProgram | undefined
}

/** Start of the part of a fragment that carries a program. */
const CODE = 'code='

/** Returns the fragment, from the number sign on, that carries a compressed program. */
export function fragmentWith(code: string): string {
  return `#${CODE}${code}`
}

/** Returns the compressed program in a fragment; undefined if it has none. @param fragment from the number sign on */
export function codeIn(fragment: string): string | undefined {
  const part = fragment
    .slice(1)
    .split('&')
    .find((each) => each.startsWith(CODE))
  return part?.slice(CODE.length)
}

/**
 * Returns the fragment for the page's address: the link's while its program is shown unchanged, or is still being
 * opened; otherwise ''.
 */
export function fragmentOf(state: LinkState): string {
  const { linkedProgram } = state
  return linkedProgram !== undefined && isShown(state, linkedProgram) ? fragmentWith(linkedProgram.code) : ''
}

/**
 * Returns the position that the first run of the linked program goes to. Undefined if there is no link or no position
 * in it, if the program has already run, or if it was changed or is not shown.
 */
export function pendingPosition(state: LinkState): Position | undefined {
  const { linkedProgram } = state
  if (linkedProgram === undefined || !isShown(state, linkedProgram)) return undefined
  return positionOrder(linkedProgram.position, START) > 0 ? linkedProgram.position : undefined
}

/** Returns true if the linked program is shown unchanged, or is still being opened. */
function isShown(state: LinkState, { program: linked }: LinkedProgram): boolean {
  if (linked === undefined) return true
  const { own } = state
  const { program } = frontOf(state)
  if (program.kind !== 'own' || own === undefined) return false
  const { id, text } = chosenProgram(own, program.language)
  return id === linked.id && text === linked.text
}
