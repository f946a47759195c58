import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The style sheet that has them. */
const FILE = join(import.meta.dirname, '../src/ui/media.css')

/** By name, with the queries that each stands for written out. */
export type CustomMedia = ReadonlyMap<string, string>

/** The `@custom-media` of a style sheet; each may name those before it. @throws if one is not to be had */
export function customMediaOf(css: string): CustomMedia {
  const media = new Map<string, string>()
  for (const [, name, query] of css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g))
    media.set(name, writtenOut(query, media))
  return media
}

/** A style sheet with the queries of its `@media` written out, which browsers want. @throws if a name is unknown */
export function withoutCustomMedia(css: string, media: CustomMedia): string {
  return css.replace(
    /(@media )([^{]+?)(\s*\{)/g,
    (_, rule: string, query: string, open: string) => rule + writtenOut(query, media) + open,
  )
}

function writtenOut(query: string, media: CustomMedia): string {
  return query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const known = media.get(name)
    if (known === undefined) throw new Error(`No @custom-media ${name}`)
    if (known.includes(',') && query.includes(' and ')) throw new Error(`${name} is a list, and stands alone`)
    return known
  })
}

/** `@custom-media`, which no browser knows: in one place, and written out wherever it is used. */
export const customMedia = (): Plugin => ({
  name: 'custom-media',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: /@media/ },
    handler(css) {
      this.addWatchFile(FILE)
      return { code: withoutCustomMedia(css, customMediaOf(readFileSync(FILE, 'utf8'))), map: null }
    },
  },
})
