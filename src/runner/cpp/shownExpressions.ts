/** Splits and checks the C++ expressions whose values are read at a line, and inserts code that reports them. */
import { MOST_COLUMNS, type ValuesAnswer } from '../run/lineValues.ts'
import { codeAlone } from '../text/sourceText.ts'
import { PROGRAM_FILE, SHOWN_FILE } from './sourceFiles.ts'
import { type Insertion, statementPlaces, type StatementPlace } from './statements.ts'

type Fault = Extract<ValuesAnswer, { readonly kind: 'fault' | 'changes' }>

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** Matches operators that change a variable, and comparisons that contain them. */
const OPERATOR = /<=>|<<=|>>=|[=!<>]=|[-+*/%&|^]=|\+\+|--|=/g
const COMPARING = new Set(['<=>', '==', '!=', '<=', '>='])

/**
 * Splits a text into expressions at its commas outside of brackets.
 * @returns the sources of the first `MOST_COLUMNS` expressions; a fault if any is empty or malformed, or changes a
 * variable
 */
export function shownColumns(text: string): readonly string[] | Fault {
  const code = codeAlone(text, 'cpp')
  const changing = [...code.matchAll(OPERATOR)].find(([operator]) => !COMPARING.has(operator))
  if (changing !== undefined) return { kind: 'changes', column: changing.index + 1, what: text.trim() }
  const columns: string[] = []
  const open: string[] = []
  let from = 0
  for (let at = 0; at <= code.length; at++) {
    const character = code[at]
    const closing = character === undefined ? undefined : PAIRS[character]
    if (closing !== undefined) open.push(closing)
    else if (character !== undefined && /[)\]}]/.test(character)) {
      if (open.pop() !== character) return unexpected(at, character)
    } else if (character === ';' || character === '#' || character === '\n') return unexpected(at, character)
    if (character !== undefined && (character !== ',' || open.length > 0)) continue
    if (code.slice(from, at).trim() === '' && text.slice(from, at).trim() === '')
      return unexpected(at, character)
    columns.push(text.slice(from, at).trim())
    from = at + 1
  }
  return open.length > 0 ? unexpected(text.length, undefined) : columns.slice(0, MOST_COLUMNS)
}

function unexpected(at: number, character: string | undefined): Fault {
  const message = character === undefined ? 'expected expression' : `unexpected '${character}'`
  return { kind: 'fault', column: at + 1, message }
}

/**
 * Inserts code that reports the values of expressions before a line runs, and keeps all line numbers.
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
 * Returns a void expression that reports the values of the columns. `#line` makes the compiler report an error in
 * column n at line n of `SHOWN_FILE`.
 */
function hookAt(source: string, at: number, columns: readonly string[]): string {
  const line = source.slice(0, at).split('\n').length
  const row = columns.map((column, index) => `(\n#line ${index + 1} "${SHOWN_FILE}"\n${column}\n)`).join('')
  return `(backdoku_shows()?backdoku_values::Row()${row}.end():void(0)\n#line ${line} "${PROGRAM_FILE}"\n)`
}
