/** Reads the text of a clipboard or drop. Converts its HTML if there is no plain text. */

import { isPictureType } from '../reading/inputFiles.ts'
import { trustedRules } from './trustedTypes.ts'

/** Returns a placeholder text for a picture, from which the text parser knows that it was a picture. */
export function pictureText(type: string): string {
  return `data:${type}`
}

/** Returns the pasted or dropped text; empty if there is none. */
export function handedText(data: Pick<DataTransfer, 'getData'> | null): string {
  const text = data?.getData('text/plain') ?? ''
  return text === '' ? htmlText(data?.getData('text/html') ?? '') : text
}

/** The methods that read a clipboard; browsers may lack either. */
type Readable = Partial<Pick<Clipboard, 'read' | 'readText'>>

/**
 * Returns the clipboard's text, `pictureText` for a picture, or '' if it has neither. Rejects if there is no clipboard,
 * or if the browser forbids reading. Reads once, because some browsers ask the user each time.
 */
export async function clipboardText(clipboard: Readable | undefined): Promise<string> {
  if (clipboard?.read === undefined) {
    if (clipboard?.readText === undefined) throw new TypeError('There is no clipboard to read')
    return clipboard.readText()
  }
  const items = await readItems(clipboard.read.bind(clipboard))
  for (const textOf of [plainTextOf, htmlTextOf, pictureTextOf]) {
    for (const item of items) {
      const text = await textOf(item)
      if (text !== '') return text
    }
  }
  return ''
}

/** Reads the items of the clipboard; none if it is empty. */
async function readItems(read: Clipboard['read']): Promise<readonly ClipboardItem[]> {
  try {
    return await read()
  } catch (error) {
    // Chromium's error for an empty clipboard.
    if (error instanceof DOMException && error.name === 'DataError') return []
    throw error
  }
}

/** Returns an item's text of a MIME type; '' if the item has none. */
async function textOfType(item: ClipboardItem, type: string): Promise<string> {
  return item.types.includes(type) ? (await item.getType(type)).text() : ''
}

const plainTextOf = (item: ClipboardItem) => textOfType(item, 'text/plain')
const htmlTextOf = async (item: ClipboardItem) => htmlText(await textOfType(item, 'text/html'))
function pictureTextOf({ types }: ClipboardItem): Promise<string> {
  const type = types.find(isPictureType)
  return Promise.resolve(type === undefined ? '' : pictureText(type))
}

// -- HTML -----------------------------------------------------------------------------------------------------------

/** Matches tags of elements that begin and end a line. */
const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|UL)$/
/** Matches tags of elements that are not displayed. */
const UNSEEN = /^(?:HEAD|NOSCRIPT|SCRIPT|STYLE|TEMPLATE|TITLE)$/

/**
 * The page's security policy allows parsing HTML only by this Trusted Types policy. The parsed document is never
 * inserted into the page.
 */
const trusted = trustedRules('pasted-html', { createHTML: (html: string) => html })

/** Converts HTML to text as displayed, with tabs between the cells of a table row. */
export function htmlText(html: string): string {
  if (html === '') return ''
  // The parser neither runs nor fetches anything in the HTML.
  const { body } = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  return displayedLines(body, false)
    .map((line) => line.replace(/ +$/, ''))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

/** Returns the lines of an element as displayed. @param isPre true to preserve white space */
function displayedLines(parent: Element, isPre: boolean): readonly string[] {
  const lines = ['']
  const write = (text: string) => {
    const [first = '', ...rest] = text.split('\n')
    lines[lines.length - 1] += first
    lines.push(...rest)
  }
  const breakLine = () => {
    if (lines.at(-1) !== '') lines.push('')
  }
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) write(plainText(node.nodeValue ?? '', isPre, lines.at(-1) ?? ''))
    if (!(node instanceof Element) || UNSEEN.test(node.tagName)) continue
    if (node.tagName === 'BR') lines.push('')
    else if (node.tagName === 'INPUT') write(node.getAttribute('value') ?? '')
    else if (node.tagName === 'TR') {
      breakLine()
      write(`${rowLines(node, isPre).join('\n')}\n`)
    } else {
      const isBlock = BLOCKS.test(node.tagName)
      const isPreHere =
        isPre ||
        node.tagName === 'PRE' ||
        /white-space:\s*(?:pre|break-spaces)/.test(node.getAttribute('style') ?? '')
      if (isBlock) breakLine()
      write(displayedLines(node, isPreHere).join('\n'))
      if (isBlock) breakLine()
    }
  }
  return lines
}

/**
 * Joins the cells of a row line by line if they have equally many lines, as cells with nested tables do; otherwise in
 * one line.
 */
function rowLines(row: Element, isPre: boolean): readonly string[] {
  const cells = Array.from(row.children, (cell) => trimmed(displayedLines(cell, isPre)))
  const [first = []] = cells
  const isEven = cells.every(({ length }) => length === first.length)
  const parts = isEven ? cells : cells.map((lines) => [lines.join(' ')])
  const height = parts[0]?.length ?? 0
  return Array.from({ length: height }, (_, line) => parts.map((lines) => lines[line] ?? '').join('\t'))
}

/** Trims the spaces of each line, and blank lines at both ends; keeps at least one line. */
function trimmed(lines: readonly string[]): readonly string[] {
  const texts = lines.map((line) => line.replace(/^ +| +$/g, ''))
  const from = texts.findIndex((text) => text !== '')
  const to = texts.findLastIndex((text) => text !== '')
  return from < 0 ? [''] : texts.slice(from, to + 1)
}

/** Returns a text as displayed, with white space collapsed unless `isPre`. @param before text already on the line */
function plainText(text: string, isPre: boolean, before: string): string {
  const plain = text.replaceAll('\u00a0', ' ')
  if (isPre) return plain.replaceAll(/\r\n?/g, '\n')
  const collapsed = text.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll('\u00a0', ' ')
  return before === '' || before.endsWith(' ') ? collapsed.replace(/^ (?! )/, '') : collapsed
}
