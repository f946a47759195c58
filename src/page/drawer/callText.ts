/** Calls as they are written in code: `solve(board, k=17)`. */
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import type { ReturnedCall, StackFrame } from '../../search/steps/step.ts'
import { formattedValue } from '../listing/watchValue.ts'

/** Maximum characters of an argument's value. Of longer ones, such as boards, only the name is written. */
const LONGEST = 10

/** Names that Python and JavaScript give to a program's top level. */
const TOP_LEVELS: ReadonlySet<string> = new Set(['<module>', '(program)'])

/**
 * Returns a call with its arguments, as far as they are known.
 * @param lines listing of a built-in program
 * @param program name for the top level of the user's own program
 */
export function callText(
  frame: StackFrame,
  lines: readonly HighlightedLine[],
  language: ListingLanguage,
  program: string,
): string {
  if (frame.kind === 'search') return `${recursiveName(lines)}(${frame.depth})`
  return TOP_LEVELS.has(frame.name) ? program : ownCallText(frame, language)
}

/** Returns a call of a function of the user's own program with its arguments. */
export function ownCallText(
  { name, parameters }: Pick<ReturnedCall, 'name' | 'parameters'>,
  language: ListingLanguage,
): string {
  const written = parameters.map(({ name: parameter, value }) => {
    const text = formattedValue(value, language)
    return text.length > LONGEST ? parameter : `${parameter}=${text}`
  })
  return `${name}(${written.join(', ')})`
}

/** Returns the name of the function of a built-in program that calls itself. */
function recursiveName(lines: readonly HighlightedLine[]): string {
  const definition = lines.find(({ kinds }) => kinds.includes('enter'))
  return /([A-Za-z_]\w*)\s*\(/.exec(definition?.text ?? '')?.[1] ?? 'dfs'
}
