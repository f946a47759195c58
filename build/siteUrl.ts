import type { Plugin } from 'vite'

const PICTURE = /(<meta property="og:image" content=")([^"]+)/

/**
 * The page with the absolute address of its picture, where the site's own is known: whoever shows a link to the page elsewhere
 * wants it so.
 * @param site where the app is to be had; undefined or empty if nobody knows
 * @throws TypeError if it is no address
 */
export function withSiteUrl(html: string, site: string | undefined): string {
  if (site === undefined || site === '') return html
  const base = new URL(site.endsWith('/') ? site : `${site}/`)
  return html.replace(PICTURE, (_, before: string, picture: string) => before + new URL(picture, base).href)
}

/** Takes the site's address from the environment variable `SITE_URL`. */
export const siteUrl = (): Plugin => ({
  name: 'site-url',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => withSiteUrl(html, process.env['SITE_URL']),
  },
})
