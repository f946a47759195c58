/**
 * Recognises programs in Python 2 by syntax and names that Python 3 rejects, and translates them where that is safe.
 */
import { closingBracket, codeAlone } from '../text/sourceText.ts'

/** A line that Python 3 rejects or runs differently. */
export interface Python2Line {
  /** From 1. */
  readonly line: number
  readonly change: Python2Change
}

/**
 * A difference between Python 2 and 3. `division` is only a warning: in Python 2, `/` between integers rounds down,
 * which the author may or may not intend.
 */
export type Python2Change =
  | 'print'
  | 'raw_input'
  | 'xrange'
  | 'except'
  | 'comparison'
  | 'has_key'
  | 'iteritems'
  | 'division'

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** Matches a string or a comment. */
const TEXT = new RegExp(`${STRING.source}|#.*`, 'g')
/** Source of a pattern for code before a comment: a `#` in a string begins none. */
const CODE = `(?:${STRING.source}|[^#"'\\n])*`
const COMMENT = String.raw`(\s*(?:#.*)?)$`

/** Matches `print` before anything but a parenthesis; `isPrint` rules out other uses of the name, as in `print = x`. */
const PRINT = new RegExp(
  String.raw`^(\s*(?:(?:if|else|elif|for|while|try|except|finally|with|def)\b[^#"']*:\s*)?)print\s+(?![\s(])(${CODE}?)${COMMENT}`,
)
const BARE_PRINT = /^\s*(?:(?:if|else|elif|for|while|try|except|finally|with|def)\b[^#"']*:\s*)?print\s*$/
/** Matches a line that begins with a call of `print`, up to its opening parenthesis. */
const PRINT_OPENING = /^(\s*(?:(?:if|else|elif|for|while)\b[^#"']*:\s*)?)print\s*\(/
/** Matches what continues a `print` after its parenthesis, but not a second call, as in `print(a), exit()`. */
const CONTINUED = /^\)\s*(?:[%*+/-]|,(?!\s*(?:print|exit|quit|sys\.exit)\b))/
const EXCEPT = /^(\s*except\s+[\w.]+|\s*except\s*\([^)]*\))\s*,\s*(\w+)\s*:/

interface Rewriting {
  readonly change: Python2Change
  readonly pattern: RegExp
  readonly replacement: string
}

/** Replacements that apply anywhere outside of strings and comments. */
const WORDS: readonly Rewriting[] = [
  { change: 'raw_input', pattern: /\braw_input\s*\(/g, replacement: 'input(' },
  { change: 'xrange', pattern: /\bxrange\s*\(/g, replacement: 'range(' },
  { change: 'comparison', pattern: /<>/g, replacement: '!=' },
  { change: 'has_key', pattern: /(\w+)\.has_key\(([^()]*)\)/g, replacement: '($2 in $1)' },
  { change: 'iteritems', pattern: /\.iter(items|keys|values)\s*\(/g, replacement: '.$1(' },
]

export function isPython2(source: string): boolean {
  return python2Lines(source).some(({ change }) => change !== 'division')
}

/**
 * Returns the differences from Python 3, ordered by line; a line may have several. Returns none if the program is in
 * Python 3 already: divisions alone do not count.
 */
export function python2Lines(source: string): readonly Python2Line[] {
  const found = codeLines(source).flatMap(({ text, line }): readonly Python2Line[] => {
    if (text === undefined) return []
    const changes = changesOf(text)
    return changes.map((change) => ({ line, change }))
  })
  if (found.length === 0) return []
  const divisions = codeLines(source).flatMap(({ text, line }): readonly Python2Line[] =>
    text !== undefined && /[\w)\]]\s*\/\s*[\w(]/.test(withoutStrings(text))
      ? [{ line, change: 'division' }]
      : [],
  )
  return [...found, ...divisions].toSorted((one, other) => one.line - other.line)
}

/**
 * Translates `print` statements, `raw_input`, `xrange`, `except E, e`, `<>`, `has_key` and `iteritems`. Keeps
 * divisions.
 */
export function asPython3(source: string): string {
  return codeLines(source)
    .map(({ text, original }) => (text === undefined ? original : translatedLine(original)))
    .join('\n')
}

/** Matches errors of Python 3 where a quotient is an index or a count, which Python 2 rounds down. */
const QUOTIENT_ERROR =
  /indices must be integers or slices, not float|'float' object cannot be interpreted as an integer/

/** Returns the lines with divisions of a program whose only difference from Python 3 may be how `/` rounds. */
export function divisionLines(source: string, message: string): readonly number[] {
  if (!QUOTIENT_ERROR.test(message)) return []
  return codeLines(source).flatMap(({ text, line }) =>
    text !== undefined && withoutStrings(text).search(DIVISION) >= 0 ? [line] : [],
  )
}

/** Makes each `/` a `//`, as Python 2 divides integers. */
export function withWholeQuotients(source: string): string {
  return codeLines(source)
    .map(({ text, original }) =>
      text === undefined ? original : outsideTexts(original, (code) => code.replaceAll(DIVISION, '//')),
    )
    .join('\n')
}

/** Matches the sign of a division that does not round down, also before `=`. */
const DIVISION = /(?<!\/)\/(?!\/)/g

function changesOf(text: string): readonly Python2Change[] {
  const changes: Python2Change[] = []
  if (isPrint(text)) changes.push('print')
  if (EXCEPT.test(text)) changes.push('except')
  const plain = withoutStrings(text)
  for (const { change, pattern } of WORDS) if (plain.search(pattern) >= 0) changes.push(change)
  return changes
}

function isPrint(text: string): boolean {
  if (BARE_PRINT.test(text)) return true
  const [, , printed] = PRINT.exec(text) ?? []
  if (printed !== undefined) return !/^[=.,)\]]|^(?:in|is|if|and|or)\b/.test(printed)
  const continued = continuedPrint(text)
  // `print(a),` with nothing after the comma also runs in Python 3.
  return continued !== undefined && continued.rest.trim() !== ','
}

/** Parts of a line: `before` print `first` `rest` `comment`, as in `if x: print (a) % b  # c`. */
interface ContinuedPrint {
  readonly before: string
  readonly first: string
  readonly rest: string
  readonly comment: string
}

/** Returns the parts of a line like `print (a) % b`, `print (a), b` or `print (a),`; undefined for any other line. */
function continuedPrint(text: string): ContinuedPrint | undefined {
  const [opening, before = ''] = PRINT_OPENING.exec(text) ?? []
  if (opening === undefined) return undefined
  const code = codeAlone(text, 'python').trimEnd()
  const closing = closingBracket(code, opening.length)
  if (!CONTINUED.test(code.slice(closing))) return undefined
  return {
    before,
    first: text.slice(opening.length - 1, closing + 1),
    rest: text.slice(closing + 1, code.length),
    comment: text.slice(code.length),
  }
}

function translatedLine(text: string): string {
  let line = text.replace(EXCEPT, '$1 as $2:')
  line = outsideTexts(line, (code) =>
    WORDS.reduce((changed, { pattern, replacement }) => changed.replaceAll(pattern, replacement), code),
  )
  if (BARE_PRINT.test(line)) return `${line.trimEnd()}()`
  const continued = continuedPrint(line)
  if (continued !== undefined) {
    const { before, first, rest, comment } = continued
    return `${before}print(${printArguments(first + rest)})${comment}`
  }
  if (!isPrint(line)) return line
  const [, before, printed = '', after] = PRINT.exec(line) ?? []
  return `${before}print(${printArguments(printed)})${after}`
}

/**
 * Converts the operands of a `print` statement to arguments: a trailing comma to `end=' '`, and `>>f, x` to `x,
 * file=f`.
 */
function printArguments(printed: string): string {
  const text = printed.trim()
  const [, file, rest] = /^>>\s*([\w.]+)\s*,?\s*(.*)$/.exec(text) ?? []
  const value = file === undefined ? text : rest
  const end = value.endsWith(',') ? ["end=' '"] : []
  const plain = value.replace(/,\s*$/, '')
  return [...(plain === '' ? [] : [plain]), ...end, ...(file === undefined ? [] : [`file=${file}`])].join(
    ', ',
  )
}

interface CodeLine {
  readonly line: number
  readonly original: string
  /** The line; undefined if a triple-quoted string of several lines begins, continues or ends on it. */
  readonly text: string | undefined
}

function codeLines(source: string): readonly CodeLine[] {
  let quote: string | undefined
  return source.split('\n').map((original, index) => {
    const wasInside = quote !== undefined
    for (const [mark] of original.replace(/#.*$/, '').matchAll(/"""|'''/g)) {
      if (quote === undefined) quote = mark
      else if (quote === mark) quote = undefined
    }
    const isInside = wasInside || quote !== undefined
    return { line: index + 1, original, text: isInside ? undefined : original.replace(/\r$/, '') }
  })
}

/** Applies a change to the code of a line but not to its strings and its comment. */
function outsideTexts(line: string, change: (code: string) => string): string {
  const texts = line.match(TEXT) ?? []
  return line
    .split(TEXT)
    .map((code, index) => change(code) + (texts[index] ?? ''))
    .join('')
}

function withoutStrings(text: string): string {
  return text.replaceAll(STRING, '""').replace(/#.*$/, '')
}
