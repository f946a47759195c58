/** Tags of programs that were copied as HTML. */

/** A tag that HTML has around code; `<string>` or `<T>` in code is none. */
export const HTML_TAG =
  /<\/?(?:a|b|blockquote|br|code|div|em|figure|font|i|li|ol|p|pre|span|strong|table|tbody|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi
/** A tag that begins a text in HTML. No program begins like this. */
const FIRST_TAG = /^\s*<(?:blockquote|code|div|figure|ol|p|pre|span|table)(?:\s[^<>]*)?>/i
/** A tag that ends a line, unless a line end follows. */
const LINE_TAG = /<(?:br\s*\/?|\/(?:div|p|pre|li|tr))>\n?/gi

export function beginsWithTag(text: string): boolean {
  return FIRST_TAG.test(text)
}

/** Removes tags, and ends the lines that they end. */
export function withoutTags(text: string): string {
  return text.replaceAll(LINE_TAG, '\n').replaceAll(HTML_TAG, '')
}
