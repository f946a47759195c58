/** How the built page gets the files of a part that is loaded on demand. */

/** By address: those that have come, or are on their way. The page's own scripts have. */
const fetched = new Map<string, Promise<unknown>>(
  Array.from(document.scripts, ({ src }) => [src, Promise.resolve()]),
)

/**
 * Stands in the build for the helper that Vite puts around every `import()`. Some browsers remember for ever that a module
 * did not come, and Vite asks for a style sheet once. Here scripts are asked for as plain files before they are imported,
 * and what did not come is asked for again.
 * @param files those that the import needs, its own among them. @param base that their addresses are relative to
 */
export async function fetchedFirst<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  base = document.baseURI,
): Promise<Module> {
  await Promise.all(files.map((file) => fetchFile(new URL(file, base).href)))
  return load()
}

function fetchFile(address: string): Promise<unknown> {
  const fetching = fetched.get(address) ?? (address.endsWith('.css') ? applied(address) : kept(address))
  fetched.set(address, fetching)
  fetching.catch(() => fetched.delete(address))
  return fetching
}

/** Has a script come to where the import looks for it. A preload that has failed is not tried again by every browser. */
async function kept(address: string): Promise<void> {
  const response = await fetch(address)
  // Some hosts answer with their page where a file is gone.
  const isPage = response.headers.get('Content-Type')?.includes('html') === true
  if (!response.ok || isPage) throw new Error(`${address}: ${response.status}`)
  await response.blob()
}

function applied(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = 'stylesheet'
    element.href = address
    element.addEventListener('load', resolve)
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${address} did not come`))
    })
    document.head.append(element)
  })
}
