/** Modules of the app in Node, put together by Vite as the page's are. */
import { createServer } from 'vite'

/**
 * Has a module of the bench measure, and ends what has loaded it.
 * @template Result
 * @param {string} path from the project's folder @param {(module: Record<string, (...words: unknown[]) => any>) => Promise<Result> | Result} measure
 * @param {false} [configFile] for a module that needs no plugin of the project
 * @returns {Promise<Result>} what it has measured
 */
export async function withModule(path, measure, configFile) {
  const server = await createServer({
    ...(configFile === false && { configFile }),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const result = await measure(await server.ssrLoadModule(path))
  await server.close()
  return result
}
