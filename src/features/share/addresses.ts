/** Addresses of a moment, for whoever is to see it elsewhere. */
import { momentQuery } from '../../app/store/query.ts'
import type { AppState } from '../../app/store/state.ts'
import { rangeNotation, viewParameters } from '../../app/view/linkedView.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import type { EmbedOptions, Sharing } from '../../app/sharing/sharing.ts'

type Shared = Pick<Sharing, 'page' | 'query'>

export function linkOf({ page, query }: Shared): string {
  return `${page}${query}`
}

/** From the question mark on: of what is shown, and how it is looked at. */
export function sharedQuery(state: AppState): string {
  return momentQuery(state, viewParameters(state))
}

/** The address of a moment in a frame. @param range what it plays if it is to; undefined for the whole search */
export function embedAddressOf(
  { page, query }: Shared,
  { theme, loops }: EmbedOptions,
  range: VisibleRange,
): string {
  const parameters = new URLSearchParams(query)
  parameters.set('embed', '1')
  if (theme !== 'system') parameters.set('theme', theme)
  if (loops) parameters.set('loop', rangeNotation(range))
  return `${page}?${parameters}`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES[character])
}

/** A frame with an address, for a page in HTML or Markdown. @param title says what it shows */
export function frameCode(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="620" style="max-width: 760px; border: 0" loading="lazy"></iframe>`
}
