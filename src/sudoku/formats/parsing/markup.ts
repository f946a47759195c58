/** Removes the marks of HTML, LaTeX and Markdown from pasted boards. */
import { plainText } from './pasted.ts'
import { LONGEST_ROW } from './rules.ts'

/** A tag by which a text is recognised as HTML. */
const TAG = /<(?:br|p|pre|code|div|t[dhr]|table|\/[a-z]{1,12})\b/i

/** Named HTML entities and the plain characters for them. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', middot: '.', bull: '.', ensp: ' ', emsp: ' ' }

/** Returns the character of an HTML entity; an unknown entity stays. @param name without `&` and `;` */
function characterOf(entity: string, name: string): string {
  const number = /^#(?:x([0-9a-f]{1,5})|(\d{1,6}))$/i.exec(name)
  if (number === null) return ENTITIES[name] ?? entity
  const code = Number.parseInt(number[1] ?? number[2], number[1] === undefined ? 10 : 16)
  return plainText(String.fromCodePoint(Math.min(code, 0x10_ffff)))
}

/**
 * Converts HTML source to text: tabs between table cells, line ends around other blocks; undefined if the text has no
 * `TAG`.
 */
export function withoutTags(text: string): string | undefined {
  if (!TAG.test(text)) return undefined
  // Without `<tr>` in the source, each line is a row: cells on different lines are not joined.
  const between = /<tr\b/i.test(text) ? /<\/t[dh]>\s*<t[dh]\b[^<>]*>/gi : /<\/t[dh]>[^\S\n]*<t[dh]\b[^<>]*>/gi
  return withLeafRows(withInputValues(text))
    .replace(/(<t[dh]\b[^<>]*)\/>/gi, '$1></td>')
    .replace(between, '\t')
    .replace(/(<tr\b[^<>]*>\s*)<t[dh]\b[^<>]*>/gi, '$1')
    .replace(/<t[dh]\b[^<>]*>/gi, (_, start: number, whole: string) =>
      isAtLineStart(whole, start) ? '' : '\t',
    )
    .replace(/<\/?(?:br|p|pre|div|tr|table|tbody)\b[^<>]*>\n?/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#?\w{1,8});/g, characterOf)
}

function isAtLineStart(text: string, index: number): boolean {
  return index === 0 || /\s/.test(text[index - 1])
}

const INPUT = /<input\b([^<>]{0,400})>/gi
/** Its value, in quotes or without them. */
const VALUE = /\svalue\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/i

/** Replaces each input element by an element with its value, so that a field is a cell with or without a table. */
function withInputValues(text: string): string {
  return text.replace(INPUT, (_, attributes: string) => {
    const [, double, single, bare] = VALUE.exec(attributes) ?? []
    return `<span>${(double ?? single ?? bare ?? '').trim()}</span>`
  })
}

/** An element that holds one cell: `<span class="cell">5</span>`, `<div></div>`. */
const LEAF = /<(div|span|li|p|button|label)\b[^<>]{0,200}>\s{0,40}(\d|&nbsp;|)\s{0,40}<\/\1>/gi

/** As `LEAF`, or a table cell that holds one cell of the board. */
const LEAF_OR_CELL = new RegExp(LEAF.source.replace('li', 'li|t[dh]'), 'gi')

/** A table cell that contains one element with a digit or nothing. */
const WRAPPED =
  /(<t[dh]\b[^<>]{0,200}>)\s{0,40}<(div|span|p|label|b|strong)\b[^<>]{0,200}>\s{0,40}(\d|&nbsp;|)\s{0,40}<\/\2>\s{0,40}(?=<\/t[dh]>)/gi
/** A table cell with a digit or nothing, and spaces or line ends around it. */
const ON_LINES = /(<t[dh]\b[^<>]{0,200}>)\s{0,40}(\d?)\s{0,40}(?=<\/t[dh]>)/gi

/** Minimum cells of a row, even of a damaged one. */
const FEWEST_CELLS = 7

/** Replaces runs of elements that hold one cell each: 81 elements become nine rows, at least seven become one row. */
function withLeafRows(source: string): string {
  const text = source.replace(WRAPPED, '$1$3').replace(ON_LINES, '$1$2')
  const leaves = /<tr\b/i.test(text) ? LEAF : LEAF_OR_CELL
  let written = ''
  let cells = ''
  let start = 0
  let end = 0
  const close = () => {
    if (cells.length === 81) written += `\n${cells.replace(/.{9}/g, '$&\n')}`
    else written += cells.length < FEWEST_CELLS ? text.slice(start, end) : `\n${cells}\n`
  }
  for (const { 0: leaf, 2: cell, index } of text.matchAll(leaves)) {
    if (text.slice(end, index).trim() !== '') {
      close()
      written += text.slice(end, index)
      cells = ''
      start = index
    }
    cells += /\d/.test(cell) ? cell : '.'
    end = index + leaf.length
  }
  close()
  return written + text.slice(end)
}

/** Digits in Markdown bold. */
const TIGHT_BOLD = /(?<!\*)\*\*([1-9]+)\*\*(?!\*)/g

/**
 * Removes Markdown's bold from rows without spaces, `5**3**4678912`; undefined if there is none, or if other asterisks
 * may be blanks.
 */
export function withoutTightBold(lines: readonly string[]): readonly string[] | undefined {
  let found = false
  const plain = lines.map((line) => {
    if (line.length > LONGEST_ROW || !line.includes('**') || !TIGHT_ROW.test(line)) return line
    found = true
    return line.replace(TIGHT_BOLD, '$1')
  })
  return found && !plain.some((line) => STARRED.test(line)) ? plain : undefined
}

/** A line of digits, asterisks, spaces and the marks `.`, `_`, `|` and `-`. */
const TIGHT_ROW = /^[\s\d.*_|-]+$/
/** A row in which an asterisk is left once the marks of bold are removed. */
const STARRED = /^[\s\d._|-]*\*[\s\d.*_|-]*$/
