/** Modules of the app in Node, put together by Vite as the page's are. */
import { createServer } from 'vite'

/**
 * Has a module of the bench measure, and ends what has loaded it.
 * @param {string} path from the project's folder @param {(module: Record<string, (...words: unknown[]) => Promise<void>>) => Promise<void>} measure
 * @param {false} [configFile] for a module that needs no plugin of the project
 */
export async function withModule(path, measure, configFile) {
  const server = await createServer({
    ...(configFile === false && { configFile }),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  await measure(await server.ssrLoadModule(path))
  await server.close()
}
