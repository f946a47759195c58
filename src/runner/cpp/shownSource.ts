/** Inserts code into a C++ source that reports the values of expressions at a line, and keeps all line numbers. */
import { PROGRAM_FILE, SHOWN_FILE } from './sourceFiles.ts'
import { type Insertion, statementPlaces, type StatementPlace } from './statements.ts'

/**
 * Inserts code that reports the values of expressions before a line runs.
 * @param columns the expressions
 * @returns the source; for a line without code, `no-code` and the next line with code, if any
 */
export function withExpressions(
  source: string,
  line: number,
  columns: readonly string[],
):
  | { readonly kind: 'source'; readonly text: string }
  | { readonly kind: 'no-code'; readonly next: number | undefined } {
  const places = statementPlaces(source)
  const here = places.filter(({ from, to }) => from <= line && line <= to)
  const [first] = here
  if (first === undefined) {
    const following = places.map(({ from }) => from).filter((each) => each > line)
    return { kind: 'no-code', next: following.length === 0 ? undefined : Math.min(...following) }
  }
  const chosen = [first, ...here.filter((place) => place !== first && place.isLambda)]
  return { kind: 'source', text: withInsertions(source, chosen, columns) }
}

/** Returns the source with the reporting code (a hook) at each place. */
function withInsertions(
  source: string,
  places: readonly StatementPlace[],
  columns: readonly string[],
): string {
  const insertions = places
    .flatMap(({ before, after }): readonly (Insertion & { readonly isHook: boolean })[] => [
      { ...before, isHook: true },
      ...(after === undefined ? [] : [{ ...after, isHook: false }]),
    ])
    .toSorted((one, other) => one.at - other.at)
  let text = ''
  let at = 0
  for (const { at: to, text: before, behind, isHook } of insertions) {
    text += source.slice(at, to) + before + (isHook ? hookAt(source, to, columns) : '') + behind
    at = to
  }
  return text + source.slice(at)
}

/**
 * Returns a void expression that reports the values of the columns (the shown expressions). `#line` makes the compiler
 * report an error in column n at line n of `SHOWN_FILE`.
 */
function hookAt(source: string, at: number, columns: readonly string[]): string {
  const line = source.slice(0, at).split('\n').length
  const row = columns.map((column, index) => `(\n#line ${index + 1} "${SHOWN_FILE}"\n${column}\n)`).join('')
  return `(backdoku_shows()?backdoku_values::Row()${row}.end():void(0)\n#line ${line} "${PROGRAM_FILE}"\n)`
}
