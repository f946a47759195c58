/** Links to this page in pasted texts: what they name is opened as from the address bar. */
import { type Address, addressOf, asksForMore } from '../store/address.ts'

export interface OwnLink {
  readonly address: Address
  /** The text without the link. */
  readonly rest: string
}

/** Maximum characters of a text in which a link is looked for: a link with a program, and a message around it. */
const MOST_CHARACTERS = 100_000

/** What stands behind the address of the page in a link that names more. */
const MORE = /\?[^\s#]*(?:#\S*)?|#\S*/y

/** What may follow a link in a sentence. No part of an address ends with these. */
const LINK_END = /(?<![)\]>"'’”.,;:!?])[)\]>"'’”.,;:!?]+$/

/** Returns the first link to this page that names more than the page. @param page address up to the question mark */
export function ownLinkIn(text: string, page: string): OwnLink | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  let from = text.indexOf(page)
  while (from >= 0) {
    const end = from + page.length
    MORE.lastIndex = end
    const [written = ''] = MORE.exec(text) ?? []
    const [query, ...fragment] = written.replace(LINK_END, '').split(/(?=#)/)
    const address = addressOf(query, fragment.join(''))
    if (asksForMore(address))
      // A pasted link leaves the page in its language.
      return {
        address: { ...address, language: undefined },
        rest: text.slice(0, from) + text.slice(end + written.length),
      }
    from = text.indexOf(page, end + written.length)
  }
  return undefined
}
