/** Recognises functions that take the puzzle as one text of 81 characters, as in freeCodeCamp's project and Norvig's essay. */

/** A puzzle in one text, by its blanks: 0 or `.`. Named as the same forms of standard input. */
export type PuzzleText = 'one-line' | 'one-line-dots'

/** Matches string literals that may be joined, as in `'53..7....' + '6..195...'`; its group holds all of them. */
const LITERALS = String.raw`(?:\(\s*)?((?:["'${'`'}][\d.]{9,81}["'${'`'}]\s*(?:[+\\]\s*)?)+)`

/**
 * Returns the form of the puzzle that a program passes to one of its functions as a text, in a literal or in a variable
 * that holds one; undefined if there is no such call.
 * @param source Python or JavaScript, with its strings
 * @param name of a function or a method, without its class
 */
export function passedText(source: string, name: string): PuzzleText | undefined {
  const callee = String.raw`(?<!\b(?:def|function)\s+)(?<![\w$])${escaped(name)}\s*\(\s*`
  const call = new RegExp(`${callee}(?:${LITERALS}|([A-Za-z_$][\\w$]*)\\s*[,)])`, 'g')
  const passed = Array.from(source.matchAll(call), ([, literals, variable]) => ({ literals, variable }))
  // Once for each variable, because a program may have thousands of calls.
  const variables = new Set(passed.flatMap(({ variable }) => variable ?? []))
  return [
    ...passed.flatMap(({ literals }) => literals ?? []),
    ...Array.from(variables, (variable) => assignedLiterals(source, variable)),
  ]
    .map(formOf)
    .find((form) => form !== undefined)
}

/** Guesses the form of a text that a program takes: dots if the program mentions one as a character. */
export function likelyText(source: string): PuzzleText {
  return /(["'`])\.\1|\\\.|[1-9]\.\]|\[\./.test(source) ? 'one-line-dots' : 'one-line'
}

function assignedLiterals(source: string, variable: string): string {
  const assigned = new RegExp(String.raw`(?<![\w$.])${escaped(variable)}\s*(?::[^=\n]+)?=\s*${LITERALS}`)
  return assigned.exec(source)?.[1] ?? ''
}

/** Returns the form of the text in string literals; undefined unless it has 81 characters. */
function formOf(literals: string): PuzzleText | undefined {
  const text = literals.replaceAll(/[^\d.]/g, '')
  if (text.length !== 81) return undefined
  return text.includes('.') ? 'one-line-dots' : 'one-line'
}

function escaped(name: string): string {
  return name.replaceAll('$', String.raw`\$`)
}
