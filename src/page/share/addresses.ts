/** Makes the addresses of a moment (the search at one event): links and iframe code. */
import { momentQuery } from '../store/address.ts'
import type { AppState } from '../store/state.ts'
import { rangeNotation, viewParameters } from '../timeline/linkedView.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { EmbedOptions, SharedProgram, Sharing } from './sharing.ts'

/** Maximum length of a link without a warning; some messengers and forums cut longer ones. */
export const SAFE_CHARACTERS = 2000

type SharedMoment = Pick<Sharing, 'page' | 'query' | 'program' | 'withProgram'>

export function linkOf(shared: SharedMoment): string {
  const { query, fragment } = sharedAddress(shared)
  return `${shared.page}${query}${fragment}`
}

/** Query and fragment of a link, with the program if the user chose to include it. */
function sharedAddress({ query, program, withProgram }: SharedMoment): SharedProgram {
  return withProgram && typeof program === 'object' ? program : { query, fragment: '' }
}

/** Query of the current moment and view, from the question mark on. */
export function sharedQuery(state: AppState): string {
  return momentQuery(state, viewParameters(state))
}

/** Address of a moment in an iframe. @param range the events to loop, if the frame loops */
export function embedAddressOf(
  shared: SharedMoment,
  { theme, loops }: EmbedOptions,
  range: VisibleRange,
): string {
  const { query, fragment } = sharedAddress(shared)
  const parameters = new URLSearchParams(query)
  parameters.set('embed', '1')
  if (theme !== 'system') parameters.set('theme', theme)
  if (loops) parameters.set('loop', rangeNotation(range))
  return `${shared.page}?${parameters}${fragment}`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES[character])
}

/** Iframe code for HTML or Markdown. @param title accessible name of the frame */
export function frameCode(address: string, title: string, heightPx = 620): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="${heightPx}" style="max-width: 760px; border: 0" loading="lazy"></iframe>`
}
