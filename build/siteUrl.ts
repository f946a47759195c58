import type { Plugin } from 'vite'

const PICTURE = /(<meta property="og:image" content=")([^"]+)/

/**
 * Makes the URL of the page's preview picture (`og:image`) absolute, as link previews require.
 * @param site URL of the app; if undefined or empty, the page stays unchanged
 * @throws TypeError if `site` is not a valid URL
 */
export function withSiteUrl(html: string, site: string | undefined): string {
  if (site === undefined || site === '') return html
  const base = new URL(site.endsWith('/') ? site : `${site}/`)
  return html.replace(PICTURE, (_, before: string, picture: string) => before + new URL(picture, base).href)
}

/** Vite plugin that calls `withSiteUrl` with the environment variable `SITE_URL`. */
export const siteUrl = (): Plugin => ({
  name: 'site-url',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => withSiteUrl(html, process.env['SITE_URL']),
  },
})
