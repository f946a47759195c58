/** Splits and checks the C++ expressions whose values are read at a line. */
import { MOST_COLUMNS, type ValuesAnswer } from '../run/lineValues.ts'
import { codeAlone } from '../text/sourceText.ts'

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

/** Returns a fault at an index of the text. @param character found there; undefined at the end of the text */
function unexpected(at: number, character: string | undefined): Fault {
  const message = character === undefined ? 'expected expression' : `unexpected '${character}'`
  return { kind: 'fault', column: at + 1, message }
}
