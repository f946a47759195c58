/** Loads modules of the app in Node through Vite. */
import { createServer } from 'vite'

/**
 * Loads a module in a Vite server, passes it to `measure`, and closes the server.
 * @template Result
 * @param {string} path relative to the project's root
 * @param {(module: Record<string, (...words: unknown[]) => any>) => Promise<Result> | Result} measure
 * @param {false} [configFile] false for modules that need none of the project's plugins
 * @returns {Promise<Result>} the result of `measure`
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
