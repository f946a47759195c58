/** What the fragment of an address carries, which no server receives: a compressed program, or a compressed tour. */

const CARRIED = ['code', 'tour'] as const

type Carried = (typeof CARRIED)[number]

/** Returns the fragment, from the number sign on, that carries something compressed. */
export function fragmentWith(name: Carried, code: string): string {
  return `#${name}=${code}`
}

/**
 * Returns what a fragment carries. The sign after the name may be percent-encoded, even more than once.
 * @param fragment from the number sign on
 */
export function carriedIn(fragment: string): Readonly<Record<Carried, string | undefined>> {
  const parts = fragment.slice(1).split('&')
  const carried = (name: Carried) => {
    const start = new RegExp(`^${name}(?:=|%(?:25)*3d)`, 'i')
    const part = parts.find((each) => start.test(each))
    return part === undefined ? undefined : plainCode(part.replace(start, ''))
  }
  return { code: carried('code'), tour: carried('tour') }
}

/** Matches the start of a fragment whose number sign is percent-encoded, so that it is in the query. */
const ENCODED_FRAGMENT = /%(?:25)*23(?=(?:code|tour)(?:=|%(?:25)*3d))/i

/**
 * Splits an address into its query and what it carries: in its fragment, or at the end of the query if the number sign
 * was percent-encoded on the way.
 */
export function splitFragment(
  query: string,
  fragment: string,
): Readonly<Record<Carried, string | undefined>> & { readonly query: string } {
  const carried = carriedIn(fragment)
  const isCarried = CARRIED.some((name) => carried[name] !== undefined)
  const encoded = isCarried ? null : ENCODED_FRAGMENT.exec(query)
  if (encoded === null) return { query, ...carried }
  const [inQuery, ...others] = query.slice(encoded.index + encoded[0].length).split('&')
  return { query: [query.slice(0, encoded.index), ...others].join('&'), ...carriedIn(`#${inQuery}`) }
}

/** Matches the end of a link in a sentence: a bracket or quote, or a punctuation mark before a space. */
const LINK_END = /[)\]<"']|(?<=\S)>|[.,;:!?]\s/

/**
 * Removes what is not part of what is carried: what follows it in a sentence, percent-encodings, and the line ends and
 * quotation marks that mail programs put into long links.
 */
function plainCode(written: string): string {
  const decoded = written.replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const [code = ''] = decoded.split(LINK_END, 1)
  return code.replaceAll(/[^\w-]/g, '')
}
