/** Strings longer than this hold more than a board. */
const LONGEST = 2_000

/** Stands for digits that nothing explains: what is on both sides of them does not belong together. */
const BREAK = '~'

/**
 * The lines within the quotations of a text, in its order. Escaped line ends and those after a backslash end a line too.
 */
export function quotedLines(text: string): readonly string[] {
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

/** Rows with line ends between them, as a shell takes them in one pair of quotation marks. */
const ROWS = /[\d.*_?x|\s-]+/y

/** Where the rows end that a string begins with. */
function endOfRows(text: string, start: number): number {
  ROWS.lastIndex = start
  return ROWS.test(text) ? ROWS.lastIndex : start
}

/** Whether there are digits between two strings, and no words: an index or a size stands in code. */
function isStray(between: string): boolean {
  return between.length <= LONGEST && /\d/.test(between) && !/[a-z]/i.test(between)
}

/** Where a string ends: at its closing mark, or where it cannot go on. */
function endOf(text: string, start: number, mark: string): number {
  const last = Math.min(text.length, start + LONGEST)
  for (let index = start; index < last; index++) {
    if (text[index] === '\\') index = escapedAt(text, index + 1)
    else if (text.startsWith(mark, index)) return index
    else if (text[index] === '\n' && mark.length === 1) return index
  }
  return last
}

/** The last character that a backslash takes with it; Haskell has another at the start of the next line. */
function escapedAt(text: string, after: number): number {
  if (text[after] !== '\n') return after
  let index = after
  while (text[index + 1] === ' ' || text[index + 1] === '\t') index++
  return text[index + 1] === '\\' ? index + 1 : index
}

const ESCAPE = /\\(?:\n[ \t]*\\?|[\s\S])/g

function unescaped(string: string): string {
  return string.replace(ESCAPE, (escape) => {
    if (escape === '\\n' || escape[1] === '\n') return '\n'
    if (escape === '\\t') return '\t'
    return escape === '\\r' ? '' : escape.slice(1)
  })
}
