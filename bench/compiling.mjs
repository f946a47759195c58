/**
 * Prints how long users' programs in C++ take to be compiled with headers that have been compiled before, in shares of
 * compiling all: by the real compiler in Node, in one run.
 */
import { createServer } from 'vite'

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})
const { compilations } = await server.ssrLoadModule('/bench/compiling.ts')
await compilations(3)
await server.close()
