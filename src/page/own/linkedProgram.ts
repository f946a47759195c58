/** The program that a link carries in its fragment, which no server receives. */
import { type Position, positionOrder, START } from '../../search/trace/position.ts'
import { frontOf, type Sessions } from '../session/sessions.ts'
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

/** Start of the part of a fragment that carries a program. */
const CODE = 'code='
/** Matches `CODE`, also with its sign percent-encoded, even more than once. */
const WRITTEN_CODE = /^code(?:=|%(?:25)*3d)/i
/** Matches the start of a fragment with a program whose number sign is percent-encoded, so that it is in the query. */
const ENCODED_FRAGMENT = /%(?:25)*23(?=code(?:=|%(?:25)*3d))/i

/** Returns the fragment, from the number sign on, that carries a compressed program. */
export function fragmentWith(code: string): string {
  return `#${CODE}${code}`
}

/** Returns the compressed program in a fragment. @param fragment from the number sign on */
export function codeIn(fragment: string): string | undefined {
  const part = fragment
    .slice(1)
    .split('&')
    .find((each) => WRITTEN_CODE.test(each))
  return part === undefined ? undefined : plainCode(part.replace(WRITTEN_CODE, ''))
}

/**
 * Splits an address into its query and the compressed program that it carries: in its fragment, or at the end of the
 * query if the number sign was percent-encoded on the way.
 */
export function splitCode(
  query: string,
  fragment: string,
): { readonly query: string; readonly code: string | undefined } {
  const code = codeIn(fragment)
  const encoded = code === undefined ? ENCODED_FRAGMENT.exec(query) : null
  if (encoded === null) return { query, code }
  const [carried, ...others] = query.slice(encoded.index + encoded[0].length).split('&')
  return {
    query: [query.slice(0, encoded.index), ...others].join('&'),
    code: codeIn(`#${carried}`),
  }
}

/** Matches the end of a link in a sentence: a bracket or quote, or a punctuation mark before a space. */
const LINK_END = /[)\]<"']|(?<=\S)>|[.,;:!?]\s/

/**
 * Removes what is not part of a compressed program: what follows it in a sentence, percent-encodings, and the line ends
 * and quotation marks that mail programs put into long links.
 */
function plainCode(written: string): string {
  const decoded = written.replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const [code = ''] = decoded.split(LINK_END, 1)
  return code.replaceAll(/[^\w-]/g, '')
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
