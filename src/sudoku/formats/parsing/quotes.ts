/** Finds the rows of boards that a program or a shell command has in quotation marks. */

/** Maximum characters of a string with one board, and of the text between two strings that is searched for digits. */
const LONGEST = 2_000

/** Line in place of stray digits between two strings, so that the lines of these strings do not become one board. */
const BREAK = '~'

/**
 * Returns the lines inside a text's quotations, in order, with `BREAK` where stray digits separate two of them. The
 * escape `\n`, and a backslash before a line end, also end a line.
 */
export function quotedLines(source: string): readonly string[] {
  const text = source.replace(RAW_STRING, '"""$1"""')
  const lines: string[] = []
  let index = 0
  let before = 0
  while (index < text.length) {
    const quote = text[index]
    if (quote !== '"' && quote !== "'") {
      index++
      continue
    }
    const mark = text.startsWith(quote.repeat(3), index) ? quote.repeat(3) : quote
    const start = index + mark.length
    const rows = endOfRows(text, start)
    const end = rows - start < LONGEST && text[rows] === quote ? rows : endOf(text, start, mark)
    if (text.startsWith(mark, end)) {
      if (isStray(text.slice(before, index))) lines.push(BREAK)
      lines.push(...unescaped(text.slice(start, end)).split('\n'))
      index = end + mark.length
      before = index
    } else index = end + 1
  }
  return lines
}

/** A raw string of C++. */
const RAW_STRING = /\bR"\(([^()"]{0,2000})\)"/g

/** Matches rows separated by line ends in one pair of quotation marks, as in a shell. */
const ROWS = /[\d.*_?x|\s-]+/y

/** Returns the offset after the rows at the start of a string; `start` if it begins with none. */
function endOfRows(text: string, start: number): number {
  ROWS.lastIndex = start
  return ROWS.test(text) ? ROWS.lastIndex : start
}

/** True if the text between two strings is short and has digits but no words: an index in code has words around it. */
function isStray(between: string): boolean {
  return between.length <= LONGEST && /\d/.test(between) && !/[a-z]/i.test(between)
}

/**
 * Returns the offset where a string ends: at its closing mark, at the line end unless the mark is three quotes, or
 * after `LONGEST` characters.
 */
function endOf(text: string, start: number, mark: string): number {
  const last = Math.min(text.length, start + LONGEST)
  for (let index = start; index < last; index++) {
    if (text[index] === '\\') index = escapedAt(text, index + 1)
    else if (text.startsWith(mark, index)) return index
    else if (text[index] === '\n' && mark.length === 1) return index
  }
  return last
}

/**
 * Returns the offset of the last character that a backslash escapes. In Haskell, an escaped line end extends to another
 * backslash on the next line.
 */
function escapedAt(text: string, after: number): number {
  if (text[after] !== '\n') return after
  let index = after
  while (text[index + 1] === ' ' || text[index + 1] === '\t') index++
  return text[index + 1] === '\\' ? index + 1 : index
}

const ESCAPE = /\\(?:\n[ \t]*\\?|[\s\S])/g

/** Replaces the escapes in a string by what they stand for, but drops `\r`. */
function unescaped(string: string): string {
  return string.replace(ESCAPE, (escape) => {
    if (escape === '\\n' || escape[1] === '\n') return '\n'
    if (escape === '\\t') return '\t'
    return escape === '\\r' ? '' : escape.slice(1)
  })
}
