/** The program that a link carries in its fragment, which no server receives. */
import { type Position, positionOrder, START } from '../../search/trace/position.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
import { fragmentWith } from '../store/fragment.ts'
import { type AwaitedOwn, chosenProgram, type LinkFault, type Own, type LibraryProgram } from './own.ts'

export interface LinkedProgram {
  /** The compressed program. */
  readonly code: string
  /**
   * The program as it was opened; undefined until the code is decoded. If it cannot be decoded, the program that is
   * shown instead: the address keeps the code until another program is shown.
   */
  readonly program: Pick<LibraryProgram, 'id' | 'text'> | undefined
  /** Why the code cannot be decoded; undefined if it can, or has not been yet. */
  readonly fault: LinkFault | undefined
  /** Position that the program's first run goes to; `START` if the link has none, and once that run has started. */
  readonly position: Position
}

/** State slice for the user's own programs, and for the one that a link carries. */
export interface OwnPrograms {
  /** Undefined until the code for own programs is loaded. */
  readonly own: Own | undefined
  /** The program in the link that was opened; undefined if the link had none. */
  readonly linkedProgram: LinkedProgram | undefined
  /** The program that opens once the code for own programs is loaded; undefined if none is awaited. */
  readonly awaitedOwn: AwaitedOwn | undefined
  /** True until the editor has taken the focus, after a program was pasted or the user asked to write one. */
  readonly isEditorAwaited: boolean
}

export const NO_OWN_PROGRAMS: OwnPrograms = {
  own: undefined,
  linkedProgram: undefined,
  awaitedOwn: undefined,
  isEditorAwaited: false,
}

type LinkState = Sessions & Pick<OwnPrograms, 'own' | 'linkedProgram'>

/**
 * Returns the fragment for the page's address: the link's while its program is shown unchanged, or is still being
 * opened; otherwise ''.
 */
export function fragmentOf(state: LinkState): string {
  const { linkedProgram } = state
  return linkedProgram !== undefined && isShown(state, linkedProgram)
    ? fragmentWith('code', linkedProgram.code)
    : ''
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
