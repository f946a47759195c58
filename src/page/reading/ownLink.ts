/** Links to this page in pasted texts: what they name is opened as from the address bar. */
import { type Address, addressOf, asksForMore } from '../store/address.ts'

export interface OwnLink {
  readonly address: Address
  /** The text without the link. */
  readonly rest: string
}

/** Maximum characters of a text in which a link is looked for: a link with a program, and a message around it. */
const MOST_CHARACTERS = 100_000

/** What may follow a link in a sentence. No part of an address ends with these. */
const LINK_END = /[)\]>"'’”.,;:!?]+$/

/** Returns the first link to this page that names more than the page. @param page address up to the question mark */
export function ownLinkIn(text: string, page: string): OwnLink | undefined {
  const from = text.indexOf(page)
  if (from < 0 || text.length > MOST_CHARACTERS) return undefined
  const [written = ''] = /^\S*/.exec(text.slice(from)) ?? []
  const parts = /^(\?[^#]*)?(#.*)?$/.exec(written.slice(page.length).replace(LINK_END, ''))
  if (parts === null) return undefined
  const [, query = '', fragment = ''] = parts
  const address = addressOf(query, fragment)
  if (!asksForMore(address)) return undefined
  // A pasted link leaves the page in its language.
  return {
    address: { ...address, language: undefined },
    rest: text.slice(0, from) + text.slice(from + written.length),
  }
}
