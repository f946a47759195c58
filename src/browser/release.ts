/** Name of the page's entry script, which includes a content hash. */
const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/**
 * Returns true if the host has another version of the app: it serves the app's page without this script. Returns false
 * if the host is unreachable or answers with another page, such as a captive portal or an error.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' })
    const page = response.ok ? await response.text() : ''
    return page.includes('id="root"') && !page.includes(SCRIPT)
  } catch {
    return false
  }
}
