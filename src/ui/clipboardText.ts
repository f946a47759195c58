/** The text of a clipboard, or of a drop: some programs hand over nothing but HTML. */

import { trustedRules } from './trustedTypes.ts'

/** Stands for a picture, whatever its bytes: it is named where it is read. */
export function pictureText(type: string): string {
  return `data:${type}`
}

/** Whatever its name. */
export function isPictureType(type: string): boolean {
  return type.startsWith('image/')
}

/** The text that is pasted or dropped; empty where there is none. */
export function handedText(data: Pick<DataTransfer, 'getData'> | null): string {
  const text = data?.getData('text/plain') ?? ''
  return text === '' ? htmlText(data?.getData('text/html') ?? '') : text
}

type Readable = Partial<Pick<Clipboard, 'read' | 'readText'>>

/**
 * The clipboard's text; empty where it is empty. Rejects where the browser does not let it be read. Asked once: each time,
 * some browsers have the user confirm it.
 */
export async function clipboardText(clipboard: Readable | undefined): Promise<string> {
  if (clipboard?.read === undefined) {
    if (clipboard?.readText === undefined) throw new TypeError('There is no clipboard to read')
    return clipboard.readText()
  }
  const items = await itemsOf(clipboard.read.bind(clipboard))
  for (const textOf of [plainTextOf, htmlTextOf, pictureTextOf]) {
    for (const item of items) {
      const text = await textOf(item)
      if (text !== '') return text
    }
  }
  return ''
}

async function itemsOf(read: Clipboard['read']): Promise<readonly ClipboardItem[]> {
  try {
    return await read()
  } catch (error) {
    // Chromium's word for an empty one.
    if (error instanceof DOMException && error.name === 'DataError') return []
    throw error
  }
}

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

const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|UL)$/
const UNSEEN = /^(?:HEAD|NOSCRIPT|SCRIPT|STYLE|TEMPLATE|TITLE)$/

/** The page's security policy lets HTML be parsed through this policy alone. Nothing that it has parsed gets into the page. */
const trusted = trustedRules('pasted-html', { createHTML: (html: string) => html })

/** The text of a page as one reads it: a line for each row of a table, its cells set off by tabs. */
export function htmlText(html: string): string {
  if (html === '') return ''
  // Nothing in it is run or fetched.
  const { body } = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  return linesOf(body, false)
    .map((line) => line.replace(/ +$/, ''))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

/** @param isPre white space counts */
function linesOf(parent: Element, isPre: boolean): readonly string[] {
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
      write(linesOf(node, isPreHere).join('\n'))
      if (isBlock) breakLine()
    }
  }
  return lines
}

/** Cells of as many lines each, as those that hold tables of their own, stand side by side. */
function rowLines(row: Element, isPre: boolean): readonly string[] {
  const cells = Array.from(row.children, (cell) => trimmed(linesOf(cell, isPre)))
  const [first = []] = cells
  const isEven = cells.every(({ length }) => length === first.length)
  const parts = isEven ? cells : cells.map((lines) => [lines.join(' ')])
  const height = parts[0]?.length ?? 0
  return Array.from({ length: height }, (_, line) => parts.map((lines) => lines[line] ?? '').join('\t'))
}

/** Without the blank lines around them; one is left. */
function trimmed(lines: readonly string[]): readonly string[] {
  const texts = lines.map((line) => line.replace(/^ +| +$/g, ''))
  const from = texts.findIndex((text) => text !== '')
  const to = texts.findLastIndex((text) => text !== '')
  return from < 0 ? [''] : texts.slice(from, to + 1)
}

/** @param before what stands on the line already */
function plainText(text: string, isPre: boolean, before: string): string {
  const plain = text.replaceAll('\u00a0', ' ')
  if (isPre) return plain.replaceAll(/\r\n?/g, '\n')
  const collapsed = text.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll('\u00a0', ' ')
  return before === '' || before.endsWith(' ') ? collapsed.replace(/^ (?! )/, '') : collapsed
}
