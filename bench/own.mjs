/**
 * Prints how much longer a user's program takes while it is recorded, and how long its lines around an event take to be
 * found, in shares of the plain run: by the real interpreter in Node, in one run. Another puzzle: `npm run bench:own -- codewars1`.
 */
import { createServer } from 'vite'

const ROUNDS = 3
const LISTINGS = ['tables', 'bitmasks', 'candidate-list', 'check-functions', 'check-tables'].concat([
  'promising-numbers',
  'set-discard',
  'set-guarded',
  'used-digits',
])

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
})
const { runs } = await server.ssrLoadModule('/bench/own.ts')
await runs(process.argv[2] ?? 'codewars2', LISTINGS, ROUNDS)
await server.close()
