/**
 * Times users' programs in Python here, as the app does, and by the real interpreter, fits what the app estimates seconds
 * by, and tells how far off that is. Writes `src/core/own/measured.json`. Run it with nothing else to do.
 */
import { createServer } from 'vite'

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})
const { timings } = await server.ssrLoadModule('/bench/ownSeconds.ts')
await timings()
await server.close()
