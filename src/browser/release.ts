/** The script that the page began with, by the name that it has for its content. */
const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/**
 * Whether the host has another version of the app: its page no longer begins with this script. A page that is not the app
 * (of a network that asks for a login, or an error) says nothing, nor does a host that cannot be reached.
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
