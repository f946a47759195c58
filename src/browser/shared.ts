/** What the service worker and the page must agree on: how a share from another app reaches the page. */

export const SHARED = {
  /** Path below the page's folder that the share is posted to, as in `manifest.webmanifest`. */
  path: 'share',
  /** Name of the query parameter with which the page opens then, and of the kept form. */
  parameter: 'shared',
  cache: 'backdoku-shared',
} as const
